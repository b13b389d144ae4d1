// An old Node has no `globSync`, and is to say so in its own words (`node.mjs`).
import fs, { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first of several commands that this machine has.
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function findCommand(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

/** FIREFOX_PATH, else the Firefox of the system; null where there is none. */
export const findFirefox = () => process.env.FIREFOX_PATH || findCommand(['firefox-esr', 'firefox']);

/** The driver of WebKitGTK, with its small browser and a display beside it; null where one of them is missing. */
export const findWebKit = () =>
  fs.globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').length > 0 && findCommand(['xvfb-run']) !== null
    ? findCommand(['WebKitWebDriver'])
    : null;

/** What Debian calls the packages of both. */
export const otherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
