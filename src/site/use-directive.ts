import type { ClientDirective } from 'astro';
import { keepEarly } from './early.ts';
import { speaksOf } from './fragment.ts';
import { keepFocus } from './keep-focus.ts';
import { sayUnloaded } from './loading.ts';

/** What an island with `client:use` may say about itself. */
export interface UseOptions {
  /** Key of a line kept in this browser: if there is one, the island wakes at once to show it. */
  readonly kept?: string;
  /** A puzzle: if it was solved in this browser, the island wakes at once to say so; if puzzles are timed, to begin. */
  readonly puzzle?: string;
  /** The keys, one letter each, of the fragments that say what the island shows: with one of them, it wakes at once. */
  readonly fragment?: string;
  /** What the island shows: it is loaded before the island wakes. */
  readonly part?: { readonly course: string; readonly name: string };
}

/** What `winnable:wake` carries: the event that an island's script hears once it has come, before it shows anything. */
export interface WakeDetail extends UseOptions {
  /** The island wakes only when this has come. */
  waitFor(coming: Promise<unknown>): void;
}

const frames = (n: number): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => (n > 1 ? frames(n - 1).then(done) : done())));

function wanted({ kept, puzzle, fragment }: UseOptions): boolean {
  const text = (key: string) => localStorage.getItem(`winnable.${key}`) ?? '';
  try {
    return !!(
      (fragment && speaksOf(location.hash, fragment)) ||
      // Rules that were changed before anything was dealt are kept with the page's entry in the history.
      (kept && (text(kept) || history.state?.rules)) ||
      // A glance at the text, since what reads it properly is still asleep; waking for nothing does no harm.
      (puzzle && (text('solved').includes(`"${puzzle}"`) || text('settings').includes('"times":true')))
    );
  } catch {
    return false;
  }
}

/** The first touch anywhere on the page; a mouse or a pen that hovers announces itself in time. */
const touched = new Promise<void>((done) => {
  const listen = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    removeEventListener('pointerdown', listen);
    done();
  };
  addEventListener('pointerdown', listen, { passive: true });
});

/**
 * Wakes an island when somebody is about to use it: at the first pointer over it, touch, focus or key, or at a key that can only be
 * meant for its board. Until then the page carries none of its script. What is done to it before it is awake is done again afterwards,
 * once and in its order. A finger's drag on a page that scrolls cannot be (the browser has taken it for scrolling), so where fingers are
 * at work, boards in view wake early.
 */
const use: ClientDirective = (load, options, el) => {
  const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
  const own = (options.value as UseOptions | undefined) ?? {};
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  const named = (): void => {
    if (own.fragment && speaksOf(location.hash, own.fragment)) wake();
  };
  /** Whether all boards that are shown are this island's. */
  const isOnly = (): boolean => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('.practice, .practice-step > .screen-board, .screen:not(.lesson)'),
    ].filter((one) => one.offsetParent !== null);
    return shown.length > 0 && shown.every((one) => el.contains(one));
  };
  const early = keepEarly(
    el,
    () => {
      // It has been tried, and will not wake on this page any more.
      if ('unloaded' in document.documentElement.dataset) sayUnloaded();
      wake();
    },
    isOnly,
  );

  let awake = false;
  const wake = async (): Promise<void> => {
    if (awake) return;
    awake = true;
    for (const sign of signs) el.removeEventListener(sign, wake);
    removeEventListener('hashchange', named);
    seen.disconnect();
    let failed = false;
    el.addEventListener('astro:hydration-error', () => {
      failed = true;
    });
    const hydrate = await load();
    // The page has said so: `unloaded-boot.js` hears of it too.
    if (failed) return;
    const coming: Promise<unknown>[] = [];
    const detail: WakeDetail = { ...own, waitFor: (promise) => coming.push(promise) };
    dispatchEvent(new CustomEvent('winnable:wake', { detail }));
    await Promise.all(coming);
    const release = keepFocus(el);
    early.hold();
    await hydrate();
    // The board measures itself first; its controls stand in the frame after.
    await frames(3);
    release();
    el.setAttribute('data-awake', '');
    // The pointer that woke it entered before the board could hear it.
    el.querySelector('.board:hover')?.dispatchEvent(new PointerEvent('pointerenter'));
    await early.doAgain(() => frames(2));
  };

  for (const sign of signs) el.addEventListener(sign, wake, { passive: true });
  addEventListener('hashchange', named);
  touched.then(() => {
    // The element itself has no box (`display: contents`).
    if (!awake && el.firstElementChild) seen.observe(el.firstElementChild);
  });
  if (wanted(own)) wake();
};

export default use;
