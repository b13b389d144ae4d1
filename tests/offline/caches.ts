/** Cache storage as browsers have it, as far as our own code uses it, so that it runs without one. */
class FakeCache {
  readonly held = new Map<string, Response>();
  /** Set to make the next writes fail as a full disk does. */
  full = false;

  async match(request: string | { readonly url: string }) {
    return this.held.get(typeof request === 'string' ? request : request.url)?.clone();
  }
  async put(address: string, response: Response) {
    if (this.full) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
    if (response.headers.get('vary') === '*') throw new TypeError('Vary header contains *');
    this.held.set(address, new Response(await response.arrayBuffer(), response));
  }
  async keys() {
    return [...this.held.keys()].map((url) => ({ url }));
  }
  async delete(request: string | { readonly url: string }) {
    return this.held.delete(typeof request === 'string' ? request : request.url);
  }
}

export class FakeStorage {
  readonly caches = new Map<string, FakeCache>();
  async open(name: string) {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }
  async has(name: string) {
    return this.caches.has(name);
  }
  async keys() {
    return [...this.caches.keys()];
  }
  async delete(name: string) {
    return this.caches.delete(name);
  }
  /** As the type that code for browsers takes. */
  get real(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}

/** A site that can be fetched from: contents by path. What it has been asked for is in `asked`. */
export class FakeSite {
  readonly asked: string[] = [];
  down = false;
  contents: Record<string, string> = {};
  readonly root: URL;

  constructor(root: URL) {
    this.root = root;
  }

  readonly fetch = (async (address: string | Request) => {
    const path = new URL(typeof address === 'string' ? address : address.url).pathname.slice(this.root.pathname.length);
    this.asked.push(path);
    if (this.down) throw new TypeError('Failed to fetch');
    const content = this.contents[path];
    const type = path === '' || path.endsWith('/') ? 'text/html; charset=utf-8' : 'text/javascript';
    return content === undefined
      ? new Response('no', { status: 404 })
      : new Response(content, { headers: { 'content-type': type } });
  }) as typeof fetch;
}
