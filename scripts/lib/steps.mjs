import { start } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} needs names of steps that must have ended well before
 * @property {string} [beside] a word: nothing runs meanwhile but steps with the same word
 * @property {Record<string, string>} [env]
 *
 * @typedef {object} Report
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} output
 */

/**
 * Runs steps, at most `width` at a time, in the order given as far as their needs allow. The first that fails stops the
 * rest. Gives a report for each step that ran to its end.
 * @param {readonly Step[]} steps
 * @param {number} width
 * @param {{ begin?: (step: Step) => void, end?: (report: Report) => void }} [tell]
 * @returns {Promise<Report[]>}
 */
export async function runSteps(steps, width, tell = {}) {
  const names = new Set(steps.map((step) => step.name));
  /** @type {Step[]} */
  const waiting = [...steps];
  /** @type {Map<Step, { stop: () => void, done: Promise<Report> }>} */
  const running = new Map();
  /** @type {Report[]} */
  const reports = [];
  const passed = () => new Set(reports.filter((report) => report.ok).map((report) => report.name));

  /** @param {Step} step */
  const ready = (step) => {
    const done = passed();
    if (!step.needs.every((need) => !names.has(need) || done.has(need))) return false;
    const busy = [...running.keys()];
    return running.size < width && busy.every((other) => other.beside === step.beside);
  };

  /** @param {Step} step */
  const launch = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    tell.begin?.(step);
    const began = Date.now();
    const { ended, stop } = start(step.command, step.env ? { env: step.env } : {});
    const done = ended.then(({ ok, output }) => ({ name: step.name, ok, seconds: (Date.now() - began) / 1000, output }));
    running.set(step, { stop, done });
  };

  const stopAll = () => {
    for (const { stop } of running.values()) stop();
  };
  const interrupted = () => {
    stopAll();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    while (waiting.length > 0 || running.size > 0) {
      for (let next = waiting.find(ready); next !== undefined; next = waiting.find(ready)) launch(next);
      if (running.size === 0) throw new Error(`nothing can run: ${waiting.map((step) => step.name).join(', ')}`);
      const report = await Promise.race([...running.values()].map(({ done }) => done));
      for (const step of running.keys()) if (step.name === report.name) running.delete(step);
      reports.push(report);
      tell.end?.(report);
      if (!report.ok) break;
    }
  } finally {
    stopAll();
    await Promise.all([...running.values()].map(({ done }) => done));
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  return reports;
}
