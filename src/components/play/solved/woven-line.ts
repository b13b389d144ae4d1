import type { Play } from '../../../engine/core/play.ts';
import type { Face } from '../../../engine/core/scene.ts';
import type { Session } from '../session.ts';
import type { Account } from '../state.ts';
import type { Band, Woven } from './weave.ts';

/** The piece at the foot of what an action carries, as it lies afterwards: what was drawn is seen only then. */
function footOf(before: Play, after: Play, action: string): Face | null {
  const [foot] = before.carry(action)?.pieces ?? [];
  if (foot === undefined) return null;
  for (const play of [after, before])
    for (const { pieces } of play.scene('all').slots) {
      const found = pieces.find(({ id }) => id === foot);
      if (found) return found.face;
    }
  return null;
}

/** How many actions two lines have in common from their start. */
function shared(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((action, i) => action !== b[i]);
  return at < 0 ? Math.min(a.length, b.length) : at;
}

/**
 * What is to be woven of a session as far as it was played. Of slips it is known where they were; of the other actions that were taken
 * back only how many, which the words say. Hints and questions are where the reader was told.
 */
export function wovenOf(
  { played, seat, at }: Pick<Session, 'played' | 'seat' | 'at'>,
  { slips, told, hints }: Pick<Account, 'slips' | 'told' | 'hints'>,
): Woven {
  const line = played.peek();
  const bands = line.map((action, i): Band => {
    const [before, after] = [at(i), at(i + 1)];
    if (!before || !after) return { own: true, face: null };
    return { own: before.actor === seat, face: footOf(before, after, action) };
  });
  const split = (text: string) => (text === '' ? [] : text.split(','));
  const place = (text: string) => shared(split(text), line);
  return {
    bands,
    gaps: slips.map(place).filter((one) => one < line.length),
    notches: hints > 0 ? told.map(place).filter((one) => one < line.length) : [],
  };
}
