import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A room of the house: a folder, which others it may import, and which packages. `*`: all. */
export interface Room {
  readonly folder: string;
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
}

const inTicks = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);

/** The rooms of the table in docs/architecture.md. In: its text. */
export function parseRooms(text: string): Room[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Rooms')) ?? '';
  return section.split('\n').flatMap((line) => {
    const [, folder = '', , rooms = '', packages = ''] = line.split('|');
    return /^ `/.test(folder)
      ? inTicks(folder).map((name) => ({ folder: name, rooms: inTicks(rooms), packages: inTicks(packages) }))
      : [];
  });
}

export const rooms = parseRooms(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));

const under = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The room in which a file lies: the innermost. */
export const roomOf = (file: string, among: readonly Room[] = rooms): Room | undefined =>
  among.filter(({ folder }) => under(file, folder)).sort((a, b) => b.folder.length - a.folder.length)[0];

/** `src/engine/games/sixteen/solver/kernel.ts` → its list of games, the game, and what lies in that game's folder. */
const gamesFolder = /^(src\/(?:engine|components)\/games)\/([^/]+)\/(.+)$/;

/** Whether a file is the index of a game, or of a rule set that has rooms of its own in the game's folder. */
const isDoor = (inner: string, target: string): boolean =>
  inner === 'index.ts' || (/^[^/]+\/index\.ts$/.test(inner) && isThere(posix.join(posix.dirname(target), 'rules.ts')));

/** Whether a game's file is imported by its own side of that game, by the list of games beside it, or through such an index. */
function entersRightly(file: string, target: string): boolean {
  const into = gamesFolder.exec(target);
  if (into === null) return true;
  const [, list = '', game, inner = ''] = into;
  const from = gamesFolder.exec(file);
  if (from !== null && from[1] === list) return from[2] === game;
  return isDoor(inner, target) || (list !== '' && posix.dirname(file) === list);
}

const matches = (name: string, pattern: string): boolean =>
  pattern === '*' || name === pattern || name.startsWith(pattern.endsWith(':') ? pattern : `${pattern}/`);

/**
 * Why an import is not allowed, or null. In: the importing file from the root of the project, and what stands in its import.
 */
export function refusal(file: string, source: string, among: readonly Room[] = rooms): string | null {
  const own = roomOf(file, among);
  if (own === undefined) return `${file} lies in no room`;
  if (!source.startsWith('.')) {
    const name = source.split('?')[0] as string;
    return own.packages.some((pattern) => matches(name, pattern)) ? null : `${own.folder} does not use ${name}`;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), source.split('?')[0] as string));
  if (!entersRightly(file, target)) return `${target} is inside a game`;
  const theirs = roomOf(target, among);
  if (theirs === own) return null;
  // The innermost room counts: whoever may import a folder may not for that import a room inside it.
  const allowed = own.rooms.some((name) => name === '*' || name === theirs?.folder || name === target);
  return allowed ? null : `${own.folder} may not import ${theirs?.folder ?? target}`;
}

const kinds = /\.(ts|tsx|astro|mjs|js|mdx)$/;

/** The files of some folders, without what is generated. */
export const filesOf = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => kinds.test(name) && !name.includes('/paraglide/')),
  );

/** What a file imports, types too, as it stands in the imports. */
export function importsIn(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\s*\)/gms,
  );
  return [...found].map(([, fixed, dynamic]) => (fixed ?? dynamic) as string);
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const isThere = (file: string): boolean => existsSync(join(root, file));

/** Circles of imports. In: what each file imports. Out: the files of each circle. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    low.set(file, number);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low.set(file, Math.min(low.get(file) as number, visit(next)));
      else if (stack.includes(next)) low.set(file, Math.min(low.get(file) as number, order.get(next) as number));
    }
    if (low.get(file) === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low.get(file) as number;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
