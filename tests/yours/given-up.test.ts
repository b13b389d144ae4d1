import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { whenGivenUp } from '../../src/components/play/solved/useSolved.ts';
import { askedAt, beginning, restored, type State, sawSolution } from '../../src/components/play/state.ts';

/** What is told of a puzzle that is left like this, and the way to go on with it. */
function listening(state: State, met = false) {
  const told: string[] = [];
  const practice = { state: signal(state), met: signal(met) };
  const stop = whenGivenUp(practice, () => told.push('given up'));
  return { told, practice, stop };
}

test('who looks at a solution before the goal is met has given it up, once', () => {
  const { told, practice, stop } = listening(beginning('when-asked'));
  practice.state.value = askedAt(practice.state.value, 'draw');
  expect(told).toEqual([]);
  practice.state.value = sawSolution(practice.state.value);
  expect(told).toEqual(['given up']);
  practice.met.value = true;
  practice.state.value = beginning('at-once');
  practice.state.value = sawSolution(practice.state.value);
  expect(told).toEqual(['given up']);
  stop();
});

test('a solution looked at after the goal was met, on an earlier visit or after the end gives up nothing', () => {
  const seen = sawSolution(beginning('when-asked'));
  const after = listening(beginning('when-asked'), true);
  const before = listening(restored(beginning('when-asked'), seen));
  const ended = listening(beginning('when-asked'));
  ended.stop();
  for (const { practice } of [after, before, ended]) practice.state.value = sawSolution(practice.state.value);
  expect([after.told, before.told, ended.told]).toEqual([[], [], []]);
});
