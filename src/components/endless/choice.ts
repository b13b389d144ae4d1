import { type GameId, gameIds } from '../../engine/games/ids.ts';
import type { Wish } from '../../engine/games/making.ts';
import { isRecord } from '../../records/records.ts';
import { read, write } from '../../site/storage.ts';
import { type GameOffer, isOffered } from '../games/wishes.ts';

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
}

const grades: readonly Choice['grade'][] = ['', 'mine', '1', '2', '3', '4', '5'];

export const usualChoice = (game: GameId): Choice => ({ game, rules: '', goal: '', theme: '', grade: 'mine', run: 'free' });

/** The choice with one word exchanged; others that do not go with it give way. */
export function chosen(offers: readonly GameOffer[], before: Choice, change: Partial<Choice>): Choice {
  if (change.game !== undefined && change.game !== before.game)
    return { ...usualChoice(change.game), grade: before.grade, run: before.run };
  let next = { ...before, ...change };
  const offer = offers.find(({ game }) => game === next.game);
  for (const word of ['theme', 'goal', 'rules'] as const)
    if (offer && !isOffered(offer, next) && !(word in change)) next = { ...next, [word]: '' };
  return next;
}

/** The wish of a choice; `grade`: the one that is as hard as the reader is. */
export const wishOf = ({ rules, goal, theme, grade }: Choice, mine: number): Wish => ({
  rules: rules || null,
  goal: goal || null,
  theme: theme || null,
  grade: grade === '' ? null : grade === 'mine' ? mine : Number(grade),
});

const key = 'practice.choice';

/** What was chosen last; the usual where that is not offered any more. */
export function keptChoice(offers: readonly GameOffer[]): Choice | null {
  return read(key, (raw) => {
    if (!isRecord(raw)) return null;
    const offer = offers.find(({ game }) => game === raw.game);
    const text = (name: string) => (typeof raw[name] === 'string' ? (raw[name] as string) : '');
    const choice = {
      game: offer?.game ?? offers[0]?.game ?? (gameIds[0] as GameId),
      rules: text('rules'),
      goal: text('goal'),
      theme: text('theme'),
      grade: grades.find((grade) => grade === raw.grade) ?? 'mine',
      run: runKinds.find((run) => run === raw.run) ?? 'free',
    };
    return offer && isOffered(offer, choice) ? choice : { ...usualChoice(choice.game), grade: choice.grade, run: choice.run };
  });
}

export const keepChoice = (choice: Choice): void => void write(key, choice);
