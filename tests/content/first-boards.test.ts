import { describe, expect, test } from 'vitest';
import { firstBoards } from '../../src/components/games/sixteen/first-boards.ts';
import { openPosition } from '../../src/engine/games/registry.ts';

describe.each(firstBoards().map((board) => [board.task, board] as const))('home: %s', (_, { position, goal, line, show }) => {
  const actions = line.split(',');

  test('its line solves it, and no sooner than at its end', async () => {
    const opened = await openPosition(position);
    if (!opened.ok) throw new Error(opened.error.code);
    let play = opened.value;
    for (const action of actions) {
      expect(play.goal(goal)).toEqual({ ok: true, value: 'open' });
      const next = play.apply(action);
      if (!next.ok) throw new Error(`${action}: ${next.error.code}`);
      play = next.value;
    }
    expect(play.goal(goal)).toEqual({ ok: true, value: 'met' });
  });

  test('what the line touches is shown', async () => {
    const opened = await openPosition(position);
    if (!opened.ok) throw new Error(opened.error.code);
    let play = opened.value;
    for (const action of actions) {
      const carry = play.carry(action);
      for (const id of [carry?.from, carry?.to]) {
        const slot = play.scene('all').slots.find((one) => one.id === id);
        expect(show).toContain(slot?.kind);
      }
      const next = play.apply(action);
      if (next.ok) play = next.value;
    }
  });
});
