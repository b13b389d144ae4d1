import { describe, expect, it } from 'vitest';
import { at, type Draft } from '../../src/components/games/composing.ts';
import { loadComposer, loadKit } from '../../src/components/games/index.ts';
import { refutedWords } from '../../src/components/games/ristiseiska/refuted.ts';
import { mostHome } from '../../src/components/games/sixteen/missing.ts';
import { refutation } from '../../src/components/play/refutation.ts';
import { obstacleTo } from '../../src/components/teach/compose/obstacle.ts';
import { type GameId, isTraditional } from '../../src/engine/games/ids.ts';
import { furthest } from '../../src/engine/solve/further.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { reply, solve } from '../../src/engine/solve/verdicts.ts';
import { bankOf } from './bank.ts';

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const here = {
  choose: (position: string, player: string, seed: number) => value(choose(position, player, seed)),
  reply: (position: string, line: string, goal: string) => value(reply(position, line === '' ? [] : line.split(','), goal)),
};
const never = new AbortController().signal;

async function opened(position: string) {
  const kit = await loadKit(position.slice(0, position.indexOf(':')) as GameId, position);
  const play = kit.game.open(position);
  if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
  return { kit, play: play.value };
}

/** What is said of a position that is lost. */
async function said(position: string, goal: string): Promise<string> {
  const { kit, play } = await opened(position);
  expect((await value(solve(position, goal))).result, `${position} ${goal}`).toBe('loss');
  const far = await value(furthest(position, [], goal));
  const why = await kit.why();
  const line = far === null && why.refutes?.(goal) ? await refutation(kit, position, goal, here, never) : null;
  return (await obstacleTo(goal, play, { kind: 'lost', furthest: far, ...(line ? { line } : {}) }, kit)).words;
}
const missing = async (position: string, goal: string) => {
  const { kit, play } = await opened(position);
  return (await kit.why()).missingWords?.(goal, play) ?? null;
};

describe('pieces that are missing', () => {
  it('bricks of the set, where all are to come home', async () => {
    expect(await said('sixteen:4/43.21/00/-/-', 'win')).toBe(
      '4 bricks are missing from the table, so not everything can come home.',
    );
    expect(await missing('sixteen:4/43.143/20/-/-', 'win')).toBe(
      'One brick is missing from the table, so not everything can come home.',
    );
    expect(await missing('sixteen:4/43.2143/20/-/-', 'win')).toBeNull();
  });

  it('bricks without which so many cannot come home', async () => {
    // Only one 2: on the other foundation the 1 stays alone.
    expect(await missing('sixteen:4/43.1432/10/-/-', 'home:6')).toBe(
      'One brick is missing from the table: at most 5 can come home.',
    );
    expect(await missing('sixteen:4/43.1432/10/-/-', 'home:5')).toBeNull();
    expect(mostHome([2, 1, 2, 2])).toBe(5);
  });

  it('a brick that is asked for on a pile, but is home or nowhere', async () => {
    expect(await said('sixteen:3/3.2/10/-/-', 'top:1')).toBe('No 1 is left to put on a pile.');
    expect(await missing('sixteen:3/3.2/10/-/-', 'top:32')).toBeNull();
    expect(await missing('sixteen:3/3.2/10/-/-', 'top:322')).toBe('The goal asks for more 2s than can still be on a pile: 1.');
  });

  it('cards that would go home in this turn', async () => {
    const position = 'russian-bank:free/1/2c;Kd.-.-.-;-;-/3c;Ac.9d.-.-;-;-/--.--.--.--/-/0';
    expect(await said(position, 'home:3')).toBe(
      'At most 2 could go home in this turn: the cards after them are not on the table, or are in the opponent’s reserve, hand or waste.',
    );
    expect(await missing(position, 'home:2')).toBeNull();
    expect(await missing(position, 'win')).toBeNull();
  });

  it('a card without which one of the reader’s can never be laid', async () => {
    const position = 'ristiseiska:pantti/68.--.--.--/Kc7d.9d8d/1/play/-/-/-/0/-';
    expect(await said(position, 'win')).toBe(
      'You can never play this: K♣. It would need cards that are in no hand and not on the table: 9♣, 10♣, J♣, and Q♣.',
    );
    // Held by anybody it is not missing; and where cards go from hand to hand nobody can tell.
    expect(await missing(position.replace('9d8d', '9c9dTcJcQc'), 'win')).toBeNull();
    expect(await missing(position.replace('pantti', 'begging'), 'win')).toBeNull();
    expect(await missing(position.replace('pantti', 'pantti~false-pass=penalised'), 'win')).toBeNull();
    expect(await missing('ristiseiska:pantti/68.--.--.--/5c7d.9d8d/1/play/-/-/-/0/-', 'win')).toBeNull();
    const waits = 'ristiseiska:pantti/67.--.--.--/5c6d.9d7d/1/play/-/-/-/0/-';
    expect(await missing(waits, 'win')).toBe(
      'You can never play this: 5♣. It would need the 8♣, which is in no hand and not on the table.',
    );
    expect(await missing(waits.replace('pantti/', 'pantti~five-needs-eight=no/'), 'win')).toBeNull();
  });
});

describe('is never said where the goal can be met', () => {
  it.each([
    ['sixteen', 'sixteen'],
    ['ristiseiska', 'ristiseiska'],
    ['russian-bank', 'russian-bank'],
    ['crapette', 'russian-bank'],
  ] as const)('%s, with pieces taken away', async (table, id) => {
    let told = 0;
    const puzzles = bankOf(id).filter(({ position }) => isTraditional(position) === (table === 'crapette'));
    for (const [n, { position, goal }] of puzzles.slice(0, 40).entries()) {
      const composer = await loadComposer(id, position);
      const { kit, play: whole } = await opened(position);
      const why = await kit.why();
      expect(why.missingWords?.(goal, whole) ?? null, `${position} ${goal}`).toBeNull();
      let draft: Draft = composer.read(whole);
      for (let i = 0; i < 3; i++) {
        const places = composer
          .scene(draft)
          .slots.filter(({ id: slot, kind }) => kind !== 'foundation' && at(draft, slot).length > 1);
        const slot = places[(n + 3 * i) % places.length]?.id;
        if (slot === undefined) continue;
        draft = composer.take(draft, slot, (n + i) % at(draft, slot).length);
      }
      const less = kit.game.open(composer.position(draft));
      if (!less.ok) continue;
      const more = table === 'crapette' ? ['home:12', 'load:9'] : id === 'ristiseiska' ? [] : ['home:12'];
      for (const asked of new Set([goal, 'win', ...more])) {
        if (!why.missingWords?.(asked, less.value)) continue;
        told += 1;
        const answer = await value(solve(less.value.position, asked, { nodes: 300_000, seconds: 5 }));
        expect(answer.result, `${less.value.position} ${asked}`).not.toBe('win');
      }
    }
    if (id === 'sixteen') expect(told).toBeGreaterThan(20);
    if (table === 'crapette') expect(told).toBeGreaterThan(5);
  });
});

describe('who is out first', () => {
  const race = 'ristiseiska:pantti/68.--.--.--/4c5c.9c/1/play/-/-/-/0/-';

  it('is named, with the line', async () => {
    expect(await said(race, 'win')).toBe('Player 2 goes out first, like this: You play the 5♣; player 2 goes out with the 9♣.');
  });

  it('by a line that replays to that end', async () => {
    for (const position of [race, 'ristiseiska:begging/68.68.--.--/2h3h.9c9d.5c5d/1/play/-/-/-/0/-']) {
      const { kit } = await opened(position);
      if ((await value(solve(position, 'win'))).result !== 'loss') throw new Error('not lost');
      const line = await refutation(kit, position, 'win', here, never);
      const end = kit.game.replay(position, line ?? []);
      if (!end.ok) throw new Error('no line');
      expect(end.value.goal('win')).toEqual({ ok: true, value: 'lost' });
    }
  });

  it('is told from the reader’s place: who begs, and to whom a card is given', async () => {
    expect(await said('ristiseiska:begging/68.--.--.--/8d5h.7d7h.JcAh/1/play/-/-/-/0/-', 'win')).toMatch(
      /^Player 2 goes out first, like this: You beg from player 3; player 3 gives you the A♥; /,
    );
  });

  it('or nobody is: the round ends with everybody stuck, or a position comes again', async () => {
    expect(await said('ristiseiska:begging/68.--.--.--/9d5h.Jd4s.8d5s/1/play/-/-/-/0/-', 'win')).toMatch(/^Nobody can play on/);
    expect(await said('ristiseiska:duel/77.--.--.--/3s.4d/1/play/-/-/-/0/-', 'win')).toBe(
      'The same position keeps coming back, and you are never out, like this: You pass; player 2 passes.',
    );
  });

  it('and who should pass need not, where nothing of theirs fits at first', async () => {
    expect(await said('ristiseiska:pantti/69.--.--.--/Ad7dTd.6d9h5s/1/play/-/-/-/0/-', 'passes:2')).toMatch(
      /^Player 2 does not have to pass, like this: You play the 7♦; player 2 plays the 6♦/,
    );
  });

  it('is not said of a line that ends otherwise', async () => {
    const { play } = await opened('ristiseiska:pantti/68.--.--.--/9c.7d2h/1/play/-/-/-/0/-');
    expect(refutedWords('win', ['9c'], play as never)).toBeNull();
    expect(refutedWords('win', [], play as never)).toBeNull();
  });
});

it('that all have six is no reason', async () => {
  const six = 'ristiseiska:pantti/68.--.--.--/2h3h4h5h6h8h.2d3d4d5d6d8d.2s3s4s5s6s8s/1/play/-/-/-/0/-';
  const { kit, play } = await opened(six);
  const why = await kit.why();
  expect(why.obstacleWords?.('win', play, 1, play) ?? null).toBeNull();
  expect((await obstacleTo('win', play, { kind: 'lost', furthest: null }, kit)).words).not.toContain('fewest');
  const fewer = await opened(six.replace('.2d3d4d5d6d8d.', '.2d3d4d5d6d.'));
  expect(why.obstacleWords?.('win', fewer.play, 1, fewer.play)?.says).toBe('Player 2 has the fewest left: 5 cards.');
});
