import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './env.mjs';

/** The oldest Node that will do, by `engines` of package.json: `22.19`. */
export const oldest = /\d+(\.\d+)*/.exec(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node)?.[0] ?? '';

/** @param {string} one @param {string} other */
const isOlder = (one, other) => {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  const at = b.findIndex((part, i) => (a[i] ?? 0) !== part);
  return at >= 0 && (a[at] ?? 0) < b[at];
};

/**
 * What to do where the Node that runs is too old, as one sentence; null where it will do.
 * @param {string} command how to say the same by npm, which takes the Node that the project brings
 * @param {string} [version]
 * @param {boolean} [brought] whether the project has brought one
 */
export const tooOld = (command, version = process.versions.node, brought = existsSync(join(root, 'node_modules/.bin/node'))) =>
  isOlder(version, oldest)
    ? `Node ${version} is too old for Winnable: ${
        brought
          ? `run \`${command}\`, which takes the Node that the project brings`
          : `install Node ${oldest} or newer (https://nodejs.org)`
      }.`
    : null;

/**
 * Ends the process with that sentence where the Node that runs is too old.
 * @param {string} command
 */
export function needNode(command) {
  const sentence = tooOld(command);
  if (sentence === null) return;
  console.error(sentence);
  process.exit(1);
}
