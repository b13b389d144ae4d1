import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Surroundings for the tools we start: our own `node` and commands first on the path, no telemetry.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnv = (more = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
  ...more,
});

/** Whether `npm ci` has run to its end here. */
export const installed = () => existsSync(join(root, 'node_modules', '.package-lock.json'));
