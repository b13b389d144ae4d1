import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Firefox without a window, over WebDriver BiDi. In: where it is. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  // The window's own size: an older Firefox knows no command for a viewport.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--width=1280', '--height=800'],
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    run: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
    async click(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
    },
    async hover(x, y) {
      await page.mouse.move(x, y);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    close: () => browser.close(),
  };
}
