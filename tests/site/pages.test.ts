import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameId } from '../../src/engine/games/ids.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';

const folder = new URL('../../src/content/pages/', import.meta.url);
const sixteen = await loadTextGame('sixteen');
const languages = readdirSync(folder);

/** The values of an attribute in MDX: position="…". */
const values = (text: string, attribute: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] as string);

describe.each(languages)('the pages of text in %s', (language) => {
  const read = (name: string) => readFileSync(new URL(`${language}/${name}.mdx`, folder), 'utf8');

  it('show only positions that exist, in their canonical form', async () => {
    for (const page of ['teachers', 'notation']) {
      const positions = values(read(page), 'position');
      expect(positions.length, page).toBeGreaterThanOrEqual(2);
      for (const position of positions) {
        const play = (await loadTextGame(position.split(':', 1)[0] as GameId)).open(position);
        expect(play.ok ? play.value.position : play.error.code).toBe(position);
      }
    }
  });

  it('name only goals that exist in the game they are told of', async () => {
    const text = read('notation');
    for (const goal of values(text, 'goal')) expect(sixteen.checkGoal(goal), goal).toEqual({ ok: true, value: null });
    const tables = text.split('<Chapter id="goals').slice(1);
    const games = ['sixteen', 'russian-bank', 'ristiseiska'] as const;
    expect(tables).toHaveLength(games.length);
    for (const [i, game] of games.entries()) {
      const { checkGoal } = await loadTextGame(game);
      const rows = (tables[i] as string).split('</table>')[0] as string;
      const goals = [...rows.matchAll(/<th scope="row"><code>([^<]*)<\/code>/g)].map((match) => match[1] as string);
      expect(goals.length, game).toBeGreaterThanOrEqual(7);
      for (const goal of goals) expect(checkGoal(goal), `${game} ${goal}`).toEqual({ ok: true, value: null });
    }
  });

  it('the task of the example can be done', () => {
    const text = read('notation');
    const goal = values(text, 'goal')[0] as string;
    const done = sixteen.replay(values(text, 'position')[0] as string, ['2-1']);
    expect(done.ok && done.value.goal(goal)).toEqual({ ok: true, value: 'met' });
  });
});
