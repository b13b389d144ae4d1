import { describe, expect, test } from 'vitest';
import { play } from './open.ts';

/** The state of a goal after a line of play. */
function goal(position: string, line: string, text: string) {
  const state = play(position, line).goal(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const tiny = 'sixteen:2/-.-/00/-/2121';
const wins = 'draw,p1,draw,p2,2-f,1-f,draw,p1,draw,p2,2-f,1-f';

describe('goals of Sixteen, worked by hand', () => {
  test('win: every foundation complete', () => {
    expect(goal(tiny, '', 'win')).toBe('open');
    expect(goal(tiny, wins.slice(0, -4), 'win')).toBe('open');
    expect(goal(tiny, wins, 'win')).toBe('met');
    expect(goal('sixteen:g/18.24/000000/-/-', '', 'win')).toBe('lost');
    expect(goal('sixteen:2/-.-/22/-/-', '', 'win')).toBe('met');
  });

  test('home:N counts every brick on the foundations, those of the start too', () => {
    expect(goal('sixteen:4/1.3/20/-/-', '', 'home:2')).toBe('met');
    expect(goal('sixteen:4/1.3/20/-/-', '', 'home:3')).toBe('open');
    expect(goal('sixteen:4/1.3/20/-/-', '1-f', 'home:3')).toBe('met');
    expect(goal('sixteen:4/1.3/20/-/-', '1-f,2-f', 'home:5')).toBe('lost');
  });

  test('empty:N asks for an action first, and stays met', () => {
    expect(goal('sixteen:4/3.-/00/-/1', '', 'empty:1')).toBe('open');
    expect(goal('sixteen:4/3.-/00/-/1', 'draw', 'empty:1')).toBe('met');
    expect(goal('sixteen:4/3.-/00/-/1', 'draw', 'empty:2')).toBe('open');
    expect(goal('sixteen:4/3.-/00/-/1', 'draw,p2', 'empty:1')).toBe('met');
    expect(goal('sixteen:4/3.4/00/-/-', '1-2', 'empty:1')).toBe('met');
    expect(goal('sixteen:4/3.-.2/00/-/1', 'draw', 'empty:2')).toBe('open');
  });

  test('top:BRICKS is the top of any pile, top:PILE=BRICKS of that one', () => {
    const start = 'sixteen:g/8543.g36.-.-/100000/-/7a';
    expect(goal(start, '', 'top:43')).toBe('open');
    expect(goal(start, '1-2', 'top:6543')).toBe('met');
    expect(goal(start, '1-2', 'top:2=43')).toBe('met');
    expect(goal(start, '1-2', 'top:1=43')).toBe('open');
    expect(goal(start, '1-2', 'top:653')).toBe('open');
    // It may be all there is.
    expect(goal('sixteen:4/4.3/00/-/-', '2-1', 'top:43')).toBe('met');
    expect(goal(start, '1-2,draw,p2', 'top:2=43')).toBe('met');
  });

  test('sorted: nothing left to draw, and every pile one run', () => {
    expect(goal('sixteen:g/96.8/000000/-/7', 'draw', 'sorted')).toBe('open');
    expect(goal('sixteen:g/96.8/000000/-/7', 'draw,p2', 'sorted')).toBe('met');
    expect(goal('sixteen:g/96.8/000000/-/7', 'draw,p1', 'sorted')).toBe('open');
    expect(goal('sixteen:g/96.8/000000/-/7', 'draw,p1,1-2', 'sorted')).toBe('met');
    expect(goal('sixteen:g~runs=consecutive/95.8/000000/-/7', 'draw,p2', 'sorted')).toBe('lost');
    expect(goal('sixteen:g/-.2/000000/1/-', '', 'sorted')).toBe('open');
    expect(goal('sixteen:g/9.8/000000/-/-', '', 'sorted')).toBe('open');
    expect(goal('sixteen:g/9.8/000000/-/-', '2-1', 'sorted')).toBe('met');
    expect(goal('sixteen:g/9.8/000000/-/7', '2-1', 'sorted')).toBe('open');
  });

  test('do: only the next action counts', () => {
    expect(goal(tiny, '', 'do:draw')).toBe('open');
    expect(goal(tiny, 'draw', 'do:draw')).toBe('met');
    expect(goal(tiny, 'draw,p1', 'do:p1')).toBe('lost');
    expect(goal('sixteen:g/1.2/10/-/-', '2-f', 'do:1-f,2-f')).toBe('met');
    expect(goal('sixteen:2/-.-/22/-/-', '', 'do:draw')).toBe('lost');
  });
});
