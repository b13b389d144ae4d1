import { type GameId, gameIds } from '../../engine/games/ids.ts';
import type { Wish } from '../../engine/games/making.ts';
import { lastGame, lastGameKey } from '../../records/last-game.ts';
import { isRecord } from '../../site/raw.ts';
import { read, write } from '../../site/storage.ts';
import { type GameOffer, gradesOf, nearestGrade } from '../games/wishes.ts';

export const runKinds = ['free', 'minutes', 'slip'] as const;
export type RunKind = (typeof runKinds)[number];

/** The sentence as it was chosen; empty: any. `mine`: as hard as the reader is. */
export interface Choice {
  readonly game: GameId;
  readonly rules: string;
  readonly goal: string;
  readonly theme: string;
  readonly grade: '' | 'mine' | '1' | '2' | '3' | '4' | '5';
  readonly run: RunKind;
  /** Whether what is not taught yet and what is long though easy is left out, while no word of the sentence asks for anything. */
  readonly keeps: boolean;
}

const grades: readonly Choice['grade'][] = ['', 'mine', '1', '2', '3', '4', '5'];

export const usualChoice = (game: GameId): Choice => ({
  game,
  rules: '',
  goal: '',
  theme: '',
  grade: 'mine',
  run: 'free',
  keeps: true,
});

/** Whether the sentence asks for any puzzle of the game. */
export const asksForAny = ({ rules, goal, theme }: { readonly [K in 'rules' | 'goal' | 'theme']: string | null }): boolean =>
  !rules && !goal && !theme;

/** Whether practice offers what is chosen. */
const isServed = (offer: GameOffer, { grade, ...words }: Choice): boolean => {
  const grades = gradesOf(offer, words);
  return grade === 'mine' ? grades.length > 0 : grades.includes(Number(grade));
};

/** The choice with one word exchanged; others that do not go with it give way, the grade first. */
export function chosen(offers: readonly GameOffer[], before: Choice, change: Partial<Choice>): Choice {
  if (change.game !== undefined && change.game !== before.game) {
    const { grade, run, keeps } = before;
    return { ...usualChoice(change.game), grade, run, keeps };
  }
  let next = { ...before, ...change };
  const offer = offers.find(({ game }) => game === next.game);
  if (!offer) return next;
  const rest: Partial<Choice>[] = [{ grade: 'mine' }, { theme: '' }, { goal: '' }, { rules: '' }];
  for (const more of rest)
    if (!isServed(offer, next) && !Object.keys(more).some((word) => word in change)) next = { ...next, ...more };
  return next;
}

/** The wish of a choice; `mine`: the grade that is as hard as the reader is; `grades`: those that are offered, of which the nearest is taken. */
export const wishOf = ({ rules, goal, theme, grade }: Choice, mine: number, grades: readonly number[]): Wish => ({
  rules: rules || null,
  goal: goal || null,
  theme: theme || null,
  grade: grade === '' ? null : grade === 'mine' ? nearestGrade(grades, mine) || null : Number(grade),
});

/** The key of the choice. */
export const choiceKey = 'practice.choice';

/** What is kept of a choice: short words by name; null where a value is none. Whether they are offered is asked when it is opened. */
export function asChoice(raw: unknown): Readonly<Record<string, string | boolean>> | null {
  if (!isRecord(raw)) return null;
  const entries = Object.entries(raw);
  const good =
    entries.length <= 20 &&
    entries.every(([, value]) => typeof value === 'boolean' || (typeof value === 'string' && value.length <= 60));
  return good && typeof raw.game === 'string' ? (Object.fromEntries(entries) as Record<string, string | boolean>) : null;
}

/** What was chosen last, in the game that was played last: with another game come the words that are usual there. */
export function keptChoice(offers: readonly GameOffer[]): Choice | null {
  const kept = choiceHere(offers);
  const game = offers.find((offer) => offer.game === lastGame())?.game;
  if (game === undefined || game === kept?.game) return kept;
  return kept === null ? usualChoice(game) : chosen(offers, kept, { game });
}

/** What was chosen last; the usual where that is not offered any more. */
function choiceHere(offers: readonly GameOffer[]): Choice | null {
  return read(choiceKey, (kept) => {
    const raw = asChoice(kept);
    if (raw === null) return null;
    const offer = offers.find(({ game }) => game === raw.game);
    const text = (name: string) => `${raw[name] ?? ''}`;
    const choice = {
      game: offer?.game ?? offers[0]?.game ?? (gameIds[0] as GameId),
      rules: text('rules'),
      goal: text('goal'),
      theme: text('theme'),
      grade: grades.find((grade) => grade === raw.grade) ?? 'mine',
      run: runKinds.find((run) => run === raw.run) ?? 'free',
      keeps: raw.keeps !== false,
    };
    const { grade, run, keeps } = choice;
    return offer && isServed(offer, choice) ? choice : { ...usualChoice(choice.game), grade, run, keeps };
  });
}

export function keepChoice(choice: Choice): void {
  write(choiceKey, choice);
  write(lastGameKey, choice.game);
}
