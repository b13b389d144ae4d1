import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** File, import, and whether the import is forbidden there. */
const cases: readonly [file: string, source: string, forbidden: boolean][] = [
  ['src/engine/core/a.ts', 'preact', true],
  ['src/engine/core/a.ts', '@preact/signals', true],
  ['src/engine/core/a.ts', 'astro:content', true],
  ['src/engine/core/a.ts', 'pixi.js', true],
  ['src/engine/core/a.ts', 'node:fs', true],
  ['src/engine/core/a.ts', 'node:fs/promises', true],
  ['src/engine/core/a.ts', '../../components/board/svg.ts', true],
  ['src/engine/core/a.ts', '../../pages/index.astro', true],
  ['src/engine/core/a.ts', '../../paraglide/messages.js', true],
  ['src/engine/core/a.ts', '../games/sixteen/rules.ts', true],
  ['src/engine/core/a.ts', '../games/sixteen/solver/search.ts', true],
  ['src/engine/core/a.ts', '../games/registry.ts', false],
  ['src/engine/core/a.ts', '../games/sixteen/index.ts', false],
  ['src/engine/core/a.ts', 'pure-rand/generator/xoroshiro128plus', false],
  ['src/engine/cli/a.ts', 'node:fs', false],
  ['src/engine/cli/a.ts', 'preact', true],
  ['src/engine/games/registry.ts', './sixteen/index.ts', false],
  ['src/engine/games/sixteen/a.ts', './position.ts', false],
  ['src/engine/games/sixteen/a.ts', '../../core/game.ts', false],
  ['src/engine/games/sixteen/a.ts', '../template/rules.ts', true],
  ['src/engine/games/sixteen/a.ts', 'node:fs', true],
  ['src/engine/games/sixteen/solver/a.ts', '../position.ts', false],
  ['src/engine/games/sixteen/solver/a.ts', '../../../proving/prover.ts', false],
  ['src/engine/games/sixteen/solver/a.ts', '../../template/rules.ts', true],
  ['src/engine/games/template/a.ts', '../sixteen/rules.ts', true],
  ['src/components/play/a.tsx', '../../pages/index.ts', true],
  ['src/components/play/a.tsx', '../../layouts/Page.astro', true],
  ['src/components/play/a.tsx', 'pixi.js', true],
  ['src/components/play/a.tsx', '@px/scene/graphics/init', true],
  ['src/components/play/a.tsx', '../../engine/games/sixteen/rules.ts', true],
  ['src/components/play/a.tsx', '../../engine/games/registry.ts', false],
  ['src/components/play/a.tsx', '../board/Board.tsx', false],
  ['src/components/offline/worker/a.ts', '../plan.ts', false],
  ['src/components/offline/worker/a.ts', '../../../published/days/calendar.ts', false],
  ['src/components/offline/worker/a.ts', 'preact', true],
  ['src/components/offline/worker/a.ts', '../../../site/storage.ts', true],
  ['src/components/offline/worker/a.ts', '../../../paraglide/messages.js', true],
  ['src/components/offline/worker/a.ts', '../../../pages/index.ts', true],
  ['src/components/search/a.ts', '../../layouts/Base.astro', true],
  ['src/components/search/a.ts', '../../site/url.ts', false],
  ['src/integrations/a.ts', '../components/offline/plan.ts', false],
  ['src/integrations/a.ts', '../pages/index.astro', true],
  ['src/integrations/a.ts', 'preact', true],
  ['src/components/board/pixi/a.ts', 'pixi.js', false],
  ['src/components/board/pixi/a.ts', '@px/rendering/init', false],
  ['src/components/board/pixi/a.ts', '../../../pages/index.ts', true],
  ['src/components/board/pixi/a.ts', '../../../engine/games/sixteen/rules.ts', true],
  ['src/pages/a.ts', '../engine/games/sixteen/rules.ts', true],
  ['src/pages/a.ts', 'pixi.js', true],
  ['src/pages/a.astro', 'pixi.js', true],
  ['src/pages/a.astro', '../engine/games/sixteen/rules.ts', true],
  ['src/components/frame/a.astro', '../../layouts/Base.astro', true],
  ['src/published/days/a.ts', './calendar.ts', false],
  ['src/published/days/a.ts', '../../engine/core/play.ts', true],
  ['src/published/days/a.ts', '../../components/play/kits.ts', true],
  ['src/published/days/a.ts', '../../site/url.ts', true],
  ['src/published/days/a.ts', '../../paraglide/messages.js', true],
  ['src/published/days/a.ts', 'astro:content', true],
  ['src/published/days/a.ts', 'node:fs', true],
  ['src/published/a.ts', './days/calendar.ts', false],
  ['src/published/a.ts', 'astro:content', false],
  ['src/published/a.ts', '../engine/games/registry.ts', false],
  ['src/published/a.ts', '../components/play/kits.ts', true],
  ['src/published/a.ts', '../records/progress.ts', true],
  ['src/records/a.ts', '../published/days/calendar.ts', false],
  ['src/records/a.ts', '../site/storage.ts', false],
  ['src/records/a.ts', '../components/play/session.ts', true],
  ['src/records/a.ts', '../pages/index.ts', true],
  ['src/site/a.ts', '../paraglide/runtime.js', false],
  ['src/site/a.ts', '@preact/signals', false],
  ['src/site/a.ts', '../engine/core/play.ts', true],
  ['src/site/a.ts', '../records/progress.ts', true],
  ['src/site/a.ts', '../published/days/calendar.ts', true],
  ['src/site/a.ts', '../components/play/kits.ts', true],
  ['src/components/daily/a.ts', '../../published/days/calendar.ts', false],
  ['src/components/daily/a.ts', '../../pages/index.ts', true],
  ['scripts/a.mjs', '../src/engine/games/sixteen/rules.ts', true],
  ['tests/a.test.ts', '../src/engine/games/sixteen/rules.ts', false],
  ['tests/a.test.ts', 'pixi.js', true],
];

let folder: string;
/** `file: source` of every import that was refused. */
const refused = new Set<string>();
const key = (file: string, source: string, dynamic: boolean) => `${file}: ${dynamic ? 'import()' : 'import'} ${source}`;

function lint(): string {
  try {
    return execFileSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'winnable-lint-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const files = new Map<string, string>();
  for (const [index, [file, source]] of cases.entries()) {
    for (const dynamic of [false, true]) {
      const path = file.replace(/\ba(?=\.)/, `a${index}${dynamic ? 'd' : 's'}`);
      files.set(path, key(file, source, dynamic));
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const code = dynamic ? `await import('${source}');\n` : `import '${source}';\n`;
      writeFileSync(join(folder, path), file.endsWith('.astro') ? `---\n${code}---\n` : code);
    }
  }
  const { diagnostics } = JSON.parse(lint()) as { diagnostics: { category: string; location: { path: string } }[] };
  for (const { category, location } of diagnostics) {
    const name = files.get(location.path);
    if (category === 'lint/style/noRestrictedImports' && name !== undefined) refused.add(name);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(cases)('%s importing %s is forbidden: %s', (file, source, forbidden) => {
  expect(refused.has(key(file, source, false))).toBe(forbidden);
  expect(refused.has(key(file, source, true))).toBe(forbidden);
});

test('every game is kept apart from the others', () => {
  const config = JSON.stringify(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')));
  const games = readdirSync(join(root, 'src/engine/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(games.filter(({ name }) => !config.includes(`"**/${name}/**"`)).map(({ name }) => name)).toEqual([]);
});
