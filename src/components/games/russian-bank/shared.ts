import type { PlayerName } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { spoken } from '../../board/card-words.ts';
import type { Standings } from '../../play/kit.ts';

/** The computer players by name. */
const names: Readonly<Record<PlayerName, () => string>> = {
  random: m.play_player_random,
  greedy: m.play_player_greedy,
  planner: m.play_player_planner,
};

/** What the kits of both rule sets have alike. Neither imports the other: a page of one loads nothing of the other. */
export const shared = {
  id: 'russian-bank',
  alone: false,
  opponents: { usual: 'greedy', names },
  rated: () => import('./rated.ts').then(({ rated }) => rated),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  sound: 'card',
  draw: 'draw',
} as const;

/** A goal that a puzzle has, as a sentence about it needs it; null for any other. */
export function asked(goal: string) {
  const [, kind, count = 0] = /^(win|lock|reserve|stock|home|load)(?::(\d+))?$/.exec(goal) ?? [];
  if (kind === undefined) return null;
  return { kind: (goal === 'reserve:0' ? 'empty' : kind) as 'win', count: Number(count) };
}

/** The words of both. */
export const sharedWords = {
  spoken,
  gameName: m.russian_bank_name,
  provedWords(goal: string): string | null {
    const of = asked(goal);
    return of && m.russian_bank_proved(of);
  },
} as const;

/** How a game stands: what each has left is counted alike at both tables. */
export const standing = <State, Action>(): Promise<Standings<State, Action>> =>
  import('./standing.ts').then(({ standing }) => standing as unknown as Standings<State, Action>);
