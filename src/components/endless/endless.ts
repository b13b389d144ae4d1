import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import type { GameId } from '../../engine/games/ids.ts';
import type { Found } from '../../engine/games/making.ts';
import { faultOf } from '../../engine/worker/fault.ts';
import type { Taught } from '../../published/practised.ts';
import { type Ending, practiceHere } from '../../records/practice.ts';
import { beginner, gradeNear } from '../../records/strength.ts';
import { loading } from '../../site/loading.ts';
import { type GameOffer, gradesOf } from '../games/wishes.ts';
import type { Finder, Search } from '../play/finder.ts';
import type { GameKit } from '../play/kit.ts';
import { type Asked, formatAsked, parseAsked } from './asked.ts';
import { asksForAny, type Choice, keepChoice, keptChoice, wishOf } from './choice.ts';
import type { EndlessPuzzle } from './EndlessPuzzle.tsx';
import { firstFound } from './first-found.ts';
import { keptTo, uptoHere } from './keeping.ts';
import type { Nothing, Why } from './Nothing.tsx';
import type { RunOver } from './RunOver.tsx';
import { endedOne, newRun, type Run } from './run.ts';

/** The rules in force at the last table of each game. */
export type LastRules = Map<string, readonly string[]>;

/** The names of the rules that are in force here and were not at the table before; none at the first table of a game. Notes those of this one. */
export async function newRules(kit: GameKit, start: Play, last: LastRules): Promise<readonly string[]> {
  const names = kit.names ? (await kit.names()).of(start) : (await kit.card()).inForce(start).map(({ name }) => name);
  const before = last.get(kit.id);
  last.set(kit.id, names);
  return before ? names.filter((name) => !before.includes(name)) : [];
}

export interface EndlessOptions {
  readonly offers: readonly GameOffer[];
  /** What the lessons of each game teach. */
  readonly taught: Readonly<Record<GameId, Taught>>;
  /** Makes one more finder of puzzles. */
  finder(): Promise<Finder>;
  /** Goes to another fragment of the page; `rename` gives the present one another name, with no way back to the first. */
  go(fragment: string): void;
  rename(fragment: string): void;
}

/** What the page shows. */
export type View =
  | { readonly kind: 'choice' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'searching'; readonly asked: Asked }
  | { readonly kind: 'nothing'; readonly asked: Asked; readonly why: Why; readonly Says: typeof Nothing }
  | {
      readonly kind: 'puzzle';
      readonly asked: Asked;
      readonly name: string;
      readonly found: Found;
      readonly start: Play;
      readonly kit: GameKit;
      /** The rules in force that were not at the table before. */
      readonly fresh: readonly string[];
      readonly Puzzle: typeof EndlessPuzzle;
      /** What is shown in its stead once a run is over. */
      readonly Over: typeof RunOver;
    };

/** Practice without end: what is shown, what comes next, and the run that it may be a part of. */
export interface Endless {
  readonly view: ReadonlySignal<View>;
  /** How many numbers the search that somebody waits for has tried. */
  readonly tried: ReadonlySignal<number>;
  readonly run: Signal<Run | null>;
  /** The fragment of the next puzzle, and whether it is there already. */
  readonly next: ReadonlySignal<string>;
  readonly ready: ReadonlySignal<boolean>;
  /** How the puzzle before was left, where that is to be said. */
  readonly left: Signal<string | null>;
  /** Shows what a fragment asks for; '' is the choice. */
  open(fragment: string): void;
  /** Looks again, for any number. */
  retry(asked: Asked): void;
  /** The wish of a choice as things stand. */
  wishHere(choice: Choice): Asked['wish'];
  /** Begins what is chosen; left out: what was chosen last. */
  begin(choice?: Choice): void;
  /** Has puzzles solved one after another, by name, before anything else comes; the first is gone to. */
  solve(names: readonly string[]): void;
  /** The puzzle has ended: in a run the next one follows. */
  ended(ending: Ending): void;
  finish(): void;
}

/** How many puzzles that were shown are remembered, so that one goes back to them at once. */
const remembered = 30;
/** Milliseconds between the end of a puzzle of a run and the next one. */
const pause = 900;

/** In: what is offered, and the address of the page. Only `open` changes what is shown, after what the address says. */
export function createEndless({ offers, taught, finder, go, rename }: EndlessOptions): Endless {
  const view = signal<View>({ kind: 'choice' });
  const tried = signal(0);
  const run = signal<Run | null>(null);
  /** As it was chosen last, for what comes next; null: the page was opened by a link. */
  let choice: Choice | null = null;
  /** What comes back today and is to be solved, by name. */
  const queue = signal<readonly string[]>([]);
  /** The name of the one that was found meanwhile. */
  const met = signal<string | null>(null);
  const left = signal<string | null>(null);
  const shown = new Map<string, Found>();
  const lastRules: LastRules = new Map();
  /** The second finder searches beside the first while somebody waits. */
  const finders: Promise<Finder>[] = [];
  let search = new AbortController();

  /** As hard as the reader is, where that is asked for, of what is offered. */
  function wishHere(chosen: Choice): Asked['wish'] {
    const offer = offers.find(({ game }) => game === chosen.game);
    const kept = chosen.keeps && asksForAny(chosen);
    const grades = kept ? uptoHere(chosen.game, taught[chosen.game]).grades : offer ? gradesOf(offer, chosen) : [];
    return wishOf(chosen, gradeNear((practiceHere().ratings[chosen.game] ?? beginner).rating), grades);
  }

  /** The wish of the puzzle after this one: as hard as the reader has become, where that is asked for. */
  const nextWish = ({ game, wish }: Asked): Asked['wish'] =>
    choice?.grade === 'mine' && choice.game === game ? wishHere(choice) : wish;

  /** What a search without a number keeps to. */
  function suitsOf({ game, wish, number }: Asked) {
    const keeps = (choice ?? keptChoice(offers))?.keeps ?? true;
    return number === null && keeps ? keptTo(game, wish, uptoHere(game, taught[game])) : null;
  }

  async function find(asked: Asked, signal: AbortSignal, onTried?: (tried: number) => void): Promise<Search> {
    // Who waits is served by two cores.
    const count = onTried && asked.number === null && navigator.hardwareConcurrency > 1 ? 2 : 1;
    while (finders.length < count) finders.push(finder());
    const at = await Promise.all(finders.slice(0, count));
    const suits = suitsOf(asked);
    return signal.aborted ? { found: null, none: false } : firstFound(at, { ...asked, ...(suits && { suits }) }, signal, onTried);
  }

  function remember(name: string, found: Found): void {
    shown.set(name, found);
    for (const old of [...shown.keys()].slice(0, -remembered)) shown.delete(old);
  }

  async function show(asked: Asked, found: Found, signal: AbortSignal): Promise<void> {
    const [{ EndlessPuzzle: Puzzle, RunOver: Over }, kit] = await loading(() =>
      Promise.all([
        import('./EndlessPuzzle.tsx'),
        import('../games/index.ts').then(({ loadKit }) => loadKit(found.game as GameId, found.position)),
      ]),
    );
    if (signal.aborted) return;
    const start = kit.game.open(found.position);
    if (!start.ok) throw new Error(start.error.code);
    const at = { ...asked, number: found.number };
    const fresh = await loading(() => newRules(kit, start.value, lastRules));
    if (signal.aborted) return;
    // What was left before the one before is of no interest any more.
    if (view.peek().kind === 'puzzle') left.value = null;
    const name = formatAsked(at);
    view.value = { kind: 'puzzle', asked: at, name, found, start: start.value, kit, fresh, Puzzle, Over };
    queue.value = queue.peek().filter((one) => one !== name);
    await ahead(at, signal);
  }

  /** Finds the next one while this one is played. */
  async function ahead(at: Asked, signal: AbortSignal): Promise<void> {
    met.value = null;
    if (queue.peek().length > 0) return;
    const wish = nextWish(at);
    try {
      const { found } = await find({ game: at.game, wish, number: null }, signal);
      if (signal.aborted || found === null) return;
      const name = formatAsked({ game: at.game, wish, number: found.number });
      remember(name, found);
      met.value = name;
    } catch {
      // Whoever goes on looks for it again, and is told then.
    }
  }

  async function nothing(asked: Asked, why: Why, signal: AbortSignal): Promise<void> {
    const { Nothing: Says } = await loading(() => import('./Nothing.tsx'));
    if (!signal.aborted) view.value = { kind: 'nothing', asked, why, Says };
  }

  async function look(asked: Asked, signal: AbortSignal): Promise<void> {
    const here = shown.get(formatAsked(asked));
    if (here) return show(asked, here, signal);
    view.value = { kind: 'searching', asked };
    tried.value = 0;
    let came: Search;
    try {
      came = await find(asked, signal, (count) => {
        tried.value = count;
      });
    } catch (fault) {
      return nothing(asked, faultOf(fault), signal);
    }
    if (signal.aborted) return;
    if (came.found === null) return nothing(asked, came.none ? 'never' : 'none', signal);
    const name = formatAsked({ ...asked, number: came.found.number });
    remember(name, came.found);
    // The address names the puzzle, so that it can be handed on.
    rename(name);
    await show(asked, came.found, signal);
  }

  /** Gives up what was looked for before. */
  function anew(): AbortSignal {
    search.abort();
    search = new AbortController();
    return search.signal;
  }

  const next = computed(() => {
    const now = view.value;
    if (queue.value[0] !== undefined) return queue.value[0];
    if (now.kind !== 'puzzle') return '';
    return met.value ?? formatAsked({ game: now.asked.game, wish: nextWish(now.asked), number: null });
  });

  return {
    view,
    tried,
    run,
    next,
    ready: computed(() => met.value !== null || queue.value.length > 0),
    left,
    open(fragment) {
      const signal = anew();
      // A run that is over has no more to say once something else is opened.
      if (run.peek()?.over) run.value = null;
      if (fragment === '') {
        view.value = { kind: 'choice' };
        run.value = null;
        queue.value = [];
        return;
      }
      const read = parseAsked(fragment);
      if (read.ok) void look(read.value, signal);
      else view.value = { kind: 'broken' };
    },
    retry: ({ game, wish }) => void look({ game, wish, number: null }, anew()),
    wishHere,
    begin(chosen = choice ?? undefined) {
      if (chosen === undefined) return;
      keepChoice(chosen);
      choice = chosen;
      queue.value = [];
      left.value = null;
      run.value = chosen.run === 'free' ? null : newRun(chosen.run);
      go(formatAsked({ game: chosen.game, wish: wishHere(chosen), number: null }));
    },
    solve(names) {
      queue.value = names;
      if (names[0] !== undefined) go(names[0]);
    },
    ended(ending) {
      if (run.value === null) return;
      run.value = endedOne(run.value, ending);
      if (run.value.over === null) setTimeout(() => run.value?.over === null && go(next.peek()), pause);
    },
    finish() {
      if (run.value?.over === null) run.value = { ...run.value, over: 'ended' };
    },
  };
}
