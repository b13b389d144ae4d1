import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/engine/games/ids.ts';
import { circles, filesOf, importsIn, isThere, parseRooms, read, refusal, roomOf, rooms } from './rooms.ts';

const files = filesOf('src', 'scripts');
const imports = new Map(files.map((file) => [file, importsIn(read(file))]));

describe('the house', () => {
  test('every room of docs/architecture.md is there, and every folder is in it', () => {
    expect(rooms.length).toBeGreaterThan(25);
    expect(rooms.filter(({ folder }) => folder !== 'src/paraglide' && !isThere(folder)).map(({ folder }) => folder)).toEqual([]);
    const names = new Set(rooms.map(({ folder }) => folder));
    for (const { rooms: others } of rooms)
      for (const other of others) expect(other === '*' || names.has(other) || isThere(other), other).toBe(true);
    const folders = files.map((file) => file.split('/').slice(0, /^src\/(engine|components)\//.test(file) ? 3 : 2));
    // A new folder is a new room, with a line of its own.
    const lost = folders
      .map((parts) => parts.join('/'))
      .filter((path) => !/\.\w+$/.test(path) && path.startsWith('src/') && roomOf(path)?.folder === 'src');
    expect([...new Set(lost)]).toEqual([]);
  });

  test('every import keeps to it', () => {
    const count = [...imports.values()].reduce((sum, list) => sum + list.length, 0);
    expect(count).toBeGreaterThan(1500);
    const refused = [...imports].flatMap(([file, list]) =>
      list.map((source) => refusal(file, source)).flatMap((why) => (why === null ? [] : [`${file}: ${why}`])),
    );
    expect(refused).toEqual([]);
  });

  test('what is common to all games names nothing that only one has', () => {
    const common = /^src\/(engine\/(core|proving|solve|worker)|components\/(board|play|links))\//;
    const own = /\b(urn|brick|acesHigh|scene\.token)s?\b/i;
    const checked = files.filter((file) => common.test(file));
    expect(checked.length).toBeGreaterThan(150);
    expect(checked.flatMap((file) => own.exec(read(file))?.[0].concat(` in ${file}`) ?? [])).toEqual([]);
  });

  test('what a test imports of Pixi, the painter has', () => {
    const pixi = filesOf('tests').filter((file) => importsIn(read(file)).some((source) => /^(pixi\.js|@px)(\/|$)/.test(source)));
    expect(pixi).toEqual([]);
  });

  test('no rooms do either', () => {
    const among = new Map(rooms.map(({ folder }) => [folder, new Set<string>()]));
    for (const [file, list] of imports) {
      const own = roomOf(file)?.folder ?? '';
      for (const source of list.filter((one) => one.startsWith('.'))) {
        const theirs = roomOf(posix.join(posix.dirname(file), source))?.folder ?? '';
        // A room and one within it are one house.
        if (!`${own}/`.startsWith(`${theirs}/`) && !`${theirs}/`.startsWith(`${own}/`)) among.get(own)?.add(theirs);
      }
    }
    expect(circles(new Map([...among].map(([folder, others]) => [folder, [...others]])))).toEqual([]);
  });

  test('no imports run in a circle', () => {
    const within = new Map(
      [...imports].map(([file, list]) => [
        file,
        list.filter((source) => source.startsWith('.')).map((source) => posix.join(posix.dirname(file), source)),
      ]),
    );
    expect(circles(within)).toEqual([]);
  });
});

/** File, import, and whether the import is refused there. */
const cases: readonly [file: string, source: string, refused: boolean][] = [
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
  ['src/engine/core/a.ts', '../games/registry.ts', true],
  ['src/engine/core/a.ts', '../games/sixteen/index.ts', true],
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
  ['src/components/links/a.ts', '../play/session.ts', true],
  ['src/components/links/a.ts', '../teach/links/set.ts', true],
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
  ['src/engine/games/registry.ts', './sixteen/solver/kernel.ts', false],
  ['src/components/games/sixteen/a.ts', '../ristiseiska/words.ts', true],
  ['src/components/games/sixteen/a.ts', '../../../engine/games/ristiseiska/rules.ts', true],
  ['src/components/play/a.ts', '../games/sixteen/kit.ts', true],
  ['src/components/play/a.ts', '../games/index.ts', true],
  ['src/components/yours/a.ts', '../../../scripts/lib/table.mjs', true],
  ['src/engine/proving/a.ts', '../solve/verdicts.ts', true],
  ['src/engine/worker/a.ts', '../games/registry.ts', true],
  ['src/components/board/a.ts', './pixi/painter.ts', false],
];

describe('the check itself', () => {
  test.each(cases)('%s importing %s is refused: %s', (file, source, refused) => {
    expect(refusal(file, source) !== null).toBe(refused);
  });

  test('a file that lies in no room is refused', () => {
    expect(refusal('elsewhere/a.ts', './b.ts')).toContain('no room');
  });

  test('rooms are read from the table, and only from it', () => {
    const text =
      '# A\n| `x` | no |\n## Rooms\n| folder | what |\n|---|---|\n| `a/b` | `c` in it | `d`, `e` | `f` |\n| `g` | h | | |\n## Laws\n| `i` | | | |\n';
    expect(parseRooms(text)).toEqual([
      { folder: 'a/b', rooms: ['d', 'e'], packages: ['f'] },
      { folder: 'g', rooms: [], packages: [] },
    ]);
  });

  test('imports are found in every form, and not in comments or strings', () => {
    const text = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      "import {\n  c,\n  d,\n} from './c.ts';",
      "import './e.css';",
      "export { f } from './f.ts';",
      "export * from './g.ts';",
      "const h = async () => (await import('./h.ts')).h;",
      "const i = import(/* @vite-ignore */ './i.ts');",
      "// see './not.ts' for it",
      "const text = 'from it';",
    ].join('\n');
    expect(importsIn(text)).toEqual(['./a.ts', './b.ts', './c.ts', './e.css', './f.ts', './g.ts', './h.ts', './i.ts']);
  });

  test('a circle is found, with all who are in it', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [], f: ['f2'], f2: ['f', 'e'] };
    expect(circles(new Map(Object.entries(graph)))).toEqual([
      ['a', 'b', 'c'],
      ['f', 'f2'],
    ]);
  });
});

/** Where a text asks which game it is, or says a game's name in any other place than as the key of a list of games. */
function asksWhich(text: string): boolean {
  const name = `['"\`](?:${gameIds.join('|')})['"\`]`;
  return new RegExp(`(?:[=!]==|case) ${name}|${name}(?!:)`).test(text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''));
}

test('nothing outside a game asks which game it is', () => {
  const own = new RegExp(`/games/(?:${gameIds.join('|')})/`);
  const told = files.filter((file) => !own.test(file) && asksWhich(bare(file)));
  expect(told).toEqual([]);
});

/** A file's text without what may name a game: a page as it is written shows one, a script has examples and measures one. */
function bare(file: string): string {
  const text = read(file);
  if (file.startsWith('scripts/')) return text.replace(/(?<![=!]== |case )'[\w-]+'(?! [=!]==)/g, '');
  return /\.(?:astro|mdx)$/.test(file) ? text.replace(/\b(?:game|first|here)="[\w-]+"|lessonsOf\('\w+'/g, '') : text;
}

test('what a game says it says in its own rooms; its name stands in the list of games', () => {
  const said = new RegExp(`\\bm\\.(?:${gameIds.map((id) => id.replaceAll('-', '_')).join('|')})_`);
  const own = new RegExp(`/games/(?:${gameIds.join('|')})/`);
  expect(files.filter((file) => own.test(file) && said.test(read(file))).length).toBeGreaterThan(30);
  expect(files.filter((file) => !own.test(file) && said.test(read(file)))).toEqual(['src/published/games.ts']);
});

test.each([
  ["work.game === 'sixteen' ? '7 12 3' : '7c Kd'", true],
  ["'sixteen' === game", true],
  ["switch (game) { case 'russian-bank': return 1; }", true],
  ["['sixteen', 'ristiseiska'].includes(game)", true],
  ["const first = 'sixteen' as GameId;", true],
  ["const list = { sixteen: 1, 'russian-bank': 2 };", false],
  ["import { kit } from './sixteen/kit.ts';", false],
  ["  // as 'sixteen' has it", false],
])('%s asks which game it is: %s', (text, asks) => expect(asksWhich(text)).toBe(asks));
