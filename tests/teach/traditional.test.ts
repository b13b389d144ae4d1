import { describe, expect, it } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { openLink, openToPlay, rulesOf, titleOf } from '../../src/components/teach/opened.ts';
import { loadTaughtGame } from '../../src/engine/games/registry.ts';
import { faults } from '../board/geometry.ts';

const position = 'russian-bank:crapette~score=count/1/9h7s;TsJd.Kd.Kh.-;4d7d;5s2c/8h;9c.Kc.Kd.Kh;5c;6d/--.--.A-.--/d/4';
const free = 'russian-bank:free/1/9c;KhQh.2c.-.5c;Ks5s;2d/8c;6s.9d.Td.4d;Th4h;-/--.--.--.--/-/10';

const link = (of: string, goal: string) => ({ position: of, goal, line: [], text: null, hints: [] });

describe('a link to a traditional table of Russian Bank', () => {
  it('opens with the words, the rules and the goals of that table', async () => {
    const opened = await openToPlay(link(position, 'load:1'));
    expect(opened && titleOf(opened)).toBe('Load a card onto the opponent’s reserve or waste this turn.');
    expect(opened && (await rulesOf(opened))).toEqual(['houses in common', 'began with 13 in reserve', 'score by cards']);
    expect(await openToPlay(link(position, 'lock'))).toBeNull();
  });

  it('is drawn as a figure with everything that is known, and closed as the table looks', async () => {
    const opened = await openLink(link(position, 'win'));
    const scene = opened?.start.scene('all');
    if (!opened || !scene) throw new Error('not opened');
    const open = opened.figure(scene, 'normal', false, 1, false);
    const closed = opened.figure(scene, 'normal', false, 1, true);
    expect(open.height).toBeGreaterThan(closed.height);
    const listed = open.pieces.filter(({ form }) => form === 'ticket').map(({ id }) => id.replace(':listed', ''));
    expect(listed).toEqual(expect.arrayContaining(['1:9h', '1:7d', '1:5s', '2:5c']));
    expect(faults({ ...closed, folds: [] }, scene).filter((fault) => !fault.includes('folded of'))).toEqual([]);
  });

  it('leaves links to the other rule set as they are', async () => {
    const opened = await openToPlay(link(free, 'lock'));
    expect(opened && titleOf(opened)).toBe(
      'End your turn so that your opponent can’t play from reserve, hand or waste in theirs.',
    );
    expect((await loadKit('russian-bank', free)).game.rules).toContain('drawn-waits');
    expect((await loadTaughtGame('russian-bank', free)).open(position).ok).toBe(false);
    expect((await loadTaughtGame('russian-bank', position)).open(position).ok).toBe(true);
    // What only begins like the name of the rule set is not of it.
    expect((await loadKit('russian-bank', position.replace('crapette', 'crapettes'))).game.rules).toContain('drawn-waits');
  });
});
