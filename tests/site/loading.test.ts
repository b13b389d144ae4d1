import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loading, sayUnloaded } from '../../src/site/loading.ts';

const root = { dataset: {} as Record<string, string> };
const reported: unknown[] = [];
beforeEach(() => {
  root.dataset = {};
  reported.length = 0;
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw));
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => vi.unstubAllGlobals());

const settled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((done) => setTimeout(done, 5, false))]);

test('what comes is handed on, and the page says nothing', async () => {
  expect(await loading(async () => 5)).toBe(5);
  expect(root.dataset).toEqual({});
});

test('an import that fails is said on the page, and whoever waits goes on waiting', async () => {
  const failing = loading(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await settled(failing)).toBe(false);
  expect(root.dataset).toEqual({ unloaded: '' });
  expect(reported).toEqual([]);
});

test('a script that came and failed by itself is reported as a fault besides', async () => {
  const fault = new Error('of its own');
  expect(await settled(loading(() => Promise.reject(fault)))).toBe(false);
  expect(root.dataset).toEqual({ unloaded: '' });
  expect(reported).toEqual([fault]);
});

test('said again, it goes away for a moment, so that it is read out again', async () => {
  root.dataset = { unloaded: '' };
  sayUnloaded();
  expect(root.dataset).toEqual({});
  await Promise.resolve();
  expect(root.dataset).toEqual({ unloaded: '' });
});

test('where there is no page the failure is the caller’s', async () => {
  vi.stubGlobal('document', undefined);
  await expect(loading(() => Promise.reject(new TypeError('no such module')))).rejects.toThrow('no such module');
});
