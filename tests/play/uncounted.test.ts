import { describe, expect, it } from 'vitest';
import '../../src/components/games/pages.ts';
import { boardOf } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import { uncounted } from '../../src/components/play/empty-table.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

const games = [textGame(sixteen), textGame(russianBank), textGame(ristiseiska)];

describe('a table before its deal', () => {
  for (const game of games)
    it(`counts nothing in ${game.id}, and names what a place is for`, () => {
      const start = game.deal({}, rng(1));
      if (!start.ok) throw new Error(start.error.code);
      const dealt = start.value.scene(1);
      const { words, drawPlace } = boardOf(game.id);
      const bare = { ...dealt, actor: null, slots: dealt.slots.map((slot) => ({ ...slot, pieces: [], hidden: 0 })) };
      for (const width of [360, 900]) {
        const layout = layOut(bare, { width, height: width === 360 ? 505 : 600, seat: 1 });
        const shown = uncounted(layout);
        const said = shown.labels.map((label) => words.labelText(label));
        expect(said.join('; ')).not.toMatch(/\b0\b/);
        expect(said.every((text) => text !== '')).toBe(true);
        for (const slot of shown.slots) expect(drawPlace?.(slot).count ?? []).toEqual([]);
        if (game.id === 'ristiseiska') expect(said).toContain('Your hand');
        // Once cards lie there, the same places count them.
        if (game.id === 'sixteen') expect(layout.slots.some((slot) => drawPlace?.(slot).count.length)).toBe(true);
      }
    });
});
