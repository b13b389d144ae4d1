import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/env.mjs';
import { needNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

needNode('npm run build --');
const { builtOthers } = await import('../src/published/days/build.ts');
const usage = `Builds the site: the pages of each language by themselves, and at last the English ones with all that is shared.

  npm run build -- [--outDir dist]

  --outDir  where the site is written (dist)
`;

const { values } = command('build', usage, { outDir: { type: 'string', default: 'dist' } });
/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'));
const others = builtOthers(locales.slice(1), process.env);
const out = resolve(root, String(values.outDir));
const folder = join(root, 'node_modules/.cache/winnable/languages');

rmSync(folder, { recursive: true, force: true });
if (!(await run('npm run --silent messages'))) process.exit(1);
for (const language of others)
  if (!(await run(`astro build --outDir "${join(folder, language)}"`, { env: { BUILD_LANGUAGE: language } }))) process.exit(1);
const env = /** @type {Record<string, string>} */ (others.length > 0 ? { BUILT_LANGUAGES: folder } : {});
if (!(await run(`astro build --outDir "${out}"`, { env }))) process.exit(1);
