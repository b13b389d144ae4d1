import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { Rounds as RistiseiskaRounds } from '../../src/components/games/ristiseiska/Rounds.tsx';
import { Rounds } from '../../src/components/games/russian-bank/crapette/Rounds.tsx';
import { type DealChoice, parseDeal, type Round, type RoundsOf } from '../../src/components/play/deals.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { othersAt, seatsOf } from '../../src/components/play/seats.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

let kit: GameKit;
beforeAll(async () => {
  kit = await loadKit('russian-bank', 'russian-bank:crapette/');
});
beforeEach(() => vi.stubGlobal('window', fakeWindow(new FakeStorage())));

/** The round that a match of Crapette has come to, after some that are over, and who sits there. */
const roundOf = (ends: readonly unknown[], player = 'planner', rules = 'crapette~score%3Dcount~target%3D100') =>
  roundIn(kit, Rounds, `n=11&rules=${rules}&player=${player}`, ends);

function roundIn(kit: GameKit, Rounds: RoundsOf, deal: string, ends: readonly unknown[] = []) {
  const dealt = parseDeal(deal, kit);
  if (!dealt?.ok) throw new Error(deal);
  const { choice, start }: { choice: DealChoice; start: Play } = dealt.value;
  let found: Round | null = null;
  const show = (round: Round) => {
    found = round;
    return h('p', null);
  };
  render(h(Rounds, { choice, first: start, given: ends, table: seatsOf(choice, kit, othersAt(start)), show }));
  if (found === null) throw new Error('no round');
  return found as Round;
}

describe('giving up a round of a match', () => {
  it('gives the other player the points of a win, and the next round comes', () => {
    const round = roundOf([]);
    const given = round.givenUp?.(round.start, 1);
    // 30, twice the 13 of the reserve, and the 35 of the hand.
    expect(given).toEqual({ outcome: { winner: 2, points: [0, 91] }, says: 'Vala gets 91 points.' });
    const outcome = given?.outcome ?? {};
    expect(round.goesOn(outcome)).toBe(true);
    expect(round.onward(outcome).words).toBe('Next round');
    expect(round.anew(outcome, () => {})).toBeNull();
    expect(render(h('div', null, round.sheet(outcome)))).toContain('<td>91</td>');
  });
  it('may lose the match', () => {
    const round = roundOf([{ winner: 2, points: [0, 62] }]);
    const { outcome = {} } = round.givenUp?.(round.start, 1) ?? {};
    expect(round.goesOn(outcome)).toBe(false);
    expect(round.over(outcome)).toBe('Vala wins the match.');
  });
  it('costs in Ristiseiska what one holds, or counts as lost, and the next round comes', async () => {
    const ristiseiska = await loadKit('ristiseiska', 'ristiseiska:pantti/');
    const given = (rules: string) => {
      const round = roundIn(ristiseiska, RistiseiskaRounds, `n=3&players=3&rules=${rules}`);
      const { outcome = {}, says } = round.givenUp?.(round.start, 1) ?? {};
      expect([round.goesOn(outcome), round.onward(outcome).words]).toEqual([true, 'Next round']);
      return { says, sheet: render(h('div', null, round.sheet(outcome))) };
    };
    const { says = '', sheet } = given('pantti~target%3D500');
    const [, points] = /^What you hold costs you (\d+) points; the others get none\.$/.exec(says) ?? [];
    expect(sheet).toContain(`<td>${points}</td><td>0</td><td>0</td>`);
    expect(given('begging')).toEqual({ says: 'You have lost this round.', sheet: expect.stringContaining('<td>1</td>') });
  });
});

it('no points come right after the number of a player', async () => {
  const risti = await loadKit('ristiseiska');
  const head = (player: string) => {
    const round = roundIn(risti, RistiseiskaRounds, `n=11&rules=pantti~target%3D500&players=3&player=${player}`);
    return round.head(round.givenUp?.(round.start, 1)?.outcome ?? null);
  };
  expect(head('here')).toMatch(/^To 500\. Points: player 1: \d+, player 2: 0, player 3: 0\.$/);
  expect(head('here.planner')).toMatch(/player 2: 0, Vala 0\.$/);
});

it('once a round is over the points at the head of the page are those with it, and at the end the sheet is no longer “so far”', () => {
  const round = roundOf([{ winner: 1, points: [93, 0] }], 'here');
  expect(round.head(null)).toBe('To 100. Points: player 1: 93, player 2: 0.');
  const over = { winner: 1, points: [46, 0] };
  expect(round.head(over)).toBe('To 100. Points: player 1: 139, player 2: 0.');
  expect(round.onward(over).words).toBe('New match');
  const caption = (outcome: Play['outcome']) =>
    /<caption>(.*)<\/caption>/.exec(render(h('div', null, round.sheet(outcome))))?.[1];
  expect(caption(over)).toBe('Points of the match');
  expect(caption({ winner: 2, points: [0, 46] })).toBe('Points so far; whoever first has 100 wins');
});

it('how points are counted is said at the end of a game that counts them, with a link to the rule', async () => {
  const { points } = await kit.standing();
  const start = (rules: string) => parseDeal(`n=11&rules=${rules}`, kit);
  const said = (rules: string, drawn: boolean) => {
    const dealt = start(rules);
    return dealt?.ok ? (points?.(dealt.value.start, drawn) ?? null) : undefined;
  };
  expect(said('crapette', false)).toBeNull();
  expect(said('crapette~score%3Dcount', false)).toMatchObject({
    says: 'The winner gets 30 points, 2 for each card left in the loser’s reserve, and 1 for each in hand and waste.',
    anchor: 'choices',
  });
  expect(said('crapette~score%3Dcount~target%3D100', true)?.says).toMatch(/^In a draw/);
});
