import { describe, expect, test } from 'vitest';
import { obstacleWords } from '../../src/components/games/sixteen/obstacle.ts';
import { ruleTable, ruleWords } from '../../src/components/games/sixteen/rule-words.ts';
import { furthestWords } from '../../src/components/games/sixteen/why-words.ts';
import { actionWords, goalWords, outcomeWords } from '../../src/components/games/sixteen/words.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { sixteen as game } from '../../src/engine/games/sixteen/index.ts';

const sixteen = textGame(game);

/** A position, after a line where one is given. */
function play(position: string, line: string[] = []) {
  const result = sixteen.replay(position, line);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The sentence for a try that the engine refuses by the rule given. */
function refused(position: string, from: string, to: string | null, rule: string): string {
  const before = play(position);
  const action = before.intent(from, to);
  expect(before.why(action ?? '')).toEqual({ ok: true, value: rule });
  return ruleWords(rule, before, from, to).says;
}

describe('why a try was refused', () => {
  test('every rule of the game has a number and a name', () => {
    expect(Object.keys(ruleTable).sort()).toEqual([...sixteen.rules].sort());
    const start = play('sixteen:g/-.-.-.-/000000/-/1');
    for (const rule of sixteen.rules) {
      const words = ruleWords(rule, start, 'p1', 'p2');
      expect(words.name).toMatch(/^\S.*\S$/);
      expect(words.number).toBeGreaterThan(0);
      expect(words.says).toMatch(/\.$/);
    }
    expect(() => ruleWords('castling', start, 'p1', 'p2')).toThrow();
  });

  test('one brick onto the wrong top', () => {
    expect(refused('sixteen:g/9.b.-.-/000000/-/-', 'p1', 'p2', 'one-below')).toBe(
      'The top of pile 2 is an 11, and a 9 may be moved only onto a 10.',
    );
  });

  test('only the brick on top counts, not what lies beneath it', () => {
    expect(refused('sixteen:g/57.b.-.-/000000/-/-', 'p1', 'p2', 'one-below')).toBe(
      'The top of pile 2 is an 11, and a 7 may be moved only onto an 8.',
    );
  });

  test('the highest brick, a run, and a pile topped by 1', () => {
    expect(refused('sixteen:8/8.7.-/00/-/-', 'p1', 'p2', 'one-below')).toBe(
      'The top of pile 2 is a 7, and an 8, the highest brick of all, may be moved only to an empty pile.',
    );
    expect(refused('sixteen:g/4c963.gfb.-.-/000000/-/-', 'p1', 'p2', 'one-below')).toBe(
      'The top of pile 2 is an 11. It takes a 10, alone or with a run on it. The run on pile 1, 12-9-6-3, has none.',
    );
    expect(refused('sixteen:g/95.1.-.-/000000/-/-', 'p1', 'p2', 'one-below')).toBe(
      'The top of pile 2 is a 1. Nothing is lower, so nothing can be moved onto it.',
    );
  });

  test('a run that is none', () => {
    // What was lifted is said: the brick that would fit was not touched.
    expect(refused('sixteen:g/9773.a.-.-/000000/-/-', 'p1', 'p2', 'run-descends')).toBe(
      'Pile 2 takes a 9. On pile 1 the bricks from the 9 up aren’t a run: the 7 is not lower than the 7 under it.',
    );
    const strict = refused('sixteen:g~runs=consecutive/9873.a.-.-/000000/-/-', 'p1', 'p2', 'run-consecutive');
    expect(strict).toBe(
      'Pile 2 takes a 9. On pile 1 the bricks from the 9 up aren’t a run: the 3 is not exactly one lower than the 7 under it.',
    );
  });

  test('an empty pile, in the full set and in a small one', () => {
    expect(refused('sixteen:g/f52.-.-.-/000000/-/-', 'p1', 'p2', 'empty-pile')).toBe(
      'Pile 2 is empty. Only a 16, alone or with a run on it, may be moved there. Pile 1 ends in 15-5-2.',
    );
    expect(refused('sixteen:8/7.-.-/00/-/-', 'p1', 'p2', 'empty-pile')).toContain('Only an 8');
  });

  test('a foundation tells what it waits for, complete ones left out', () => {
    expect(refused('sixteen:3/3.-/310/-/-', 'p1', 'f3', 'foundation-next')).toBe(
      'No foundation is waiting for a 3. What they wait for is a 1 or a 2.',
    );
  });

  test('urn, drawn brick, empty source', () => {
    expect(refused('sixteen:8/8.-.-/00/-/-', 'urn', null, 'urn-empty')).toContain('empty');
    expect(refused('sixteen:8/8.-.-/00/5/2', 'urn', null, 'place-first')).toBe(
      'You have drawn the 5. Put it on a pile before anything else.',
    );
    expect(refused('sixteen:8/8.-.-/00/-/2', 'drawn', 'p1', 'nothing-drawn')).toContain('Draw one first');
    expect(refused('sixteen:8/8.-.-/00/-/2', 'p2', 'p1', 'source-empty')).toContain('Pile 2 is empty');
    expect(refused('sixteen:2/-.-/22/-/-', 'p2', 'p1', 'game-over')).toContain('home');
  });

  test('a pile that this set has not', () => {
    const three = play('sixteen:8/8.-.-/00/-/2');
    expect(ruleWords('no-such-pile', three, 'p1', 'p4').says).toBe('There are only 3 piles here.');
  });
});

describe('actions in words', () => {
  const table = play('sixteen:g/4c963.ga.1.-/000000/-/7');
  test.each([
    ['draw', 'Draw'],
    ['1-2', '9-6-3 from pile 1 to pile 2'],
    ['3-f', '1 home from pile 3'],
    ['3-4', 'Pile 3 to pile 4'],
    ['1-f', 'Pile 1 to a foundation'],
    ['p2', 'The drawn brick to pile 2'],
  ])('%s', (action, words) => expect(actionWords(action, table)).toBe(words));

  test('a drawn brick is named', () => {
    expect(actionWords('p4', play(table.position, ['draw']))).toBe('7 to pile 4');
  });
});

describe('goals and endings in words', () => {
  const start = play('sixteen:g/9.a.-.-/100000/-/7');
  test.each([
    ['win', 'Bring every brick home.'],
    ['home:5', 'Bring 4 more bricks home, 5 in all.'],
    ['empty:1', 'Empty a pile.'],
    ['empty:2', 'Empty 2 piles at once.'],
    ['top:8', 'Get an 8 to the top of a pile.'],
    ['top:3=g', 'Get a 16 to the top of pile 3.'],
    ['top:963', 'Get 9-6-3 to the top of a pile, the 3 on top.'],
    ['top:1=ba', 'Get 11-10 to the top of pile 1, the 10 on top.'],
    ['sorted', 'Empty the urn and make each pile a single run.'],
    ['do:1-2,draw', 'Play this: 9 from pile 1 to pile 2 or Draw.'],
  ])('%s', (goal, words) => {
    expect(sixteen.checkGoal(goal).ok).toBe(true);
    expect(goalWords(goal, start)).toBe(words);
  });

  test('from nothing home, a number of bricks is said plainly', () => {
    const empty = play('sixteen:8/1.-.-/00/-/2');
    expect(goalWords('home:1', empty)).toBe('Bring a brick home.');
    expect(goalWords('home:2', empty)).toBe('Bring 2 bricks home.');
  });

  test('won, lost and neither', () => {
    expect(outcomeWords(play('sixteen:2/-.-/22/-/-'))).toContain('Won');
    expect(outcomeWords(play('sixteen:3/12.-/00/-/-'))).toContain('Lost');
    expect(outcomeWords(start)).toBeNull();
  });
});

describe('what stands in the way', () => {
  const says = (goal: string, position: string, line: string[] = []) =>
    obstacleWords(goal, play(position, line), 1, play(position))?.says;

  test('a pile that cannot get empty: what its run needs', () => {
    expect(says('empty:1', 'sixteen:g/9.4852/000000/-/-')).toBe(
      'The 9 on pile 1 must go on a brick one higher, and none is on top.',
    );
    expect(says('win', 'sixteen:g/9.4852/000000/-/-')).toBeUndefined();
    expect(says('empty:1', 'sixteen:g/g.-/000000/-/-')).toBeUndefined();
    expect(says('empty:1', 'sixteen:9/39.452/00/-/-')).toBe(
      'The 9 on pile 1 is of the highest rank: only an empty pile takes it.',
    );
  });

  test('how far it gets: what is stuck, else which brick that goes home next lies under others', () => {
    const gets = (goal: string, position: string) => furthestWords(goal, play(position))?.says;
    expect(gets('empty:1', 'sixteen:g/9.4852/000000/-/-')).toBe(
      'The 9 on pile 1 must go on a brick one higher, and none is on top.',
    );
    expect(gets('home:3', 'sixteen:5/14.5.-/00/-/-')).toBe(
      'Only 0 of the 3 bricks can get home. The 1 that a foundation waits for is on pile 1, under another brick.',
    );
    expect(gets('home:3', 'sixteen:5/41.5.-/00/-/-')).toBe('Only 0 of the 3 bricks can get home.');
    expect(gets('home:9', 'sixteen:5/41.5.-/30/2/3')).toBe('Only 3 of the 8 bricks can get home.');
  });

  test('bricks wanted on top: which lies under others, or what it needs', () => {
    expect(says('top:4=876', 'sixteen:g/632.c.95.d87/000000/-/-')).toBe('The 6 is on pile 1, under 2 other bricks.');
    expect(says('top:764', 'sixteen:8/76.84.63/00/4/-', ['p2'])).toBe(
      'The 4 on pile 2 must go on a brick one higher, and none is on top.',
    );
  });

  test('piles in order: what lies on a lower brick, else what is to come', () => {
    expect(says('sorted', 'sixteen:g/46.8/000000/-/-')).toBe('On pile 1 the 6 is on the 4, and that isn’t a run.');
    expect(says('sorted', 'sixteen:g/64.8/000000/-/-')).toContain('One of the bricks to come');
  });
});
