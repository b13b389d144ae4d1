// `npm test`: everything, from a fresh clone on. `npm test -- unit build` runs only the steps named.
// It uses Node's own modules only, so that it can begin before anything is installed.
import { spawnSync } from 'node:child_process';
import { installed, root } from './lib/env.mjs';
import { needNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

/** Under a sub-path addresses are looked at, of which a few pages of each kind have them all, in two languages. */
const subpath = { SITE_URL: 'https://example.org/sub/', DAYS: '2', PUZZLES: '2', LANGUAGES: 'fi' };
const subpathOut = 'node_modules/.cache/winnable/sub-path';

/** @type {import('./lib/steps.mjs').Step[]} */
const steps = [
  { name: 'messages', command: 'npm run --silent messages', needs: [] },
  { name: 'browser', command: 'node scripts/browser.mjs', needs: [] },
  { name: 'other browsers', command: 'node scripts/browsers.mjs', needs: ['browser'] },
  { name: 'lint', command: 'biome check --error-on-warnings', needs: ['messages'] },
  { name: 'types', command: 'npm run --silent check', needs: ['messages'] },
  { name: 'unit', command: 'vitest run', needs: ['messages'] },
  { name: 'build', command: 'node scripts/build.mjs', needs: ['types'] },
  { name: 'links', command: 'node scripts/links.mjs --listed', needs: ['build'] },
  { name: 'build under a sub-path', command: `node scripts/build.mjs --outDir ${subpathOut}`, env: subpath, needs: ['build'] },
  {
    name: 'links under a sub-path',
    command: `node scripts/links.mjs ${subpathOut}`,
    env: subpath,
    needs: ['build under a sub-path'],
  },
  { name: 'browser tests', command: 'playwright test', needs: ['browser', 'build'], beside: 'browsers' },
  {
    name: 'tests in other browsers',
    command: 'vitest run --config tests/browsers/vitest.config.ts',
    needs: ['other browsers', 'build'],
    beside: 'browsers',
  },
];

/** @param {number} seconds */
const time = (seconds) => `${seconds.toFixed(1).padStart(6)} s`;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const began = Date.now();
if (!installed()) {
  console.log('Nothing is installed yet: npm ci');
  if (!(await run('npm ci'))) {
    console.error('\nRed: npm ci');
    process.exit(1);
  }
  // Begin again with the Node that the project brings, which may be newer than the one running now.
  const again = spawnSync('npm', ['test', '--', ...asked], { cwd: root, stdio: 'inherit' });
  process.exit(again.status ?? 1);
}
needNode('npm test');

const chosen = asked.length === 0 ? steps : steps.filter((step) => asked.includes(step.name));
const reports = await runSteps(chosen, 2, {
  begin: (step) => console.log(`  …          ${step.name}`),
  end: (report) => {
    console.log(`  ${report.ok ? 'ok ' : 'RED'} ${time(report.seconds)} ${report.name}`);
    if (!report.ok) console.log(`\n${report.output.trimEnd()}`);
  },
});

const red = reports.find((report) => !report.ok);
const left = chosen.length - reports.length;
console.log(
  `\n${reports
    .filter((report) => report.ok)
    .map((report) => `${time(report.seconds)}  ${report.name}`)
    .join('\n')}`,
);
console.log(`${time((Date.now() - began) / 1000)}  in all`);
if (red) {
  console.error(`\nRed: ${red.name}${left > 0 ? ` (${left} more not run or not ended)` : ''}`);
  process.exit(1);
}
console.log('\nAll green.');
