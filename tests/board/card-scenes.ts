import '../../src/components/games/pages.ts';
import { type Play, textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import type { Carry, Scene } from '../../src/engine/core/scene.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';

const tables = { ristiseiska: textGame(ristiseiska), 'russian-bank': textGame(russianBank) };
export type CardGame = keyof typeof tables;

export function open(position: string): Play {
  const play = tables[position.split(':')[0] as CardGame].open(position);
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
}

export function deal(game: CardGame, options: Readonly<Record<string, string>>, seed: number): Play {
  const play = tables[game].deal(options, rng(seed));
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
}

/** The positions of a game in which everybody plays at random, the first and every `every`th after it. */
export function wander(start: Play, seed: number, steps: number, every: number): Play[] {
  const random = rng(seed);
  const seen = [start];
  let now = start;
  for (let i = 1; i <= steps && now.actions.length > 0; i++) {
    const action = now.actions[random.int(now.actions.length)] as string;
    const next = now.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
    if (i % every === 0) seen.push(now);
  }
  return seen;
}

/** What legal actions carry. */
export const offersOf = (play: Play): Carry[] => play.actions.map((a) => play.carry(a)).filter((c) => c !== null);

type Suit = 'c' | 'd' | 'h' | 's';

/** A table of Russian Bank with fans of given heights, without regard to the rules: for layouts only. */
export function bank(heights: { piles: number; reserve: number; waste: number; hand: number; home: number }): Scene {
  let serial = 0;
  const cards = (n: number, back: 1 | 2) =>
    Array.from({ length: n }, () => {
      serial++;
      return {
        id: `x${serial}`,
        face: { rank: (serial % 13) + 1, suit: 'cdhs'[serial % 4] as Suit, back },
        faceUp: true,
      };
    });
  const slot = (id: string, kind: Scene['slots'][number]['kind'], index: number, owner: number, n: number) => ({
    id,
    kind,
    index,
    owner,
    pieces: cards(n, owner === 2 ? 2 : 1),
    hidden: 0,
  });
  const player = (p: 1 | 2) => [
    slot(`${p}r`, 'reserve', 0, p, heights.reserve),
    slot(`${p}h`, 'hand', 0, p, heights.hand),
    slot(`${p}w`, 'waste', 0, p, heights.waste),
    ...[1, 2, 3, 4].map((i) => slot(`${p}t${i}`, 'pile', i, p, Math.max(0, heights.piles - i + 1))),
  ];
  return {
    game: 'russian-bank',
    actor: 1,
    slots: [
      ...player(2),
      ...['c1', 'c2', 'd1', 'd2', 'h1', 'h2', 's1', 's2'].map((id, i) => slot(`f${id}`, 'foundation', i + 1, 0, heights.home)),
      ...player(1),
    ],
  };
}
