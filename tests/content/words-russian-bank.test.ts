import { describe, expect, test } from 'vitest';
import { deals } from '../../src/components/games/russian-bank/deals.ts';
import { furthestWords } from '../../src/components/games/russian-bank/furthest.ts';
import {
  countWords,
  doneWords,
  followedWords,
  happenedWords,
  turnWords,
} from '../../src/components/games/russian-bank/happened.ts';
import { kit } from '../../src/components/games/russian-bank/kit.ts';
import { obstacleWords, spoiledBy } from '../../src/components/games/russian-bank/obstacle.ts';
import { ruleTable, ruleWords } from '../../src/components/games/russian-bank/rule-words.ts';
import { turnFacts } from '../../src/components/games/russian-bank/turn-facts.ts';
import { actionWords, askWords, goalWords, outcomeWords, slotWords } from '../../src/components/games/russian-bank/words.ts';
import { textGame as tableOf } from '../../src/engine/core/play.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import type { ProspectsAnswer } from '../../src/engine/proving/answers.ts';
import { prospects } from '../../src/engine/solve/further.ts';

const bank = tableOf(russianBank);

/** A position (without `russian-bank:`), after a line where one is given. */
function play(position: string, line: string[] = []) {
  const result = bank.replay(`russian-bank:${position}`, line);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Own piles 8♠ K♦ K♥ 9♣, the opponent's 4♥ 2♠ 10♦ A♥; reserve K♠ 3♠ 5♥, hand 7♦ K♣, hearts home up to 4. */
const table = 'free/1/Ks3s5h;8s.Kd.Kh.9c;7dKc;-/6c;4h.2s.Td.Ah;Tc;9c/--.--.4-.--/-/12';

/** The sentence for a try that the engine refuses by the rule given. */
function refused(rule: string, from: string, to: string | null, position = table, line: string[] = []): string {
  const before = play(position, line);
  const action = before.intent(from, to) ?? (from === 'said' ? (to as string) : '');
  expect(before.why(action)).toEqual({ ok: true, value: rule });
  return ruleWords(rule, before, from, to).says;
}

describe('why a try was refused', () => {
  test('every rule of the game has a number and a name', () => {
    expect(Object.keys(ruleTable).sort()).toEqual([...bank.rules].sort());
    for (const rule of bank.rules) {
      const words = ruleWords(rule, play(table), '1r', '1t1');
      expect(words.name).toMatch(/^\S.*\S$/);
      expect(words.number).toBeGreaterThan(0);
      expect(words.says).toMatch(/\.$/);
    }
    expect(() => ruleWords('castling', play(table), '1r', '1t1')).toThrow();
  });

  test('nothing there to play', () => {
    expect(refused('source-empty', '1w', '1t1')).toContain('waste is empty');
    expect(refused('source-empty', '1t2', '1t1', table.replace('8s.Kd', '8s.-'))).toContain('pile 2 is empty');
    expect(refused('source-empty', '1r', '1t1', table.replace('Ks3s5h', '-'))).toContain('reserve is empty');
  });

  test('a foundation tells what its suit waits for, lower first, kings not gone past', () => {
    expect(refused('foundation-next', '1t3', 'fh1')).toBe(
      'Foundations go up by one, suit by suit. K♥ cannot go home yet: its suit is waiting for A♥ or 5♥.',
    );
    expect(refused('foundation-next', '1t4', 'fc1', table.replace('--.--.42', 'K-.--.4-').replace('7dKc', '7d'))).toContain(
      'is waiting for A♣.',
    );
    expect(refused('foundation-next', '1t2', 'fd2')).toContain('is waiting for A♦.');
  });

  test('one’s own piles: rank, colour, nothing on an ace', () => {
    expect(refused('own-descends', '1r', '1t1')).toBe(
      'Your own piles go down by one, and colours alternate: 8♠ takes 7♦ or 7♥, not 5♥.',
    );
    expect(refused('own-colour', '1t1', '1t4')).toContain('9♣ takes 8♦ or 8♥, not 8♠.');
    expect(refused('own-descends', '1t4', '1t1', table.replace('8s', 'As'))).toContain('nothing is lower than A♠');
  });

  test('the opponent’s piles: suit, neighbour', () => {
    expect(refused('other-suit', '1t1', '2t2', table.replace('2s', '7c'))).toBe(
      'On the opponent’s piles the suit stays the same: 7♣ takes 6♣ or 8♣, not 8♠.',
    );
    expect(refused('other-neighbour', '1t1', '2t2')).toContain('2♠ takes A♠ or 3♠, not 8♠.');
    expect(refused('other-neighbour', '1t1', '2t2', table.replace('2s', 'As'))).toContain('A♠ takes 2♠, not 8♠.');
  });

  test('no way round from king to ace', () => {
    expect(refused('no-wrap', '1t3', '2t4')).toContain('K♥ cannot go on A♥');
  });

  test('a drawn card that waits, playable or not', () => {
    expect(refused('drawn-waits', '1h', null, table, ['draw'])).toBe(
      'You drew 7♦, and it waits on your waste. Play it before you draw again.',
    );
    const taken = table.replace('Ks3s5h', 'Ks7h').replace('Kd', '8h');
    expect(refused('drawn-waits', '1h', null, taken, ['draw', 'r-t1'])).toContain('only pass');
    expect(refused('pass-drawn-plays', 'said', 'pass', table, ['draw'])).toContain('7♦, which you drew, can still be played');
  });

  test('drawing from nothing, passing too early, playing on after the end', () => {
    expect(refused('hand-empty', '1h', null, table.replace('7dKc', '-'))).toContain('no card left to draw');
    expect(refused('pass-may-draw', 'said', 'pass')).toContain('You can still draw');
    expect(refused('game-over', '1t1', '1t4', table.replace('/12', '/1000'))).toContain('over');
  });

  test('of player 2 as well', () => {
    const second = table.replace('free/1/', 'free/2/');
    expect(refused('own-descends', '2r', '2t3', second)).toContain('10♦ takes 9♣ or 9♠, not 6♣.');
    expect(refused('other-suit', '2r', '1t2', second)).toContain('K♦ takes Q♦, not 6♣.');
  });
});

describe('actions in words', () => {
  test.each([
    ['draw', 'Draw'],
    ['pass', 'Pass'],
    ['r-f', '5♥ home from the reserve'],
    ['r-t3', '5♥ from the reserve to your pile 3'],
    ['t1-o2', '8♠ from your pile 1 to the opponent’s pile 2'],
    ['w-t2', 'A card from the waste to your pile 2'],
    ['w-f', 'A card from the waste to a foundation'],
  ])('%s', (action, words) => expect(actionWords(action, play(table))).toBe(words));

  test('cards that are hidden in ordinary play are not named', () => {
    expect(actionWords('draw', play(table))).not.toContain('7');
  });

  test('of player 2', () => {
    expect(actionWords('w-o3', play(table.replace('free/1/', 'free/2/')))).toBe('9♣ from the waste to the opponent’s pile 3');
  });
});

describe('goals, slots and endings in words', () => {
  test.each([
    ['win', 'Win the game this turn.'],
    ['lock', 'End your turn so that your opponent can’t play from reserve, hand or waste in theirs.'],
    ['reserve:0', 'Empty your reserve this turn.'],
    ['reserve:1', 'Get your reserve down to 1 card this turn.'],
    ['reserve:2', 'Get your reserve down to 2 cards this turn.'],
    ['stock:3', 'Get from 5 cards down to 3 this turn: reserve, hand and waste together.'],
    ['home:1', 'Bring a card home this turn.'],
    ['home:3', 'Bring 3 cards home this turn.'],
    ['empty:1', 'Empty one of your piles this turn.'],
    ['empty:2', 'Empty 2 of your piles at once this turn.'],
    ['top:o2=3s', 'Get 3♠ to the top of the opponent’s pile 2 this turn.'],
    ['top:t1=8s7d', 'Get 8♠ 7♦ to the top of your pile 1 this turn, the 7♦ on top.'],
    ['end', 'End your turn.'],
    ['tie', 'End the game without a winner this turn.'],
    ['do:r-f,draw', 'Play this: 5♥ home from the reserve or Draw.'],
  ])('%s', (goal, words) => {
    expect(bank.checkGoal(goal).ok).toBe(true);
    expect(goalWords(goal, play(table))).toBe(words);
  });

  test('slots are named for whoever is in turn, and every slot has a name', () => {
    const [first, second] = [play(table), play(table.replace('free/1/', 'free/2/'))];
    expect(slotWords('1t3', first)).toBe('your pile 3');
    expect(slotWords('1t3', second)).toBe('the opponent’s pile 3');
    expect(slotWords('2w', second)).toBe('your waste');
    expect(slotWords('fh2', first)).toBe('the foundations of hearts');
    const names = first.scene('all').slots.map(({ id }) => slotWords(id, first));
    expect(new Set(names).size).toBe(18);
    for (const name of names) expect(name).not.toContain('undefined');
  });

  test('won, drawn and neither', () => {
    expect(outcomeWords(play(table.replace('Ks3s5h', '-').replace('7dKc', '-')), 1)).toContain('You win');
    expect(outcomeWords(play(table.replace('Ks3s5h', '-').replace('7dKc', '-')), 2)).toBe(
      'The opponent wins. You had 3 cards left.',
    );
    expect(outcomeWords(play(table.replace('/12', '/1000')), 1)).toContain('thousand');
    const stuck = 'free/1/5h9s;3h.5h.7h.2h;-;-/Kh;4d.6d.8d.Td;-;-/--.--.--.8-/-/99';
    expect(outcomeWords(play(stuck, ['r-f']), 1)).toContain('neither');
    expect(outcomeWords(play(table), 1)).toBeNull();
  });
});

describe('what happened', () => {
  /** The words for the last action of a line: told to the one who did it, or to the other. */
  function last(say: (action: string, before: ReturnType<typeof play>) => string, position: string, line: string): string {
    const actions = line.split(',');
    return say(actions.at(-1) as string, play(position, actions.slice(0, -1)));
  }

  /** Told to player 2, who looks on while player 1 acts. */
  const theirs = (action: string, before: ReturnType<typeof play>) => happenedWords(action, before, 2);

  test('a draw is told with its card, and whether it ends the turn', () => {
    expect(last(doneWords, table, 'draw')).toBe('7♦ drawn');
    // What comes of it by itself is said after it, once.
    expect(last(doneWords, table, 'draw,w-t1,r-f,draw')).toBe('K♣ drawn');
    expect(last(theirs, table, 'draw')).toBe('The opponent draws 7♦.');
    expect(last(followedWords, table, 'draw')).toBe('');
    expect(last(followedWords, table, 'draw,w-t1,r-f,draw')).toBe(
      'K♣ has nowhere to go, so your turn is over. Your waste is turned over: it is your hand again.',
    );
    expect(last(theirs, table, 'draw,w-t1,r-f,draw')).toBe(
      'The opponent draws K♣. It has nowhere to go, so their turn is over. Their waste is turned over: it is their hand again.',
    );
  });

  test('in a deal the opponent is called by name, as the page’s heading does', () => {
    const { words } =
      deals.dealing.against?.([
        { seat: 1, player: null, name: null },
        { seat: 2, player: 'planner', name: 'Planner' },
      ]) ?? {};
    const said = (line: string) => last((action, before) => words?.happenedWords?.(action, before, 2, 'all') ?? '', table, line);
    expect(said('draw')).toBe('Planner draws 7♦.');
    expect(said('r-f,r-o2')).toBe('Planner plays 3♠ from the reserve to your pile 2.');
    expect(words?.turnWords?.(play(table), true)).toEqual(['Planner is playing …']);
    expect(words?.outcomeWords(play(table.replace('Ks3s5h', '-').replace('7dKc', '-')), 2)).toBe(
      'Planner wins. You had 3 cards left.',
    );
    expect(kit.words.happenedWords?.('draw', play(table), 2, 'all')).toBe('The opponent draws 7♦.');
  });

  test('the opponent’s plays are told from the reader’s side of the table', () => {
    expect(last(theirs, table, 'r-f')).toBe('The opponent brings 5♥ home from the reserve.');
    expect(last(theirs, table, 'draw,w-t1')).toBe('The opponent plays 7♦ from the waste to their pile 1.');
    expect(last(theirs, table, 'r-f,r-o2')).toBe('The opponent plays 3♠ from the reserve to your pile 2.');
    const between = 'free/1/3d;4sTs.Jd7c6d.Kd9h.Ks5d;KcQh;9s6h/8c;Jh.3c.2h.6c;4dTh;-/--.--.--.A-/d/39';
    expect(last(theirs, between, 't3-t1')).toBe(
      'The opponent plays 9♥ from their pile 3 to their pile 1. The 6♥ they drew has no place, so they cannot draw again. They have no other card to play, so their turn ends.',
    );
    expect(last(followedWords, between, 't3-t1')).toBe(
      'The 6♥ you drew has no place, so you cannot draw again. You have no other card to play, so your turn ends.',
    );
  });

  test('the reader’s own are told to them as “you”', () => {
    const yours = (action: string, before: ReturnType<typeof play>) => happenedWords(action, before, 1);
    expect(last(yours, table, 'draw')).toBe('You draw 7♦.');
    expect(last(yours, table, 'r-f')).toBe('You bring 5♥ home from the reserve.');
    expect(last(yours, table, 'draw,w-t1')).toBe('You play 7♦ from the waste to your pile 1.');
    expect(last(yours, table, 'r-f,r-o2')).toBe('You play 3♠ from the reserve to the opponent’s pile 2.');
  });

  test('a turn that ends by itself, and a pass that happens by itself', () => {
    // The last card of the waste goes home; one reserve card is left that fits nowhere.
    const stranded = 'free/1/9h;8c.Jc.Qc.Kc;-;2c/6c;4h.2s.Td.Ah;Tc;9c/A-.--.--.--/d/12';
    expect(last(followedWords, stranded, 'w-f')).toBe('You have no card to play and cannot draw, so your turn ends.');
    expect(last(theirs, stranded, 'w-f')).toContain('so their turn ends.');
    // The opponent has one reserve card that fits nowhere, and nothing else.
    const idle = 'free/1/9h;8c.Jc.Qc.Kc;2c5d;-/6h;4h.2s.Td.Jh;-;-/--.--.--.--/-/12';
    expect(last(followedWords, idle, 'draw')).toBe(
      '2♣ has nowhere to go, so your turn is over. The opponent has no card to play, cannot draw, and passes. It is your turn again.',
    );
    expect(last(theirs, idle, 'draw')).toContain('so you pass.');
    // The thousandth move ends the game, and no turn.
    expect(last(followedWords, idle.replace(/12$/, '999'), 'draw')).toBe('');
  });

  test('a card that was drawn before the line begins, and waits', () => {
    const drew = 'free/1/9h;8c.Jc.Qc.Kc;3d;2c/6c;4h.2s.Td.Ah;Tc;9c/A-.--.--.--/d/12';
    expect(askWords(play(drew))).toBe('You have drawn the 2♣: play it before you draw again.');
    expect(
      askWords(play(drew.replace('/A-.', '/--.').replace('Jc.Qc', '4h.Qc').replace('9h;8c', '3s;8c').replace(';3d;', ';4d;'))),
    ).toContain('it has no place');
    expect(askWords(play(drew.replace('/d/', '/-/')))).toBeNull();
    // Whoever has drawn it in the line knows.
    expect(askWords(play(table, ['draw']))).toBeNull();
  });

  test('whose turn it is and what there is to do', () => {
    expect(turnWords(play(table), false).join(' ')).toBe('It is your turn. Play what you like, or draw.');
    expect(turnWords(play(table), true).join(' ')).toBe('The opponent is playing …');
    expect(turnWords(play(table, ['draw']), false).join(' ')).toContain('You drew 7♦.');
    const stuck = 'free/1/As6d;4sTs.Jd7c.Kd9h.Ks5d;KcQh;9s6h/8c;Jh.3c.2h.4c;4dTh;-/--.--.--.--/d/937';
    expect(turnWords(play(stuck, ['r-t2']), false).join(' ')).toBe(
      'It is your turn. You drew 6♥, and it can no longer be played. Play what you like, or pass.',
    );
    expect(countWords(play(stuck, ['r-t2']))).toBe(
      '62 moves are left, then nobody wins: 938 of 1000 have been played, by both together.',
    );
    expect(countWords(play(table))).toBe('');
    // That nobody wins is not said under a win.
    const won = 'free/1/3s;Jd6h.Qc8d.5c.9h4c;4s;-/2h;Td.7c.Kh.2d;5d;-/--.--.--.2-/-/997';
    expect(countWords(play(won))).toContain('3 moves are left');
    expect(countWords(play(won, ['r-f', 'draw', 'w-f']))).toBe('');
  });
});

describe('the facts of a turn', () => {
  test('count what the reader has reached, and stop with the turn', async () => {
    const answer = await prospects(`russian-bank:${table}`);
    if (!answer.ok || answer.value === null) throw new Error('no answer');
    const facts = (line: string[]) => turnFacts(play(table), line, answer.value as ProspectsAnswer);
    expect(facts([])).toEqual([
      { kind: 'reserve', start: 3, now: 3, best: 1 },
      { kind: 'stock', start: 5, now: 5, best: 2 },
      { kind: 'home', start: 0, now: 0, best: 1 },
    ]);
    const whole = ['r-f', 'r-o2', 'draw', 'w-t1', 'draw'];
    const now = [1, 2, 1];
    expect(facts(whole).map((fact) => fact.now)).toEqual(now);
    // What the opponent does next is no part of it.
    const theirs = play(table, whole).actions[0] as string;
    expect(facts([...whole, theirs]).map((fact) => fact.now)).toEqual(now);
  });
});

describe('what stands in the way', () => {
  const over = 'free/1/Tc3h;4h.9c5h.Kc5h.9s;Jh;-/8d;Td.7s.Qc.2d;7d;-/--.--.42.--/-/33';
  const says = (goal: string, position: string, line: string[] = []) =>
    obstacleWords(goal, play(position, line), 1, play(position))?.says;
  const gets = (goal: string, position: string, line: string[] = []) =>
    furthestWords(goal, play(position, line), 1, play(position))?.says;

  test('a card that could be played nowhere, and so ended the turn', () => {
    expect(obstacleWords('home:4', play(over, ['draw']), 1, play(over))).toEqual({
      head: 'Your turn is over',
      says: 'The J♥ you drew had nowhere to go. That ended your turn.',
    });
    expect(gets('stock:3', over, ['draw'])).toContain('J♥');
    expect(says('home:4', over.replace('9s;Jh;-/8d', '9s;JhKd;-/8d'), ['draw'])).toContain('The J♥ you drew');
    expect(says('home:4', over.replace('9s;Jh;-/8d', '9s;Jh;Kd/8d'), ['draw'])).toContain('The J♥ you drew');
    expect(says('top:t1=9c', over)).toBeUndefined();
  });

  test('a drawn card that has lost its place, before the turn is over and after it', () => {
    // The 9♥ fits on the 10♠ only, which the 9♦ takes.
    const drew = 'free/1/2h;Ts.3s9d.Kh.Ks;9hKd;-/6c;As.Ad.3c.5c;-;-/--.--.--.--/-/12';
    expect(says('home:4', drew, ['draw', 't2-t1', 'pass'])).toBe('The 9♥ you drew has lost its place. That ended your turn.');
    expect(says('home:4', drew, ['draw', 't2-t1'])).toBe('The 9♥ you drew has lost its place.');
    const waiting = 'free/1/2h;Ts.3s9d.Kh.Ks;Kd;9h/6c;As.Ad.3c.5c;-;-/--.--.--.--/d/12';
    expect(says('home:4', waiting, ['t2-t1', 'pass'])).toContain('The 9♥ you drew');
  });

  test('a turn that ended because nothing could be drawn', () => {
    const none = 'free/1/Kc2h;Ts.3s.Kh.Ks;-;-/6c;As.Ad.3c.5c;Ac;-/--.--.--.--/-/12';
    expect(says('home:4', none, ['pass'])).toBe('You had nothing left to draw. That ended your turn.');
  });

  test('the next card of the hand, the nearest that could go home, or that none is near', () => {
    expect(obstacleWords('home:4', play(over), 1, play(over))).toEqual({
      head: 'No card can get home',
      says: 'Next comes the J♥: it has nowhere to go and ends your turn.',
    });
    const buried = 'free/1/9h;Ac9c8c.9c5h.AsKc.9s;-;-/8d;Td.7s.Qc.2d;7d;-/--.--.42.--/-/33';
    expect(gets('home:3', buried)).toBe('The A♠, next to go home, is on your pile 3 under another card.');
    const low = 'free/1/Ks;9s.Qs.Js.9s;-;-/8s;Ts.7s.6s.5s;As;-/KK.KK.KK.--/-/33';
    expect(gets('home:3', low)).toBe('What could go home next is out of your reach: A♠.');
  });

  test('the lowest pile, where none gets empty', () => {
    const piles = 'free/1/3h;4h7h.9c.Kc5h.9s;-;-/8d;Td.7s.Qc.2d;7d;-/--.--.42.--/-/33';
    expect(obstacleWords('empty:1', play(piles), 1, play(piles))).toEqual({
      head: 'No pile can be emptied',
      says: 'On pile 2 the 9♣ stays: it has nowhere to go.',
    });
    expect(gets('empty:1', piles.replace('4h7h.9c.', '4h7h.9cAs.'))).toBe('On pile 4 the 9♠ stays: it has nowhere to go.');
  });

  test('a card that the opponent plays, or could play', () => {
    const open = 'free/1/Tc3h;4h.9c5h.Kc5h.9s;Jh;-/6h;Td.7s.Qc.2d;7d;-/--.--.42.--/-/33';
    expect(says('lock', open)).toBe('As the table stands, they could play the 6♥ of their reserve: 6♥ on the 5♥.');
    expect(says('lock', open, ['draw'])).toBe('They can play the 6♥ of their reserve: 6♥ on the 5♥.');
    const draws = open.replace('/6h;', '/-;').replace(';7d;-/--', ';6h;Kh/--');
    expect(says('lock', draws, ['draw'])).toBe('They can draw the 6♥ and play it: 6♥ on the 5♥.');
    expect(spoiledBy('lock', play(draws, ['draw']), 1)).toEqual(['draw', 'w-o2']);
    expect(spoiledBy('lock', play(draws), 1)).toEqual([]);
    const locked = open.replace('/6h;', '/Kc;').replace(';7d;-/--', ';-;-/--');
    expect(says('lock', locked)).toContain('However your turn ends');
  });

  test('the top of the reserve, else of the waste, else the next card of the hand', () => {
    expect(gets('stock:3', over)).toBe('The 3♥ on your reserve has nowhere to go.');
    const turned = 'free/1/-;4h.9c5h.Kc5h.9s;Jh;2d/8d;Td.7s.Qc.2d;7d;-/--.--.42.--/-/33';
    expect(gets('stock:2', turned)).toBe('The 2♦ on your waste has nowhere to go.');
    expect(gets('stock:1', turned.replace('Jh;2d', 'Jh;-'))).toBe('Next comes the J♥: it has nowhere to go and ends your turn.');
  });

  test('a first action that is not the one asked for', () => {
    expect(obstacleWords('do:r-f', play(over, ['draw']), 1, play(over))).toEqual({
      head: 'The first move decides here',
      says: 'You began with: Draw. The task asks for another move.',
    });
  });
});
