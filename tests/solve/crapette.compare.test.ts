import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/engine/core/cards.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { goal as goalOf } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import type { Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { bestOfTurn, type Method, proverWith, shortcutNames } from '../../src/engine/games/russian-bank/crapette/solver/index.ts';
import { cardIn, opponentOf, sideOf, stockOf } from '../../src/engine/games/russian-bank/state.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { explore, winnable } from '../../src/engine/proving/plain.ts';
import { diagram, filled, follow, open, random } from '../engine/crapette.open.ts';
import { waysOf } from '../hunt/ground.ts';

const ways: Readonly<Record<string, Method>> = {
  usual: {},
  ...waysOf<Method, (typeof shortcutNames)[number]>(shortcutNames, {}),
  'promising first': { breadth: 0 },
  'short lines throughout': { breadth: Number.POSITIVE_INFINITY },
};

const most = 150;

/** The space of a goal by the rules alone; null where it is too large. */
function space(start: Table, text: string) {
  const goal = goalOf(text);
  if (!goal.ok || goal.value.follow === undefined) throw new Error(text);
  const game = crapette as Pick<Game<unknown, Table, Action>, 'actor' | 'legal'>;
  return explore(game, goal.value.follow(start), new Meter({ nodes: most }));
}

/** Every goal that makes sense in a position, with whether it can be met by the rules alone; null where the turn is too large. */
function truths(start: Table): ReadonlyMap<string, boolean> | null {
  const whole = space(start, 'load:104');
  const ended = space(start, 'end');
  if (whole === null || ended === null) return null;
  const own = (table: Table) => sideOf(table, start.turn);
  const other = (table: Table) => sideOf(table, opponentOf(start.turn));
  const home = (table: Table) => table.foundations.flat().length - start.foundations.flat().length;
  const best = {
    reserve: Math.min(...whole.states.map((table) => own(table).reserve.length)),
    stock: Math.min(...whole.states.map((table) => stockOf(own(table)))),
    home: Math.max(...whole.states.map(home)),
    load: Math.max(...whole.states.map((table) => stockOf(other(table)) - stockOf(other(start)))),
    empty: Math.max(
      ...whole.states.map((table) => table.sides.flatMap(({ piles }) => piles).filter((p) => p.length === 0).length),
    ),
  };
  const found = new Map<string, boolean>([
    ['win', best.stock === 0],
    ['end', winnable(ended)[0] === true],
  ]);
  for (const kind of ['reserve', 'stock'] as const) {
    found.set(`${kind}:${best[kind]}`, true);
    if (best[kind] > 0) found.set(`${kind}:${best[kind] - 1}`, false);
  }
  for (const kind of ['home', 'load', 'empty'] as const) {
    if (best[kind] > 0) found.set(`${kind}:${best[kind]}`, true);
    if (kind !== 'empty' || best[kind] < 8) found.set(`${kind}:${best[kind] + 1}`, false);
  }
  // What lies in the houses somewhere in the turn, and what may or may not.
  for (const table of [start, whole.states.at(-1), whole.states[whole.states.length >> 1]] as Table[])
    for (const [letter, side] of [
      ['t', own],
      ['o', other],
    ] as const)
      for (const [i, pile] of side(table).piles.entries()) {
        const cards = formatCards(pile.slice(-2).map(cardIn));
        if (cards !== '') {
          const at = (one: Table, k: number) => formatCards((side(one).piles[k] ?? []).map(cardIn)).endsWith(cards);
          found.set(
            `top:${letter}${i + 1}=${cards}`,
            whole.states.some((one) => at(one, i)),
          );
          const k = (i + 1) % 4;
          found.set(
            `top:${letter}${k + 1}=${cards}`,
            whole.states.some((one) => at(one, k)),
          );
        }
      }
  return found;
}

function isSmall(start: Table): boolean {
  const { reason, nodes } = bestOfTurn(start, { nodes: most }, undefined, { without: shortcutNames });
  return reason === null && nodes > 2;
}

interface Tally {
  positions: number;
  questions: number;
  wins: number;
  twins: number;
  /** Positions in which each kind of goal can be met, and in which it cannot, by the goal's name. */
  readonly met: Record<string, number>;
  readonly lost: Record<string, number>;
}

/** Compares every way of asking with the rules alone, in so many positions; a disagreement throws. */
function compare(seed: number, positions: number, rules: readonly string[]): Tally {
  const below = random(seed);
  const tally: Tally = { positions: 0, questions: 0, wins: 0, twins: 0, met: {}, lost: {} };
  while (tally.positions < positions) {
    const drawn = diagram(below, rules[below(rules.length)] as string);
    // Without the nines and kings hardly a turn is lost that is to be won.
    const text = drawn && below(4) > 0 ? filled(drawn, below) : drawn;
    if (text === null) continue;
    const start = open(text);
    // Too large ones are sorted out quickly, by the solver without a shortcut.
    if (crapette.outcome(start) !== null || !isSmall(start)) continue;
    const all = truths(start);
    if (all === null || all.size < 6) continue;
    tally.positions += 1;
    const cards = text.match(/[A2-9TJQK][cdhs]/g) ?? [];
    if (new Set(cards).size < cards.length) tally.twins += 1;
    for (const [goal, can] of all) {
      const compiled = goalOf(goal);
      if (!compiled.ok || compiled.value(start, []) !== 'open') continue;
      const [kind = ''] = goal.split(':');
      const outcome = can ? tally.met : tally.lost;
      outcome[kind] = (outcome[kind] ?? 0) + 1;
      for (const [way, method] of Object.entries(ways)) {
        const inquiry = proverWith(method).inquire(start, goal);
        if (!inquiry.ok) throw new Error(goal);
        const proof = inquiry.value.prove([], {});
        tally.questions += 1;
        if (proof.result !== (can ? 'win' : 'loss')) throw new Error(`${text} ${goal}: ${way} says ${proof.result}`);
        if (proof.line === null) continue;
        tally.wins += 1;
        follow(start, ...proof.line.map(formatAction));
        if (compiled.value(start, proof.line) !== 'met')
          throw new Error(`${text} ${goal}: ${way} gives a line that does not meet it`);
      }
    }
    for (const [way, method] of Object.entries(ways)) {
      const { best } = bestOfTurn(start, {}, undefined, method);
      for (const [what, { value, line }] of Object.entries(best)) {
        const step = what === 'reserve' || what === 'stock' ? -1 : 1;
        if (all.get(`${what}:${value}`) === false || all.get(`${what}:${value + step}`) === true)
          throw new Error(`${text}: ${way} says that the best ${what} is ${value}`);
        follow(start, ...line.map(formatAction));
      }
    }
  }
  return tally;
}

describe('the solver of the traditional game agrees with the rules alone, whichever of its shortcuts are on', () => {
  const positions = Number(process.env.CRAPETTE_POSITIONS ?? 12);
  test.each([
    [1, ['']],
    [2, ['~waste=open']],
    [3, ['~reserve=12', '~score=count']],
  ])('seed %i, rules %j', (seed, rules) => {
    const tally = compare(Number(process.env.CRAPETTE_SEED ?? 0) + seed, positions, rules);
    if (process.env.CRAPETTE_POSITIONS) console.log(JSON.stringify(tally));
    expect(tally.questions).toBeGreaterThan(20 * positions);
    expect(tally.wins).toBeGreaterThan(tally.questions / 10);
    expect(tally.twins).toBeGreaterThan(positions / 4);
    for (const goal of ['win', 'stock', 'reserve', 'home', 'load', 'empty', 'top'])
      for (const [outcome, times] of Object.entries({ met: tally.met[goal], lost: tally.lost[goal] }))
        expect(times ?? 0, `${goal} ${outcome}`).toBeGreaterThan(0);
  });
});
