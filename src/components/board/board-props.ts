import type { Scene } from '../../engine/core/scene.ts';
import type { Design, Sized } from './designs.ts';
import { boardOf } from './games.ts';
import { type Layout, type LayoutOptions, layOut, type SaidAct } from './layout/index.ts';
import type { Marks } from './marks.ts';
import { acts, type Move, from as movesFrom } from './offers.ts';

export interface BoardProps {
  readonly scene: Scene;
  /** Every legal action that carries something. */
  readonly moves: readonly Move[];
  /** Whether a try is heard. Unsaid: where there are moves. True without any: every try is refused with its reason. */
  readonly tries?: boolean | undefined;
  /** Something is only shown: nothing can be tried, but a touch is heard, as a try that is refused. */
  readonly watched?: boolean | undefined;
  /** Somebody else is to act: what is touched of one's own is taken up once they have. */
  readonly waits?: boolean | undefined;
  /** What the person tries. The session answers with a new scene or with `marks.refused`; the board never moves by itself. */
  onIntent(from: string, to: string | null, piece?: string | null): void;
  /** A piece that others cover was dragged, or something was touched that is not the reader's (`piece` null): always refused, and wants an answer. */
  onRefused?(from: string, to: string | null, piece: string | null): void;
  /** Another piece was taken up, or the one in the hand put down: an old answer is no longer news. */
  onTouch?(): void;
  /** False: the places that would take what is lifted are not lit, because finding them is what is asked. */
  readonly lights?: boolean | undefined;
  readonly marks: Marks;
  /** Accessible name. */
  readonly name: string;
  /** No animation for this change. */
  readonly instant?: boolean;
  /** The player who sits below: whoever is to act when the board is first shown, where it is not said. */
  readonly seat?: number | undefined;
  /** False: what may be played is not marked, whatever the reader has set. */
  readonly marked?: boolean | undefined;
  /** What can be said, as buttons on the board, and what happens when one is pressed. */
  readonly said?: readonly SaidAct[] | undefined;
  onSaid?(action: string): void;
  /** A piece went to its only place at one touch. */
  readonly onQuick?: (() => void) | undefined;
  /** A piece was taken up, by its slot, or put down: null. */
  onTaken?(slot: string | null): void;
  /** The two sizes for which it is laid out, where the page has a place of another shape for it. */
  readonly shape?: { readonly narrow: Design; readonly wide: Design } | undefined;
  /** A scene whose room is kept, whatever lies on the board. */
  readonly like?: Scene | undefined;
  /** What is shown of its layout instead; the same function each time. */
  readonly shown?: ((layout: Layout) => Layout) | undefined;
  /** True: a table to look at, with nothing on it to be found by key. */
  readonly idle?: boolean | undefined;
  /** A game is played for itself here: a piece with only one place to go goes there at a touch, unless the reader has set otherwise. */
  readonly quick?: boolean | undefined;
  /** A lesson: whether a mistake, by its two holds, has an answer of its own. Its second touch is a try then, though it takes up something else. */
  readonly answers?: ((taken: string, hold: string) => boolean) | undefined;
  /** It fills the place that its page gives it, in both directions. */
  readonly fills?: boolean | undefined;
}

/** What of a board is laid out. */
export type Shown = Pick<BoardProps, 'scene' | 'moves' | 'tries' | 'said' | 'marked' | 'like' | 'shown'>;

/** What a board keeps in mind from its beginning. */
export function remembered({ scene, like }: Pick<Shown, 'scene' | 'like'>): Map<string, number> {
  const memory = new Map<string, number>();
  for (const seen of like ? [like, scene] : [scene]) boardOf(seen.game).remember?.(memory, seen);
  return memory;
}

/** Where everything lies on a board of a size: the same for its picture and for the board at work. */
export function layOutBoard(
  { scene, moves, tries, said, marked = true, shown }: Shown,
  size: Sized,
  more: Pick<LayoutOptions, 'seat' | 'memory' | 'open' | 'flat'>,
): Layout {
  const acting = (id: string) => acts(scene, id) && movesFrom(moves, id).length > 0;
  const layout = layOut(scene, {
    ...size,
    ...more,
    offers: marked && (tries || moves.length > 0) ? moves.map((move) => move.carry) : undefined,
    draws: scene.slots.map(({ id }) => id).filter(acting),
    said,
  });
  return shown?.(layout) ?? layout;
}

/** Whether a picture leaves pieces out, so that words must have them. A row of tickets only opens larger. */
export const leavesOut = ({ folds }: Layout): boolean => folds.some(({ look }) => look !== 'row');

/** Whether a board begins in the upper left corner of its place where that is larger: a wide one of which only a part is cloth. */
export const inCorner = (game: string, { width, height = width }: Sized): boolean =>
  boardOf(game).split === true && width / height > 1.2;
