import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDeals, loadKit } from '../../src/components/games/index.ts';
import { endedWords, shownGame, shownGames, whenWords } from '../../src/components/next/open-game.ts';
import { rulesOf } from '../../src/components/next/rules-said.ts';
import { asDrawn, byFriendMark, givenUpKey } from '../../src/components/play/deal-notes.ts';
import { dayNumber, dealWith, playerOf, rulesIn } from '../../src/components/play/deal-text.ts';
import { formatDeal, parseDeal, usualDeal } from '../../src/components/play/deals.ts';
import { spoiledBy } from '../../src/components/play/end/spoils.ts';
import { leftAt, openNote, sentEnd } from '../../src/components/play/parts/useKeptDeal.ts';
import { resultFor } from '../../src/components/play/result-for.ts';
import { resumedOf } from '../../src/components/play/resumed.ts';
import { createSession } from '../../src/components/play/session.ts';
import { nothingTaken } from '../../src/components/play/state.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { rounds as crapetteRounds } from '../../src/engine/games/crapette-match.ts';
import { type GameId, gameIds } from '../../src/engine/games/ids.ts';
import { rounds as ristiseiskaRounds } from '../../src/engine/games/ristiseiska-match.ts';
import { type EndedGame, endedGames } from '../../src/records/ended-games.ts';
import { recordFinished } from '../../src/records/finished-games.ts';
import { keepOpenGame } from '../../src/records/open-games.ts';
import { keepLine } from '../../src/records/progress.ts';
import { update } from '../../src/site/storage.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

beforeEach(() => vi.stubGlobal('window', fakeWindow(new FakeStorage())));
afterEach(() => vi.unstubAllGlobals());

const dealt = async (game: GameId, deal: string) => {
  const read = parseDeal(deal, await loadKit(game));
  if (!read?.ok) throw new Error(`no deal: ${deal}`);
  return read.value;
};

it.each([
  ['sixteen', 'n=7', { head: '0 of 96 home', says: '96 in the urn' }],
  ['russian-bank', 'n=5&rules=free', { head: '48 to 48', says: 'cards left; your turn' }],
  [
    'ristiseiska',
    'n=3&players=3&rules=pantti',
    { head: 'Their turn', says: 'Round 1. Cards left: you 18, player 2: 17, player 3: 17' },
  ],
] as const)('how a game of %s stands is said', async (game, deal, words) => {
  const { choice, start } = await dealt(game, deal);
  const said = (await (await loadKit(game)).standing()).of(start, 1, choice, []);
  expect({ ...said, says: said.says.replaceAll(' · ', ', ') }).toEqual(words);
});

it('of people at one screen it is said whose turn it is, by their places', async () => {
  const shown = async (game: GameId, deal: string) => {
    const { start } = await dealt(game, deal);
    const next = start.apply(start.actions[0] ?? '');
    if (!next.ok) throw new Error(next.error.code);
    const say = ({ position }: Play) => shownGame({ game, deal, position, moves: 1 }, new Date());
    return [start.actor, next.value.actor, await say(start), await say(next.value)] as const;
  };
  const [first, second, before, after] = await shown('ristiseiska', 'n=5&players=2&rules=duel&player=here');
  expect([before?.head, after?.head]).toEqual([`Player ${first}’s turn`, `Player ${second}’s turn`]);
  expect(before?.says).toBe('Round 1. Cards left: player 1: 26 · player 2: 26');
  const [, , linked] = await shown('ristiseiska', 'n=5&players=2&rules=duel&player=friend');
  expect(linked?.says).toBe('Round 1. Cards left: you 26 · player 2: 26');
  const [, , bank] = await shown('russian-bank', 'n=5&rules=free&player=here');
  expect([bank?.head, bank?.says]).toEqual(['48 to 48', 'cards left · Player 1’s turn']);
});

it.each([
  ['sixteen', 'n=7', '', '0 of 96 home'],
  ['russian-bank', 'n=5&rules=free&player=planner', 'Vala', '48 to 48'],
] as const)(
  'a deal of %s that can be gone back to is named by its players, and how it stands',
  async (game, deal, against, stands) => {
    const { choice, start } = await dealt(game, deal);
    const kit = await loadKit(game);
    expect(await resumedOf(kit, choice)).toEqual({ choice, against, stands: null, others: 0 });
    keepOpenGame(game, formatDeal(choice), { moves: 1, position: start.position });
    // Another one that is open is counted; what no game reads is not.
    keepOpenGame('sixteen', 'n=8', { moves: 1, position: 'sixteen:5/2.53/51/4/-' });
    keepOpenGame('chess', 'n=8', { moves: 1, position: '-' });
    expect(await resumedOf(kit, choice)).toEqual({ choice, against, stands, others: 1 });
  },
);

it('of a match the points so far are said, and what cannot be its rounds is not', async () => {
  const { choice, start } = await dealt('ristiseiska', 'n=3&players=2&rules=pantti');
  const standing = await (await loadKit('ristiseiska')).standing();
  const ends = [{ winner: 1, loser: null, points: [0, 26] }];
  expect(standing.of(start, 1, choice, ends).says).toBe('Round 2. Points: you 0 · player 2: 26');
  expect(standing.of(start, 1, choice, [{ winner: 9 }]).says).toContain('Cards left');
});

it('of a match of Crapette too, beside the cards left', async () => {
  const kit = await loadKit('russian-bank', 'russian-bank:crapette/');
  const said = async (rules: string, ends: readonly unknown[]) => {
    const read = parseDeal(`n=3&rules=${rules}`, kit);
    if (!read?.ok) throw new Error(rules);
    return (await kit.standing()).of(read.value.start, 1, read.value.choice, ends).says;
  };
  const match = 'crapette~score=count~target=100';
  expect(await said(match, [{ winner: 2, points: [0, 62] }])).toMatch(
    /^cards left; .* · To 100\. Points: you 0, The other player 62\.$/,
  );
  expect(await said(match, [{ winner: 2, points: [62, 0] }])).not.toContain('To 100');
  expect(await said('crapette~score=count', [])).not.toContain('To ');
});

it('at the end of Crapette a card turned up is none of the hand, as on the board, and is counted in all', async () => {
  const kit = await loadKit('russian-bank', 'russian-bank:crapette/');
  const { table } = await kit.standing();
  const at = (drawn: string) => {
    const play = kit.game.open(`russian-bank:crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/${drawn}/0`);
    if (!play.ok) throw new Error(play.error.code);
    return (reader: number) => {
      const { columns = [], rows = [] } = table?.(play.value, reader, 'Vala') ?? {};
      return [columns, ...rows.map(({ counts }) => counts)];
    };
  };
  const [closed, open] = [
    ['Reserve', 'Hand', 'Waste', 'In all'],
    ['Reserve', 'Hand', 'Turned up', 'Waste', 'In all'],
  ];
  expect(at('-')(1)).toEqual([closed, [2, 2, 1, 5], [2, 1, 1, 4]]);
  expect(at('d')(1)).toEqual([open, [2, 1, 1, 1, 5], [2, 1, 0, 1, 4]]);
  expect(at('d')(2)).toEqual([open, [2, 1, 0, 1, 4], [2, 1, 1, 1, 5]]);
  expect(at('d')(0)).toEqual([open, [2, 1, 1, 1, 5], [2, 1, 0, 1, 4]]);
});

it('between two rounds of a match the next one is what comes, with the points of the last', async () => {
  const { choice, start } = await dealt('ristiseiska', 'n=3&players=2&rules=pantti');
  let play = start;
  for (let action = play.actions[0]; action !== undefined; action = play.actions[0]) {
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
  const standing = await (await loadKit('ristiseiska')).standing();
  const opened = (await loadKit('ristiseiska')).game.open(play.position);
  if (!opened.ok) throw new Error(opened.error.code);
  const { head, says } = standing.of(opened.value, 1, choice, []);
  expect(head).toBe('Next round');
  expect(says).toMatch(/^Round 2\. Points: you \d+ · player 2: \d+$/);
});

it('before a move of the next round that comes too, and no points are counted twice', async () => {
  const kit = await loadKit('russian-bank', 'russian-bank:crapette/');
  const rules = 'crapette~score=count~target=100~order=called';
  const after = crapetteRounds(rng, { rules }, 11, [{ winner: 1, points: [37, 0] }]);
  if (!after.ok) throw new Error(after.error.code);
  const note = openNote({ over: false, begun: true, between: false }, false, 0, after.value.start);
  const open = {
    game: 'russian-bank',
    deal: `n=11&rules=${encodeURIComponent(rules)}&player=here`,
    moves: 0,
    position: '',
    ...note,
  };
  window.localStorage.setItem(`winnable.match.russian-bank.${open.deal}`, JSON.stringify(after.value.ends));
  expect(await shownGame(open, new Date())).toMatchObject({
    // By the name of its chapter, as everywhere else.
    label: 'Crapette · on this screen',
    head: 'Next round',
    says: 'To 100. Points: player 1: 37, player 2: 0.',
  });
  const started = kit.game.open(after.value.start);
  if (!started.ok) throw new Error(started.error.code);
  const moved = started.value.apply(started.value.actions[0] ?? '');
  if (!moved.ok) throw new Error(moved.error.code);
  expect(await shownGame({ ...open, position: moved.value.position }, new Date())).toMatchObject({
    says: expect.stringMatching(/^cards left · Player [12]’s turn · To 100\. Points: player 1: 37, player 2: 0\.$/),
  });
});

it('in Ristiseiska the next round waits with the points so far', async () => {
  const options = { players: '2', rules: 'pantti' };
  const after = ristiseiskaRounds(rng, options, 3, [{ winner: 1, loser: null, points: [0, 26] }]);
  if (!after.ok) throw new Error(after.error.code);
  const { choice } = await dealt('ristiseiska', 'n=3&players=2&rules=pantti');
  const kit = await loadKit('ristiseiska');
  const started = kit.game.open(after.value.start);
  if (!started.ok) throw new Error(started.error.code);
  expect((await kit.standing()).of(started.value, 1, choice, after.value.ends)).toEqual({
    head: 'Next round',
    says: 'Round 2. Points: you 0 · player 2: 26',
  });
});

it('an open game is noted once something was done, and its match from then on', () => {
  const fresh = { over: false, begun: false, between: false };
  expect(openNote(fresh, false, 0, 'p')).toBeUndefined();
  expect(openNote(fresh, true, 3, 'p')).toEqual({ moves: 3, position: 'p' });
  expect(openNote({ ...fresh, begun: true }, false, 0, 'p')).toEqual({ moves: 1, position: 'p' });
  expect(openNote({ over: true, begun: true, between: true }, true, 9, 'p')).toEqual({ moves: 9, position: 'p' });
  expect(openNote({ over: true, begun: true, between: false }, true, 9, 'p')).toBeNull();
});

it('who leaves before a friend’s answer has been shown to its end finds their own turn', async () => {
  const { start } = await dealt('russian-bank', 'n=5&rules=free&player=friend&seat=2');
  const line: string[] = [];
  let play = start;
  while (play.actor !== 2) {
    const action = play.actions[line.length % play.actions.length] ?? '';
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    line.push(action);
    play = next.value;
  }
  const session = createSession(start, 'win', 2);
  session.load(line, 0);
  expect(leftAt(session, 'friend')).toBe(play.position);
  expect(leftAt(session, null)).toBe(start.position);
  session.load(line);
  session.play(play.actions.at(-1) ?? '');
  session.undo();
  expect(leftAt(session, 'friend')).toBe(play.position);
});

it('a friend’s answer that ends the game has ended it, also for who leaves before that has been shown', async () => {
  const { start } = await dealt('ristiseiska', 'n=4&players=2&rules=duel&player=friend');
  const plays = [start];
  const line: string[] = [];
  for (let play = start; play.outcome === null; ) {
    const action = play.actions[0] ?? '';
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
    plays.push(play);
    line.push(action);
  }
  const last = plays.at(-2)?.actor as number;
  const session = createSession(start, 'win', 3 - last);
  session.load(line, line.length - 1);
  expect(sentEnd(session, 'friend')?.position).toBe(plays.at(-1)?.position);
  // Against a computer nothing is in the line before it is done, and what has not ended has not.
  expect(sentEnd(session, null)).toBeNull();
  session.load(line.slice(0, -1), line.length - 2);
  expect(sentEnd(session, 'friend')).toBeNull();
});

it('a game left open is shown with opponent and time; what no game can read is not', async () => {
  const now = new Date(2026, 10, 25, 20, 0);
  const open = {
    game: 'russian-bank',
    deal: 'n=5&rules=free&player=planner',
    position: (await dealt('russian-bank', 'n=5')).start.position,
    moves: 1,
    at: new Date(2026, 10, 24, 23, 0).getTime(),
  };
  expect(await shownGame(open, now)).toMatchObject({ label: 'Russian Bank · against Vala · yesterday', head: '48 to 48' });
  expect(await shownGame({ ...open, game: 'chess' }, now)).toBeNull();
  expect(await shownGame({ ...open, position: 'russian-bank:x' }, now)).toBeNull();
  expect(await shownGame({ ...open, deal: 'n=5&rules=whist' }, now)).toBeNull();
  const unread = Array.from({ length: 24 }, (_, i) => ({ ...open, deal: `n=${i}`, position: 'russian-bank:x' }));
  const mixed = [...unread, open, { ...open, game: 'constructor' }];
  expect((await shownGames(mixed, now)).map((one) => [one.open, one.shown.head])).toEqual([[open, '48 to 48']]);
  expect(whenWords(new Date(2026, 10, 25, 0, 5), now)).toBe('today 0:05');
  expect(whenWords(new Date(2026, 10, 20, 23, 59), now)).toBe('20 November');
});

it('two games of the same players are told apart by deal, game and moves', async () => {
  const now = new Date(2026, 10, 25, 20, 0);
  const { position } = (await dealt('russian-bank', 'n=5')).start;
  const open = (deal: string, moves: number) => ({ game: 'russian-bank', deal, position, moves, at: now.getTime() });
  const labels = async (...all: ReturnType<typeof open>[]) => (await shownGames(all, now)).map(({ shown }) => shown.label);
  const one = open('n=5&rules=free&player=friend', 4);
  const head = 'Russian Bank · with a friend, by link · today 20:00';
  expect(await labels(one)).toEqual([head]);
  expect(await labels(one, { ...one, deal: 'n=5&rules=free&player=planner' })).toEqual([
    head,
    'Russian Bank · against Vala · today 20:00',
  ]);
  expect(await labels(one, open('n=5&rules=free&player=friend&copy=2', 4))).toEqual([
    `${head} · Deal 5 · 4 moves`,
    `${head} · Deal 5 · game 2 of it · 4 moves`,
  ]);
  expect(await labels(open('n=6&rules=free&player=friend', 1), one)).toEqual([
    `${head} · Deal 6 · 1 move`,
    `${head} · Deal 5 · 4 moves`,
  ]);
});

it('the deal of a day has its date as number, and every game deals it', async () => {
  expect(dayNumber(new Date(2026, 10, 25, 23, 59))).toBe(20261125);
  expect(dayNumber(new Date(2027, 0, 1, 0, 0))).toBe(20270101);
  for (const game of gameIds) {
    const { dealing } = await loadDeals(game);
    const deal = formatDeal(usualDeal(dealing, await loadKit(game), 0));
    const { choice } = await dealt(game, dealWith(deal, 20261125, playerOf(deal)));
    expect(choice.number).toBe(20261125);
    expect(formatDeal(choice)).toBe(dealWith(deal, 20261125, playerOf(deal)));
  }
});

it('a deal gets another number and opponent, and keeps its rules', () => {
  expect(dealWith('n=1&rules=free&player=greedy&open=1', 9, 'planner')).toBe('n=9&rules=free&player=planner&open=1');
  expect(dealWith('n=1&rules=free&open=1', 9, 'planner')).toBe('n=9&rules=free&player=planner&open=1');
  expect(dealWith('n=1&rules=free&player=greedy', 9, null)).toBe('n=9&rules=free');
  expect([playerOf('n=1&player=greedy'), playerOf('n=1')]).toEqual(['greedy', null]);
  expect(playerOf('n=1&player=planner~easy.here&open=1')).toBe('planner~easy.here');
  expect(dealWith('n=1&player=planner~easy&open=1', 2, 'thumb.here')).toBe('n=2&player=thumb.here&open=1');
});

it('a guided game by the usual rules has the usual rules', () => {
  expect(rulesIn('n=7&rules=free&guided=1&player=planner')).toBe(rulesIn('n=3&rules=free&player=thumb'));
  expect(rulesIn('n=7&rules=crapette&guided=1')).not.toBe(rulesIn('n=7&rules=free'));
});

it('the rules of a deal are said in a few words', async () => {
  expect(await rulesOf('russian-bank', 'n=1&rules=free~reserve=13&player=planner&open=1')).toBe(
    'The looser table · a reserve of thirteen · open hands',
  );
  expect(await rulesOf('russian-bank', 'n=1&rules=whist')).toBeNull();
  expect(await rulesOf('chess', 'n=1')).toBeNull();
});

it('who gives nothing away to the last one has not lost where only that one loses', () => {
  const ended = (outcome: object) => ({ outcome }) as unknown as Play;
  expect(resultFor(ended({ winner: 2, loser: 3, points: [] }), 1)).toBe('won');
  expect(resultFor(ended({ winner: 2, loser: 1, points: [] }), 1)).toBe('lost');
  expect(resultFor(ended({ winner: 2, loser: null, points: [] }), 1)).toBe('lost');
  expect(resultFor(ended({ winner: null, reason: 'stuck' }), 1)).toBe('drawn');
  expect(resultFor(ended({ winner: 1, reason: 'out' }), 1)).toBe('won');
  expect(resultFor(ended({ result: 'won' }), 1)).toBe('won');
});

it('the games that have ended are found again while their moves are kept, the latest first', async () => {
  const end = (key: string, at: number, kept: readonly string[] | null = ['draw'], round = '') => {
    recordFinished(key + round, { result: 'won', at, moves: 3, undone: 0, hints: 0 });
    const [game, deal] = key.split('#');
    if (kept) keepLine(`deal.${game}.${deal}${round}`, { line: [...kept], cursor: kept.length, undone: 0, ...nothingTaken });
  };
  const [risti, crapette, match, sixteen] = [
    'n=4&players=3&rules=pantti&player=friend.planner&seat=2',
    'n=9&rules=crapette&player=friend&copy=2',
    'n=3&players=3&rules=pantti&player=planner',
    'n=5&rules=g',
  ];
  end(`ristiseiska#${risti}`, 1);
  end(`russian-bank#${crapette}`, 2);
  // What came before in the same match is no game of its own, whatever is kept of it.
  end(`ristiseiska#${match}`, 3);
  end(`ristiseiska#${match}`, 4, ['draw'], '.2');
  end(`sixteen#${sixteen}`, 5, []);
  end('russian-bank#n=8&rules=free&player=friend', 6, null);
  end('russian-bank#n=6&rules=free&player=friend', 7);
  keepOpenGame('russian-bank', 'n=6&rules=free&player=friend', { moves: 3, position: 'russian-bank:' });
  update(givenUpKey, asDrawn, () => ({ [sixteen]: 0, [`${crapette}${byFriendMark}`]: 1 }));
  const now = new Date(5);
  const found = endedGames();
  expect(found.map(({ game, deal }) => [game, deal])).toEqual([
    ['sixteen', sixteen],
    ['ristiseiska', match],
    ['russian-bank', crapette],
    ['ristiseiska', risti],
  ]);
  const words = await Promise.all(found.map((one) => endedWords(one, now)));
  expect(words[0]).toMatch(/^Sixteen · Deal 5 · today .*M? · you lost$/);
  // A round says nothing of its match.
  expect(words[1]).toMatch(/^Ristiseiska · against \w+, \w+ · Deal 3 · today [^·]*$/);
  expect(words[2]).toMatch(/^Crapette · with a friend, by link · Deal 9 · game 2 of it · today .* · you won$/);
  expect(words[3]).toMatch(/^Ristiseiska · with a friend, by link · Deal 4 · today [^·]*$/);
  expect(await endedWords({ ...(found[0] as EndedGame), game: 'chess' }, now)).toBeNull();
});

it('a game that has ended says how, by the moves that are kept', async () => {
  const deal = 'n=2&players=2&rules=duel&player=planner';
  const kit = await loadKit('ristiseiska');
  const read = parseDeal(deal, kit);
  if (!read?.ok) throw new Error('no deal');
  let play: Play = read.value.start;
  while (play.outcome === null) {
    const next = play.apply(play.actions[0] ?? '');
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
  recordFinished(`ristiseiska#${deal}`, { result: 'drawn', at: 1, moves: 3, undone: 0, hints: 0 });
  keepLine(`deal.ristiseiska.${deal}`, { line: play.line, cursor: play.line.length, undone: 0, ...nothingTaken });
  const [words] = await Promise.all(endedGames().map((one) => endedWords(one, new Date(1))));
  expect(words).toContain(play.outcome.winner === 1 ? 'you won' : 'you lost');
});

it('a game that is watched gives away the reader’s own one of its deal, or of the day, while that is not over', async () => {
  const now = new Date(2026, 10, 29);
  const [mine, watched] = ['n=7&rules=free&player=greedy', 'n=7&rules=free&player=planner'];
  const { choice, start } = await dealt('russian-bank', watched);
  const spoils = (more = {}) => spoiledBy('russian-bank', { ...choice, ...more }, start, now);
  expect(spoils()).toBeNull();
  keepOpenGame('russian-bank', mine, { moves: 3, position: 'russian-bank:' });
  expect([spoils(), spoils({ number: 8 }), spoils({ open: true })]).toEqual([mine, null, null]);
  expect(spoiledBy('sixteen', choice, start, now)).toBeNull();
  keepOpenGame('russian-bank', mine, null);
  expect(spoils()).toBeNull();
  const today = { number: dayNumber(now) };
  expect(spoils(today)).toBe(watched.replace('n=7', 'n=20261129'));
  recordFinished('russian-bank#n=20261129&rules=free&player=greedy', { result: 'lost', at: 1, moves: 3, undone: 0, hints: 0 });
  expect(spoils(today)).toBeNull();
});
