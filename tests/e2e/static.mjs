// A plain host of static files, as the README asks for one: index.html in folders, 404.html for what is not there, hashed
// files for good and for everybody, and everything else to be asked about again. `node tests/e2e/static.mjs FOLDER PORT [BASE]`
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/**
 * Serves a folder. `folder` is asked at each request, so that a test may put another version in its place; so is `fails`:
 * what a path is answered by instead, a connection that is cut or a file that is gone.
 * `headers` are said with every answer.
 * @param {{ folder: () => string, port?: number, base?: string, fails?: (path: string) => 'cut' | 'gone' | undefined, headers?: Record<string, string> }} options port 0: any that is free
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveFolder({ folder, port = 0, base = '/', fails = () => undefined, headers = {} }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const failure = fails(pathname);
    if (failure === 'cut') return request.destroy();
    const inside = pathname.startsWith(base) ? normalize(`/${decodeURIComponent(pathname.slice(base.length))}`) : '/404.html';
    const file = join(folder(), inside, inside.endsWith('/') ? 'index.html' : '');
    const there = failure !== 'gone' && existsSync(file) && statSync(file).isFile();
    const shown = there ? file : join(folder(), '404.html');
    const hashed = pathname.includes('/_astro/') && there;
    response.writeHead(there ? 200 : 404, {
      ...headers,
      'content-type': types[there ? extname(file) : '.html'] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(hashed && { 'access-control-allow-origin': '*' }),
    });
    if (existsSync(shown)) createReadStream(shown).pipe(response);
    else response.end('There is nothing here.');
  });
  await new Promise((done) => server.listen(port, 'localhost', () => done(undefined)));
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${at}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const [, script = '', dir, port, base] = process.argv;
if (dir && import.meta.url === pathToFileURL(script).href) {
  const { origin } = await serveFolder({ folder: () => dir, port: Number(port ?? 0), ...(base ? { base } : {}) });
  console.log(`${origin}${base ?? '/'}`);
}
