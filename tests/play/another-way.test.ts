import { describe, expect, it } from 'vitest';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { createSession } from '../../src/components/play/session.ts';
import { anotherWay } from '../../src/components/play/solved/another-way.ts';
import { shortest } from '../../src/engine/solve/shortest.ts';

const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
// The bricks take a walk to the emptied pile on their way home.
const longer = ['p1', '2-1', '1-2', '1-f', '2-1', '1-f', '1-f', '1-f'];

const solver = {
  shortest: async (at: string, goal: string) => {
    const found = await shortest(at, goal);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  },
};
const unproved = { shortest: async () => null };

function played(line: readonly string[], kit: GameKit = sixteen, at = position) {
  const opened = kit.game.open(at);
  if (!opened.ok) throw new Error(opened.error.code);
  const own = createSession(opened.value, 'win');
  own.load(line);
  expect(own.line.value).toEqual(line);
  return { own };
}

describe('another way, once a goal is met', () => {
  it('is the shortest where that is proved and one has made more moves', async () => {
    const way = await anotherWay(played(longer), longer, solver);
    expect(way).toMatchObject({ button: 'Watch the shortest way: 7 moves', head: 'The shortest way' });
    expect(way && 'line' in way && way.line).toHaveLength(7);
  });

  it('is none where no way is shorter, which is said', async () => {
    expect(await anotherWay(played(winning), longer, solver)).toEqual({ says: 'No way is shorter.' });
  });

  it('is never called the shortest without proof', async () => {
    expect(await anotherWay(played(longer), winning, unproved)).toMatchObject({ button: 'Watch a shorter way: 7 moves' });
    expect(await anotherWay(played(winning), longer, unproved)).toMatchObject({ button: 'Watch another way: 8 moves' });
    expect(await anotherWay(played(winning), winning, unproved)).toBeNull();
  });

  it('is the line on file where the solver cannot be asked', async () => {
    const broken = { shortest: () => Promise.reject(new Error('no worker')) };
    expect(await anotherWay(played(longer), winning, broken)).toMatchObject({ head: 'A shorter way' });
  });

  it('counts one\u2019s own moves where others play too', async () => {
    const at = 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/play/-/-/-/0/-';
    const way = await anotherWay(played(['2h'], ristiseiska, at), ['4s', '3s', 'As'], solver);
    expect(way).toMatchObject({ head: 'Another way' });
  });

  it('is none where the others have only gone on after the line on file', async () => {
    const at = 'ristiseiska:duel/AK.4T.4K.2K/2dQd.JdKdAh3hAs.Ad3d2h/2/play/-/-/-/0/-';
    expect(await anotherWay(played(['As', '3d', '2d'], ristiseiska, at), ['As'], unproved)).toBeNull();
  });
});
