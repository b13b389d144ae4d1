import { expect, it } from 'vitest';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as russianBank } from '../../src/components/games/russian-bank/kit.ts';
import { refusalOf } from '../../src/components/play/panel-parts.ts';
import { createSession } from '../../src/components/play/session.ts';
import { openPosition } from '../../src/engine/games/registry.ts';

const open = async (position: string) => {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
};

it('a try that comes while others act is told who is still to act, and never that nothing moved', async () => {
  const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
  const session = createSession(await open(three), 'win', 1);
  session.play('stop');
  session.tryEarly();
  const told = refusalOf(session, { kit: ristiseiska as never });
  expect(told).toMatchObject({ sign: 'thinking', head: 'Player 2 is still to play.', rule: null });
  expect(told?.lines.join(' ')).not.toContain('moved');
  expect(russianBank.words.stillWords?.({} as never, 1)).toBe('The opponent is still playing.');
});
