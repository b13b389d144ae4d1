import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

/** What `steps.ts` writes: the steps for a text and for twice its length, for one that is too long and a much longer one, and for readers that are known to be slow; the files it ran. */
interface Counted {
  readonly taken: Readonly<Record<string, readonly [number, number]>>;
  readonly beyond: Readonly<Record<string, readonly [number, number]>>;
  readonly slow: Readonly<Record<string, readonly [number, number]>>;
  readonly files: readonly string[];
}

/** What every text costs, however short. */
const atLeast = 200;

describe('text from outside', () => {
  let counted: Counted;
  beforeAll(() => {
    const script = fileURLToPath(new URL('./steps.ts', import.meta.url));
    counted = JSON.parse(
      execFileSync(process.execPath, ['--stack-size=3900', '--no-warnings', script], { maxBuffer: 1e8, encoding: 'utf8' }),
    );
  }, 600_000);

  it('is read in steps that grow with its length: twice the length takes less than three times as many', () => {
    expect(Object.keys(counted.taken).length).toBeGreaterThan(2_000);
    const grown = Object.entries(counted.taken).filter(([, [once, twice]]) => twice >= 3 * Math.max(once, atLeast));
    expect(grown).toEqual([]);
  });

  it('would be seen to be read in more: readers that are quadratic take more than three times as many', () => {
    expect(Object.keys(counted.slow)).toHaveLength(6);
    expect(Object.entries(counted.slow).filter(([, [once, twice]]) => twice < 3 * once)).toEqual([]);
  });

  it('is refused from a stated length on, and then not looked at', () => {
    expect(Object.entries(counted.beyond).filter(([, [longer, longest]]) => longest > longer + 50 || longest > 500)).toEqual([]);
  });

  // An object that is copied to be put back with one entry more is copied as often as it has entries, and no step shows it.
  it('is not gathered in objects that are copied for each entry', () => {
    expect(counted.files.length).toBeGreaterThan(20);
    const growing = /(\w+)\[(\w+)\] = \{ \.\.\.\1\[\2\]|\.set\((\w+), (?:\[|\{ )\.\.\.\(?\w+\.get\(\3\)/;
    expect(counted.files.filter((file) => growing.test(readFileSync(new URL(file), 'utf8')))).toEqual([]);
  });
});
