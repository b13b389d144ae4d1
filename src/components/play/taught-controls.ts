import type { Layout, PlacedAct } from '../board/layout/types.ts';
import type { Control, GameKit } from './kit.ts';

/** The control that an act on the board is one of; null for what no lesson has to teach first. */
export function controlOf({ kind, off = false }: Pick<PlacedAct, 'kind' | 'off'>): Control | null {
  if (kind === 'said') return off ? 'idle' : null;
  // A place is lit for the card that must go there.
  return kind === 'lit' ? 'must' : kind;
}

const kits = new Map<string, GameKit>();

/** A kit for the boards of a lesson, by its number in its course: they leave out the controls that a later one teaches (`GameKit.taught`). The same kit each time. */
export function kitOfLesson(kit: GameKit, order: number): GameKit {
  const { taught = {} } = kit;
  const unknown = (Object.keys(taught) as Control[]).filter((control) => order < (taught[control] ?? 0));
  if (unknown.length === 0) return kit;
  const key = `${kit.chapter ?? kit.id} ${unknown}`;
  const known = kits.get(key);
  if (known) return known;
  const hides = new Set<Control | null>(unknown);
  const veil = ({ acts = [], ...layout }: Layout): Layout => ({
    ...layout,
    acts: acts.filter((act) => !hides.has(controlOf(act))),
  });
  const made = { ...kit, veil };
  kits.set(key, made);
  return made;
}
