import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { GameRatings } from '../../src/components/yours/GameRatings.tsx';
import { Unsolved } from '../../src/components/yours/Statistics.tsx';
import type { FinishedGames } from '../../src/records/finished-games.ts';

const games = [
  {
    id: 'russian-bank',
    name: 'Russian Bank',
    usual: 'planner',
    ruleSets: { free: 'free' },
    lastLoses: [],
    strengths: { free: { planner: 1186 } },
    players: { planner: 'Vala' },
    letter: 'b',
    grades: {},
    week: [],
  },
];
const page = (finished: FinishedGames) => render(h(Unsolved, { games, finished }));

it('who has played full games only sees them first, and is told that it is puzzles that are missing', () => {
  const won: FinishedGames = { 'russian-bank#n=7': { result: 'won', at: 5, moves: 94, undone: 0, hints: 0, best: 94 } };
  const shown = page(won);
  expect(shown).toContain('<th scope="row">Russian Bank <small>free</small></th><td>Vala</td><td>1</td><td>0</td><td>0</td>');
  expect(render(h(GameRatings, { games, finished: won }))).toMatch(
    /Russian Bank, free: <strong>\d+, provisional \(\d+–\d+\), after 1 game</,
  );
  expect(shown.indexOf('Full games')).toBeLessThan(shown.indexOf('No puzzles solved yet'));
  expect(shown).not.toContain('Nothing solved here yet');
});

it('who has played nothing is told so, and so is who has games that this site has not', () => {
  expect(page({})).toContain('Nothing solved here yet');
  const other = page({ 'chess#n=7': { result: 'won', at: 5, moves: 94, undone: 0, hints: 0 } });
  expect(other).toContain('Nothing solved here yet');
  expect(other).not.toContain('Full games');
});
