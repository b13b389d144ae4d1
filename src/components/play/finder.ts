import type { GameId } from '../../engine/games/ids.ts';
import { type Found, mostNumber, type Wish } from '../../engine/games/making.ts';
import { findPuzzle } from '../../engine/worker/finding.ts';
import { type OpenSolver, openSolver } from './solver.ts';

/** What is wanted; `number`: the first place that is looked at, any where it is null. */
export interface Wanted {
  readonly game: GameId;
  readonly wish: Wish;
  readonly number: number | null;
  /** Whether a puzzle is what is wanted beside the wish; left out: all are. */
  readonly suits?: (found: Found) => boolean;
}

/** Any number, to begin a search at. */
const anyNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (mostNumber + 1);

/** After so many numbers a search is given up. */
export const mostTried = 3000;

/** What a search came to; `none`: the game has no such puzzles. */
export interface Search {
  readonly found: Found | null;
  readonly none: boolean;
}

/** What finds puzzles for the page. */
export interface Finder {
  find(asked: Wanted, signal: AbortSignal, onTried?: (tried: number) => void): Promise<Search>;
  /** Gives up every search and lets the worker go. */
  close(): void;
}

/** The keys of the site's own puzzles, by game; without them (no network) nothing is passed over. */
async function knownKeys(address: string): Promise<Readonly<Record<string, string>>> {
  try {
    return await (await fetch(address)).json();
  } catch {
    return {};
  }
}

/** Finds in a worker of its own, so that verdicts never wait for it. In: the address of the keys of the site's own puzzles. */
export function createFinder(known: string): Finder {
  let solver: Promise<OpenSolver> | undefined;
  let keys: Promise<Readonly<Record<string, string>>> | undefined;
  return {
    async find(asked, signal, onTried) {
      keys ??= knownKeys(known);
      solver ??= openSolver().catch((fault: unknown) => {
        // Whoever asks again may have more luck.
        solver = undefined;
        throw fault;
      });
      const taken = new Set(((await keys)[asked.game] ?? '').split(' '));
      return findPuzzle((await solver).client, {
        game: asked.game,
        wish: asked.wish,
        from: asked.number ?? anyNumber(),
        most: mostTried,
        isTaken: (key) => taken.has(key),
        ...(asked.suits && { suits: asked.suits }),
        signal,
        ...(onTried && { onTried }),
      });
    },
    close() {
      // It can still be used: with another one.
      solver?.then(
        (one) => one.close(),
        () => {},
      );
      solver = undefined;
    },
  };
}
