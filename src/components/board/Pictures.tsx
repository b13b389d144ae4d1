import type { VNode } from 'preact';
import { render } from './BoardSvg.tsx';
import type { BoardProps } from './board-props.ts';
import { boardOf } from './games.ts';
import { sceneKey } from './offers.ts';
import { pictureOf } from './pictures.ts';

const sumOf = (text: string): string => {
  let sum = 5;
  for (const char of text) sum = (sum * 33 + char.charCodeAt(0)) >>> 0;
  return sum.toString(36);
};

/** How the words about a picture are shown: where its narrow form leaves something out, and on paper where its wide one does too. */
function wordsClass(narrow: boolean, wide: boolean): { class: string } | { hidden: true } {
  if (!narrow) return { hidden: true };
  return { class: wide ? 'bd-full bd-long' : 'bd-full' };
}

/** The board as it is before any script, written at build time only: a narrow and a wide picture, switched by the stylesheet. */
export function Pictures(props: BoardProps & { readonly seat: number }): VNode {
  const { scene, name, seat } = props;
  const id = sumOf(name + sceneKey(scene));
  const describedBy = `${id}d`;
  const narrow = pictureOf(props, seat, 'tall', { prefix: `n${id}`, describedBy });
  const wide = pictureOf(props, seat, 'wide', { prefix: `w${id}`, describedBy });
  return (
    <div class="bd-picture">
      {render(narrow.picture)}
      {render(wide.picture)}
      <p id={describedBy} {...wordsClass(narrow.leavesOut, wide.leavesOut)}>
        {boardOf(scene.game).words.describe(scene, seat)}
      </p>
    </div>
  );
}
