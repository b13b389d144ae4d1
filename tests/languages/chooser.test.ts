import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unindented } from '../../src/site/inline.ts';

const boot = unindented(readFileSync(new URL('../../src/components/frame/language-boot.js', import.meta.url), 'utf8'));

/** A page as far as the script of the languages knows one. In: its language, what its browser prefers and keeps, the queries of its links. */
function open(here: string, preferred: readonly string[], kept: Record<string, string>, searches: Record<string, string> = {}) {
  const link = (hreflang: string) => ({
    hreflang,
    search: '',
    hash: '',
    cloneNode: () => ({ hreflang }),
    closest: (): unknown => links.find((one) => one.hreflang === hreflang),
  });
  const links: ReturnType<typeof link>[] = ['en', 'fi', 'sv'].map(link);
  for (const one of links) one.search = searches[one.hreflang] ?? '';
  const offered: { hreflang: string }[] = [];
  const pressed: (() => void)[] = [];
  const offer = {
    hidden: true,
    remove: () => {
      offer.hidden = true;
    },
    querySelector: (selector: string) =>
      selector === 'button'
        ? { addEventListener: (_: string, listener: () => void) => pressed.push(listener) }
        : { append: (one: { hreflang: string }) => offered.push(one) },
  };
  let clicked: (event: { target: unknown }) => void = () => {};
  const document = {
    documentElement: { lang: here },
    querySelectorAll: () => links,
    querySelector: () => offer,
  };
  const listen = (_: string, listener: typeof clicked) => {
    clicked = listener;
  };
  new Function('document', 'location', 'navigator', 'localStorage', 'addEventListener', boot)(
    document,
    { search: '?any=s-0001', hash: '#eight-stays' },
    { languages: preferred },
    kept,
    listen,
  );
  return {
    offer: offer.hidden ? null : offered[0]?.hreflang,
    choose: (language: string) => {
      const target = links.find((one) => one.hreflang === language);
      clicked({ target });
      return target;
    },
    stay: () => pressed[0]?.(),
  };
}

test('what the browser prefers is offered, and once', () => {
  const kept = {};
  expect(open('en', ['de-AT', 'fi-FI', 'en'], kept).offer).toBe('fi');
  expect(open('en', ['de-AT', 'fi-FI', 'en'], kept).offer).toBeNull();
});

test('nothing is offered to who reads what they prefer, or prefers nothing there is', () => {
  expect(open('sv', ['sv', 'en'], {}).offer).toBeNull();
  expect(open('en', ['pt-BR'], {}).offer).toBeNull();
});

test('a language that is chosen opens at the same place, and is offered on pages in another', () => {
  const kept = {};
  expect(open('en', ['en'], kept).choose('fi')).toMatchObject({ search: '?any=s-0001', hash: '#eight-stays' });
  expect(open('fi', ['en'], kept).offer).toBeNull();
  const page = open('sv', ['en'], kept);
  expect(page.offer).toBe('fi');
  page.stay();
  expect(open('sv', ['en'], kept).offer).toBeNull();
});

test('a day that is asked for by its number keeps it', () => {
  expect(open('en', ['en'], {}, { fi: '?n=212' }).choose('fi')).toMatchObject({ search: '?n=212', hash: '#eight-stays' });
});

test.each(['{', 'null', '7', '"xx"'])('what is kept and is no language (%s) does no harm', (value) => {
  expect(open('en', ['fi'], { 'winnable.language': value }).offer).toBe('fi');
});
