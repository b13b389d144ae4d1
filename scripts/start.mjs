import { spawnSync } from 'node:child_process';
import { command } from './lib/command.mjs';
import { installed, root } from './lib/env.mjs';
import { needNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const usage = `Builds the site, serves it and prints its address.

  npm start -- [--port 4321] [--host localhost] [--no-build] [--plain]

  --port      where it is served (4321, or what PORT says)
  --host      for whom; 0.0.0.0 for other machines too (localhost)
  --no-build  serves what was built before
  --plain     zips nothing, for tests: on one machine zipping every answer anew is work without use
`;

const { values, misused } = command('start', usage, {
  port: { type: 'string' },
  host: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
});
const port = Number(values.port ?? process.env.PORT ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  misused(`“${values.port ?? process.env.PORT}” is not a port; say for instance: npm start -- --port 8080`);

if (!installed()) {
  // Begin again with the Node that the project brings, which may be newer than the one running now.
  if (!(await run('npm ci'))) process.exit(1);
  const again = spawnSync('npm', ['start', '--', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  process.exit(again.status ?? 1);
}
needNode('npm start');
if (!values['no-build'] && !(await run('npm run --silent build'))) process.exit(1);

const { preview } = await import('astro');
const server = await preview({
  root,
  logLevel: 'error',
  server: { port, host: values.host ?? 'localhost' },
});
// As docs/hosting.md says: what has a name of its own is for frames without an origin too.
server.server.prependListener('request', (request, response) => {
  if (request.url?.includes('/_astro/')) response.setHeader('Access-Control-Allow-Origin', '*');
});
if (values.plain)
  server.server.prependListener('request', (request) => {
    delete request.headers['accept-encoding'];
  });
const base = process.env.SITE_URL ? new URL(process.env.SITE_URL).pathname : '/';
console.log(`\nWinnable is at http://${server.host ?? 'localhost'}:${server.port}${base}\nEnd it with Ctrl+C.`);
