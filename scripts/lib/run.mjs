import { spawn } from 'node:child_process';
import { root, toolEnv } from './env.mjs';

/**
 * @typedef {object} Ended
 * @property {boolean} ok exit status 0
 * @property {string} output what it wrote, standard output and error together ('' when it was shown live)
 *
 * @typedef {object} Running
 * @property {Promise<Ended>} ended never rejects
 * @property {() => void} stop ends the command and what it has started
 */

/**
 * Starts a shell command in the project's folder.
 * @param {string} command
 * @param {{ live?: boolean, env?: Record<string, string>, timeout?: number }} [options] live: its output is shown as it comes
 * @returns {Running}
 */
export function start(command, { live = false, env = {}, timeout = 0 } = {}) {
  const group = process.platform !== 'win32';
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: group,
    env: toolEnv(env),
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));

  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      if (group) process.kill(-child.pid, 'SIGTERM');
      else child.kill();
    } catch {
      // It ended by itself meanwhile.
    }
  };
  const timer = timeout > 0 ? setTimeout(stop, timeout) : undefined;
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
  ended.then(() => clearTimeout(timer));
  return { ended, stop };
}

/**
 * Runs a command to its end, its output shown as it comes.
 * @param {string} command
 * @param {{ env?: Record<string, string>, timeout?: number }} [options]
 * @returns {Promise<boolean>} whether it went well
 */
export const run = async (command, options = {}) => (await start(command, { ...options, live: true }).ended).ok;
