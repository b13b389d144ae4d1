import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { GameKit } from './kit.ts';
import { percent } from './percent.ts';
import type { Solver } from './stage.ts';

/** What each first action is worth where the best chance is asked for, in words. */
export interface Chances {
  /** The best there is: said from the start, as that is what is looked for. */
  readonly best: string;
  /** What an action leaves, beside the best; `told`: what was done, as a sentence. Null where that is not known. */
  less(action: string, told: string): string | null;
  /** All of them, the best first, and what they come to on the table. */
  readonly all: readonly string[];
}

/** As many actions are told with what they come to. */
const told = 3;

/** Works out the chances after each first action; null where not all of them are known. */
export async function chancesOf(kit: GameKit, start: Play, goal: string, solver: () => Promise<Solver>): Promise<Chances | null> {
  const { actions } = await (await solver()).rate(start.position, goal);
  const known = actions.flatMap(({ action, value }) => (value === undefined ? [] : [{ action, value }]));
  if (known.length === 0 || known.length < actions.length) return null;
  const sorted = known.toSorted((a, b) => b.value - a.value);
  const best = percent(sorted[0]?.value ?? 0);
  const ideas = await kit.ideas?.().catch(() => null);
  const each = sorted.map(({ action, value }) =>
    m.play_chance_each({ action: kit.words.actionWords(action, start), percent: percent(value) }),
  );
  const come = sorted.slice(0, told).flatMap(({ action }) => ideas?.comesToWords?.(action, start) ?? []);
  return {
    best: m.play_chance_best({ best }),
    less(action, sentence) {
      const now = known.find((one) => one.action === action)?.value;
      return now === undefined ? null : m.play_chance_less({ told: sentence, now: percent(now), best });
    },
    all: [m.play_chance_all({ list: each.join(', ') }), come.join(' ')].filter((line) => line !== ''),
  };
}
