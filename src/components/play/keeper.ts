import { dropLine, type Kept, keepLine, keptLine } from '../../records/progress.ts';
import { watch } from '../../site/storage.ts';

/** Where the line of one practice is kept. A board that keeps nothing, as in somebody else's page, has none. */
export interface Keeper {
  readonly id: string;
  /** What was kept last; null where that is nothing, or nothing that can be read. */
  kept(): Kept | null;
  keep(line: Kept): void;
  drop(): void;
  /** Calls `changed` when another tab has kept something else; out: the function that stops it. */
  watch(changed: () => void): () => void;
}

/** Keeps the line called `id` in this browser, for all tabs: each shows what another does with the line. */
export const keeperOf = (id: string): Keeper => ({
  id,
  kept: () => keptLine(id),
  keep: (line) => keepLine(id, line),
  drop: () => dropLine(id),
  watch: (changed) => watch(`line.${id}`, changed),
});
