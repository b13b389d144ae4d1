import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run monkey --');
const { chromium, devices } = await import('@playwright/test');
const { rng } = await import('../src/engine/core/rng.ts');
const { gameIds, isGameId, letters, loadTextGame } = await import('../src/engine/games/registry.ts');
const { findChromium, quiet } = await import('./browser.mjs');

const usage = `Random touches, drags and keys on the boards of a site that is being served (npm start), the same for the same seed. Tells
of errors in the console, exceptions, pages that scroll under a piece, and lines that the rules refuse; ends with 1 if there was any.

  npm run monkey -- [--events 300] [--seed 1] [--game sixteen]… [--whole] [--at http://localhost:4321]

  --events  how many for each game (300)
  --seed    a whole number; another one does other things (1)
  --game    only this game; may be given several times (all of them)
  --whole   whole games instead of puzzles, under some rule sets in turn
  --at      where the site is served
`;

const { values, misused } = command('monkey', usage, {
  events: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  game: { type: 'string', multiple: true, default: [...gameIds] },
  whole: { type: 'boolean', default: false },
  at: { type: 'string', default: 'http://localhost:4321' },
});
if (!/^[1-9]\d{0,6}$/.test(values.events)) misused(`--events takes a whole number from 1 on, not “${values.events}”`);
if (!/^\d{1,9}$/.test(values.seed)) misused(`--seed takes a whole number of up to nine digits, not “${values.seed}”`);
const strange = values.game.find((game) => !isGameId(game));
if (strange !== undefined) misused(`there is no game “${strange}”`);

/** @typedef {{ x: number, y: number }} Point */

/** Events on one puzzle before the next is opened. */
const onEach = 250;
const keys =
  'Enter Enter Space ArrowLeft ArrowRight ArrowUp ArrowDown Escape Tab Shift+Tab Home End u r h d f 1 2 3 4 a k q ?'.split(' ');

/** The options of whole games, one after the other. @type {Record<import('../src/engine/games/ids.ts').GameId, readonly Record<string, string>[]>} */
const deals = {
  sixteen: [{}, { ranks: '8', copies: '4', piles: '3' }],
  'russian-bank': [{ rules: 'crapette' }, { rules: 'free' }],
  ristiseiska: [
    { players: '3', rules: 'pantti' },
    { players: '2', rules: 'duel' },
    { players: '4', rules: 'begging' },
  ],
};

/** @param {import('../src/engine/games/ids.ts').GameId} game @param {number} number */
const puzzleOf = (game, number) => `${letters[game]}-${String(number).padStart(4, '0')}`;

const executablePath = await findChromium();
const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
/** @type {string[]} */
const found = [];

for (const game of values.game) {
  if (!isGameId(game)) throw new Error(`there is no game “${game}”`);
  const table = await loadTextGame(game);
  const random = rng(Number(values.seed));
  const events = Number(values.events);
  let done = 0;
  /** @type {Record<string, number>} */
  const kinds = {};
  let played = 0;
  for (let number = 1; done < events; number++) {
    const deal = deals[game][(number - 1) % deals[game].length] ?? {};
    const query = new URLSearchParams({ n: `${number}`, ...deal });
    const id = values.whole ? `deal.${game}.${query}` : puzzleOf(game, number);
    const context = await browser.newContext(number % 2 ? devices['Pixel 7'] : { viewport: { width: 1366, height: 657 } });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    /** @type {string[]} */
    const last = [];
    const note = (/** @type {string} */ what) => {
      const text = `${game} ${id} event ${done}: ${what} (after ${last.slice(-5).join(', ')})`;
      found.push(text);
      console.error(text);
    };
    const count = (/** @type {string} */ kind) => {
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    };
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
    const touches = number % 2 ? await context.newCDPSession(page) : null;
    const drag = async (/** @type {Point} */ from, /** @type {Point} */ to) => {
      if (!touches) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        return page.mouse.up();
      }
      const send = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {Point[]} */ touchPoints) =>
        touches.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [from]);
      for (const part of [0.1, 0.5, 1])
        await send('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }]);
      await send('touchEnd', []);
    };
    await page.addInitScript(() =>
      addEventListener(
        'click',
        (event) => /** @type {Element} */ (event.target).closest('a[href]') && event.preventDefault(),
        true,
      ),
    );
    await page.goto(`${values.at}/${values.whole ? `play/${game}/#${query}` : `puzzles/${game}/${id}/`}`);
    const position = await page.locator('astro-island[component-url*="Island"], astro-island').first().getAttribute('props');
    const dealt = values.whole ? table.deal(deal, rng(number)) : null;
    const start = dealt?.ok ? dealt.value.position : (/"position":\[0,"([^"]+)"\]/.exec(position ?? '')?.[1] ?? '');
    const board = page.locator('.board:visible').first();
    await board.hover({ timeout: 5000 }).catch(() => {});
    await page
      .locator('.bd-slot')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 })
      .catch(() => note('the board did not wake'));
    for (let n = 0; n < onEach && done < events; n++, done++) {
      const boxOf = () => board.boundingBox({ timeout: 30_000 }).catch(() => null);
      let box = await boxOf();
      if (!box) {
        // A button may have dealt anew: the old board goes while it is being looked at, and the new one comes.
        await board.waitFor({ timeout: 30_000 }).catch(() => {});
        box = await boxOf();
      }
      if (!box) {
        const there = await page.evaluate(() => [
          document.title,
          `${document.querySelectorAll('.board').length} boards`,
          ...Array.from(document.querySelectorAll('dialog[open]'), ({ className }) => className),
        ]);
        note(`the board is gone at ${page.url()}: ${there.join(', ')}`);
        break;
      }
      const point = () => ({
        x: box.x + random.int(Math.max(1, Math.floor(box.width))),
        y: box.y + random.int(Math.max(1, Math.floor(box.height))),
      });
      const kind = random.int(10);
      const top = await page.evaluate(() => scrollY);
      const [from, to] = [point(), point()];
      const onPiece = await page.evaluate(
        ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.bd-slot.is-source')),
        from,
      );
      try {
        if (kind < 4) {
          count('taps');
          last.push(`tap ${Math.round(from.x)},${Math.round(from.y)}`);
          if (number % 2) await page.touchscreen.tap(from.x, from.y);
          else await page.mouse.click(from.x, from.y);
        } else if (kind < 7) {
          count('drags');
          last.push(`drag ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`);
          await drag(from, to);
        } else if (kind < 9) {
          const key = keys[random.int(keys.length)] ?? 'Enter';
          count('keys');
          last.push(key);
          await page.keyboard.press(key);
        } else {
          const buttons = page.locator('.screen button:visible:not([disabled])');
          const there = await buttons.count();
          if (there > 0) {
            count('buttons');
            const at = random.int(there);
            last.push(`button ${at}`);
            await buttons.nth(at).click({ timeout: 1000, force: true });
          }
        }
      } catch {
        // What was aimed at has gone meanwhile.
      }
      if (kind < 7 && onPiece && (await page.evaluate(() => scrollY)) !== top) note('the page scrolled under a piece');
    }
    const kept = await page.evaluate((key) => localStorage.getItem(key), `winnable.line.${id}`).catch(() => null);
    if (kept !== null) {
      const { line, cursor } = JSON.parse(kept);
      played += line.length;
      const replayed = table.replay(start, line);
      if (!replayed.ok) note(`the line is not legal: ${line.join(',')}`);
      if (cursor < 0 || cursor > line.length) note(`the cursor is at ${cursor} of ${line.length}`);
    }
    // A key or a button may have opened one, and what stands under it cannot be pressed.
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog[open]')) /** @type {HTMLDialogElement} */ (dialog).close();
    });
    if (await page.locator('.board:visible').count()) {
      // A solution that is being played is not the reader's own line, and is not kept.
      const own = page.getByRole('button', { name: 'My own line' });
      if (await own.first().isVisible()) await own.first().click();
      const [shown, fresh] = await (async () => {
        const says = () => page.locator('.board:visible').first().locator('p').first().textContent();
        await page.waitForTimeout(1500);
        const before = await says();
        await page.reload();
        await page
          .locator('.board:visible')
          .first()
          .hover({ timeout: 5000 })
          .catch(() => {});
        await page
          .locator('.bd-slot')
          .first()
          .waitFor({ state: 'attached', timeout: 30_000 })
          .catch(() => {});
        await page.waitForTimeout(1500);
        return [before, await says()];
      })();
      if (shown !== fresh) note(`after loading again the board is another: “${shown}” and “${fresh}”`);
    }
    await context.close();
  }
  const told = Object.entries(kinds).map(([kind, many]) => `${many} ${kind}`);
  const finds = found.filter((text) => text.startsWith(`${game} `)).length;
  console.log(
    `${game}: seed ${values.seed}, ${done} events (${told.join(', ')}), ${played} actions left on the boards, ${finds} finds`,
  );
}
await browser.close();
process.exitCode = found.length > 0 ? 1 : 0;
