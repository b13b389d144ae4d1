import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import { link, localeOf, localPath } from '../../src/site/i18n.ts';
import { pathOf, url } from '../../src/site/url.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['/', ''],
  ['/winnable/', '/winnable'],
  ['/a/b/', '/a/b'],
])('published under %s', (base, front) => {
  it('prefixes every address', () => {
    vi.stubEnv('BASE_URL', base);
    expect(url('/')).toBe(`${front}/`);
    expect(url('/learn/sixteen/#runs-1')).toBe(`${front}/learn/sixteen/#runs-1`);
    expect(link('/about/')).toBe(`${front}/about/`);
  });

  it('finds the path of a page again', () => {
    vi.stubEnv('BASE_URL', base);
    for (const path of ['/', '/about/', '/winnable/']) expect(pathOf(url(path))).toBe(path);
    expect(pathOf(`${front}/404.html`)).toBe('/404/');
  });
});

describe('languages', () => {
  it('the base language is at the root', () => {
    expect(localeOf('/learn/sixteen/')).toBe('en');
    expect(localPath('/learn/sixteen/')).toBe('/learn/sixteen/');
    expect(localPath('/en/learn/')).toBe('/learn/');
  });
});

describe('old addresses', () => {
  it('lead in one step to an address of the right shape', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(from).toMatch(/^\/([a-z0-9-]+\/)+$/);
      expect(to).toMatch(/^\/([a-z0-9-]+\/)+$/);
      expect(redirects[to]).toBeUndefined();
    }
  });
});
