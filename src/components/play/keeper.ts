import { dropLine, type Kept, keepLine, keptLine } from '../../records/progress.ts';

/** Where the line of one practice is kept. A board that keeps nothing, as in somebody else's page, has none. */
export interface Keeper {
  readonly id: string;
  /** What was kept last; null where that is nothing, or nothing that can be read. */
  kept(): Kept | null;
  keep(line: Kept): void;
  drop(): void;
}

/** Keeps the line called `id` in this browser. */
export const keeperOf = (id: string): Keeper => ({
  id,
  kept: () => keptLine(id),
  keep: (line) => keepLine(id, line),
  drop: () => dropLine(id),
});
