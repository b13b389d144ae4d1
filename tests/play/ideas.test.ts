import { expect, test } from 'vitest';
import { kit as ristiseiskaKit } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as crapetteKit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteenKit } from '../../src/components/games/sixteen/kit.ts';
import { hintFor, isOnly } from '../../src/components/play/hints.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import ristiseiska from '../../src/content/puzzles/ristiseiska.json' with { type: 'json' };
import russianBank from '../../src/content/puzzles/russian-bank.json' with { type: 'json' };
import sixteen from '../../src/content/puzzles/sixteen.json' with { type: 'json' };
import { isTraditional } from '../../src/engine/games/ids.ts';
import { play as open } from '../engine/open.ts';

const games = [
  [bankKit, russianBank],
  [ristiseiskaKit, ristiseiska],
  [sixteenKit, sixteen],
] as unknown as readonly (readonly [GameKit, readonly { position: string; goal: string; line: string }[]])[];

/** The kit of the table that a position is of. */
const kitOf = (usual: GameKit, position: string): GameKit =>
  isTraditional(position) ? (crapetteKit as unknown as GameKit) : usual;

/** The idea at a position, along a line that leads to the goal. */
async function idea(kit: GameKit, position: string, line: string) {
  const start = kit.game.open(position);
  if (!start.ok) throw new Error(`${position}: ${start.error.code}`);
  return (await kit.ideas?.())?.ideaWords(line.split(','), start.value, 'win') ?? null;
}

test('a first hint of Ristiseiska names the card that one waits for, or what a card would let in', async () => {
  const said = (position: string, line: string) => idea(ristiseiskaKit as GameKit, `ristiseiska:${position}`, line);
  expect(await said('pantti/67.77.77.--/8c6d8h.9cTcJc.8d9d6h/1/play/-/-/-/0/-', '8c,9c,6h,6d,Tc,8d,8h')).toBe(
    'Your 8♥ needs player 3’s 6♥. When will they have to play it?',
  );
  expect(await said('pantti/77.77.77.--/6d6h8h.8d9d/1/play/-/-/-/0/-', '6h,pass,8h,pass,6d')).toBe(
    'Your 6♦ would let in player 2’s 8♦.',
  );
  expect(await said('pantti/77.77.77.--/6h8h9h.Qd9d/1/play/-/-/-/0/-', '6h,pass,8h,pass,9h')).toBe(
    'Your 8♥ comes after your own 6♥.',
  );
});

test('a first hint of Russian Bank names the card that has no place yet, is covered, or is still to come', async () => {
  const said = (position: string, line: string) => idea(bankKit as GameKit, `russian-bank:${position}`, line);
  expect(await said('free/1/9h;Kc6h.Qc.Js8h.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25', 't3-o2,r-o2')).toBe(
    'The 9♥ has no place yet. What could make one?',
  );
  expect(await said('free/1/Qh;Ad8h7c.Kc9s.Js8d.Kc7s;Kd;-/5h;Jd.4c.Tc.3s;6h;-/--.--.--.--/-/15', 't1-t3,t1-t2,t1-f')).toBe(
    'You’ll need the 8♥. It is covered, in your pile 1.',
  );
  expect(await said('free/1/4h;7s6d.7c9d.2s9h.KhJc;5c;-/8c;Jh.3c.2h.Qd;4dTh;-/--.--.--.--/-/80', 'draw,w-t1,r-t1')).toBe(
    'The 5♣ comes next from your hand. It will need a place.',
  );
});

test('a first hint of Crapette does so too, and passes over what is only forbidden by the order of play', async () => {
  const said = (position: string, line: string) =>
    idea(crapetteKit as unknown as GameKit, `russian-bank:crapette/${position}`, line);
  expect(await said('1/Qh;Ad8h7c.Kc9s.Js.Kd;5c;-/5h;9c8d.4c.Tc.3s;6h;-/--.--.--.--/-/15', 't1-o1,t1-t2,t1-f')).toBe(
    'You’ll need the 8♥. It is covered, in house 1.',
  );
  expect(await said('1/9d;Qc7h.Js4c.-.Kh;6s8c;-/5s;Td.6s.Jd.Qs;7c;2h/--.--.--.--/-/33', 'r-t3,draw,h-t1,draw,h-t3')).toBe(
    'The 6♠ comes next from your hand. It will need a place.',
  );
  // The waste, turned over, gives this card.
  expect(await said('1/Kd;Js8h.Kh6c.9d5c.Qd7s;-;4h3s/8c;Jh.3c.2h.Ts;Td;-/--.--.--.--/-/63', 'draw,h-t3')).toBe(
    'The 4♥ comes when your waste has been turned over. It will need a place.',
  );
  expect(await said('1/Kd;Js8h.Kh6c.9d5c.Qd7s;7c;4h/8c;Jh.3c.2h.Ts;Td;-/--.--.--.--/-/63', 'draw')).toBe(
    'Nothing has to be played before you turn up the next card, the 7♣.',
  );
  // What goes home as it comes needs no place.
  expect(await said('1/Kd;Js8h.Kh6c.9d5c.Qd7s;Ac;4h/8c;Jh.3c.2h.Ts;Td;-/--.--.--.--/-/63', 'draw,h-f')).toBe(
    'Nothing has to be played before you turn up the next card, the A♣.',
  );
  expect(await said('1/Kc8s;QsJd.7c.Kh.4s;5c;-/5d9s;9h.4c.Tc.3h;6h;2cQd/--.--.--.--/-/30', 'r-or,t1-ow')).toBe(
    'Look at the opponent’s reserve: the 9♠ on top takes one of your cards.',
  );
  // 2♠ is the only move; what follows it could go at once, were it not for the order of play.
  expect(await said('1/9d2s;Qc.8h.2cAh.Jc;6s;-/8d;Kd.5c.Ts.7h;3d;-/A-.--.--.A-/-/21', 'r-f,t3-f,t3-f,r-o3')).toBe(
    'You’ll need the 2♣. It is covered, in house 3.',
  );
});

test('every decision along the library’s lines has a first hint that is more than a place', async () => {
  for (const [usual, puzzles] of games) {
    for (const { position, goal, line } of puzzles) {
      const kit = kitOf(usual, position);
      const ideas = await kit.ideas?.();
      const actions = line.split(',');
      let play = open(position);
      const reader = play.actor;
      for (const [i, action] of actions.entries()) {
        if (play.actor === reader && !isOnly(play) && play.carry(action)) {
          const which = `${position} ${actions.slice(0, i).join()}`;
          const first = ideas?.ideaWords(actions.slice(i), play, goal) ?? '';
          expect(first, which).toMatch(/\d|[AKQJ][♠♥♦♣]|empt|anybody|reserve/);
          const second = hintFor(action, play, 2, kit.words).words;
          // The piece is named, or it is the move.
          expect(second, which).toMatch(/\d|[AKQJ][♠♥♦♣]|^(?:Draw|Turn up a card)\.$/);
          expect(second, which).not.toMatch(/piece/);
        }
        const next = play.apply(action);
        if (!next.ok) throw new Error(`${position} ${action}`);
        play = next.value;
      }
    }
  }
});

test('most puzzles have one at their start, and none of them says what to do', async () => {
  for (const [usual, puzzles] of games) {
    let found = 0;
    for (const { position, line } of puzzles) {
      const kit = kitOf(usual, position);
      const said = await idea(kit, position, line);
      if (said === null) continue;
      found += 1;
      expect(said, position).toMatch(/^\S.*[.?]$/);
      expect(said, position).not.toBe(hintFor(line.split(',')[0] ?? '', open(position), 3, kit.words).words);
    }
    expect(found / puzzles.length, usual.id).toBeGreaterThan(0.6);
  }
});

test('a second hint names the card', () => {
  const words = (kit: unknown, position: string, action: string) =>
    hintFor(action, open(position), 2, (kit as GameKit).words).words;
  expect(words(ristiseiskaKit, 'ristiseiska:pantti/77.77.77.--/6d6h8h.8d9d/1/play/-/-/-/0/-', '6h')).toBe(
    'One card of your hand. It’s marked: 6♥.',
  );
  expect(words(bankKit, 'russian-bank:free/1/9h;Kc6h.Qc.Js8h.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25', 't3-o2')).toBe(
    'The 8♥ moves. It’s marked: your pile 3.',
  );
});
