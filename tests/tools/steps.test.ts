import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSteps, type Step } from '../../scripts/lib/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'winnable-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command of a step that ends only after another one has. */
const after = (name: string) =>
  `node -e "const t = setInterval(() => require('fs').existsSync('${join(folder, name)}') && clearInterval(t), 20)"`;
const step = (name: string, needs: string[] = [], command = 'node -e 0'): Step => ({ name, command, needs });

async function trace(steps: Step[], width: number) {
  const events: string[] = [];
  const reports = await runSteps(steps, width, {
    begin: ({ name }) => events.push(`+${name}`),
    end: ({ name }) => {
      events.push(`-${name}`);
      writeFileSync(join(folder, name), '');
    },
  });
  return { events: events.join(' '), reports };
}

test('a step waits for what it needs', async () => {
  const { events } = await trace([step('c', ['a', 'first']), step('a', [], after('first')), step('first')], 2);
  expect(events).toBe('+a +first -first -a +c -c');
});

test('no more than the width at a time', async () => {
  const { events } = await trace([step('a'), step('b'), step('c')], 1);
  expect(events).toBe('+a -a +b -b +c -c');
});

test('beside a step with a word run only those with the same word', async () => {
  const [b, c] = [step('b', [], after('short')), step('short')].map((one) => ({ ...one, beside: 'these' })) as [Step, Step];
  const { events } = await trace([step('a'), b, c, step('d', ['short'])], 2);
  expect(events).toBe('+a -a +b +short -short -b +d -d');
});

test('the first red stops the rest, and its output is kept', async () => {
  const fails = step('bad', [], `node -e "console.log('why'); process.exit(3)"`);
  const { reports } = await trace([step('long', [], 'node -e "setTimeout(() => {}, 60000)"'), fails, step('never', ['bad'])], 2);
  expect(reports).toMatchObject([{ name: 'bad', ok: false, output: 'why\n' }]);
});

test('a need outside the chosen steps is no need', async () => {
  const { reports } = await trace([step('links', ['build'])], 2);
  expect(reports).toMatchObject([{ name: 'links', ok: true }]);
});
