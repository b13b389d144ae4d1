import { describe, expect, test } from 'vitest';
import { doneWords, followedWords, happenedWords, turnWords } from '../../src/components/games/russian-bank/crapette/happened.ts';
import { kit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { ruleTable, ruleWords } from '../../src/components/games/russian-bank/crapette/rule-words.ts';
import { card } from '../../src/components/games/russian-bank/crapette/rules-card.ts';
import { whyWords } from '../../src/components/games/russian-bank/crapette/why-words.ts';
import {
  actionWords,
  areaWords,
  askWords,
  goalWords,
  outcomeWords,
  pieceWords,
  slotWords,
} from '../../src/components/games/russian-bank/crapette/words.ts';
import { turnFacts } from '../../src/components/games/russian-bank/turn-facts.ts';
import { whyWords as freeWhy } from '../../src/components/games/russian-bank/why-words.ts';
import type { ProspectsAnswer } from '../../src/engine/proving/answers.ts';
import { prospects } from '../../src/engine/solve/further.ts';

const { game } = kit;

/** A position (without `russian-bank:`), after a line where one is given. */
function play(position: string, line: string[] = []) {
  const result = game.replay(`russian-bank:${position}`, line);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

interface Given {
  r?: string;
  t?: string;
  h?: string;
  w?: string;
  two?: string;
  home?: string;
  drawn?: string;
  count?: number;
  rules?: string;
}
/** Player 1's reserve 9♥, houses 10♠ K♦ K♥ K♠, hand 4♦; the opponent's reserve and waste empty. */
const at = ({ r = '9h', t = 'Ts.Kd.Kh.Ks', h = '4d', w = '-', ...more }: Given = {}) =>
  `crapette${more.rules ?? ''}/1/${r};${t};${h};${w}/${more.two ?? '-;Kc.Kd.Kh.Kc;5c;-'}/${more.home ?? '--.--.--.--'}/${more.drawn ?? '-'}/${more.count ?? 0}`;

/** The sentence for a try that the engine refuses by the rule given. */
function refused(rule: string, from: string, to: string, position: string): string {
  const before = play(position);
  const action = from === 'said' ? to : before.intent(from, to);
  expect(before.why(action ?? '')).toEqual({ ok: true, value: rule });
  return ruleWords(rule, before, from, to).says;
}

test('the best of a turn counts cards loaded too, beside what the reader has reached, and stops with the turn', async () => {
  // The 9♥ can be loaded onto the 8♥; for the 4♦ there is no place.
  const position = at({ two: '-;Kc.Kd.Kh.Kc;-;8h' });
  const answer = await prospects(`russian-bank:${position}`);
  if (!answer.ok || answer.value === null) throw new Error('no answer');
  const facts = (line: string[]) => turnFacts(play(position), line, answer.value as ProspectsAnswer);
  expect(facts([])).toEqual([
    { kind: 'reserve', start: 1, now: 1, best: 0 },
    { kind: 'stock', start: 2, now: 2, best: 1 },
    { kind: 'home', start: 0, now: 0, best: 0 },
    { kind: 'load', start: 0, now: 0, best: 1 },
  ]);
  const whole = ['r-ow', 'draw', 'discard'];
  expect(facts(whole).map(({ now }) => now)).toEqual([0, 1, 0, 1]);
  const next = play(position, whole).actions[0] as string;
  expect(facts([...whole, next]).map(({ now }) => now)).toEqual([0, 1, 0, 1]);
});

describe('what stands in the way', () => {
  const start = play(at());
  const gets = (goal: string, line: string[], position = at()) =>
    whyWords.furthestWords?.(goal, play(position, line), 1, play(position));

  test('the top of the reserve; where that is empty, the card that comes next', () => {
    expect(gets('reserve:1', [], at({ r: '2d9s' }))).toEqual({
      head: '1 card stays in your reserve',
      says: 'The 9♠ on your reserve has nowhere to go.',
    });
    expect(gets('stock:1', ['r-t1'])).toEqual({
      head: '1 card stays with you',
      says: 'Next comes the 4♦, and it will find no place.',
    });
    expect(gets('stock:1', ['r-t1'], at({ h: '-', w: '4d6c' }))?.says).toContain('4♦');
  });

  test('a discard that ended the turn, also of goals that know no less', () => {
    const says = 'You discarded the 4♦. That ended your turn.';
    expect(gets('load:1', ['draw', 'discard'])).toEqual({ head: 'Only 1 card can be loaded', says });
    expect(gets('home:2', ['draw', 'discard'])).toEqual({ head: 'Only 2 cards can get home', says });
    expect(gets('reserve:1', ['draw', 'discard'])?.says).toBe(says);
    const lost = play(at(), ['draw', 'discard']);
    expect(whyWords.obstacleWords?.('load:1', lost, 1, start)).toEqual({ head: 'Your turn is over', says });
    expect(whyWords.obstacleWords?.('load:1', start, 1, start)).toBeNull();
    expect(gets('empty:1', [])).toBeNull();
  });
});

describe('the card that was needed', () => {
  const obstacle = (goal: string, position: string) => whyWords.obstacleWords?.(goal, play(position), 1, play(position));

  test('the nearest of those that could go home next, wherever it is; else that none is near', () => {
    const head = 'No card can get home';
    expect(obstacle('home:1', at({ r: 'Ac9h' }))).toEqual({
      head,
      says: 'The A♣, next to go home, is in your reserve under another card.',
    });
    expect(obstacle('home:1', at({ two: '-;Kc.AdKd3c.Kh.Kc;5c;-' }))?.says).toBe(
      'The A♦, next to go home, is in house 6 under 2 others.',
    );
    expect(obstacle('home:1', at({ h: '4dAs' }))?.says).toBe('The A♠, next to go home, is card 2 of your hand.');
    // The card that waits has been turned up.
    expect(obstacle('home:1', at({ h: '4dAs', drawn: 'd' }))?.says).toBe(
      'The A♠, next to go home, is the next card of your hand.',
    );
    expect(obstacle('home:1', at({ t: 'Th.Jh.Qh.Kh', h: '8h', two: '-;-.-.-.-;7h;-', home: 'KK.KK.K4.KK' }))?.says).toBe(
      'What could go home next is out of your reach: 5♥.',
    );
    expect(obstacle('home:1', at())?.says).toBe('What could go home next is out of your reach: A♣, A♦, A♥, and A♠.');
    expect(obstacle('home:1', at({ h: '4d', w: 'As' }))).toBeNull();
  });

  test('what the opponent’s reserve and waste take', () => {
    expect(obstacle('load:1', at({ two: 'Jc;Kc.Kd.Kh.Kc;5c;Ah' }))).toEqual({
      head: 'No card can be loaded',
      says: 'The opponent’s reserve and waste take only 10♣, Q♣, or 2♥.',
    });
  });

  const needed = (mistake: string, winning: string, position: string) =>
    whyWords.neededWords?.(mistake, play(position), winning.split(','));

  test('that could have gone where the mistake has covered, filled or cleared a place', () => {
    const table = at({ r: '9h', t: 'Ts9d.Kd.-.Ks', h: '-', two: '8h;Qc.9h.8s.7c;5c;-' });
    expect(needed('t1-t3', 'o1-t3', table)).toBe('The Q♣ could have gone to the empty house where the 9♦ is now.');
    expect(needed('o2-or', 'r-or', at({ r: '7h', two: '8h;Kc.9h.8s.7c;5c;-', h: '-' }))).toBe(
      'The 7♥ could have gone on the 8♥, which is under the 9♥ now.',
    );
    expect(needed('t1-f', 'r-t1', at({ r: '8d', t: '9s.Kd.Kh.Ks', home: '--.--.--.88' }))).toBe(
      'The 8♦ could have gone on the 9♠, which is home now.',
    );
    // Its twin would be told from it by nobody, and a line that needs no such place names none.
    expect(needed('r-or', 'o2-or', table)).toBeNull();
    expect(needed('t1-t3', 'r-or,o3-t1', table)).toBeNull();
  });

  test('that was discarded, and where it could have gone', () => {
    const waits = (more: Given) => at({ h: '4d3c', drawn: 'd', ...more });
    expect(needed('discard', 'h-t3', waits({ t: 'Ts.Kd.-.Ks' }))).toBe('The 4♦ could have gone to an empty house.');
    expect(needed('discard', 'o3-t3,h-o3', waits({ t: 'Ts.Kd.-.Ks', two: '-;Kc.Kd.5sQh.Kc;5c;-' }))).toBe(
      'The 4♦ could have gone on the 5♠.',
    );
    expect(needed('discard', 'r-t1', waits({}))).toBeNull();
    expect(needed('draw', 'r-t1', at())).toBeNull();
  });

  test('cards that are not there to be loaded', () => {
    const missing = (goal: string, position: string) => whyWords.missingWords?.(goal, play(position));
    expect(missing('load:1', at())).toBe('Nothing can be loaded: the opponent has no card in reserve or waste.');
    const hearts = at({ two: '8h;Kc.Kd.7h.Kc;5c;-' });
    expect(missing('load:4', hearts)).toBe(
      'At most 3 could be loaded in this turn: no more cards of the suits on the opponent’s reserve and waste are within your reach.',
    );
    expect(missing('load:3', hearts)).toBeNull();
    expect(missing('home:1', at({ t: '-.-.-.-', two: '-;-.-.-.-;Ac;-' }))).toContain('At most 0 could go home');
  });
});

describe('why a try was refused', () => {
  test('whoever touches another card while one must go home is told so, and so is whoever tries a place that does not fit', () => {
    const waits = play(at({ t: 'Ts.Jd.Kh.As' }));
    const must = 'A card that can go home must go before you do anything else: A♠.';
    expect(whyWords.noTryWords?.('1t1', null, null, waits)).toBe(must);
    expect(whyWords.noTryWords?.('1r', null, null, waits)).toBe(must);
    // Where the players keep the order, nobody says so, not even where no other move is left.
    const called = play(at({ t: 'Ts.Jd.Kh.As', rules: '~order=called' }));
    expect(ruleWords('own-descends', called, '1r', '1t2').says).not.toContain('home');
    expect(whyWords.noTryWords?.('1r', null, null, called)).not.toContain('home');
    // The K♥ fits nowhere anyway.
    expect(whyWords.noTryWords?.('1t3', null, null, waits)).not.toContain('go home');
    expect(whyWords.noTryWords?.('1r', null, null, play(at({ t: 'Js.Jd.Kh.2s' })))).toBe('The 9♥ has nowhere to go.');
    expect(whyWords.noTryWords?.('1t3', null, null, play(at({ t: 'Js.Jd.Kh.2s' })))).toBe('The K♥ has nowhere to go.');
    expect(ruleWords('own-descends', waits, '1r', '1t2').says).toBe(
      `Houses go down by one, and colours alternate: J♦ takes 10♣ or 10♠, not 9♥. ${must}`,
    );
  });

  test('every rule of the rule set has a number, a name and a sentence', () => {
    expect(Object.keys(ruleTable).sort()).toEqual([...game.rules].sort());
    for (const rule of game.rules) {
      const words = ruleWords(rule, play(at()), '1r', '1t1');
      expect(words.name).toMatch(/^\S.*\S$/);
      expect(words.number).toBeGreaterThan(0);
      expect(words.says).toMatch(/\.$/);
    }
    expect(() => ruleWords('drawn-waits', play(at()), '1r', '1t1')).toThrow();
  });

  test.each([
    ['source-empty', '1r', '1t1', at({ r: '-' }), 'There is no card to play in this place: your reserve.'],
    ['source-empty', '2t1', '1t1', at({ two: '-;-.Kd.Kh.Kc;5c;-' }), 'There is no card to play in this place: house 5.'],
    ['waste-closed', '1w', '1t1', at({ w: '9d' }), 'At this table you may not play cards from your own waste.'],
    [
      'foundation-next',
      '1r',
      'fh1',
      at(),
      'Foundations go up by one, suit by suit. 9♥ cannot go home yet: its suit is waiting for A♥.',
    ],
    ['own-descends', '1r', '1t2', at(), 'Houses go down by one, and colours alternate: K♦ takes Q♣ or Q♠, not 9♥.'],
    [
      'own-descends',
      '1r',
      '1t1',
      at({ r: '9h', t: '2s.Kd.Kh.Ks' }),
      'Houses go down by one, and colours alternate: 2♠ takes A♦ or A♥, not 9♥.',
    ],
    [
      'own-colour',
      '1r',
      '2t1',
      at({ two: '-;Td.Kd.Kh.Kc;5c;-' }),
      'One lower is right, but colours must alternate in houses: 10♦ takes 9♣ or 9♠, not 9♥.',
    ],
    ['load-empty', '1r', '2r', at(), 'There is no card here to load onto. An empty reserve or waste takes nothing.'],
    ['other-suit', '1r', '2r', at({ two: '8c;Kc.Kd.Kh.Kc;5c;-' }), 'Loading keeps to the suit: 8♣ takes 7♣ or 9♣, not 9♥.'],
    [
      'other-neighbour',
      '1r',
      '2w',
      at({ two: '-;Kc.Kd.Kh.Kc;5c;7h' }),
      'The suit is right, but it must be the next rank, up or down: 7♥ takes 6♥ or 8♥, not 9♥.',
    ],
    [
      'no-wrap',
      '1t3',
      '2w',
      at({ two: '-;Kc.Kd.Qh.Kc;5c;Ah' }),
      'A king and an ace don’t connect: they are the two ends, so K♥ cannot go on A♥.',
    ],
    [
      'compulsory-reserve',
      '1h',
      '1u',
      at({ r: 'Ah' }),
      'The A♥ on your reserve can go home. It must go before you do anything else.',
    ],
    [
      'compulsory-foundation',
      '1r',
      '1t1',
      at({ two: '-;Ac.Ad.Kh.Kc;5c;-' }),
      'A card that can go home must go before you do anything else: A♣ or A♦.',
    ],
    [
      'fill-houses',
      '1h',
      '1u',
      at({ t: '-.Kd.Kh.Ks' }),
      'A house is empty, and you still have a reserve. Fill the house before you turn up a card.',
    ],
    ['card-waits', '1h', '1u', at({ h: '4d6c', drawn: 'd' }), 'You turned up 4♦. Play it or discard it first.'],
    ['hand-empty', '1h', '1u', at({ h: '-' }), 'Your hand and your waste are empty. There is no card left to turn up.'],
    ['nothing-waits', 'said', 'discard', at(), 'You have not turned up a card. Only a turned-up card can be discarded.'],
    ['pass-may-draw', 'said', 'pass', at(), 'You still have cards in your hand or waste. You may pass only when both are empty.'],
    ['game-over', '1r', '1t1', at({ count: 1000 }), 'The game is over. There is nothing more to play.'],
  ])('%s: %s to %s', (rule, from, to, position, says) => {
    expect(refused(rule, from, to, position)).toBe(says);
  });

  test('nothing is put on an ace, and a card stays in the house where it lies', () => {
    const before = play(at());
    expect(before.why('t1-t1')).toEqual({ ok: true, value: 'same-house' });
    expect(ruleWords('same-house', before, '1t1', '1t1').says).toBe('The card is in this house already.');
    const ace = play(at({ t: 'Ac.Kd.Kh.Ks' }));
    expect(ace.why('r-t1')).toEqual({ ok: true, value: 'own-descends' });
    expect(ruleWords('own-descends', ace, '1r', '1t1').says).toBe(
      'Houses go down, and nothing is lower than A♣: it takes no card. A card that can go home must go before you do anything else: A♣.',
    );
  });
});

describe('what is proved of a goal', () => {
  const { provedWords } = kit.words;
  test('is said of that goal, at both tables alike', () => {
    expect(provedWords?.('reserve:6')).toBe('Proved: 6 can be reached. Any way counts.');
    expect(provedWords?.('reserve:0')).toBe('Proved: it can be emptied. Any way counts.');
    expect(whyWords.lostWords?.('load:2')).toBe('Proved: you can no longer load 2 cards this turn.');
    expect(freeWhy.lostWords?.('lock')).toBe('Proved: the opponent can no longer be locked out.');
    for (const goal of ['win', 'stock:3', 'home:1', 'load:1']) {
      expect(provedWords?.(goal)).toMatch(/^Proved: [^_]+ Any way counts\.$/);
      expect(whyWords.lostWords?.(goal)).toMatch(/^Proved: [^_]+\.$/);
    }
  });
  test('is left to the page where no puzzle asks for it', () => {
    expect([provedWords?.('do:draw'), whyWords.lostWords?.('empty:2')]).toEqual([null, null]);
  });
});

describe('why a try means nothing', () => {
  const no = (from: string, to: string | null, piece: string | null = null, position = at({ w: '3c' })) =>
    whyWords.noTryWords?.(from, to, piece, play(position));
  test('each place says what is wrong with it', () => {
    expect(no('1t1', null, '1:Ts')).toBe('Only the card on top can be moved. This one is covered.');
    expect(no('fc1', null)).toBe('What is home stays there.');
    expect(no('2h', null)).toBe('This is the opponent’s. You play cards of the houses, your reserve and the card you turned up.');
    expect(no('1h', '1t1')).toBe('Choose your hand to turn up its next card.');
    expect(no('1r', '1w')).toBe('You can’t put a card here: only the card you turned up goes on your waste.');
    expect(no('1t1', null, null, at({ t: '-.Kd.Kh.Ks' }))).toContain('Nothing is here.');
    expect(no('2r', null)).toBe('Nothing is here, and you can’t put a card here yourself.');
    expect(no('1r', '1u')).toBe('You can’t put a card here: it is the place of the card that is turned up from the hand.');
    expect(no('1u', null)).toBe('A turned-up card goes here. Choose your hand to turn one up.');
    expect(no('1u', null, null, at({ h: '4d7d', drawn: 'd' }))).toBe(
      'A discard ends your turn. Choose the 4♦ first and then your waste, or choose Discard.',
    );
    expect(no('1u', null, null, at({ h: 'As7d', drawn: 'd' }))).toBe(
      'A card that can go home must go before you do anything else: A♠.',
    );
  });
});

describe('what actions do, and what came of them', () => {
  const table = at({ h: '8s4d', w: '3c', two: '8h;Kc.Kd.Kh.Kc;5c;Th' });
  test('houses have a number that is the same for both, stacks an owner', () => {
    expect(actionWords('r-t1', play(table))).toBe('9♥ from the reserve to house 1');
    expect(actionWords('r-or', play(table))).toBe('9♥ from the reserve to the opponent’s reserve');
    expect(actionWords('t1-t2', play(table))).toBe('10♠ from house 1 to house 2');
    expect(actionWords('o1-f', play(table))).toBe('K♣ home from house 5');
    expect(actionWords('h-ow', play(table))).toBe('A card from the hand to the opponent’s waste');
    expect(actionWords('draw', play(table))).toBe('Turn up a card');
    expect(actionWords('discard', play(table, ['draw']))).toBe('Discard 8♠');
    expect(actionWords('discard', play(table))).toBe('Discard the turned-up card');
    expect(actionWords('h-t1', play(table, ['r-t1', 'draw']))).toBe('8♠ from the hand to house 1');
    expect(slotWords('2t4', play(table))).toBe('house 8');
    expect(slotWords('1u', play(table))).toBe('your turned-up card');
    expect(slotWords('2w', play(table))).toBe('the opponent’s waste');
    expect(areaWords('1t1', play(table))).toBe('the houses');
    expect(pieceWords('r-t1', play(table))).toBe('The 9♥ moves. It’s marked: your reserve.');
    expect(pieceWords('discard', play(table, ['draw']))).toBe('The 8♠ moves. It’s marked: your turned-up card.');
    expect(pieceWords('draw', play(at({ h: '-', w: '4d3c' })))).toBe('Your waste is turned over, and the 4♦ comes first.');
    // Player 2 calls the house t1 that player 1 calls o1; its number stays.
    expect(actionWords('t1-f', play(table, ['draw', 'discard']))).toBe('K♣ home from house 5');
  });

  test('each is told of the reader and of the opponent', () => {
    const told = (action: string, line: string[] = [], reader = 1, position = table) =>
      happenedWords(action, play(position, line), reader);
    expect(told('draw')).toBe('You turn up 8♠.');
    expect(told('draw', [], 2)).toBe('The opponent turns up 8♠.');
    expect(doneWords('draw', play(table))).toBe('8♠ turned up');
    expect(doneWords('r-t1', play(table))).toBe('9♥ from the reserve to house 1');
    expect(told('discard', ['draw'])).toBe('You discard 8♠. Your turn is over.');
    expect(told('discard', ['draw'], 2)).toBe('The opponent discards 8♠. Their turn is over.');
    expect(told('r-or')).toBe('You load 9♥ from the reserve onto the opponent’s reserve.');
    expect(told('r-ow', [], 2)).toBe('The opponent loads 9♥ from the reserve onto your waste.');
    expect(told('r-t1', [], 2)).toBe('The opponent plays 9♥ from the reserve to house 1.');
    expect(told('r-f', [], 1, at({ r: '9hAc' }))).toBe('You bring A♣ home from the reserve.');
  });

  test('what follows by itself', () => {
    const over = at({ h: '-', w: '4d' });
    expect(followedWords('draw', play(over))).toBe('Your waste is turned over: it is your hand again.');
    expect(happenedWords('draw', play(over), 2)).toBe(
      'The opponent turns up 4♦. Their waste is turned over: it is their hand again.',
    );
    expect(followedWords('draw', play(at()))).toBe('');
    // The opponent has only a reserve that fits nowhere.
    const alone = at({ h: '4d6d', t: 'Kc.Kd.Kh.Ks', two: '9d;Kc.Kd.Kh.Ks;-;-' });
    expect(followedWords('discard', play(alone, ['draw']))).toBe(
      'The opponent has no card to play or to turn up, and passes. It is your turn again.',
    );
    expect(happenedWords('discard', play(alone, ['draw']), 2)).toBe(
      'The opponent discards 4♦. Their turn is over. You have no card to play or to turn up, so you pass. It is the opponent’s turn again.',
    );
    const last = at({ r: '7h9h', h: '-' });
    expect(followedWords('r-t1', play(last))).toBe('You have no card left to play or to turn up, so your turn ends.');
    expect(happenedWords('r-t1', play(last), 2)).toContain('They have no card left to play or to turn up, so their turn ends.');
  });

  test('what there is to do', () => {
    const asks = (position: string, line: string[] = []) => turnWords(play(position, line), false)[1];
    expect(turnWords(play(at()), true)).toEqual(['The opponent is playing …']);
    expect(asks(at({ r: 'Ah' }))).toBe('The A♥ on your reserve goes home first.');
    expect(asks(at({ t: 'Ac.Kd.Kh.Ks' }))).toBe('A card can go home: that comes before anything else.');
    expect(asks(at(), ['draw'])).toBe('You turned up the 4♦. Play it, or discard it to end your turn.');
    expect(asks(at({ rules: '~order=called' }), ['draw'])).toBe(
      'You turned up the 4♦. What can go home must go first; then play it, or discard it to end your turn.',
    );
    expect(asks(at())).toBe('Play what you like, or turn up a card.');
    expect(asks(at({ t: '-.Kd.Kh.Ks' }))).toBe('Fill the empty houses before you turn up a card.');
    expect(asks(at({ h: '-' }))).toBe('There is no card to turn up. Play what you like, or pass.');
    expect(askWords(play(at({ drawn: 'd' })))).toBe(
      'The 4♦ has been turned up: play it or, if nothing can go home, discard it to end your turn.',
    );
    expect(askWords(play(at()))).toBeNull();
    expect(askWords(play(at(), ['draw']))).toBeNull();
  });
});

describe('tasks and ends', () => {
  test.each([
    ['win', 'Win the game this turn.'],
    ['end', 'End your turn.'],
    ['reserve:0', 'Empty your reserve this turn.'],
    ['stock:1', 'Get from 2 cards down to 1 this turn: reserve, hand and waste together.'],
    ['home:2', 'Bring 2 cards home this turn.'],
    ['load:1', 'Load a card onto the opponent’s reserve or waste this turn.'],
    ['load:3', 'Load 3 cards onto the opponent’s reserve and waste this turn.'],
    ['empty:1', 'Empty a house this turn.'],
    ['empty:2', 'Have 2 houses empty at once this turn.'],
    ['do:r-t1', 'Play this: 9♥ from the reserve to house 1.'],
    ['lock', 'The goal is lock.'],
  ])('%s', (goal, words) => {
    expect(goalWords(goal, play(at()))).toBe(words);
  });

  test('a game is won, or drawn by the limit or since nobody can act; with what it counts', () => {
    const won = (rules = '') => play(at({ rules, r: 'Ah', h: '-', two: '9d;Kc.Kd.Kh.Kc;5c;-' }), ['r-f']);
    expect(outcomeWords(play(at()), 1)).toBeNull();
    expect(outcomeWords(won(), 1)).toBe('You win: your reserve, hand and waste are empty.');
    expect(outcomeWords(won(), 2)).toBe('The opponent wins. You had 2 cards left.');
    expect(outcomeWords(won('~score=count'), 1)).toBe('You win: your reserve, hand and waste are empty. You get 33 points.');
    expect(outcomeWords(won('~score=count'), 2)).toBe('The opponent wins. You had 2 cards left. The opponent gets 33 points.');
    expect(outcomeWords(play(at({ count: 1000, rules: '~score=count' })), 1)).toBe(
      'A draw: a thousand moves have been played. The opponent gets 2 points.',
    );
    const stuck = play('crapette/2/9h;Kc.Kd.Kh.Ks;-;-/9d;Kc.Kd.Kh.Ks;-;-/--.--.--.--/-/9');
    expect(outcomeWords(stuck, 1)).toBe('A draw: neither player can play or draw any more.');
  });
});

test('the card of rules names what is in force, each with a sentence, and says what the table allows', () => {
  const of = (rules: string) => play(at({ rules }));
  expect(card.inForce(of('')).map(({ name }) => name)).toEqual(['houses in common', 'began with 13 in reserve']);
  expect(
    card
      .inForce(of('~waste=open~score=count'))
      .map(({ name }) => name)
      .slice(2),
  ).toEqual(['waste open', 'score by cards']);
  for (const { says } of card.inForce(of('~reserve=12~waste=open~score=count'))) expect(says).toMatch(/\.$/);
  const lines = (rules: string) => card.lines(of(rules));
  expect(lines('')).toHaveLength(11);
  expect(lines('~waste=open')).toContain('You may also play the top card of your waste.');
  for (const line of lines('')) expect(line).toMatch(/\.$/);
});
