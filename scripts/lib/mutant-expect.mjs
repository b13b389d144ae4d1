import { isDeepStrictEqual } from 'node:util';

/**
 * As much of Vitest's `test` and `expect` as the tests of the engine use, for running the same tests thousands of times in one
 * process (see `mutant-runner.mjs`). Where it is unsure it lets pass: then a mutant lives that should not, and not the other way round.
 */

/** @typedef {{ id: string, run: () => Promise<void> }} Test */
/** The tests that have been declared, in order. */
export const tests = /** @type {Test[]} */ ([]);

let suite = { names: /** @type {string[]} */ ([]), before: [], after: [], once: [] };

/** Begins a file, whose name stands before those of its tests. */
export function inFile(name) {
  suite = { names: [name], before: [], after: [], once: [] };
}

export function describe(name, ...rest) {
  const outer = suite;
  suite = {
    names: [...outer.names, String(name)],
    before: [...outer.before],
    after: [...outer.after],
    once: [...outer.once],
  };
  rest.find((part) => typeof part === 'function')();
  suite = outer;
}

export function test(name, ...rest) {
  const own = suite;
  const body = rest.find((part) => typeof part === 'function');
  const names = [...own.names, String(name)];
  // Only a whole process can be moved to another place.
  if (names.includes('by the clock of a place')) return;
  const same = tests.filter(({ id }) => id === names.join(' > ')).length;
  tests.push({
    id: names.join(' > ') + (same > 0 ? ` (${same + 1})` : ''),
    async run() {
      for (const hook of own.once) await hook.run();
      for (const hook of own.before) await hook();
      try {
        await body();
      } finally {
        for (const hook of own.after) await hook();
      }
    },
  });
}

const each =
  (declare) =>
  (cases) =>
  (name, ...rest) => {
    const body = rest.find((part) => typeof part === 'function');
    for (const [i, given] of cases.entries())
      declare(`${name} #${i + 1}`, () => (Array.isArray(given) ? body(...given) : body(given)));
  };
test.each = each(test);
describe.each = each(describe);
export const it = test;

export const beforeEach = (hook) => suite.before.push(hook);
export const afterEach = (hook) => suite.after.push(hook);
export const afterAll = () => {};
export function beforeAll(hook) {
  let done = false;
  suite.once.push({
    async run() {
      if (!done) await hook();
      done = true;
    },
  });
}

/** Something that is equal to whatever it fits. */
class Fitting {
  constructor(fits) {
    this.fits = fits;
  }
}

const isPlain = (value) =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** `partly`: what the one lacks is not asked of the other. */
function equal(found, wanted, partly) {
  if (wanted instanceof Fitting) return wanted.fits(found);
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, i) => equal(found[i], one, partly));
  if (isPlain(wanted)) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
    const keys = partly ? Object.keys(wanted) : new Set([...Object.keys(wanted), ...Object.keys(found)]);
    return [...keys].every((key) => equal(found[key], wanted[key], partly));
  }
  return isDeepStrictEqual(found, wanted);
}

const fits = (found, wanted) =>
  wanted === undefined
    ? true
    : wanted instanceof RegExp
      ? wanted.test(found?.message)
      : typeof wanted === 'function'
        ? found instanceof wanted
        : String(found?.message).includes(typeof wanted === 'string' ? wanted : wanted.message);

const matchers = {
  toBe: (found, wanted) => Object.is(found, wanted),
  toEqual: (found, wanted) => equal(found, wanted, false),
  toStrictEqual: (found, wanted) => equal(found, wanted, false),
  toMatchObject: (found, wanted) => equal(found, wanted, true),
  toContain: (found, wanted) => (typeof found === 'string' ? found.includes(wanted) : [...found].includes(wanted)),
  toContainEqual: (found, wanted) => [...found].some((one) => equal(one, wanted, false)),
  toHaveLength: (found, wanted) => found?.length === wanted,
  toHaveProperty: (found, name, ...value) => name in found && (value.length === 0 || equal(found[name], value[0], false)),
  toMatch: (found, wanted) => (typeof wanted === 'string' ? found.includes(wanted) : wanted.test(found)),
  toBeGreaterThan: (found, wanted) => found > wanted,
  toBeGreaterThanOrEqual: (found, wanted) => found >= wanted,
  toBeLessThan: (found, wanted) => found < wanted,
  toBeLessThanOrEqual: (found, wanted) => found <= wanted,
  toBeCloseTo: (found, wanted, digits = 2) => Math.abs(found - wanted) < 10 ** -digits / 2,
  toBeInstanceOf: (found, wanted) => found instanceof wanted,
  toHaveBeenCalledTimes: (found, wanted) => found.mock.calls.length === wanted,
  toHaveBeenCalledWith: (found, ...wanted) => found.mock.calls.some((args) => equal(args, wanted, false)),
  toBeNull: (found) => found === null,
  toBeUndefined: (found) => found === undefined,
  toBeDefined: (found) => found !== undefined,
  toBeTruthy: (found) => Boolean(found),
  toBeFalsy: (found) => !found,
  toBeNaN: (found) => Number.isNaN(found),
  toThrow(found, wanted) {
    try {
      found();
    } catch (error) {
      return fits(error, wanted);
    }
    return false;
  },
};

const say = (value) => {
  try {
    return JSON.stringify(value)?.slice(0, 200);
  } catch {
    return String(value);
  }
};

class Expectation {
  constructor(found, message, wanted) {
    Object.assign(this, { found, message, wanted });
  }
  get not() {
    return new Expectation(this.found, this.message, !this.wanted);
  }
  get resolves() {
    return later(() => this.found);
  }
  get rejects() {
    const { found } = this;
    return later(() =>
      Promise.resolve(typeof found === 'function' ? found() : found).then(
        () => {
          throw new Error('came to a good end');
        },
        (error) => error,
      ),
    );
  }
}
for (const [name, matches] of Object.entries(matchers))
  Expectation.prototype[name] = function (...args) {
    const { found, message, wanted } = this;
    if (matches(found, ...args) === wanted) return;
    throw new Error(`${message ?? ''} ${say(found)} ${wanted ? '' : 'not '}${name} ${args.map(say).join()}`);
  };

/** The same once a promise has come to its end. */
const later = (settle) =>
  Object.fromEntries(
    Object.entries(matchers).map(([name, matches]) => [
      name,
      async (...args) => {
        const found = await settle();
        const right = name === 'toThrow' ? fits(found, args[0]) : matches(found, ...args);
        if (!right) throw new Error(`${say(found)} ${name} ${args.map(say).join()}`);
      },
    ]),
  );

export const expect = (found, message) => new Expectation(found, message, true);
expect.fail = (message) => {
  throw new Error(message);
};
expect.soft = expect;
expect.any = (type) =>
  new Fitting(
    (found) =>
      found instanceof type || (type === String && typeof found === 'string') || (type === Number && typeof found === 'number'),
  );
expect.anything = () => new Fitting((found) => found !== null && found !== undefined);
expect.arrayContaining = (wanted) =>
  new Fitting((found) => wanted.every((one) => found?.some?.((other) => equal(other, one, false))));
expect.objectContaining = (wanted) => new Fitting((found) => equal(found, wanted, true));
expect.stringContaining = (wanted) => new Fitting((found) => typeof found === 'string' && found.includes(wanted));
expect.stringMatching = (wanted) => new Fitting((found) => typeof found === 'string' && new RegExp(wanted).test(found));

/** A function that notes what it is called with. */
function fn(does = () => undefined) {
  const noted = Object.assign(
    (...args) => {
      noted.mock.calls.push(args);
      return does(...args);
    },
    { mock: { calls: [] } },
  );
  return noted;
}

/** Asks again and again until nothing is wrong any more. */
async function waitFor(check, { timeout = 1_000, interval = 10 } = {}) {
  const most = Math.min(timeout, 3_000);
  for (const began = performance.now(); ; ) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() - began > most) throw error;
    }
    await new Promise((done) => setTimeout(done, interval));
  }
}

const replaced = new Map();
function stubGlobal(name, value) {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
function unstubAllGlobals() {
  for (const [name, before] of replaced) {
    if (before) Object.defineProperty(globalThis, name, before);
    else delete globalThis[name];
  }
  replaced.clear();
}

export const vi = { fn, waitFor, stubGlobal, unstubAllGlobals };
