import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/engine/core/cards.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { aceSides, apply, newlyOut, ristiseiska, runCards, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { rounds } from '../../src/engine/games/ristiseiska/match.ts';
import { deal } from '../../src/engine/games/ristiseiska/rules.ts';
import { why as whyIn } from './open.ts';

// Worked by hand, beside the examples of the rules.

const at = (position: string): State => {
  const read = ristiseiska.position.parse(position);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const why = (position: string, action: string) => whyIn(`ristiseiska:${position}`, action);

describe('why not', () => {
  test('only what the asked player holds is taken or given', () => {
    expect(why('duel/68.--.--.--/2d3d.9cTd/1/take:2/-/-/-/0/-', 'take-2d')).toBe('not-in-hand');
    expect(why('duel/68.--.--.--/2d3d.9cTd/1/take:2/-/-/-/0/-', 'take-Td')).toBeNull();
    const fined = 'pantti~false-pass=penalised/68.--.--.--/9c3d.2dTd/1/fine:2/-/-/-/0/-';
    expect([why(fined, 'give-3d'), why(fined, 'give-2d')]).toEqual(['not-in-hand', null]);
  });

  test('nobody begs who can play, nor between an ace or king and the next card', () => {
    expect(why('begging/68.--.--.--/5c2d.9cTd/1/play/-/-/-/0/-', 'beg')).toBe('must-play');
    expect(why('begging/6K.2Q.--.--/Kd2c.9hTs/1/extra/-/-/-/0/-', 'beg')).toBe('play-or-stop');
  });

  test('six before eight forbids the eight, not what would be a gap anyhow', () => {
    const sevens = 'pantti/77.--.--.--/8c9c.2d/1/play/-/-/-/0/-';
    expect([why(sevens, '8c'), why(sevens, '9c')]).toEqual(['six-before-eight', 'no-gaps']);
  });

  test('the first ace forbids the other side only where an ace would fit on it', () => {
    const high = 'pantti-ace/5A.2Q.68.--/AdAh2c.3s/1/play/-/-/high/0/-';
    expect([why(high, 'Ad'), why(high, 'Ah')]).toEqual(['ace-side', 'no-gaps']);
  });

  test('what is not legal is not done: it throws, with the rule', () => {
    expect(() => apply(at('pantti/68.--.--.--/9c3d.2d/1/play/-/-/-/0/-'), { kind: 'pass' })).toThrow('illegal action: must-play');
  });
});

test('a suit without its seven has no cards, and no side for an ace', () => {
  const state = at('pantti-ace/5K.--.68.--/AdAh2c.3s/1/play/-/-/-/0/-');
  expect([aceSides(state, 0), aceSides(state, 1)]).toEqual([['high'], []]);
  expect([runCards(state.table[1], 1), runCards(state.table[2], 2)]).toEqual([[], ['6h', '7h', '8h'].map(parseCard)]);
});

test('out is whose last card has gone, not who was out before', () => {
  const before = at('begging/68.--.--.--/9c3d.-.Jd.5c/1/play/-/-/-/0/2');
  const out = (...hands: readonly (readonly number[])[]) => newlyOut(before, { hands });
  const [one = [], two = [], three = [], four = []] = before.hands;
  expect(out(one, two, three, four)).toBeNull();
  expect(out(one.slice(1), two, three, four)).toBeNull();
  expect(out([], two, three, four)).toBe(1);
  expect(out(one, two, [], four)).toBe(3);
  expect(out(one, two, three, [])).toBe(4);
});

describe('a match', () => {
  const match = (rules: string, ends: readonly unknown[] = [], number = 7) => rounds(rng, { rules, players: '3' }, number, ends);
  const read = (rules: string, ends?: readonly unknown[]) => {
    const result = match(rules, ends);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const end = { winner: 1, loser: null, points: [0, 3, 5] };

  test('its numbers are for ever: the second round of match 7 is deal 7 + 2654435761', () => {
    const { params } = at(read('pantti').start.replace('ristiseiska:', ''));
    const second = deal(params, rng(2_654_435_768), 1);
    expect(read('pantti', [end]).start).toBe(`ristiseiska:${ristiseiska.position.format(second)}`);
  });

  test('the token costs only where there is one and points are counted; with last-in the last one loses', () => {
    const facts = (rules: string) => [read(rules).scored, read(rules).tokenPoints, read(rules).lastIn];
    expect(facts('pantti')).toEqual([true, 25, false]);
    expect(facts('pantti~score=none')).toEqual([false, 0, false]);
    expect(facts('begging-points')).toEqual([true, 0, false]);
    expect(facts('begging')).toEqual([false, 0, true]);
  });

  test('rules that cannot be read, and a round after the last, are said to be so', () => {
    expect(match('none')).toMatchObject({ ok: false, error: { field: 'rules', code: 'unknown-preset' } });
    const last = { winner: 1, loser: null, points: [0, 100, 5] };
    expect(match('pantti', [end, last])).toMatchObject({ ok: true, value: { match: { winners: [1] } } });
    expect(match('pantti', [end, last, end])).toEqual({
      ok: false,
      error: { field: 'round', code: 'round-after-end', args: { round: 3 } },
    });
  });

  test('an outcome from outside has seats and whole points that can be', () => {
    for (const good of [
      { winner: 3, loser: 1, points: [0, 0, 2000] },
      { winner: null, loser: null, points: [0, 0, 0] },
    ])
      expect(match('begging', [good]).ok).toBe(true);
    for (const bad of [
      undefined,
      { ...end, winner: 0 },
      { ...end, winner: 1.5 },
      { ...end, loser: 0 },
      { ...end, loser: 4 },
      { ...end, points: [0, 0, 2001] },
    ])
      expect(match('pantti', [end, bad])).toEqual({
        ok: false,
        error: { field: 'round', code: 'round-outcome', args: { round: 2, players: 3 } },
      });
  });
});
