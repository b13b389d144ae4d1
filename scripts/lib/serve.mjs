import { spawn } from 'node:child_process';
import { root, toolEnv } from './env.mjs';

/**
 * Serves the built site until `close` is called.
 * @param {number} port
 * @returns {Promise<{ home: string, close: () => void }>}
 */
export async function serve(port) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-build', '--port', String(port)], {
    cwd: root,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => child.kill();
  process.once('exit', close);
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    const home = /http:\S+/.exec(said)?.[0];
    if (home) return { home, close };
  }
  throw new Error(`the built site could not be served (is there one? npm run build)\n${said}`);
}
