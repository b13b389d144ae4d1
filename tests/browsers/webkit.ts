import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { type Driver, until } from './driver.ts';

/** A port that nobody uses. */
const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Ends a command and what it has started. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** WebKitGTK’s own small browser in a display that nobody sees. In: where its driver is. */
export async function startWebKit(executable: string): Promise<Driver> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (binary === undefined) throw new Error('WebKitGTK’s MiniBrowser is not there');
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', executable, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // A container has no room for its sandbox; no bus, no settings, no services of a desktop.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await until('WebKitWebDriver to answer', async () => (await fetch(`${address}/status`)).ok);
    const wish = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
    const driver = await new Builder().usingServer(address).withCapabilities(wish).build();
    await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    const is = await driver.getCapabilities();
    const point = (x: number, y: number) => ({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 });
    return {
      name: `WebKitGTK ${is.getBrowserVersion()}`,
      open: (to) => driver.get(to),
      reload: () => driver.navigate().refresh(),
      run: async (inPage, ...args) => {
        const text = await driver.executeAsyncScript<string>(
          'const done = arguments[arguments.length - 1];' +
            `Promise.resolve((${inPage.toString()})(...JSON.parse(arguments[0]))).then((answer) => done(JSON.stringify({ answer })), (error) => done(JSON.stringify({ error: String(error) })));`,
          JSON.stringify(args),
        );
        const { answer, error } = JSON.parse(text);
        if (error !== undefined) throw new Error(error);
        return answer;
      },
      click: (x, y) => driver.actions({ async: true }).move(point(x, y)).click().perform(),
      hover: (x, y) => driver.actions({ async: true }).move(point(x, y)).perform(),
      async press(...keys) {
        const named: Readonly<Record<string, string>> = {
          Enter: Key.ENTER,
          Tab: Key.TAB,
          Escape: Key.ESCAPE,
          ArrowUp: Key.ARROW_UP,
          ArrowDown: Key.ARROW_DOWN,
          ArrowLeft: Key.ARROW_LEFT,
          ArrowRight: Key.ARROW_RIGHT,
        };
        for (const key of keys)
          await driver
            .actions()
            .sendKeys(named[key] ?? key)
            .perform();
      },
      async close() {
        await driver.quit().catch(() => {});
        end(server);
      },
    };
  } catch (error) {
    end(server);
    throw error;
  }
}
