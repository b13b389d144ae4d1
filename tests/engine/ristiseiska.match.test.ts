import { describe, expect, test } from 'vitest';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { type Params, ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { afterRound, newMatch, rounds } from '../../src/engine/games/ristiseiska/match.ts';
import { deal, givenUpNow } from '../../src/engine/games/ristiseiska/rules.ts';
import { choose } from '../../src/engine/solve/players.ts';

const params = (rules: string, players: number): Params => {
  const read = ristiseiska.params({ rules, players: `${players}` });
  if (!read.ok) throw new Error(read.error.code);
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

describe('a round that is given up', () => {
  const state = (rules: string, more = 'Ac2c.3c.KdQd/2/play/1/123/-/0/-') => {
    const read = ristiseiska.position.parse(`${rules}/68.--.--.--/${more}`);
    if (!read.ok) throw new Error(`${read.error.code} ${JSON.stringify(read.error.args)}`);
    return read.value;
  };

  test('costs who gives it up the cards and the token that they hold, and nobody else anything', () => {
    const table = state('pantti');
    expect(givenUpNow(table, 3)).toEqual({ winner: null, loser: null, points: [0, 0, 25] });
    expect(givenUpNow(table, 1)).toEqual({ winner: null, loser: null, points: [3 + 25, 0, 0] });
  });

  test('is won by the only other one, and lost where the last one with cards loses', () => {
    const two = state('duel~score=count', 'Ac2c.3c/2/play/-/12/-/0/-');
    expect(givenUpNow(two, 1)).toEqual({ winner: 2, loser: null, points: [2, 0] });
    const begging = state('begging', 'Ac2c.-.KdQd/3/play/-/13/-/0/2');
    expect(givenUpNow(begging, 1)).toEqual({ winner: 2, loser: 1, points: [0, 0, 0] });
    expect(givenUpNow(begging, 2)).toEqual({ winner: 2, loser: null, points: [0, 0, 0] });
  });

  test('is a round of its match', () => {
    const match = rounds(rng, { rules: 'pantti', players: '3' }, 4);
    const after = match.ok ? match.value.after(givenUpNow(state('pantti'), 1)) : match;
    expect(after.ok && [after.value.match.totals, after.value.match.dealer]).toEqual([[28, 0, 0], 1]);
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

describe('a match from outside', () => {
  const of = (rules: string, players: number, ends: readonly unknown[] = []) =>
    rounds(rng, { rules, players: `${players}` }, 7, ends);
  const value = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };

  test('its first round is the deal of that number; the next is dealt by who is to deal', () => {
    const game = textGame(ristiseiska);
    const first = value(of('pantti', 3));
    expect(first.start).toBe(value(game.deal({ rules: 'pantti', players: '3' }, rng(7))).position);
    expect([first.target, first.tokenPoints, first.scored, first.lastIn]).toEqual([100, 25, true, false]);
    const second = value(first.after({ winner: 1, loser: null, points: [25, 40, 60] }));
    expect(second.match).toMatchObject({ rounds: 1, totals: [25, 40, 60], dealer: 1 });
    // Player 1 deals: of 52 cards, player 2 has the one more.
    const hands = second.start
      .split('/')[2]
      ?.split('.')
      .map((hand) => hand.length / 2);
    expect(hands).toEqual([17, 18, 17]);
    expect(second.start).not.toBe(first.start);
  });

  test('whole matches played by the rule of thumb come to an end in every counting', async () => {
    const game = textGame(ristiseiska);
    for (const rules of [
      'pantti',
      'pantti-ace~target=50',
      'begging-points~score=distance',
      'forfeit~token-points=0',
      'pantti~score=count~unable=pawn',
    ]) {
      let match = value(of(rules, 4));
      while (match.match.winners === null) {
        let play = value(game.open(match.start));
        while (play.outcome === null) {
          const action = value(await choose(play.position, 'thumb', play.line.length));
          play = value(play.apply(action ?? play.actions[0] ?? ''));
        }
        const before = match.match.totals;
        const { points } = play.outcome as unknown as { points: number[] };
        match = value(match.after(play.outcome));
        expect(match.match.totals).toEqual(before.map((total, i) => total + (points[i] ?? 0)));
      }
      expect(Math.max(...match.match.totals)).toBeGreaterThanOrEqual(match.target ?? Number.POSITIVE_INFINITY);
      const lowest = Math.min(...match.match.totals);
      expect(match.match.winners.map((seat) => match.match.totals[seat - 1])).toEqual(match.match.winners.map(() => lowest));
      expect(match.after({ winner: 1, loser: null, points: [0, 0, 0, 0] })).toMatchObject({ ok: false });
    }
  });

  test('each round of a match is dealt anew, and the same number deals the same rounds', () => {
    /** The hands of a round, whoever holds them. */
    const hands = (start: string): string => (start.split('/')[2] ?? '').split('.').toSorted().join('.');
    const three = (number: number): string[] => {
      const starts: string[] = [];
      let match = value(rounds(rng, { rules: 'pantti', players: '4' }, number));
      for (let n = 0; n < 3; n++) {
        starts.push(hands(match.start));
        match = value(match.after({ winner: 2, loser: null, points: [1, 0, 1, 1] }));
      }
      return starts;
    };
    const dealt = three(7);
    expect(new Set(dealt).size).toBe(3);
    expect(three(7)).toEqual(dealt);
    // Nor do matches of neighbouring numbers share a round.
    expect(new Set([...dealt, ...three(8)]).size).toBe(6);
    // The first round is the deal of that number.
    expect(dealt[0]).toBe(hands(value(textGame(ristiseiska).deal({ rules: 'pantti', players: '4' }, rng(7))).position));
  });

  test('without points rounds are only counted', () => {
    const duel = value(of('duel', 2, [{ winner: 2, loser: null, points: [0, 0] }]));
    expect([duel.scored, duel.target, duel.tokenPoints, duel.match.winners]).toEqual([false, null, 0, null]);
    expect(value(of('begging', 3, [{ winner: 1, loser: 2, points: [0, 0, 0] }])).match.lost).toEqual([0, 1, 0]);
  });

  test('what was kept is not believed', () => {
    for (const bad of [
      null,
      7,
      {},
      { winner: 9, loser: null, points: [0, 0, 0] },
      { winner: 1, loser: null, points: [0, 0] },
      { winner: 1, loser: null, points: [0, 0, -1] },
      { winner: 1, loser: null, points: [0, 0, 0.5] },
    ])
      expect(of('pantti', 3, [bad])).toMatchObject({ ok: false, error: { field: 'round' } });
  });
});
