import { expect, test } from 'vitest';
import { kit as bank } from '../../src/components/games/russian-bank/kit.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { happenings } from '../../src/components/play/parts/SaidActions.tsx';
import { createSession } from '../../src/components/play/session.ts';
import { play } from '../engine/open.ts';

test('what came of one’s own action is left out where an answer of a lesson has said it', () => {
  // The K♥ fits nowhere: drawing it ends the turn.
  const session = createSession(
    play('russian-bank:free/1/As7h;Jc8s.Qc7d.4d.Th;Kh;-/9c5d;3c.Js.Ks.2d;6c;-/--.--.--.--/-/30'),
    'win',
  );
  session.play('draw');
  const words = (told?: boolean) => happenings(session, bank as GameKit, 'all', told).map((row) => row.words);
  expect(words()).toEqual([expect.stringMatching(/^K♥ has nowhere to go, so your turn is over\./)]);
  expect(words(false)).toEqual([]);
  session.play('draw');
  expect(words(false)).toEqual([expect.stringMatching(/^The opponent draws 6♣\./)]);
});
