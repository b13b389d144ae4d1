import { countOf, type Piece, type Scene, type Slot } from '../core/scene.ts';

const cardRanks = 'A23456789TJQK';

/** A piece as its notation has it, and a brick by its number. */
const pieceText = ({ face: { rank, suit } }: Piece): string =>
  suit === undefined ? String(rank) : `${cardRanks[rank - 1] ?? '?'}${suit}`;

/** Of these only what lies on top is seen at a table. */
const stacks: readonly Slot['kind'][] = ['foundation', 'reserve', 'waste'];

/** What lies at a place: every piece that lies open, and how many lie face down. */
function lies(slot: Slot): string {
  const count = countOf(slot);
  if (count === 0) return '-';
  const open = slot.pieces.filter(({ faceUp }) => faceUp);
  const down = count - open.length;
  const shown = stacks.includes(slot.kind) ? open.slice(-1) : open;
  const more = stacks.includes(slot.kind) && count > 1 ? `(${count} in all)` : down > 0 ? `(${down} face down)` : '';
  return [...shown.map(pieceText), more].filter((text) => text !== '').join(' ');
}

/** A place as moves name it: of two players' places alike, the other's pile 2 is o2, and their reserve is named as theirs. */
function nameOf({ id, owner }: Slot, seat: number): string {
  const place = /^\d(.+)$/.exec(id)?.[1];
  if (place === undefined) return id;
  if (owner === seat) return place;
  return /^t\d$/.test(place) ? `o${place[1]}` : `their ${place}`;
}

/** The table as plain text, a line for each place, with the names that moves have for whoever has this seat. */
export function drawnTable({ slots }: Scene, seat: number): string {
  const names = slots.map((slot) => nameOf(slot, seat));
  const width = Math.max(...names.map((name) => name.length));
  return slots.map((slot, i) => `  ${(names[i] as string).padEnd(width)}  ${lies(slot)}`).join('\n');
}
