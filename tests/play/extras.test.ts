import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kit } from '../../src/components/games/sixteen/kit.ts';
import { addExtras } from '../../src/components/play/extras.ts';
import { createPractice } from '../../src/components/play/practice.ts';
import { sound } from '../../src/components/play/sound.ts';
import { change } from '../../src/site/settings.ts';
import { play } from '../engine/open.ts';

vi.mock('../../src/components/play/sound.ts', () => ({ sound: vi.fn() }));

const ends: (() => void)[] = [];
function begin(position: string, goal = 'win') {
  const practice = createPractice({
    kit,
    start: play(position),
    goal,
    known: [['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f']],
    solver: () => new Promise(() => {}),
  });
  ends.push(addExtras(practice), practice.stop);
  return practice.own;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  change({ draws: false, sound: false });
  vi.useRealTimers();
  vi.mocked(sound).mockClear();
});

it('draws where there is no other move, but not at the start, nor after an undo', () => {
  change({ draws: true });
  const own = begin('sixteen:8/-.-.-/00/-/582');
  vi.advanceTimersByTime(1000);
  expect(own.played.value).toEqual([]);
  own.play('draw');
  own.play('p1');
  expect(own.played.value).toEqual(['draw', 'p1']);
  vi.advanceTimersByTime(1000);
  expect(own.played.value).toEqual(['draw', 'p1', 'draw']);
  own.undo();
  vi.advanceTimersByTime(1000);
  expect(own.played.value).toEqual(['draw', 'p1']);
});

it('draws nothing where there is a choice, and nothing unless it is asked to', () => {
  change({ draws: true });
  // The 4 may go onto the 5.
  const choice = begin('sixteen:8/5.-.-/00/4/82');
  choice.play('p2');
  vi.advanceTimersByTime(1000);
  expect(choice.played.value).toEqual(['p2']);
  change({ draws: false });
  const own = begin('sixteen:8/-.-.-/00/5/82');
  own.play('p1');
  vi.advanceTimersByTime(1000);
  expect(own.played.value).toEqual(['p1']);
});

it('is heard with each move, with a refusal, and with a clean end; not when moves are taken back', () => {
  change({ sound: true });
  const own = begin('sixteen:5/2.53/51/4/-');
  own.play('p1');
  own.refuse('p1', 'p2', null);
  own.undo();
  own.play('p1');
  expect(vi.mocked(sound).mock.calls.flat()).toEqual(['wood', 'refused', 'wood']);
  own.restart();
  for (const action of ['p1', '2-1', '1-2', '1-f', '2-f', '2-f']) own.play(action);
  vi.mocked(sound).mockClear();
  own.play('2-f');
  expect(sound).toHaveBeenCalledTimes(1);
});

it('is silent unless sounds are wanted', () => {
  begin('sixteen:5/2.53/51/4/-').play('p1');
  expect(sound).not.toHaveBeenCalled();
});
