import { describe, expect, test } from 'vitest';
import { perft } from '../../src/engine/core/perft.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { type Action, russianBank, type State } from '../../src/engine/games/russian-bank/index.ts';
import { sample } from '../sample.ts';
import { count, end, read, refused, successors } from './russian-bank.brute.ts';
import { strewn } from './russian-bank.strewn.ts';
import { table } from './russian-bank.table.ts';

const prefix = 'russian-bank:';
const written = (state: State): string => prefix + russianBank.position.format(state);
const open = (position: string) => russianBank.position.parse(position.slice(prefix.length));

function parsed(position: string): State {
  const state = open(position);
  if (!state.ok) throw new Error(`${position}: ${state.error.code}`);
  return state.value;
}

/** Fails when engine and brute force differ on the legal actions, on where they lead, or on how play ended. */
function compare(position: string, state: State): void {
  const expected = Object.fromEntries(successors(read(position)));
  const actual = Object.fromEntries(
    russianBank.legal(state).map((a) => [russianBank.action.format(a), written(russianBank.apply(state, a))]),
  );
  const same = (a: Record<string, string>, b: Record<string, string>) => Object.keys(a).every((key) => a[key] === b[key]);
  if (!same(expected, actual) || !same(actual, expected)) expect(actual, position).toEqual(expected);
  const result = JSON.stringify(end(read(position)));
  if (JSON.stringify(russianBank.outcome(state)) !== result)
    expect(JSON.stringify(russianBank.outcome(state)), position).toBe(result);
}

/** A legal action that mostly gets on with the game: random players shuffle cards between piles for ever. */
function chosen(state: State, random: Rng): Action | undefined {
  const legal = russianBank.legal(state);
  const forward = legal.filter((a) => a.kind === 'play' && (a.to === 'f' || a.from === 'r' || a.from === 'w'));
  const idle = legal.filter((a) => a.kind !== 'play' || random.int(3) === 0);
  const from = forward.length > 0 && random.int(8) > 0 ? forward : idle.length > 0 ? idle : legal;
  return from[random.int(Math.max(1, from.length))];
}

describe('perft', () => {
  test.each(table)('$name', ({ position, counts }) => {
    const state = parsed(position);
    expect(counts.map((_, i) => perft(russianBank, state, i + 1))).toEqual(counts);
    expect(perft(russianBank, state, 0)).toBe(1);
  });

  test.each(table)('brute force counts the same: $name', ({ position, counts }) => {
    const small = counts.filter((sequences) => sequences <= 3_000);
    expect(small.map((_, i) => count(position, i + 1))).toEqual(small);
  });
});

describe('brute force agrees on what is legal and where it leads', () => {
  test('in diagrams strewn at random, and on which of them cannot be', () => {
    const random = rng(20261101);
    const seen: Record<string, number> = {};
    const note = (what: string) => {
      seen[what] = (seen[what] ?? 0) + 1;
    };
    for (let i = 0; i < 16_000; i++) {
      const position = strewn(random);
      const result = open(position);
      const field = result.ok ? null : result.error.field;
      if (field !== refused(read(position))) expect([position, field]).toEqual([position, refused(read(position))]);
      note(`field ${field}`);
      if (!result.ok) continue;
      if (written(result.value) !== position) expect(written(result.value)).toBe(position);
      compare(position, result.value);
      const over = russianBank.outcome(result.value);
      if (over !== null) note(`ended ${over.reason ?? 'won'}`);
      for (const action of russianBank.legal(result.value)) {
        note(action.kind);
        const end = russianBank.outcome(russianBank.apply(result.value, action));
        if (end !== null) note(`ends ${end.reason ?? 'won'}`);
      }
    }
    // The sample is worth something only if everything of interest occurs in it.
    const often = ['field null', 'field player 1', 'field player 2', 'field foundations', 'field drawn', 'field turn'];
    often.push('ended won', 'ended limit', 'ended stuck', 'ends won', 'ends limit', 'draw', 'pass', 'play');
    for (const what of often) expect(seen[what] ?? 0, what).toBeGreaterThan(100);
    expect(seen['ends stuck'], 'an action that ends the game because nobody can go on').toBeGreaterThan(5);
  });

  test('in positions of games from whole deals', () => {
    const random = rng(16);
    let positions = 0;
    const ends: Record<string, number> = {};
    const games = sample(50, 140);
    for (let game = 0; game < games; game++) {
      let state = russianBank.deal({ preset: 'free', reserve: game % 2 === 0 ? 12 : 13 }, random);
      for (let action = chosen(state, random); action !== undefined; action = chosen(state, random)) {
        // Most games freeze at some time; what follows then teaches little.
        if (state.count < 250 || state.count % 20 === 19) {
          compare(written(state), state);
          positions += 1;
        }
        state = russianBank.apply(state, action);
      }
      const end = String(russianBank.outcome(state)?.reason ?? 'won');
      ends[end] = (ends[end] ?? 0) + 1;
    }
    expect(positions).toBeGreaterThan(sample(7000, 20_000));
    expect(Object.keys(ends).sort()).toEqual(['limit', 'won']);
  });
});
