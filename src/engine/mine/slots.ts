import { type Attempt, type Candidate, fits, type Miner, type Tools, type Turn, type Wish } from '../games/making.ts';
import { forget } from '../solve/inquiries.ts';
import { tools } from './tools.ts';

/**
 * A run of mining fills slots, numbered from 0: slot k holds one puzzle, which depends on the seed of the run, its recipes and k
 * only. So shards can fill slots of their own, and together they hold what one run holds.
 */
export interface MiningRun {
  readonly seed: number;
  /** Names of recipes of the game. */
  readonly recipes: readonly string[];
  /** What every puzzle is to be; left out: whatever comes. */
  readonly wish?: Wish;
  /** Every slot has a deal of its own, also where seeds share one. */
  readonly apart?: boolean;
}

/** What a slot came to: its puzzle, and the turns passed on the way to it. */
export interface Filled {
  readonly slot: number;
  /** Null where so many attempts found nothing. */
  readonly candidate: Candidate | null;
  readonly attempts: number;
  readonly turns: readonly Turn[];
}

/** After so many attempts with one recipe the next is tried. */
const patience = 60;

/** After so many rounds of all recipes a slot stays empty. */
const rounds = 4;

/** A whole number below 2²⁶, mixed from three so that neighbours have nothing in common (after Murmur3's finish). */
export function mixed(a: number, b: number, c: number): number {
  let h = 0;
  for (const part of [a, b, c]) {
    h = Math.imul(h ^ part, 0x85ebca6b) + 0x9e3779b9;
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) % 2 ** 26;
}

/** The slots below `count` that the i-th of n shards fills, ascending. Slots that share a deal stay together. */
export function slotsOf(count: number, { block }: Pick<Miner, 'block'>, shard: number, shards: number): number[] {
  return Array.from({ length: count }, (_, slot) => slot).filter((slot) => Math.floor(slot / block) % shards === shard - 1);
}

/** Fills one slot: tries seed after seed until there is a puzzle. */
export async function fill(miner: Miner, run: MiningRun, slot: number, using: Tools = tools): Promise<Filled> {
  const { seed, recipes, wish, apart = false } = run;
  const block = apart ? slot : Math.floor(slot / miner.block);
  const most = patience * rounds * recipes.length;
  const turns: Turn[] = [];
  for (let attempts = 1; attempts <= most; attempts++) {
    const recipe = recipes[(block + Math.floor((attempts - 1) / patience)) % recipes.length] as string;
    const place = apart ? mixed(seed, attempts, block) % miner.block : slot % miner.block;
    // What was proved before must not decide what can be proved within a budget now.
    forget();
    const tried: Attempt = await miner.attempt(recipe, miner.block * mixed(seed, block, attempts) + place, using, wish);
    turns.push(...(tried.turns ?? []));
    if (tried.candidate !== null && (wish === undefined || fits(wish, tried.candidate)))
      return { slot, candidate: tried.candidate, attempts, turns };
  }
  return { slot, candidate: null, attempts: most, turns };
}
