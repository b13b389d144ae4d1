/** What the scenarios need of a browser, whatever drives it. */
export interface Driver {
  /** `Firefox 153.0` */
  readonly name: string;
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; arguments and answer are JSON. */
  run<Args extends readonly unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  /** Moves a real pointer there, in CSS pixels of the window, and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Moves a real pointer there. */
  hover(x: number, y: number): Promise<void>;
  /** Presses keys one after another: `Enter`, `Tab`, `ArrowRight`, or a letter. */
  press(...keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Asks until something is true; an error says what was waited for. */
export async function until(what: string, ask: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      if (await ask()) return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`waited ${seconds} s for: ${what}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Clicks the middle of the first visible thing that a selector finds, once it is there and nothing moves it any more. */
export async function touch(driver: Driver, selector: string): Promise<void> {
  let last = '';
  let at = { x: 0, y: 0 };
  await until(`${selector} to be in view`, async () => {
    const box = await driver.run((wanted: string) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.getClientRects().length > 0);
      shown?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2, width };
    }, selector);
    const now = JSON.stringify(box);
    const still = box.width > 0 && now === last;
    last = now;
    at = box;
    return still;
  });
  await driver.click(at.x, at.y);
}

/** The text of the first thing that a selector finds; empty where there is none. */
export const textOf = (driver: Driver, selector: string): Promise<string> =>
  driver.run((wanted: string) => document.querySelector(wanted)?.textContent ?? '', selector);
