import { rankOf } from '../../../core/cards.ts';
import type { Rated as Option, Step } from '../../making.ts';
import { fits } from '../fits.ts';
import { type Action, ristiseiska, type State } from '../index.ts';
import { handOf } from '../state.ts';

type Rated = Option<Action>;

/** A decision of the player on the line. */
export type Decision = Step<State, Action>;

/** What a puzzle is about, worked out from the decisions of its line: slugs, the most telling first. */
export function themesOf(goal: string, decisions: readonly Decision[]): string[] {
  const [first] = decisions;
  if (first === undefined) return [];
  const turn = firstTurn(decisions);
  const themes: [string, boolean][] = [
    ['best-chance', goal === 'best'],
    ['what-to-give', first.state.phase.kind === 'give'],
    ['ace-side', first.options.some(({ action }, i) => isSide(first.options, action, i))],
    ['stop-after-ace', turn.some(({ played, options }) => played.kind === 'stop' && alone(options))],
    [
      'go-on',
      turn.some(({ played, state, options }) => state.phase.kind === 'extra' && played.kind === 'play' && stopLoses(options)),
    ],
    ['aces-and-kings', runOfAcesAndKings(turn)],
    ['keep-the-six', keeps(first, 6)],
    ['keep-the-seven', keeps(first, 7)],
    ['keep-the-eight', keeps(first, 8)],
    ['keep-the-ace', keeps(first, 1)],
    ['force-a-pass', forcesPass(first)],
    ['open-for-yourself', opensForSelf(first)],
    ['not-last', goal === 'not-last'],
  ];
  return themes.filter(([, holds]) => holds).map(([theme]) => theme);
}

const alone = (options: readonly Rated[]): boolean => options.filter(({ wins }) => wins).length === 1;

const stopLoses = (options: readonly Rated[]): boolean => options.some(({ action, wins }) => action.kind === 'stop' && !wins);

/** Whether an ace can go on either side, and only one of the two wins. */
function isSide(options: readonly Rated[], action: Action, at: number): boolean {
  if (action.kind !== 'play' || rankOf(action.card) !== 1) return false;
  const other = options.find(({ action: a }, i) => i !== at && a.kind === 'play' && a.card === action.card);
  return other !== undefined && other.wins !== options[at]?.wins;
}

/** Whether cards of a rank can be played, and all of them lose. */
function keeps({ options, state }: Decision, rank: number): boolean {
  if (state.phase.kind === 'give') return false;
  const such = options.filter(({ action }) => action.kind === 'play' && rankOf(action.card) === rank);
  return such.length > 0 && such.every(({ wins }) => !wins);
}

/** The decisions of the turn with which the line begins. */
function firstTurn(decisions: readonly Decision[]): readonly Decision[] {
  const end = decisions.findIndex(({ state }, i) => i > 0 && state.phase.kind !== 'extra');
  return end < 0 ? decisions : decisions.slice(0, end);
}

/** Whether the first turn of the line begins with an ace or a king and has another later. */
function runOfAcesAndKings(turn: readonly Decision[]): boolean {
  const royal = turn.filter(({ played }) => played.kind === 'play' && [1, 13].includes(rankOf(played.card)));
  return royal.length >= 2 && royal[0] === turn[0];
}

/** What the next player can do once the turn has ended; null while it goes on, and where the same player or nobody is next. */
function nextCan(after: State, actor: Decision['actor']): 'play' | 'nothing' | null {
  if (after.phase.kind !== 'play' || after.turn === actor || ristiseiska.actor(after) === null) return null;
  return ristiseiska.legal(after).every(({ kind }) => kind === 'pass' || kind === 'beg') ? 'nothing' : 'play';
}

/** Whether the next player can play nothing after every winning action, and something after a losing one (and a stop, if there is more to play). */
function forcesPass({ state, actor, options }: Decision): boolean {
  const after = (action: Action): State => ristiseiska.apply(state, action);
  const ended = (now: State): State => (now.phase.kind === 'extra' ? ristiseiska.apply(now, { kind: 'stop' }) : now);
  return (
    options.every(({ action, wins }) => !wins || nextCan(after(action), actor) === 'nothing') &&
    options.some(({ action, wins }) => !wins && nextCan(ended(after(action)), actor) === 'play')
  );
}

/** Whether every winning action opens a card for the player and none for others, and every losing one opens some for others. */
function opensForSelf({ state, options }: Decision): boolean {
  if (state.phase.kind === 'give') return false;
  const mine = handOf(state, state.turn);
  const shut = state.hands.flat().filter((card) => !fits(state, card));
  return options.every(({ action, wins }) => {
    if (action.kind !== 'play') return false;
    const after = ristiseiska.apply(state, action);
    const opened = shut.filter((card) => fits(after, card));
    return wins ? opened.length > 0 && opened.every((card) => mine.includes(card)) : opened.some((card) => !mine.includes(card));
  });
}
