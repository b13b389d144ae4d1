import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMaking } from '../../src/engine/games/entry.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import type { BankEntry } from '../../src/engine/mine/bank/choose.ts';
import { fillLibrary, type LibraryWish } from '../../src/engine/mine/bank/library.ts';
import type { Daily } from '../../src/engine/mine/bank/make.ts';
import { asMined } from './as-mined.ts';

/** Days of Sixteen stand for a library and for what was mined. */
const all = JSON.parse(readFileSync('src/content/daily/sixteen.json', 'utf8')) as Daily[];
const filed = (puzzle: Daily, number: number): Daily => ({ ...puzzle, id: `s-000${number}` });
const library = all.slice(0, 4).map((puzzle, i) => filed(puzzle, i + 1));

let making: AnyMaking;
let mined: BankEntry[];
beforeAll(async () => {
  making = (await loadMaking('sixteen')) as AnyMaking;
  mined = await Promise.all(all.slice(7, 28).map(asMined));
});

const wish: LibraryWish = { themes: [], placeOf: () => 'here', size: 8, named: new Set(), highest: 20 };
const fill = (more: Partial<LibraryWish> = {}, from = library, entries = mined, days: readonly Daily[] = []) =>
  fillLibrary('sixteen', making, from, days, entries, new Set(), { ...wish, ...more });

describe('filling a library', () => {
  test('keeps what stands, and adds up to its size under new numbers, whatever the order of the files', async () => {
    const { puzzles, replaced, short } = await fill();
    expect([puzzles.length, replaced, short]).toEqual([8, [], []]);
    for (const puzzle of library) expect(puzzles).toContainEqual(puzzle);
    expect(puzzles.map(({ id }) => id).filter((id) => id > 's-0020')).toHaveLength(4);
    expect(puzzles.map(({ grade, id }) => `${grade} ${id}`)).toEqual(puzzles.map(({ grade, id }) => `${grade} ${id}`).toSorted());
    expect((await fill({}, library, mined.toReversed())).puzzles).toEqual(puzzles);
    expect((await fill({ size: 4 })).puzzles).toEqual(puzzles.filter(({ id }) => id < 's-0020'));
  });

  test('of two that are too like one gives way, and never the one that is named; what is most of its kind takes its address', async () => {
    const twin = filed(library[0] as Daily, 5);
    const { puzzles, replaced } = await fill({}, [...library, twin]);
    expect(puzzles.map(({ id }) => id)).not.toContain('s-0005');
    expect(replaced.map(([gone]) => gone)).toEqual(['s-0005']);
    expect(puzzles.map(({ id }) => id)).toContain(replaced[0]?.[1]);
    const named = await fill({ named: new Set(['s-0005']) }, [...library, twin]);
    expect(named.replaced.map(([gone]) => gone)).toEqual(['s-0001']);
    await expect(fill({ named: new Set(['s-0001', 's-0005']) }, [...library, twin])).rejects.toThrow();
  });

  test('takes nothing that is like a day, is shown, or cannot be proved', async () => {
    const [one] = mined as [BankEntry];
    const only = (entries: readonly BankEntry[], days: readonly Daily[] = [], shown = new Set<string>()) =>
      fillLibrary('sixteen', making, library, days, entries, shown, wish).then(({ puzzles }) => puzzles.length);
    expect(await only([one])).toBe(5);
    expect(await only([one], [all[7] as Daily])).toBe(4);
    expect(await only([one], [], new Set([one.key]))).toBe(4);
    expect(await only([{ ...one, candidate: { ...one.candidate, grade: (one.candidate.grade % 5) + 1 } }])).toBe(4);
  });

  test('gives each theme three of rising grade where it is taught, and says which have fewer', async () => {
    const placeOf = (themes: readonly string[]): string => (themes.includes('full-game') ? 'late' : 'early');
    const many = await Promise.all(all.slice(60, 130).map(asMined));
    const { puzzles, short } = await fill({ themes: ['empty-pile', 'nowhere'], placeOf, size: 12 }, [], many);
    const grades = puzzles.filter(({ themes }) => themes.includes('empty-pile')).map(({ grade }) => grade);
    expect(new Set(grades).size).toBeGreaterThanOrEqual(3);
    expect(short).toEqual(['nowhere']);
  });
});
