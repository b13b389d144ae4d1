import { expect, it } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { parseDeal } from '../../src/components/play/deals.ts';
import { doneSince } from '../../src/components/play/parts/useDone.ts';
import { createSession } from '../../src/components/play/session.ts';

it('what was done is said: a move, one taken back, all of them, the same cards begun anew', async () => {
  const kit = await loadKit('sixteen');
  const dealt = parseDeal('n=7', kit);
  if (!dealt?.ok) throw new Error('no deal');
  const session = createSession(dealt.value.start, 'win');
  expect(session.play('draw')).toBe(true);
  expect(doneSince(0, session, kit)).toBe('Draw: 10.');
  session.undo();
  expect(doneSince(1, session, kit)).toBe('Taken back.');
  session.redo();
  expect(session.play('p1')).toBe(true);
  session.restart();
  expect(doneSince(2, session, kit)).toBe('Back at the start.');
  session.load([], 0);
  expect(doneSince(1, session, kit)).toBe('Same deal again.');
});
