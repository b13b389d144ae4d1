// Finds Firefox and WebKitGTK for the tests in other browsers, and installs what is missing where that can be done.
import { existsSync } from 'node:fs';
import { findFirefox, findWebKit, otherBrowsers } from './lib/browsers.mjs';
import { needNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

needNode('npm run browsers');

if (!findFirefox() || !findWebKit()) {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get update', { env });
    await run(`apt-get install -y --no-install-recommends ${otherBrowsers.join(' ')}`, { env });
  }
}
const found = { Firefox: findFirefox(), WebKitGTK: findWebKit() };
for (const [name, path] of Object.entries(found))
  console.log(path ? `${name}: ${path}` : `${name}: not here, so its tests are left out`);
if (process.env.CI && Object.values(found).includes(null)) {
  console.error(`In CI both are needed: apt-get install ${otherBrowsers.join(' ')}`);
  process.exit(1);
}
