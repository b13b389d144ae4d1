import { type GameId, isTraditional } from '../../engine/games/ids.ts';
import { loading } from '../../site/loading.ts';
import { addBoard } from '../board/games.ts';
import type { GameKit } from '../play/kit.ts';
import type { AnySentences } from '../play/reason-words.ts';
import type { GameComposer } from './composing.ts';
import type { GameDeals, GamePages } from './entry.ts';

/** What the pages know of a game, in parts that are loaded when they are needed. */
interface Entry {
  /** All that playing takes: the text face of its rules, its board, its words; with a position, those of its rule set. */
  kit(position?: string): Promise<{ readonly kit: GameKit }>;
  /** What a page that deals needs besides. */
  deals(): Promise<{ readonly deals: GameDeals }>;
  /** What the game's rooms in the engine say of a text. */
  sentences(): Promise<{ readonly sentences: AnySentences }>;
  /** What composing a position takes; with a position, that of its rule set. */
  composer(position?: string): Promise<{ readonly composer: GameComposer }>;
  /** Its figure, where a page draws figures itself; with a position, that of its rule set. */
  figure(position?: string): Promise<{ readonly figure: GamePages['figure'] }>;
  /** What only the build asks for, no page carries it; with a position, that of its rule set. */
  pages(position?: string): Promise<{ readonly pages: GamePages }>;
}

const atBuild = (): never => {
  throw new Error('only the build asks for this');
};

/** The one list of games on the pages' side. */
const entries: Readonly<Record<GameId, Entry>> = {
  sixteen: {
    kit: () => import('./sixteen/kit.ts'),
    deals: () => import('./sixteen/deals.ts'),
    sentences: () => import('./sixteen/engine-words.ts'),
    composer: () => import('./sixteen/composer.ts'),
    figure: () => import('./sixteen/figure.ts'),
    pages: import.meta.env.SSR ? () => import('./sixteen/pages.ts') : atBuild,
  },
  'russian-bank': {
    kit: (position) => (isTraditional(position) ? import('./russian-bank/crapette/kit.ts') : import('./russian-bank/kit.ts')),
    deals: () => import('./russian-bank/deals.ts'),
    sentences: () => import('./russian-bank/engine-words.ts'),
    composer: (position) =>
      isTraditional(position) ? import('./russian-bank/crapette/composer.ts') : import('./russian-bank/composer.ts'),
    figure: (position) =>
      isTraditional(position) ? import('./russian-bank/crapette/figure.ts') : import('./russian-bank/figure.ts'),
    pages: import.meta.env.SSR
      ? (position) => (isTraditional(position) ? import('./russian-bank/crapette/pages.ts') : import('./russian-bank/pages.ts'))
      : atBuild,
  },
  ristiseiska: {
    kit: () => import('./ristiseiska/kit.ts'),
    deals: () => import('./ristiseiska/deals.ts'),
    sentences: () => import('./ristiseiska/engine-words.ts'),
    composer: () => import('./ristiseiska/composer.ts'),
    figure: () => import('./ristiseiska/figure.ts'),
    pages: import.meta.env.SSR ? () => import('./ristiseiska/pages.ts') : atBuild,
  },
};

/** Loads what playing a game takes, or what a position of it takes, and makes its board known. */
export async function loadKit(game: GameId, position?: string): Promise<GameKit> {
  const { kit } = await loading(() => entries[game].kit(position));
  addBoard(kit.board);
  return kit;
}

/** Loads the figure of a game, or of a position of it: where everything lies on a picture in running text. */
export const loadFigure = async (game: GameId, position?: string): Promise<GamePages['figure']> =>
  (await loading(() => entries[game].figure(position))).figure;

/** Loads what dealing a game takes. */
export const loadDeals = async (game: GameId): Promise<GameDeals> => (await loading(() => entries[game].deals())).deals;

/** Loads a game's own sentences about a text. */
export const loadSentences = async (game: GameId): Promise<AnySentences> => (await entries[game].sentences()).sentences;

/** Loads what composing a position of a game takes, or of the rule set that a position is of. */
export const loadComposer = async (game: GameId, position?: string): Promise<GameComposer> =>
  (await entries[game].composer(position)).composer;

/** Loads what the build asks for, of a game or of a position of it. */
export const loadPages = async (game: GameId, position?: string): Promise<GamePages> =>
  (await entries[game].pages(position)).pages;
