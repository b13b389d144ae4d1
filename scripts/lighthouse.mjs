// `npm run lighthouse`: the four scores of the built site on a phone, home, rules, a lesson, a puzzle and today's. Paths of other
// pages may be given: `npm run lighthouse -- /about/`.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needNode } from './lib/node.mjs';

needNode('npm run lighthouse --');
const { pageKinds } = await import('../tests/e2e/pages.ts');
const { ensureChromium, quiet } = await import('./browser.mjs');
const { start } = await import('./lib/run.mjs');
const { serve } = await import('./lib/serve.mjs');
const { table } = await import('./lib/table.mjs');

const asked = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : ['home', 'rules', 'lesson', 'puzzle', 'daily puzzles'].map(
        (name) => pageKinds.find((kind) => kind.name === name)?.path ?? '/',
      );
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chrome = await ensureChromium();
const { home, close } = await serve(4396);
const rows = [];
try {
  for (const path of paths) {
    const file = join(tmpdir(), `winnable-lighthouse-${process.pid}.json`);
    const flags = ['--headless', ...quiet].join(' ');
    const command = `lighthouse ${new URL(path.slice(1), home).href} --quiet --no-enable-error-reporting --output=json --output-path=${file} --only-categories=${categories.join(',')} --chrome-flags="${flags}"`;
    const { ok, output } = await start(command, { env: { CHROME_PATH: chrome } }).ended;
    if (!ok) throw new Error(output);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    rows.push([path, ...categories.map((name) => Math.round(report.categories[name].score * 100))]);
    for (const name of categories)
      for (const { id, weight } of report.categories[name].auditRefs)
        if (weight > 0 && (report.audits[id].score ?? 1) < 0.9) console.log(`${path} ${name}: ${report.audits[id].title}`);
  }
} finally {
  close();
}
console.log(`\n${table(['page', ...categories], rows)}`);
