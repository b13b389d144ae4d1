import type { Scene, Slot } from '../../../../engine/core/scene.ts';
import { roundRect } from '../../faces/shapes.ts';
import type { Box, Label } from '../types.ts';
import { type Drawn, gather, nothing } from './parts.ts';

/** The token that goes round: a small wooden disc. */
export function token(cx: number, cy: number): Drawn {
  const drawn = nothing();
  drawn.ornaments.push(
    { role: 'token', d: roundRect(cx - 8, cy - 8, 16, 16, 8) },
    { role: 'token-edge', d: roundRect(cx - 8, cy - 8, 16, 16, 8) + roundRect(cx - 4.5, cy - 4.5, 9, 9, 4.5) },
  );
  return drawn;
}

/** Whose hand it is, how many cards, whether it is their turn, and the token if they have it. */
export function heading(scene: Scene, slot: Slot, line: Box, type: number, yours: boolean): Drawn {
  const drawn = nothing();
  const y = line.y + type + 1;
  const turn = scene.actor === slot.owner;
  // Where two hands share a line, the arrow and the disc say it alone.
  const short = line.w < 240;
  // Beside the name there: at the line's end the disc would stand nearer to the next hand's name.
  const disc = short && scene.token === slot.owner;
  const left = line.x + (turn ? 14 : 0);
  if (turn) drawn.ornaments.push({ role: 'turn', d: `M${line.x} ${y - 10}l8.5 5.25l-8.5 5.25Z` });
  const label: Label = {
    text: yours ? 'hand-yours' : 'hand-theirs',
    n: slot.owner,
    x: left + (disc ? 22 : 0),
    y,
    anchor: 'start',
    counts: [slot.pieces.length + slot.hidden, turn && !short ? 1 : 0],
    paper: true,
    strong: turn,
  };
  drawn.labels.push(label);
  if (disc) gather(drawn, token(left + 8, y - 4.5));
  else if (scene.token === slot.owner) {
    gather(drawn, token(line.x + line.w - 9, y - 4.5));
    drawn.labels.push({ text: 'token', n: 0, x: line.x + line.w - 22, y, anchor: 'end', paper: true });
  }
  return drawn;
}
