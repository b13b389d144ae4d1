import { type ReadonlySignal, signal } from '@preact/signals';
import { read, update, type Written, watch } from './storage.ts';

/** What the reader may choose. Kept in this browser, the same in all its tabs. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** Four colours for the four suits. */
  readonly fourColour: boolean;
  /** The letters on cards: A K Q J, or the language's own. */
  readonly letters: 'usual' | 'own';
  /** Where a piece with only one place to go goes there on a single tap: in deals played for themselves, everywhere, nowhere. */
  readonly singleTap: 'deals' | 'always' | 'never';
  /** Where drawing is the only move, it is made by itself. */
  readonly draws: boolean;
  /** Moves are heard, and felt on phones. */
  readonly sound: boolean;
  readonly motion: 'system' | 'none';
  /** Cards that may be played are marked. */
  readonly playable: boolean;
  /** Plays that are compulsory are marked. */
  readonly must: boolean;
  /** Puzzles are timed. */
  readonly times: boolean;
  /** When a puzzle says whether it can still be won; `usual`: as suits its grade. */
  readonly tell: 'usual' | 'at-once' | 'when-asked' | 'never';
  /** A solved step of a lesson leads on by itself after a moment. */
  readonly leadOn: boolean;
  /** A shared result has its line of symbols. */
  readonly symbols: boolean;
}

/** What holds until something is chosen. */
export const defaults: Settings = {
  theme: 'system',
  fourColour: false,
  letters: 'usual',
  singleTap: 'deals',
  draws: false,
  sound: false,
  motion: 'system',
  playable: true,
  must: true,
  times: false,
  tell: 'usual',
  leadOn: false,
  symbols: false,
};

/** Reads kept settings, field by field: what is missing or strange has its default. Out: null if it is no object at all. */
export function parseSettings(raw: unknown): Settings | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const kept = raw as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : defaults.theme,
    fourColour: kept.fourColour === true,
    letters: kept.letters === 'own' ? 'own' : defaults.letters,
    // Until November 2026 it was on or off.
    singleTap: kept.singleTap === true || kept.singleTap === 'always' ? 'always' : kept.singleTap === 'never' ? 'never' : 'deals',
    draws: kept.draws === true,
    sound: kept.sound === true,
    motion: kept.motion === 'none' ? 'none' : defaults.motion,
    playable: kept.playable !== false,
    must: kept.must !== false,
    times: kept.times === true,
    tell: kept.tell === 'at-once' || kept.tell === 'when-asked' || kept.tell === 'never' ? kept.tell : defaults.tell,
    leadOn: kept.leadOn === true,
    symbols: kept.symbols === true,
  };
}

const asMap = (raw: unknown): Record<string, unknown> | null =>
  parseSettings(raw) === null ? null : (raw as Record<string, unknown>);

const load = (): Settings => read('settings', parseSettings) ?? defaults;
const current = signal<Settings>(load());

/** The settings as they are now; changes here and in other tabs arrive by themselves. */
export const settings: ReadonlySignal<Settings> = current;

/** Changes some settings, at once and everywhere. Out: whether they will still hold after a reload. */
export function change(patch: Partial<Settings>): Written {
  // Settings of a newer edition stay beside those that are known here.
  const result = update('settings', asMap, (map) => ({ ...map, ...(parseSettings(map) ?? defaults), ...patch }));
  show(load());
  return result;
}

/** Takes the settings from storage again, after everything kept there was erased. */
export function reload(): void {
  show(load());
}

/** Whether boards and pages must not move: by setting, or by the system. */
export function reducedMotion(): boolean {
  return (
    current.value.motion === 'none' ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** Puts the settings on the page, in the way of the script that does it before the first paint. */
function show(next: Settings): void {
  current.value = next;
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  const mark = (name: string, value: string | null) => {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  };
  mark('theme', next.theme === 'system' ? null : next.theme);
  mark('motion', next.motion === 'system' ? null : next.motion);
  mark('playable', next.playable ? null : 'off');
  mark('must', next.must ? null : 'off');
  mark('deck', next.fourColour ? 'four' : null);
  mark('letters', next.letters === 'own' ? 'own' : null);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = meta.dataset[next.theme] ?? meta.dataset.own ?? meta.content;
}

watch('settings', reload);
