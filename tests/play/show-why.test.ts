import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { createSession } from '../../src/components/play/session.ts';
import type { Solver, Spoiler, SpoilerWords, Stage } from '../../src/components/play/stage.ts';
import type { Verdict } from '../../src/components/play/verdicts.ts';
import { showWhy } from '../../src/components/play/why.ts';
import { type Play, parseLine } from '../../src/engine/core/play.ts';
import { type GameId, isTraditional } from '../../src/engine/games/ids.ts';
import { furthest } from '../../src/engine/solve/further.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge, rate, reply } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';
import { bankOf } from '../teach/bank.ts';

/** What *Show why* says of every first move of the library's puzzles that loses. */

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const solver: Pick<Solver, 'rate' | 'reply' | 'furthest'> & Pick<SolverClient, 'choose'> = {
  rate: (position, goal) => value(rate(position, goal)),
  reply: (position, line, goal, asking) => value(reply(position, parseLine(line), goal, asking?.budget)),
  furthest: (position, line, goal, asking) => value(furthest(position, parseLine(line), goal, asking?.budget)),
  choose: (position, player, seed) => value(choose(position, player, seed)),
};

/** What is shown once `action` has been played first and has lost. */
async function why(kit: GameKit, start: Play, goal: string, action: string): Promise<{ spoiler: Spoiler; words: SpoilerWords }> {
  const { line, reply } = await value(judge(start.position, [action], goal));
  if (line === null) throw new Error(`${start.position} ${action}: no line would have won`);
  const own = createSession(start, goal);
  own.load([action], 1);
  const verdict = signal<Verdict>({ kind: 'refuted', line: parseLine(line), lastGood: 0, reply });
  const stage = signal<Stage>({ kind: 'own' });
  showWhy({
    chance: kit.words.chanceWords?.asks(goal) ? kit.words.chanceWords : undefined,
    chances: signal(null),
    again: () => {},
    backToWinnable: () => {},
    showWhy: () => {},
    start,
    goal,
    kit,
    solver: async () => solver as unknown as Solver,
    own,
    stage,
    judged: verdict,
    verdict,
    met: signal(false),
    winningLine: () => null,
    leave() {},
    ruleOfThumb: (play) => value(choose(play.position, kit.opponents?.usual ?? '', play.line.length)),
    helped() {},
    tries: () => {
      throw new Error('nothing is tried');
    },
  });
  const shown = stage.peek();
  if (shown.kind !== 'spoiler') throw new Error('nothing is shown');
  await new Promise<void>((done) => {
    shown.words.subscribe((words) => {
      if (words) done();
    });
  });
  const [spoiler, words] = [shown.spoiler.peek(), shown.words.peek()];
  shown.stop();
  if (!spoiler || !words) throw new Error('nothing is said');
  return { spoiler, words };
}

/** Every losing first move of a game's library, with what is shown of it; of Russian Bank at one of its two tables. */
async function* losing(id: GameId, traditional = false) {
  const puzzles = bankOf(id).filter(({ position }) => isTraditional(position) === traditional);
  const kit = await loadKit(id, puzzles[0]?.position);
  for (const { position, goal } of puzzles) {
    const start = kit.game.open(position);
    if (!start.ok) throw new Error(start.error.code);
    for (const { action, result } of (await value(rate(position, goal))).actions)
      if (result === 'loss') yield { kit, start: start.value, goal, action, ...(await why(kit, start.value, goal, action)) };
  }
}

describe('Ristiseiska', () => {
  test('a line that loses is told to its end, in the names of its cards', { timeout: 120_000 }, async () => {
    let told = 0;
    for await (const { kit, start, goal, action, spoiler, words } of losing('ristiseiska')) {
      const which = `${start.position} ${goal} ${action}`;
      if (goal === 'best') {
        expect(spoiler.kind, which).toBe('chance');
        continue;
      }
      if (goal.startsWith('turn') || goal.startsWith('points')) continue;
      if (spoiler.kind !== 'told') throw new Error(`${which}: ${spoiler.kind}, ${words.head}`);
      told += 1;
      const end = kit.game.replay(start.position, spoiler.line);
      if (!end.ok) throw new Error(which);
      expect(end.value.goal(goal), which).toEqual({ ok: true, value: 'lost' });
      // The answer goes on from the mistake; its last card is named.
      const last = spoiler.line.at(-1) ?? '';
      const before = kit.game.replay(start.position, spoiler.line.slice(0, -1));
      const [card] = before.ok ? (/(10|[2-9JQKA])[♠♥♦♣]/.exec(kit.words.actionWords(last, before.value)) ?? []) : [];
      if (card) expect(words.lines.join(' '), which).toContain(card);
      expect(words.lines.join(' ').length, which).toBeLessThan(330);
    }
    expect(told).toBeGreaterThan(100);
  });

  test('r-0029: who gives the last card but one, and goes out with which', async () => {
    const kit = await loadKit('ristiseiska');
    const start = kit.game.open('ristiseiska:begging-points/6J.AJ.A9.AJ/5cQcQdThQhQs.4c.Ac2c3cKcKdJhKhKs/2/give:1/-/-/-/0/-');
    if (!start.ok) throw new Error(start.error.code);
    expect((await why(kit, start.value, 'win', 'give-Qc')).words).toEqual({
      head: 'Player 2 goes out first, like this:',
      lines: ['Player 3 begs from player 2; player 2 gives player 3 the 4♣; you play the 10♥; player 2 goes out with the Q♣.'],
    });
  });
});

test.each(['russian-bank', 'sixteen'] as const)(
  '%s: a reason is named, not only that nothing helps',
  { timeout: 120_000 },
  async (id) => {
    for await (const { kit, start, goal, action, words } of losing(id)) {
      const which = `${start.position} ${goal} ${action}`;
      expect(words.head, which).not.toBe('Nothing would help now');
      // A card, a brick or a place.
      if (kit.id === 'sixteen') expect(`${words.head} ${words.lines.join(' ')}`, which).toMatch(/\d/);
      else expect(`${words.head} ${words.lines.join(' ')}`, which).toMatch(/[♠♥♦♣]|However your turn ends/);
    }
  },
);

test('Crapette: a card is named, and what a mistake has covered, filled or discarded', { timeout: 120_000 }, async () => {
  const told: string[] = [];
  for await (const { start, goal, action, words } of losing('russian-bank', true)) {
    const which = `${start.position} ${goal} ${action}`;
    expect(words.head, which).not.toBe('Nothing would help now');
    expect(`${words.head} ${words.lines.join(' ')}`, which).toMatch(/[♠♥♦♣]/);
    const lost = words.lines.find((line) => line.includes('could have gone'));
    if (lost !== undefined) told.push(`${goal} ${action}: ${lost}`);
  }
  for (const line of [
    'stock:42 r-o2: The K♦ could have gone to the empty house where the J♣ is now.',
    'reserve:0 discard: The 6♥ could have gone on the 7♠.',
    'win o3-ow: The 9♠ could have gone on the 10♠, which is under the J♠ now.',
    'win discard: The K♠ could have gone to an empty house.',
  ])
    expect(told).toContain(line);
  expect(told.length).toBeGreaterThan(10);
});

test('Russian Bank: a mistake is told by the card that would have needed its place', { timeout: 120_000 }, async () => {
  const kit = await loadKit('russian-bank');
  // b-0056
  const puzzle = bankOf('russian-bank').find(({ position }) => position.startsWith('russian-bank:free/1/9s2s8d;QhJcQcJc.'));
  const opened = kit.game.open(puzzle?.position ?? '');
  if (!puzzle || !opened.ok) throw new Error('b-0056 is not on file');
  const { goal } = puzzle;
  const start = opened.value;
  expect((await why(kit, start, goal, 't2-f')).words).toEqual({
    head: '3 cards stay in your reserve',
    lines: ['The 5♠ could have gone on the 6♥, which is home now.', 'Proved.'],
  });
  // On one's own piles a card goes on one a rank higher of the other colour, across on a neighbour of its suit.
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const rank = (card: string) => ranks.indexOf(card.slice(0, -1));
  const isRed = (card: string) => /[♥♦]/.test(card);
  const fits = (card: string, onto: string) =>
    (rank(card) === rank(onto) - 1 && isRed(card) !== isRed(onto)) ||
    (card.at(-1) === onto.at(-1) && Math.abs(rank(card) - rank(onto)) === 1);
  const told: string[] = [];
  for await (const { words } of losing('russian-bank')) {
    const [, card, onto] =
      /The (\S+) could have gone (?:on the (\S+), which|to the empty pile)/.exec(words.lines.join(' ')) ?? [];
    if (card === undefined) continue;
    told.push(words.lines.join(' '));
    if (onto !== undefined) expect(fits(card, onto), words.lines.join(' ')).toBe(true);
  }
  expect(told.length).toBeGreaterThan(5);
});
