import type { Play } from '../../engine/core/play.ts';

/** Whether an action has shown a seat the face of a piece that was hidden from it. In: the position before it and after it. */
export function reveals(before: Play, after: Play, seat: number): boolean {
  const seen = facesSeen(before, seat);
  return facesSeen(after, seat).some((piece) => !seen.includes(piece));
}

const facesSeen = (play: Play, seat: number): readonly string[] =>
  play.scene(seat).slots.flatMap(({ pieces }) => pieces.flatMap(({ faceUp, id }) => (faceUp ? id : [])));
