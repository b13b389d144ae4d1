import { readFileSync } from 'node:fs';
import { openPosition } from '../../src/engine/games/registry.ts';
import { type Driver, textOf, touch, until } from './driver.ts';

/** A thing that a reader does on the built site. In: the browser, and the address of the site's root with its slash. */
export type Scenario = (driver: Driver, home: string) => Promise<void>;

interface Filed {
  readonly id: string;
  readonly position: string;
  readonly line: string;
}

const board = '.board';

/** Brings the first board in view to life, as a pointer that comes near does. */
async function wake(driver: Driver): Promise<void> {
  await until('a board at work', async () => {
    const middle = await driver.run((wanted: string) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.getClientRects().length > 0);
      shown?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2, there: width > 0 };
    }, board);
    if (!middle.there) return false;
    await driver.hover(0, 0);
    await driver.hover(middle.x, middle.y);
    await new Promise((done) => setTimeout(done, 300));
    return driver.run(() => document.querySelector('canvas') !== null);
  });
}

/** What a browser keeps for the site under a key, as text. */
const kept = (driver: Driver, key: string): Promise<string> =>
  driver.run((name: string) => localStorage.getItem(`winnable.${name}`) ?? '', key);

/** Plays a line by taps on the board; all of it the reader’s own. In: the position it begins at, with its actions. */
async function play(driver: Driver, position: string, line: readonly string[]): Promise<void> {
  const opened = await openPosition(position);
  if (!opened.ok) throw new Error(`no position: ${position}`);
  let now = opened.value;
  for (const action of line) {
    const carry = now.carry(action);
    if (!carry) throw new Error(`${action} is not a move of a piece`);
    const slot = (id: string) => `[data-slot="${id}"]`;
    const piece = `[data-slot="${carry.from}/${carry.pieces[0]}"]`;
    const one = await driver.run((wanted: string) => document.querySelector(wanted) !== null, piece);
    await touch(driver, one ? piece : slot(carry.from));
    // A draw is one touch; what has been taken up waits for its place.
    if (action !== 'draw') await touch(driver, slot(carry.to));
    const after = now.apply(action);
    if (!after.ok) throw new Error(`${action} is not legal`);
    now = after.value;
  }
}

/** The shortest puzzle on file of a game in which only the reader acts, and only by moving pieces. */
async function shortest(game: string): Promise<Filed> {
  const filed: readonly Filed[] = JSON.parse(readFileSync(`src/content/puzzles/${game}.json`, 'utf8'));
  for (const puzzle of [...filed].sort((a, b) => a.line.length - b.line.length)) {
    const opened = await openPosition(puzzle.position);
    if (!opened.ok) continue;
    let now = opened.value;
    const { actor } = now;
    const fits = puzzle.line.split(',').every((action) => {
      const mine = now.actor === actor && now.carry(action) !== null;
      const after = now.apply(action);
      if (after.ok) now = after.value;
      return mine && after.ok;
    });
    if (fits) return puzzle;
  }
  throw new Error(`no puzzle of ${game} that only the reader plays`);
}

const solves =
  (game: string): Scenario =>
  async (driver, home) => {
    const puzzle = await shortest(game);
    await driver.open(`${home}puzzles/${game}/${puzzle.id}/`);
    await wake(driver);
    await play(driver, puzzle.position, puzzle.line.split(','));
    await until(`${puzzle.id} to be solved`, async () => (await kept(driver, 'solved')).includes(`"${puzzle.id}"`));
  };

const position = 'sixteen:5/2.53/51/4/-';

/** What every browser of the suite does, in this order. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  async 'plays a step of a lesson'(driver, home) {
    await driver.open(`${home}learn/sixteen/bricks-and-urn/`);
    await touch(driver, '.step:not([hidden]) .to-board');
    await wake(driver);
    await touch(driver, '[data-slot="urn"]');
    await until('the step to be done', async () => (await kept(driver, 'steps')).includes('bricks-and-urn'));
  },
  'solves a puzzle of Sixteen': solves('sixteen'),
  'solves a puzzle of Russian Bank': solves('russian-bank'),
  'solves a puzzle of Ristiseiska': solves('ristiseiska'),
  async 'opens a position by link, and has it judged in the worker'(driver, home) {
    await driver.open(`${home}about/`);
    await driver.open(`${home}position/#p=${position}&g=win&t=Where%20does%20it%20go%3F&v=1`);
    await wake(driver);
    await touch(driver, '[data-slot="p2"]');
    await until('a verdict', async () => /threw it away/i.test(await textOf(driver, 'main')));
  },
  async 'keeps a setting'(driver, home) {
    await driver.open(`${home}settings/`);
    await touch(driver, 'label:has(input[value="dark"])');
    await until('the dark theme', async () => driver.run(() => document.documentElement.dataset.theme === 'dark'));
    await driver.open(home);
    await until('the dark theme on another page', async () =>
      driver.run(() => document.documentElement.dataset.theme === 'dark'),
    );
  },
  async 'finds pages by search'(driver, home) {
    await driver.open(`${home}search/?q=pantti`);
    await until('pages with the word', async () => /\d+ pages have “pantti”/.test(await textOf(driver, '[role="status"]')));
  },
  async 'shows the day and opens a puzzle of it'(driver, home) {
    await driver.open(`${home}daily/`);
    await touch(driver, 'main a[href*="/daily/"][href$="/sixteen/"]');
    await until('the puzzle’s page', async () => driver.run(() => /\/daily\/\d+\/sixteen\/$/.test(location.pathname)));
    await wake(driver);
  },
  async 'searches on in practice after the way back'(driver, home) {
    await driver.open(`${home}practice/#s=sixteen&g=win&t=full-game&r=consecutive&d=5`);
    const tried = async () => Number(/([1-9]\d*) positions? tried/.exec(await textOf(driver, 'main'))?.[1] ?? 0);
    await until('the search to be under way', async () => (await tried()) > 0);
    await driver.open(`${home}about/`);
    await driver.run(() => {
      setTimeout(() => history.back(), 0);
    });
    await until('the search to be shown', async () => (await tried()) > 0);
    const before = await tried();
    await until('the search to go on', async () => (await tried()) > before);
    // After a way back by script, Firefox’s driver waits in vain for the next page that it opens itself, whatever page that is.
    await driver.run(() => {
      setTimeout(() => location.assign('../about/'), 0);
    });
    await until('the page to be left', async () => driver.run(() => location.pathname.endsWith('/about/')));
  },
};
