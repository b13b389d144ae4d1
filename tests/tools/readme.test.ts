import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test.each([['README.md'], ...globSync('docs/*.md', { cwd: root }).map((file) => [file])])(
  '%s links only to what exists',
  (file) => {
    const targets = [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  },
);
