import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { quiet } from '../../scripts/browser.mjs';
import type { Driver } from './driver.ts';

// The window's own size: an older Firefox knows no command for a viewport.
const started = async (options: LaunchOptions): Promise<Driver> => {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null });
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
};

/** Firefox without a window, over WebDriver BiDi. In: where it is. */
export const startFirefox = (executablePath: string): Promise<Driver> =>
  started({ browser: 'firefox', executablePath, args: ['--width=1280', '--height=800'] });

/** Chromium without a window. In: where it is. */
export const startChromium = (executablePath: string): Promise<Driver> =>
  started({ browser: 'chrome', executablePath, args: [...quiet, '--window-size=1280,800'] });
