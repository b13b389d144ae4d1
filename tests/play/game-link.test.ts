import { describe, expect, it } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { pack } from '../../src/components/links/pack.ts';
import { formatDeal, parseDeal, splitLine } from '../../src/components/play/deals.ts';
import { headlineOf } from '../../src/components/play/end-words.ts';
import { longestPacked, mostLineText, openLine, packLine } from '../../src/components/play/game-link.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { choose } from '../../src/engine/solve/players.ts';
import * as m from '../../src/paraglide/messages.js';

describe('a game in a link', () => {
  it('comes back as it was, with the rounds before it', async () => {
    const ends = [{ winner: 1, loser: null, points: [0, 26, 3] }];
    for (const played of [
      { line: ['7c', 'pass', '8c'], ends: [] },
      { line: [], ends: [] },
      { line: ['7c'], ends },
      { line: ['7c', 'pass'], ends: [], gaveUp: 2 },
      { line: ['7c'], ends, gaveUp: 1 },
    ])
      expect(await openLine(packLine(played))).toEqual(played);
  });

  it('of a whole game of Russian Bank is short enough to be sent', async () => {
    const { game } = await loadKit('russian-bank');
    const dealt = game.deal({ rules: 'free' }, rng(11));
    if (!dealt.ok) throw new Error(dealt.error.code);
    let play = dealt.value;
    const line: string[] = [];
    while (play.actor !== null && line.length < 400) {
      const action = await choose(play.position, 'greedy', line.length);
      if (!action.ok || action.value === null) break;
      const next = play.apply(action.value);
      if (!next.ok) throw new Error(next.error.code);
      play = next.value;
      line.push(action.value);
    }
    expect(line.length).toBeGreaterThan(100);
    const packed = packLine({ line, ends: [] });
    expect(packed.length).toBeLessThan(1_000);
    const opened = await openLine(packed);
    expect(game.replay(dealt.value.position, opened?.line ?? []).ok).toBe(true);
  });

  it('is written as ever where nobody gave it up', async () => {
    // As they were handed out before a link could say so.
    expect(packLine({ line: ['7c', 'pass', '8c'], ends: [] })).toBe(pack('7c,pass,8c'));
    expect(await openLine('M0_WKUgsLtaxSAYA')).toEqual({ line: ['7c', 'pass', '8c'], ends: [] });
  });

  it('that is damaged, too long or no line is read as none', async () => {
    const many = Array.from({ length: 5_001 }, () => 'a').join();
    const bad = [
      '',
      'x',
      '%%%',
      packLine({ line: ['7c', '8c', '9c', 'Tc'], ends: [] }).slice(0, -4),
      'A'.repeat(longestPacked + 1),
      pack('a'.repeat(mostLineText + 1)),
      pack('x'.repeat(61)),
      pack(many),
      pack('7c\n{}'),
      pack('7c\n[1'),
      ...['[]', '', '0', '12', '-1', ' 2', 'x', '2\n'].map((gaveUp) => pack(`7c\n[]\n${gaveUp}`)),
      pack('7c\n2'),
    ];
    for (const text of bad) expect(await openLine(text), text.slice(0, 30)).toBeNull();
  });

  it('stands behind the deal, which is read as it is without it', async () => {
    const kit = await loadKit('russian-bank');
    const deal = '#n=7&rules=free&player=planner';
    const packed = 'A'.repeat(15_000);
    expect(splitLine(`${deal}&l=${packed}`)).toEqual({ deal, packed });
    expect(splitLine(deal)).toEqual({ deal, packed: null });
    const read = parseDeal(deal, kit);
    expect(read?.ok && `#${formatDeal(read.value.choice)}`).toBe(deal);
    // Nothing but the line may be as long.
    expect(parseDeal(`${deal}&k=${packed}`, kit)).toMatchObject({ ok: false });
  });
});

it.each([
  ['You win: your reserve, hand and waste are empty.', 'You win.', 'Your reserve, hand and waste are empty.'],
  ['Vala wins. You had 16 cards left.', 'Vala wins.', 'You had 16 cards left.'],
  ['A draw: nobody has played a card for a long time.', 'A draw.', 'Nobody has played a card for a long time.'],
  ['Player 3 is out first and wins.', 'Player 3 is out first and wins.', ''],
  ['Vous gagnez\u202f: tout est vide.', 'Vous gagnez.', 'Tout est vide.'],
])('the headline of “%s”', (text, head, rest) => {
  expect(headlineOf(text)).toEqual({ head, rest });
});

it('how long a whole game is that is watched is said of one move too', () => {
  expect([1, 2].map((of) => m.play_replay_begins({ of }))).toEqual(['The whole game: 1 move.', 'The whole game: 2 moves.']);
});
