import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { deal } from '../../src/engine/games/ristiseiska/deal.ts';
import { afterRound, newMatch, type Params, ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';

const params = (rules: string, players: number): Params => {
  const read = ristiseiska.params({ rules, players: `${players}` });
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};

describe('the deal', () => {
  test('one card at a time from the left of the dealer; in the first round the last player deals', () => {
    const four = params('pantti', 4);
    const first = deal(four, rng(5));
    expect(first).toEqual(deal(four, rng(5), 4));
    // The same order of cards from another dealer: the hands move round the table.
    const second = deal(four, rng(5), 1);
    expect([second.hands[1], second.hands[2], second.hands[3], second.hands[0]]).toEqual([...first.hands]);
  });

  test('some hold one card more: those next to the dealer', () => {
    const sizes = (players: number, dealer: number) =>
      deal(params('pantti', players), rng(1), dealer).hands.map((hand) => hand.length);
    expect(sizes(3, 3)).toEqual([18, 17, 17]);
    expect(sizes(5, 5)).toEqual([11, 11, 10, 10, 10]);
    expect(sizes(5, 3)).toEqual([10, 10, 10, 11, 11]);
    expect(sizes(6, 2)).toEqual([8, 8, 9, 9, 9, 9]);
  });

  test('every card is dealt once, and the holder of 7♣ begins', () => {
    const state = deal(params('begging', 6), rng(9));
    expect(state.hands.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
    expect(state.hands[state.turn - 1]).toContain(6);
    expect(state.fresh).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the number of a deal is for ever', () => {
    expect(ristiseiska.position.format(deal(params('duel', 2), rng(1)))).toBe(
      'duel/--.--.--.--/Ac2c4c6c9cAd2d3d4d6d9dJdAh2h4h8h9hThJh2s4s5s6s8sTsKs.3c5c7c8cTcJcQcKc5d7d8dTdQdKd3h5h6h7hQhKhAs3s7s9sJsQs/2/play/-/12/-/0/-',
    );
  });
});

describe('a match', () => {
  test('points add up until somebody reaches the target; the lowest total wins', () => {
    const rules = params('pantti', 3);
    let match = newMatch(rules);
    expect(match).toEqual({ rounds: 0, totals: [0, 0, 0], lost: [0, 0, 0], dealer: 3, winners: null });
    match = afterRound(match, rules, { winner: 1, loser: null, points: [25, 40, 60] });
    expect(match).toEqual({ rounds: 1, totals: [25, 40, 60], lost: [0, 0, 0], dealer: 1, winners: null });
    match = afterRound(match, rules, { winner: 2, loser: null, points: [15, 0, 39] });
    expect([match.totals, match.dealer, match.winners]).toEqual([[40, 40, 99], 2, null]);
    match = afterRound(match, rules, { winner: 1, loser: null, points: [0, 0, 1] });
    expect([match.totals, match.dealer, match.winners]).toEqual([[40, 40, 100], 3, [1, 2]]);
  });

  test('with last-in lost rounds are counted and the loser deals; after a draw the deal goes on to the left', () => {
    const rules = params('begging', 3);
    let match = afterRound(newMatch(rules), rules, { winner: 1, loser: 2, points: [0, 0, 0] });
    expect([match.lost, match.dealer]).toEqual([[0, 1, 0], 2]);
    match = afterRound(match, rules, { winner: 1, loser: 2, points: [0, 0, 0] });
    expect([match.lost, match.dealer, match.winners]).toEqual([[0, 2, 0], 2, null]);
    match = afterRound(match, rules, { winner: null, loser: null, points: [0, 0, 0] });
    expect([match.rounds, match.lost, match.dealer]).toEqual([3, [0, 2, 0], 3]);
  });
});
