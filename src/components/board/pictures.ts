import { type BoardProps, inCorner, layOutBoard, leavesOut, remembered, type Shown } from './board-props.ts';
import { byWidth, designs, type Form, type Sized } from './designs.ts';
import { boardOf } from './games.ts';
import { lifted, marksOf } from './marks.ts';
import { litByItself } from './offers.ts';
import { retouched } from './retouch.ts';
import { pageShelf } from './shelf.ts';
import { type Node, svgOf } from './svg.ts';

/** What of a board is drawn at build time. */
export type Asleep = Shown & Pick<BoardProps, 'marks' | 'lights' | 'shape' | 'fills'>;

interface Named {
  /** Tells the picture of this board from those of others on the page. */
  readonly prefix: string;
  readonly describedBy?: string;
}

/** The sizes of a board's picture of a form: the first one is in the page, and what makes the others of it. */
const sizesOf = ({ fills = false, shape }: Asleep, form: Form): readonly Sized[] =>
  fills ? designs[form] : form === 'tall' ? [shape?.narrow ?? byWidth.narrow] : [shape?.wide ?? byWidth.wide];

/** A board of a size as it lies before anybody has touched it. */
export function drawn(asleep: Asleep, seat: number, size: Sized, { prefix, describedBy = '' }: Named): Node {
  const { scene, moves, marks, lights = true } = asleep;
  // What stands out by its place does so by the stylesheet, which knows what a reader wants.
  const layout = layOutBoard(asleep, size, { seat, memory: remembered(asleep), flat: true });
  // A piece that waits to be placed is taken up from the beginning.
  const found = litByItself(scene, moves);
  const lit = lights ? found : { ...found, targets: [] };
  const shown = lifted(layout, lit.pieces);
  return svgOf(shown, marksOf(shown, marks, lit), 'page', {
    prefix,
    describedBy,
    title: boardOf(scene.game).words.figureName(),
    shelf: pageShelf,
  });
}

/** The picture of a form that a page has of a sleeping board, with what makes of it those for other places (asleep.ts). */
export function pictureOf(asleep: Asleep, seat: number, form: Form, named: Named): { picture: Node; leavesOut: boolean } {
  const sizes = sizesOf(asleep, form);
  const [first, ...others] = sizes.map((size) => drawn(asleep, seat, size, named));
  const [base] = sizes;
  if (!first || !base) throw new Error('a board without a size');
  const { picture, retouches } = retouched(first, others);
  const also = retouches.map((text, i) => `${sizes[i + 1]?.width} ${sizes[i + 1]?.height} ${text}`).join(';');
  const attrs = {
    ...picture.attrs,
    class: `bd-svg bd-${form === 'tall' ? 'narrow' : 'wide'}`,
    ...(asleep.fills && inCorner(asleep.scene.game, base) ? { preserveAspectRatio: 'xMinYMin' } : {}),
    ...(also === '' ? {} : { 'data-also': also }),
  };
  const layout = layOutBoard(asleep, base, { seat, memory: remembered(asleep), flat: true });
  return { picture: { ...picture, attrs }, leavesOut: leavesOut(layout) };
}
