import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const page = new EventTarget();
let leadOn: typeof import('../../src/components/learn/lead-on.ts').leadOn;

beforeAll(async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // Node takes a mere `true` for nothing, other than browsers.
  vi.stubGlobal('removeEventListener', (sign: string, heard: EventListener, capture: boolean) =>
    page.removeEventListener(sign, heard, { capture }),
  );
  ({ leadOn } = await import('../../src/components/learn/lead-on.ts'));
});

beforeEach(() => {
  vi.useFakeTimers();
  happens('pointerdown');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Something happens on the page. Gives the event; `at`: what of the page it happened to, as a selector. */
function happens(sign: string, at = 'body'): Event {
  const event = new Event(sign, { cancelable: true });
  const target = { closest: (selector: string) => (selector === at ? target : null) };
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
  return event;
}

/** A solved step of which something is said, and the link to the next one. */
function solved(said = '') {
  const marks = new Set<string>();
  const section = { hidden: false, querySelector: () => ({ textContent: said }) };
  const next = {
    click: vi.fn(),
    toggleAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  };
  leadOn(section as unknown as HTMLElement, next as unknown as HTMLAnchorElement);
  return { section, next, marks };
}

/** After how many milliseconds a step leads on; null: it does not, within a minute. */
function leadsAfter({ next }: ReturnType<typeof solved>): number | null {
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (next.click.mock.calls.length > 0) return waited;
    vi.advanceTimersByTime(10);
  }
  return null;
}

test('a solved step leads on by itself, and is marked until it does', () => {
  const step = solved();
  expect([...step.marks]).toEqual(['data-leads']);
  expect(leadsAfter(step)).not.toBeNull();
  expect([...step.marks]).toEqual([]);
  expect(step.next.click).toHaveBeenCalledOnce();
});

test('it waits until what is said of it can be read, also where that comes a moment later', () => {
  const short = leadsAfter(solved()) ?? 0;
  const words = 'a'.repeat(200);
  // Nobody reads 25 letters a second with ease.
  expect(leadsAfter(solved(words))).toBeGreaterThanOrEqual(short + (words.length / 25) * 1000);
  const late = solved();
  vi.advanceTimersByTime(200);
  late.section.querySelector = () => ({ textContent: words });
  expect(leadsAfter(late)).toBeGreaterThan(short + 1000);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('%s: who touches anything stays', (sign) => {
  const step = solved();
  vi.advanceTimersByTime(1000);
  happens(sign);
  expect([...step.marks]).toEqual([]);
  expect(leadsAfter(step)).toBeNull();
});

test('who plays by key, or has gone elsewhere, is not led on', () => {
  const elsewhere = solved();
  elsewhere.section.hidden = true;
  expect(leadsAfter(elsewhere)).toBeNull();
  happens('keydown');
  const byKey = solved();
  expect([...byKey.marks]).toEqual([]);
  expect(leadsAfter(byKey)).toBeNull();
});

test('a touch that was meant for the step does not skip the next one; a later one goes on', () => {
  leadsAfter(solved());
  const stopped = happens('click', '.next');
  expect(stopped.defaultPrevented).toBe(true);
  expect(happens('click', '.bd-slot').defaultPrevented).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(happens('click', '.next').defaultPrevented).toBe(false);
});
