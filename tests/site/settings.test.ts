import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeWindow, otherTab } from './browser.ts';

/** A page with the two theme-colour tags of the layout, as far as the settings touch it. */
function fakeDocument() {
  const metas = [
    { content: '', dataset: { own: 'light', light: 'light', dark: 'dark' } },
    { content: '', dataset: { own: 'dark', light: 'light', dark: 'dark' } },
  ];
  return { documentElement: { dataset: {} as Record<string, string> }, querySelectorAll: () => metas, metas };
}

async function onPage(store: FakeStorage | null, systemReduces = false) {
  const window = fakeWindow(store);
  const document = fakeDocument();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('matchMedia', () => ({ matches: systemReduces }));
  vi.resetModules();
  return { window, document, ...(await import('../../src/site/settings.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('are the defaults until something is chosen', async () => {
    const { defaults, settings } = await onPage(new FakeStorage());
    expect(settings.value).toEqual(defaults);
  });

  it('are shown on the page and kept', async () => {
    const store = new FakeStorage();
    const { change, document, settings } = await onPage(store);
    expect(change({ theme: 'dark', fourColour: true })).toBe('saved');
    expect(settings.value).toMatchObject({ theme: 'dark', fourColour: true, singleTap: 'deals' });
    expect(document.documentElement.dataset).toEqual({ theme: 'dark', deck: 'four' });
    expect(document.metas.map((meta) => meta.content)).toEqual(['dark', 'dark']);
    change({ theme: 'system', fourColour: false, letters: 'own' });
    expect(document.documentElement.dataset).toEqual({ letters: 'own' });
    change({ letters: 'usual', motion: 'none' });
    expect(document.documentElement.dataset).toEqual({ motion: 'none' });
    expect(document.metas.map((meta) => meta.content)).toEqual(['light', 'dark']);
    const again = await onPage(store);
    expect(again.settings.value.motion).toBe('none');
  });

  it('follow the other tab, and a change here does not undo one there', async () => {
    const { change, document, settings, window } = await onPage(new FakeStorage());
    otherTab(window, 'winnable.settings', '{"theme":"dark"}');
    expect(settings.value.theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    window.localStorage.setItem('winnable.settings', '{"theme":"light"}');
    change({ singleTap: 'always' });
    expect(settings.value).toMatchObject({ theme: 'light', singleTap: 'always' });
    otherTab(window, 'winnable.settings', null);
    expect(settings.value.theme).toBe('system');
  });

  it('work for this page where nothing can be kept', async () => {
    const { change, settings } = await onPage(null);
    expect(change({ theme: 'dark' })).toBe('unavailable');
    expect(change({ singleTap: 'always' })).toBe('unavailable');
    expect(settings.value).toMatchObject({ theme: 'dark', singleTap: 'always' });
  });

  it('go back to the defaults when all is erased', async () => {
    const store = new FakeStorage();
    const { change, defaults, reload, settings } = await onPage(store);
    change({ theme: 'dark' });
    const { eraseAll } = await import('../../src/site/storage.ts');
    eraseAll();
    reload();
    expect(settings.value).toEqual(defaults);
  });

  it('are well formed whatever was kept', async () => {
    const { parseSettings } = await onPage(new FakeStorage());
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const read = parseSettings(raw);
        if (read === null) return typeof raw !== 'object' || raw === null || Array.isArray(raw);
        return (
          ['system', 'light', 'dark'].includes(read.theme) &&
          ['system', 'none'].includes(read.motion) &&
          typeof read.fourColour === 'boolean' &&
          ['deals', 'always', 'never'].includes(read.singleTap) &&
          [read.draws, read.sound, read.playable, read.must, read.times, read.leadOn, read.symbols].every(
            (value) => typeof value === 'boolean',
          )
        );
      }),
    );
    expect(parseSettings({ playable: false, must: false })).toMatchObject({ playable: false, must: false });
    expect(parseSettings({ theme: 'pink', motion: 3, singleTap: true })).toEqual({
      theme: 'system',
      motion: 'system',
      singleTap: 'always',
      draws: false,
      sound: false,
      fourColour: false,
      letters: 'usual',
      playable: true,
      must: true,
      times: false,
      tell: 'usual',
      leadOn: false,
      symbols: false,
    });
    expect(parseSettings({ tell: 'when-asked' })?.tell).toBe('when-asked');
    expect(parseSettings({ tell: 'loudly' })?.tell).toBe('usual');
  });

  it('stop motion when the reader or the system says so', async () => {
    const page = await onPage(new FakeStorage());
    expect(page.reducedMotion()).toBe(false);
    page.change({ motion: 'none' });
    expect(page.reducedMotion()).toBe(true);
    expect((await onPage(new FakeStorage(), true)).reducedMotion()).toBe(true);
  });
});
