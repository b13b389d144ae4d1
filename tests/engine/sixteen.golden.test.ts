import { describe, expect, test } from 'vitest';
import { play, why } from './open.ts';

// Worked by hand from the rules. `g` is 16, `a` is 10; piles bottom to top.

describe('turns', () => {
  test('the example of the notation', () => {
    const start = play('sixteen:g/8543.g36.-.-/100000/-/7a');
    expect(start.actor).toBe(1);
    // 5-4-3 fits on the 6. No brick is a 2, so nothing goes home; no run begins with 16, so nothing goes to an empty pile.
    expect(start.actions).toEqual(['1-2', 'draw']);
    expect(start.outcome).toBeNull();
    expect(play(start.position, '1-2').position).toBe('sixteen:g/8.g36543.-.-/100000/-/7a');
    const drawn = play(start.position, 'draw');
    expect(drawn.position).toBe('sixteen:g/8543.g36.-.-/100000/7/a');
    expect(drawn.actions).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(play(drawn.position, 'p3').position).toBe('sixteen:g/8543.g36.7.-/100000/-/a');
  });

  test('at the start of a deal there is only the draw, then any of the piles', () => {
    const start = 'sixteen:4/-.-.-/00/-/32144213';
    expect(play(start).actions).toEqual(['draw']);
    expect(play(start, 'draw').actions).toEqual(['p1', 'p2', 'p3']);
  });

  test('a drawn brick may be placed on any pile: an empty one though it is not the top rank, a higher brick, a lower one', () => {
    expect(play('sixteen:g/-.9.2/000000/5/-', 'p1').position).toBe('sixteen:g/5.9.2/000000/-/-');
    expect(play('sixteen:g/-.9.2/000000/5/-', 'p2').position).toBe('sixteen:g/-.95.2/000000/-/-');
    expect(play('sixteen:g/-.9.2/000000/5/-', 'p3').position).toBe('sixteen:g/-.9.25/000000/-/-');
  });

  test('nothing moves and nothing is drawn while a drawn brick waits', () => {
    const waiting = 'sixteen:g/65.7.1/000000/4/3';
    for (const action of ['1-2', '3-f', 'draw']) expect(why(waiting, action)).toBe('place-first');
    expect(play(waiting).actions).toEqual(['p1', 'p2', 'p3']);
  });

  test('a drawn brick cannot go straight to a foundation; from its pile it can, at once', () => {
    const waiting = 'sixteen:g/9.8/000000/1/-';
    expect(play(waiting).actions).toEqual(['p1', 'p2']);
    // The 1 put on the 9 goes home from there; the 8 fits on the 9 only once that is free.
    expect(play(waiting, 'p1').actions).toEqual(['1-f']);
    expect(play(waiting, 'p1,1-f').position).toBe('sixteen:g/9.8/100000/-/-');
    expect(play(waiting, 'p1,1-f').actions).toEqual(['2-1']);
  });

  test('nothing is placed where nothing was drawn', () => {
    expect(why('sixteen:g/9.8/000000/-/1', 'p1')).toBe('nothing-drawn');
    expect(why('sixteen:g/9.8/000000/-/-', 'draw')).toBe('urn-empty');
  });

  test('the next brick of the urn is the first one written', () => {
    expect(play('sixteen:g/-.-/000000/-/39a', 'draw,p1,draw').position).toBe('sixteen:g/3.-/000000/9/a');
  });
});

describe('runs and where they go', () => {
  test("the source's example: of 8-5-4-3, the part 5-4-3 goes onto the 6 of 16-3-6", () => {
    expect(play('sixteen:g/8543.g36/000000/-/-', '1-2').position).toBe('sixteen:g/8.g36543/000000/-/-');
  });

  test('a run with gaps moves whole, onto the brick exactly one above its highest', () => {
    expect(play('sixteen:g/2963.a/000000/-/-', '1-2').position).toBe('sixteen:g/2.a963/000000/-/-');
    // One above exactly: 9-6-3 does not go onto an 11, nor 6-3 onto an 8.
    expect(why('sixteen:g/2963.b/000000/-/-', '1-2')).toBe('one-below');
    expect(why('sixteen:g/2963.8/000000/-/-', '1-2')).toBe('one-below');
  });

  test('only the part that fits moves: 6-3 leaves the 9 behind', () => {
    expect(play('sixteen:g/2963.7/000000/-/-', '1-2').position).toBe('sixteen:g/29.763/000000/-/-');
  });

  test('equal numbers break a run', () => {
    expect(why('sixteen:g/977.a/000000/-/-', '1-2')).toBe('run-descends');
    // The upper 7 alone may go onto an 8.
    expect(play('sixteen:g/977.8/000000/-/-', '1-2').position).toBe('sixteen:g/97.87/000000/-/-');
  });

  test('a higher brick above breaks a run', () => {
    expect(why('sixteen:g/938.a/000000/-/-', '1-2')).toBe('run-descends');
  });

  test('consecutive runs have no gaps', () => {
    const gap = 'sixteen:g~runs=consecutive/2963.a/000000/-/-';
    expect(why(gap, '1-2')).toBe('run-consecutive');
    expect(why('sixteen:g~runs=consecutive/2977.a/000000/-/-', '1-2')).toBe('run-descends');
    expect(play('sixteen:g~runs=consecutive/2987.a/000000/-/-', '1-2').position).toBe(
      'sixteen:g~runs=consecutive/2.a987/000000/-/-',
    );
    // The last brick always is a run of its own.
    expect(play('sixteen:g~runs=consecutive/2963.4/000000/-/-', '1-2').position).toBe(
      'sixteen:g~runs=consecutive/296.43/000000/-/-',
    );
  });

  test('where the rank that fits lies twice in a pile, the one in the run moves', () => {
    // 5 is in the pile twice; only the upper belongs to the run 8-5-2 at the top.
    expect(play('sixteen:g/5852.6/000000/-/-', '1-2').position).toBe('sixteen:g/58.652/000000/-/-');
  });

  test('nothing fits on a 1', () => {
    expect(why('sixteen:g/2.1/000000/-/-', '1-2')).toBe('one-below');
  });

  test('a move needs a brick to move and piles that are there', () => {
    expect(why('sixteen:g/-.1/000000/-/-', '1-2')).toBe('source-empty');
    expect(why('sixteen:g/-.1/000000/-/-', '1-f')).toBe('source-empty');
    for (const action of ['1-3', '3-1', '3-f', 'p6']) expect(why('sixteen:g/2.1/000000/-/3', action)).toBe('no-such-pile');
  });
});

describe('empty piles', () => {
  test('only a run that begins with 16 moves to one', () => {
    expect(play('sixteen:g/3gb5.-/000000/-/-', '1-2').position).toBe('sixteen:g/3.gb5/000000/-/-');
    expect(why('sixteen:g/gfe.-/000000/-/-', '1-2')).toBeNull();
    expect(why('sixteen:g/f.-/000000/-/-', '1-2')).toBe('empty-pile');
    // The 16 is buried: 3-9 is no run.
    expect(why('sixteen:g/g39.-/000000/-/-', '1-2')).toBe('empty-pile');
    // And with consecutive runs 16-11-5 is none either.
    expect(why('sixteen:g~runs=consecutive/3gb5.-/000000/-/-', '1-2')).toBe('empty-pile');
  });

  test('a whole pile that begins with 16 may move to an empty pile, and change nothing', () => {
    expect(play('sixteen:g/gb5.-/000000/-/-', '1-2').position).toBe('sixteen:g/-.gb5/000000/-/-');
    expect(play('sixteen:g/gb5.-/000000/-/-', '1-2,2-1').position).toBe('sixteen:g/gb5.-/000000/-/-');
  });

  test('in a small set it is the top rank that counts', () => {
    expect(play('sixteen:8/385.-/00/-/-', '1-2').position).toBe('sixteen:8/3.85/00/-/-');
    expect(why('sixteen:8/75.-/00/-/-', '1-2')).toBe('empty-pile');
    expect(why('sixteen:9/385.-/00/-/-', '1-2')).toBe('empty-pile');
  });
});

describe('foundations', () => {
  test('they go up one by one from the 1, and any of them will do', () => {
    expect(play('sixteen:g/1.2/10/-/-').actions).toEqual(['1-2', '1-f', '2-f']);
    expect(play('sixteen:g/1.2/10/-/-', '1-f').position).toBe('sixteen:g/-.2/11/-/-');
    expect(play('sixteen:g/1.2/10/-/-', '2-f').position).toBe('sixteen:g/1.-/20/-/-');
    expect(why('sixteen:g/3.9/10/-/-', '1-f')).toBe('foundation-next');
    expect(why('sixteen:g/3.9/40/-/-', '1-f')).toBe('foundation-next');
  });

  test('they are written highest first', () => {
    expect(play('sixteen:8/3.1/220/-/-', '1-f').position).toBe('sixteen:8/-.1/320/-/-');
    expect(play('sixteen:8/2.2/211/-/-', '1-f').position).toBe('sixteen:8/-.2/221/-/-');
  });

  test('going home is never required', () => {
    const start = play('sixteen:g/31.2/100000/-/9');
    // The 1 may go home or onto the 2, the 2 may go home, and so may nothing: one just draws.
    expect(start.actions).toEqual(['1-2', '1-f', '2-f', 'draw']);
    expect(play(start.position, 'draw,p1').position).toBe('sixteen:g/319.2/100000/-/-');
  });

  test('only the top of a pile goes home', () => {
    expect(why('sixteen:g/19.-/000000/-/-', '1-f')).toBe('foundation-next');
  });

  test('no action takes a brick from a foundation', () => {
    expect(play('sixteen:g/9.-/800000/-/-').actions).toEqual(['1-f']);
    expect(play('sixteen:g/a.-/900000/-/-').actions).toEqual(['1-f']);
    expect(play('sixteen:g/b.-/900000/-/-').actions).toEqual([]);
  });
});

describe('the end', () => {
  test('won when every foundation is complete', () => {
    const won = play('sixteen:g/-.g/gf/-/-', '2-f');
    expect(won.position).toBe('sixteen:g/-.-/gg/-/-');
    expect([won.actor, won.actions, won.outcome]).toEqual([null, [], { result: 'won' }]);
    for (const action of ['draw', 'p1', '1-2', '1-f']) expect(why(won.position, action)).toBe('game-over');
  });

  test('not won while one brick is missing, though nothing is left to do', () => {
    expect(play('sixteen:g/-.-/gf/-/-').outcome).toEqual({ result: 'lost' });
  });

  test('a whole tiny deal', () => {
    const end = play('sixteen:2/-.-/00/-/2121', 'draw,p1,draw,p2,2-f,1-f,draw,p1,draw,p2,2-f,1-f');
    expect(end.position).toBe('sixteen:2/-.-/22/-/-');
    expect(end.outcome).toEqual({ result: 'won' });
  });

  test('lost when nothing is legal: the urn is empty, no run fits, no brick is next', () => {
    const lost = play('sixteen:g/18.24/000000/-/-');
    expect([lost.actor, lost.actions, lost.outcome]).toEqual([null, [], { result: 'lost' }]);
  });

  test('not lost while bricks are in the urn or one waits', () => {
    expect(play('sixteen:g/18.24/000000/-/9').outcome).toBeNull();
    expect(play('sixteen:g/18.24/000000/9/-').outcome).toBeNull();
  });

  test('a dead game stays open where a move can be taken back for ever', () => {
    // The 1s lie under what can never leave: the 3 only goes to and fro between the two 4s.
    const dead = 'sixteen:4/143.14/00/-/-';
    expect(play(dead).actions).toEqual(['1-2']);
    expect(play(dead, '1-2').actions).toEqual(['2-1']);
    expect(play(dead, '1-2,2-1').position).toBe(dead);
    expect(play(dead, '1-2,2-1,1-2').outcome).toBeNull();
  });
});

describe('a line of play', () => {
  test('is refused at its first illegal or unreadable action', async () => {
    const { sixteenText } = await import('./open.ts');
    const start = 'sixteen:g/8543.g36.-.-/100000/-/7a';
    const illegal = sixteenText.replay(start, ['1-2', 'draw', 'draw', 'nonsense']);
    expect(illegal.ok ? null : [illegal.error.action, illegal.error.index]).toEqual(['draw', 2]);
    expect(illegal.ok ? null : illegal.error).toMatchObject({ code: 'illegal', args: { rule: 'place-first' } });
    const unreadable = sixteenText.replay(start, ['1-2', 'p7']);
    expect(unreadable.ok ? null : [unreadable.error.action, unreadable.error.index]).toEqual(['p7', 1]);
    const broken = sixteenText.replay('sixteen:g', ['draw']);
    expect(broken.ok ? null : [broken.error.field, broken.error.index]).toEqual(['fields', -1]);
  });
});
