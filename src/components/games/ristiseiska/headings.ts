import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { roundRect } from '../../board/faces/shapes.ts';
import { type Drawn, gather, nothing } from '../../board/layout/cards/parts.ts';
import type { Box } from '../../board/layout/types.ts';
import { addPaints } from '../../board/paint.ts';

addPaints<never>({ token: { fill: 'birch' }, 'token-edge': { stroke: 'birch-ink', width: 1 } }, {});

/** The token that goes round: a small wooden disc. */
export function token(cx: number, cy: number): Drawn {
  const drawn = nothing();
  drawn.ornaments.push(
    { role: 'token', d: roundRect(cx - 7, cy - 7, 14, 14, 7) },
    { role: 'token-edge', d: roundRect(cx - 7, cy - 7, 14, 14, 7) + roundRect(cx - 4, cy - 4, 8, 8, 4) },
  );
  return drawn;
}

/** The line above the reader's hand: whose turn it is, how many cards, and the token if they have it. */
export function heading(scene: Scene, slot: Slot, line: Box, type: number): Drawn {
  const drawn = nothing();
  const y = line.y + line.h / 2 + type * 0.36;
  const turn = scene.actor === slot.owner;
  const disc = scene.facts?.token === slot.owner;
  const left = line.x + (turn ? 15 : 0);
  if (turn) drawn.ornaments.push({ role: 'turn', d: `M${line.x} ${y - 10}l8.5 5.25l-8.5 5.25Z` });
  drawn.labels.push({
    text: 'hand-yours',
    n: slot.index,
    x: left + (disc ? 20 : 0),
    y,
    anchor: 'start',
    counts: [countOf(slot), turn ? 1 : 0],
    paper: true,
    strong: turn,
  });
  if (disc) gather(drawn, token(left + 7, y - 4.5));
  return drawn;
}
