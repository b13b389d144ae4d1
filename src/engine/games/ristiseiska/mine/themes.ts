import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import type { Rated as Option, Step } from '../../making.ts';
import { type Action, ristiseiska, type State } from '../index.ts';

type Rated = Option<Action>;

/** A decision of the player on the line. */
export type Decision = Pick<Step<State, Action>, 'state' | 'played' | 'options'>;

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

/** Whether the next player has to pass or beg after every winning action, and not after every losing one. */
function forcesPass({ state, options }: Decision): boolean {
  const passes = ({ action }: Rated): boolean => {
    const after = ristiseiska.apply(state, action);
    if (after.turn === state.turn || after.phase.kind !== 'play') return false;
    return ristiseiska.legal(after).every(({ kind }) => kind === 'pass' || kind === 'beg');
  };
  return options.every((option) => !option.wins || passes(option)) && options.some((option) => !passes(option));
}

/** Whether every winning action opens a card for the player and none for others, and every losing one opens some for others. */
function opensForSelf({ state, options }: Decision): boolean {
  const mine = new Set(state.hands[state.turn - 1]);
  const opened = (action: Action): Card[] => {
    if (action.kind !== 'play') return [];
    const after = ristiseiska.apply(state, action).table[suitOf(action.card)];
    if (!after) return [];
    const base = action.card - rankOf(action.card);
    const before = nextOf(state.table[suitOf(action.card)], base);
    return nextOf(after, base).filter((card) => !before.includes(card) && state.hands.some((hand) => hand.includes(card)));
  };
  if (state.phase.kind === 'give') return false;
  return options.every(({ action, wins }) => {
    const cards = opened(action);
    if (wins) return cards.length > 0 && cards.every((card) => mine.has(card));
    return cards.some((card) => !mine.has(card));
  });
}

/** The cards that go next to a run: the six, then the eight, then one at either end. */
function nextOf(run: { readonly low: number; readonly high: number } | null | undefined, base: number): Card[] {
  if (!run) return [];
  if (run.low === 7) return [base + 6];
  if (run.high === 7) return [base + 8];
  return [...(run.low > 1 ? [base + run.low - 1] : []), ...(run.high < 13 ? [base + run.high + 1] : [])];
}
