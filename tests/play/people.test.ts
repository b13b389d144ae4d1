import { describe, expect, it } from 'vitest';
import { loadDeals, loadKit } from '../../src/components/games/index.ts';
import { askedPanel } from '../../src/components/play/ask-end.ts';
import { type DealFacts, dealPanel } from '../../src/components/play/deal-panel.ts';
import { formatDeal, parseDeal } from '../../src/components/play/deals.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import {
  arrivalOf,
  canGiveUp,
  isWatched,
  partsAt,
  playsFor,
  seenBefore,
  seesAll,
  stoppedAt,
  turnsIn,
  watchedFrom,
} from '../../src/components/play/people/arrival.ts';
import { forFriend } from '../../src/components/play/people/elsewhere.ts';
import { olderWords } from '../../src/components/play/people/older.ts';
import { forTheOther, peopleOf } from '../../src/components/play/people/people.ts';
import { sitsHere } from '../../src/components/play/people/sits-here.ts';
import { takesBack } from '../../src/components/play/people/take-back.ts';
import { createPractice, type Practice } from '../../src/components/play/practice.ts';
import { seatsOf } from '../../src/components/play/seats.ts';
import { createSession } from '../../src/components/play/session.ts';
import { lengthWords, watchedKit } from '../../src/components/play/watched-kit.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { eyeOfDeal } from '../../src/records/open-games.ts';

describe('a link from a friend', () => {
  const line = ['a', 'b', 'c'];
  // Nobody has a word here.
  const start = { silence: null, apply: () => ({ ok: false }) } as unknown as Play;

  it('goes on with the game that is kept, or begins one', () => {
    expect(arrivalOf(start, line, null)).toEqual({ kind: 'new', known: 0 });
    expect(arrivalOf(start, line, [])).toEqual({ kind: 'new', known: 0 });
    expect(arrivalOf(start, line, ['a', 'b'])).toEqual({ kind: 'new', known: 2 });
    expect(arrivalOf(start, line, ['a', 'b', 'c'])).toEqual({ kind: 'same' });
  });

  it('is known as older, and two answers to one turn as two games', () => {
    expect(arrivalOf(start, line, ['a', 'b', 'c', 'd', 'e'])).toEqual({ kind: 'older', kept: 5 });
    expect(arrivalOf(start, line, ['a', 'x', 'c'])).toEqual({ kind: 'other', at: 1 });
    expect(arrivalOf(start, line, ['a', 'b', 'x', 'y'])).toEqual({ kind: 'other', at: 2 });
    expect(arrivalOf(start, line, ['x'])).toEqual({ kind: 'other', at: 0 });
  });
});

it('a link that goes on with a game may have moves of the reader’s own seat, which were not made here', () => {
  expect(playsFor(1, [1, 1, 2, 'chance', 2], 2)).toBe(false);
  expect(playsFor(1, [1, 1, 2, 'chance', 1], 2)).toBe(true);
  expect(playsFor(2, [1, 1, 2], 2)).toBe(true);
});

it('a link that parts from the game here by a move of the reader’s own is no answer of a friend’s', () => {
  expect(partsAt(1, [1, 1, 2], 1)).toBe(true);
  expect(partsAt(1, [1, 1, 2], 2)).toBe(false);
});

it('who gives up by link is told first that the friend gets a link, and the friend that they have won', async () => {
  const { kit, start } = { kit: await loadKit('russian-bank'), start: parseDeal('n=5', await loadKit('russian-bank')) };
  if (!start?.ok) throw new Error('not read');
  const practice = {
    own: { now: { value: start.value.start }, own: { value: 2 }, undone: { value: 0 }, seat: 1 },
    kit,
    state: { value: { hints: 0 } },
  } as unknown as Practice;
  const panel = (facts: Partial<DealFacts>) => dealPanel(practice, { ended: false, asked: null, ...facts } as DealFacts);
  expect(panel({ asked: { what: 'end', at: 2, panel: askedPanel }, byLink: true, offer: null }).lines).toEqual([
    'You then see everything.',
    'You can’t play on then. You get a link that tells your friend.',
  ]);
  expect(panel({ ended: true }).lines).toEqual([]);
  const won = panel({ ended: true, byLink: true, byFriend: true });
  expect([won.sign, won.head]).toEqual(['met', 'Your friend has given up. You have won.']);
});

it('at one screen a move is taken back under the cover, by who made it, if it has shown them nothing', async () => {
  const kit = await loadKit('ristiseiska');
  const people = (await import('../../src/components/play/seats.ts')).seatsOf({ player: 'here' }, kit, 1);
  const after = (text: string, ...line: string[]) => {
    const play = kit.game.replay(text, []);
    if (!play.ok) throw new Error(play.error.code);
    const session = createSession(play.value, 'win', 2);
    session.load(line);
    expect(session.line.value).toEqual(line);
    return session;
  };
  const read = parseDeal('n=5&players=2&rules=duel&player=here', kit);
  if (!read?.ok) throw new Error('not read');
  const { start } = read.value;
  const [first = ''] = start.actions;
  const played = after(start.position, first);
  expect(takesBack(played, people)).toBe(start.actor);
  // Not what has been taken back already, nor what a computer has done.
  played.goTo(0);
  expect(takesBack(played, people)).toBeNull();
  expect(
    takesBack(
      after(start.position, first),
      people.map((one) => ({ ...one, player: 'thumb' })),
    ),
  ).toBeNull();
  // A card that was drawn is known.
  const bank = await loadKit('russian-bank');
  const deal = parseDeal('n=7&rules=free&player=here', bank);
  if (!deal?.ok) throw new Error('not read');
  const drawing = createSession(deal.value.start, 'win', 2);
  drawing.load(['draw']);
  expect(drawing.line.value).toEqual(['draw']);
  expect(takesBack(drawing, people)).toBeNull();
});

it('a line that comes is watched from after one’s own last move, also where it parts from what is kept by one of these', () => {
  expect(seenBefore(1, [1, 1, 2, 2], 0)).toBe(2);
  // Known are two moves, the third was one’s own elsewhere: the friend’s answer to it is what is new.
  expect(seenBefore(1, [1, 1, 1, 2, 2], 2)).toBe(3);
  // Another answer of the friend’s is watched from where it is another one.
  expect(seenBefore(1, [1, 2, 2, 2], 2)).toBe(2);
  expect(seenBefore(2, [1, 1], 0)).toBe(0);
});

it('turns are counted by who acts; chance has none', () => {
  expect(turnsIn([])).toBe(0);
  expect(turnsIn([1, 1, 2, 2, 1])).toBe(3);
  expect(turnsIn([1, 'chance', 1, 2])).toBe(2);
});

it.each(['ristiseiska', 'russian-bank'] as const)('what is hidden in %s is not seen before its end', async (game) => {
  const read = parseDeal('n=5&player=friend', await loadKit(game));
  if (!read?.ok) throw new Error('not read');
  let play = read.value.start;
  while (play.outcome === null) {
    expect(seesAll(play, 1)).toBe(false);
    const next = play.apply(play.actions[play.line.length % play.actions.length] ?? '');
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
    if (play.line.length > 100) return;
  }
  expect(seesAll(play, 1)).toBe(true);
});

it('a game that others have played to its end counts for nobody who opens its link', async () => {
  const bank = await loadKit('russian-bank');
  const read = parseDeal('n=5&player=friend', bank);
  if (!read?.ok) throw new Error('not read');
  const { start } = read.value;
  const over = { ...start, outcome: { winner: 1, reason: 'out' } } as typeof start;
  expect([isWatched(over, false), isWatched(over, true), isWatched(start, false)]).toEqual([true, false, false]);
  // Given up is over too.
  expect([isWatched(start, false, 1), isWatched(start, true, 1)]).toEqual([true, false]);
  // After the end nobody gives up, nor who has no seat.
  expect([canGiveUp(start, 2, 2), canGiveUp(start, 3, 2), canGiveUp(over, 2, 2)]).toEqual([true, false, false]);
});

it('who gave up before they had got the answer has given up all the same, but not who has played on', async () => {
  const read = parseDeal('n=5&rules=free&player=friend', await loadKit('russian-bank'));
  if (!read?.ok) throw new Error('not read');
  const { start } = read.value;
  const line: string[] = [];
  const actors: unknown[] = [];
  for (let play = start; new Set(actors).size < 2 || play.actor === 2; ) {
    const action = play.actions.includes('draw') ? 'draw' : (play.actions[0] ?? '');
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    line.push(action);
    actors.push(play.actor);
    play = next.value;
  }
  const sent = line.slice(0, actors.indexOf(2));
  expect([stoppedAt(1, start, sent, line), stoppedAt(1, start, sent.slice(0, -1), line)]).toEqual([true, false]);
  expect([stoppedAt(2, start, sent, line), stoppedAt(1, start, line, sent), stoppedAt(1, start, line, line)]).toEqual([
    false,
    true,
    true,
  ]);
});

const value = (read: ReturnType<typeof parseDeal>) => {
  if (!read?.ok) throw new Error('not read');
  return read.value;
};

describe('a deal with people', () => {
  it('names seat and copy, and the other side gets neither', async () => {
    const bank = await loadKit('russian-bank');
    const text = 'n=7&rules=free&player=friend&seat=2&copy=3';
    const read = parseDeal(text, bank);
    if (!read?.ok) throw new Error('not read');
    const { choice } = read.value;
    expect(choice).toMatchObject({ player: 'friend', seat: 2, copy: 3 });
    expect(formatDeal(choice)).toBe(text);
    expect(formatDeal(forTheOther(choice))).toBe('n=7&rules=free&player=friend');
    expect([peopleOf(choice), peopleOf({ player: 'here' }), peopleOf({ player: 'planner' }), peopleOf({ player: null })]).toEqual(
      ['friend', 'here', null, null],
    );
  });

  it('goes to a friend elsewhere by link, not to a screen that nobody shares there', async () => {
    const kit = await loadKit('ristiseiska');
    const sent = (player: string) => {
      const read = parseDeal(`n=7&players=4&rules=pantti&player=${player}`, kit);
      return read?.ok ? formatDeal(forFriend(read.value.choice)) : null;
    };
    expect(sent('here')).toContain('&player=friend');
    expect(sent('here.planner~easy.here')).toContain('&player=friend.planner~easy.friend');
    expect(sent('planner')).toContain('&player=planner');
  });

  it('takes no seat or copy that is none, and against the computer they are options that no game has', async () => {
    const bank = await loadKit('russian-bank');
    for (const bad of ['0', '1', '22', '-1', 'x', '__proto__']) {
      const read = parseDeal(`n=7&rules=free&player=friend&seat=${bad}&copy=${bad}`, bank);
      expect(read?.ok && formatDeal(read.value.choice), bad).toBe('n=7&rules=free&player=friend');
    }
    // At a table for two there is no third seat, and nobody sits where a computer player does.
    for (const bad of ['3', '9']) {
      const read = parseDeal(`n=7&rules=free&player=friend&seat=${bad}`, bank);
      expect(!read?.ok && read?.error.field, bad).toBe('seat');
    }
    const risti = await loadKit('ristiseiska');
    const bot = Object.keys(risti.game.players).at(-1);
    const seatAt = (seat: number) =>
      value(parseDeal(`n=7&players=3&rules=pantti&player=${bot}.friend&seat=${seat}`, risti)).choice.seat;
    expect([2, 3].map(seatAt)).toEqual([undefined, 3]);
    expect(parseDeal('n=7&rules=free&player=planner&seat=2', bank)).toMatchObject({ ok: false });
    const sixteen = await loadKit('sixteen');
    expect(parseDeal('n=7&player=friend', sixteen)).toMatchObject({ ok: false });
  });

  it('is seen from one’s own seat, and by nobody where several share the screen', () => {
    expect(eyeOfDeal('n=7&player=friend&seat=2')).toBe(2);
    expect(eyeOfDeal('n=7&player=friend')).toBe(1);
    expect(eyeOfDeal('n=7&player=here')).toBe(0);
    expect(eyeOfDeal('n=7&player=here&open=1')).toBe('all');
  });

  it('shows no hand to nobody', async () => {
    const kit = await loadKit('ristiseiska');
    const dealt = parseDeal('n=3&players=3&rules=pantti&player=here', kit);
    if (!dealt?.ok) throw new Error('not dealt');
    const faces = dealt.value.start
      .scene(0)
      .slots.filter(({ kind }) => kind === 'hand')
      .flatMap(({ pieces }) => pieces.map((piece) => JSON.stringify(piece)));
    const seen = dealt.value.start
      .scene(1)
      .slots.filter(({ kind, owner }) => kind === 'hand' && owner === 2)
      .flatMap(({ pieces }) => pieces.map((piece) => JSON.stringify(piece)));
    // As closed as another player's hand is.
    expect(new Set(faces.map((face) => face.replace(/"id":"[^"]*"/, ''))).size).toBe(
      new Set(seen.map((face) => face.replace(/"id":"[^"]*"/, ''))).size,
    );
  });

  it('is not played by the computer, and nothing that the others saw is taken back', async () => {
    const kit = await loadKit('russian-bank');
    const dealt = parseDeal('n=5&rules=free&player=friend', kit);
    if (!dealt?.ok) throw new Error('not dealt');
    const practice = createPractice({
      kit,
      start: dealt.value.start,
      goal: 'win',
      seat: 1,
      judgeStart: true,
      toTheEnd: true,
      people: true,
      players: () => null,
      pace: { delay: () => 0 },
      solver: () => Promise.reject(new Error('not judged')),
    });
    const { own } = practice;
    while (own.now.value.actor === 1)
      own.play(own.now.value.actions.includes('draw') ? 'draw' : (own.now.value.actions[0] ?? ''));
    const turn = own.cursor.value;
    expect(practice.floor.value).toBe(turn);
    await new Promise((done) => setTimeout(done, 50));
    expect(own.cursor.value).toBe(turn);
    while (own.now.value.actor === 2)
      own.play(own.now.value.actions.includes('draw') ? 'draw' : (own.now.value.actions[0] ?? ''));
    expect(practice.floor.value).toBe(own.cursor.value);
    const before = own.cursor.value;
    own.play(own.now.value.actions[0] ?? '');
    if (own.now.value.actor === 1) expect(practice.floor.value).toBe(before);
    practice.stop();
  });
});

it('a card that was drawn is not put back where hands are closed, though the turn goes on', async () => {
  const kit = await loadKit('russian-bank');
  const floorAfterDraw = (number: number, closed: boolean): number | null => {
    const dealt = parseDeal(`n=${number}&rules=free&player=friend`, kit);
    if (!dealt?.ok) throw new Error('not dealt');
    const practice = createPractice({
      ...{ kit, start: dealt.value.start, goal: 'win', seat: 1, judgeStart: true, toTheEnd: true, people: true, closed },
      ...{ players: () => null, pace: { delay: () => 0 } },
      solver: () => Promise.reject(new Error('not judged')),
    });
    practice.own.play('draw');
    const floor = practice.own.now.value.actor === 1 ? practice.floor.value : null;
    practice.stop();
    return floor;
  };
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1).filter((number) => floorAfterDraw(number, true) !== null);
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect([floorAfterDraw(number, true), floorAfterDraw(number, false)]).toEqual([1, 0]);
});

it('the move that ends a game among people is not taken back, for it has laid hands open', async () => {
  const kit = await loadKit('ristiseiska');
  const start = kit.game.open('ristiseiska:pantti/67.--.--.--/8c7s.9c2c/1/play/-/-/-/0/-');
  if (!start.ok) throw new Error(start.error.code);
  const practice = createPractice({
    ...{ kit, start: start.value, goal: 'win', toTheEnd: true, people: true, pace: { delay: () => 0 } },
    players: () => null,
    solver: () => Promise.reject(new Error('not judged')),
  });
  const { own } = practice;
  for (const action of ['8c', '9c', '7s']) expect(own.play(action)).toBe(true);
  expect(own.now.value.outcome).not.toBeNull();
  practice.stop();
  expect(practice.floor.value).toBe(3);
});

describe('at one screen an end is said of the players by their places', () => {
  const table = [
    { seat: 1, player: null, name: 'The other player' },
    { seat: 2, player: null, name: 'The other player' },
  ];
  const ended = (kit: Pick<GameKit, 'game'>, position: string, action: string) => {
    const play = kit.game.replay(position, [action]);
    if (!play.ok) throw new Error(play.error.code);
    expect(play.value.outcome).not.toBeNull();
    return play.value;
  };

  it('in Russian Bank, with what the other one had left', async () => {
    const { dealing, kit } = { ...(await loadDeals('russian-bank')), kit: await loadKit('russian-bank') };
    const words = dealing.against?.(table).words ?? kit.words;
    const won = ended(kit, 'russian-bank:free/2/9d;KdJs.3dKs.7cQh.Kc;2d;-/Ac;9sKh.4hQs.8s.3h;-;-/--.--.--.--/-/200', 'r-f');
    expect(words.outcomeWords(won, 0)).toBe('Player 2 wins. Player 1 had 2 cards left.');
    expect(words.outcomeWords(won, 2)).toMatch(/^You win/);
    const standing = await kit.standing();
    expect(standing.table?.(won, 0, '')?.rows.map(({ who }) => who)).toEqual(['Player 1', 'Player 2']);
    expect(standing.table?.(won, 2, 'Vala')?.rows.map(({ who }) => who)).toEqual(['You', 'Vala']);
  });

  it('and whoever made the last move has the screen, after a reload too', async () => {
    const kit = await loadKit('russian-bank');
    const start = kit.game.open('russian-bank:free/2/9d;KdJs.3dKs.7cQh.Kc;2d;-/Ac;9sKh.4hQs.8s.3h;-;-/--.--.--.--/-/200');
    if (!start.ok) throw new Error('not read');
    expect(sitsHere(kit, start.value, ['r-f'], table)).toBe(2);
    expect(sitsHere(kit, start.value, [], table)).toBe(2);
    const against = [
      { seat: 1, player: null, name: null },
      { seat: 2, player: 'planner', name: 'Vala' },
    ];
    expect(sitsHere(kit, start.value, [], against)).toBe(1);
  });

  it('in Ristiseiska', async () => {
    const { dealing, kit } = { ...(await loadDeals('ristiseiska')), kit: await loadKit('ristiseiska') };
    const { start } = (await dealt('n=5&players=2&rules=duel&player=here')) ?? {};
    let play = start;
    while (play && play.outcome === null) {
      const next = play.apply(play.actions[0] ?? '');
      if (!next.ok) throw new Error(next.error.code);
      play = next.value;
    }
    if (!play) throw new Error('not read');
    const words = dealing.against?.(table).words ?? kit.words;
    expect(words.outcomeWords(play, 0, true)).toMatch(/^Player \d is out first and wins the round\.$/);
    const panel = dealPanel(
      {
        own: { now: { value: play }, own: { value: 3 }, undone: { value: 0 }, seat: 1 },
        kit: { ...kit, words },
        state: { value: { hints: 0 } },
      } as unknown as Practice,
      { shared: true, scored: true } as DealFacts,
    );
    expect([panel.sign, panel.lines]).toEqual(['met', []]);
    expect(panel.head).toMatch(/^Player \d is out first and wins the round\.$/);
  });

  const dealt = async (deal: string) => {
    const read = parseDeal(deal, await loadKit('ristiseiska'));
    return read?.ok ? read.value : null;
  };
});

it('a watched game of which nobody knows who played calls all by their seats, whosever decisions are looked at', async () => {
  const kit = await loadKit('ristiseiska');
  const { dealing } = await loadDeals('ristiseiska');
  const read = parseDeal('n=4&players=3&rules=pantti', kit);
  if (!read?.ok) throw new Error('not read');
  let play = read.value.start;
  while (play.outcome === null) {
    const next = play.apply(play.actions[0] ?? '');
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
  const winner = play.outcome.winner ?? 0;
  const reader = winner === 2 ? 3 : 2;
  const watched = (player: string | null, player2 = player ?? 'friend') =>
    watchedKit({ kit, dealing, choice: { player }, table: seatsOf({ player: player2 }, kit, 2) }).words;
  expect(watched(null).outcomeWords(play, reader)).toContain(`Player ${winner} is out first and wins.`);
  expect(watched(null).outcomeWords(play, 0)).toMatch(/ for player 1, .* for player 2/);
  expect(watched('planner').outcomeWords(play, 1)).not.toMatch(/player/i);
});

it('an older link is watched from one’s own seat, and says that there is more', () => {
  const deal = { number: 7, options: {}, open: false, player: 'friend' };
  expect(formatDeal(watchedFrom(deal, { ...deal, seat: 2, copy: 2 }))).toBe('n=7&seat=2');
  expect(formatDeal(watchedFrom(deal, undefined))).toBe('n=7');
  const words = (player: string | null, ended: boolean, gaveUp: number | null = null) =>
    lengthWords({ alone: false }, { player }, { outcome: ended ? { winner: 1, reason: 'out' } : null } as Play, gaveUp, 26);
  expect(words(null, false)).toBe('26 moves so far.');
  for (const whole of [words(null, true), words(null, false, 1), words('planner', false)])
    expect(whole).toBe('The whole game: 26 moves.');
});

it('an older link says in which turn the game is, or that it is over', async () => {
  const kit = await loadKit('russian-bank');
  const start = kit.game.open('russian-bank:free/2/9d;KdJs.3dKs.7cQh.Kc;2d;-/Ac;9sKh.4hQs.8s.3h;-;-/--.--.--.--/-/200');
  if (!start.ok) throw new Error('not read');
  expect(olderWords(start.value, ['r-f'], [], false)).toEqual({
    head: 'This link is older than your game',
    lines: ['The link is in turn 1, your game in turn 2.'],
  });
  expect(olderWords(start.value, ['r-f'], ['r-f'], false).lines).toEqual(['Both are in turn 2, and your game is further on.']);
  expect(olderWords(start.value, ['r-f'], [], true).head).toBe('This game is over');
});
