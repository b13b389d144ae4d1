import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import type { GameId } from '../../engine/games/ids.ts';
import type { Found } from '../../engine/games/making.ts';
import { faultOf } from '../../engine/worker/fault.ts';
import { localDay } from '../../published/days/calendar.ts';
import type { Taught } from '../../published/practised.ts';
import { dueOn, type Ending, practiceHere, recordRun } from '../../records/practice.ts';
import { isPuzzleId } from '../../records/records.ts';
import { beginner, gradeNear } from '../../records/strength.ts';
import { loading } from '../../site/loading.ts';
import { type GameOffer, gradesOf } from '../games/wishes.ts';
import type { Finder, Search } from '../play/finder.ts';
import type { GameKit } from '../play/kit.ts';
import { useHash } from '../play/parts/useHash.ts';
import { type Asked, askedKeys, formatAsked, parseAsked } from './asked.ts';
import { Chooser } from './Chooser.tsx';
import { asksForAny, type Choice, keepChoice, keptChoice, wishOf } from './choice.ts';
import type { EndlessPuzzle } from './EndlessPuzzle.tsx';
import { firstFound } from './first-found.ts';
import { keptTo, uptoHere } from './keeping.ts';
import type { Nothing, Why } from './Nothing.tsx';
import { type LastRules, newRules } from './new-rules.ts';
import type { RunOver } from './RunOver.tsx';
import { cleanOf, endedOne, newRun, type Run } from './run.ts';
import { Searching } from './Searching.tsx';

interface Props {
  readonly offers: readonly GameOffer[];
  /** What the lessons of each game teach. */
  readonly taught: Readonly<Record<GameId, Taught>>;
  /** Base-prefixed address of the keys of the site's own puzzles. */
  readonly known: string;
  /** What the page has behind *More* while one plays. */
  readonly more?: ComponentChildren;
}

/** What the page shows. */
type View =
  | { readonly kind: 'choice' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'searching'; readonly asked: Asked }
  | {
      readonly kind: 'nothing';
      readonly asked: Asked;
      readonly why: Why;
      readonly Says: typeof Nothing;
    }
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
    };

const go = (fragment: string): void => {
  location.hash = fragment;
};

/** How many puzzles that were shown are remembered, so that one goes back to them at once. */
const remembered = 30;

/** Practice without end. The address says what is played; the choice, runs and what comes next are the page's. */
export function Endless({ offers, taught, known, more }: Props) {
  const hash = useHash(askedKeys);
  const finder = useRef<Promise<Finder> | null>(null);
  /** Searches beside the first while somebody waits. */
  const second = useRef<Promise<Finder> | null>(null);
  const Over = useRef<typeof RunOver | null>(null);
  const view = useSignal<View>({ kind: 'choice' });
  const tried = useSignal(0);
  const run = useSignal<Run | null>(null);
  /** As it was chosen last, for what comes next; null: the page was opened by a link. */
  const choice = useSignal<Choice | null>(null);
  /** What comes back today and is to be solved, by name. */
  const queue = useSignal<readonly string[]>([]);
  /** The name of the one that was found meanwhile. */
  const next = useSignal<string | null>(null);
  /** How the puzzle before was left, where that is to be said. */
  const leftSo = useSignal<string | null>(null);
  const shown = useRef(new Map<string, Found>());
  const lastRules = useRef<LastRules>(new Map());
  const hurry = useRef<AbortController | null>(null);
  const nextName = useComputed(() => {
    const now = view.value;
    if (queue.value[0] !== undefined) return queue.value[0];
    if (now.kind !== 'puzzle') return '';
    return next.value ?? formatAsked({ game: now.asked.game, wish: nextWish(now.asked), number: null });
  });

  /** The wish of the puzzle after this one: as hard as the reader has become, where that is asked for. */
  function nextWish({ game, wish }: Asked): Asked['wish'] {
    if (choice.value?.grade !== 'mine' || choice.value.game !== game) return wish;
    return wishHere(choice.value);
  }

  /** The wish of a choice as things stand: as hard as the reader is, where that is asked for, of what is offered. */
  function wishHere(chosen: Choice): Asked['wish'] {
    const offer = offers.find(({ game }) => game === chosen.game);
    const kept = chosen.keeps && asksForAny(chosen);
    const grades = kept ? uptoHere(chosen.game, taught[chosen.game]).grades : offer ? gradesOf(offer, chosen) : [];
    return wishOf(chosen, gradeNear((practiceHere().ratings[chosen.game] ?? beginner).rating), grades);
  }

  /** What a search without a number keeps to. */
  function suitsOf({ game, wish, number }: Asked) {
    const keeps = (choice.peek() ?? keptChoice(offers))?.keeps ?? true;
    return number === null && keeps ? keptTo(game, wish, uptoHere(game, taught[game])) : null;
  }

  const find = async (asked: Asked, signal: AbortSignal, onTried?: (tried: number) => void): Promise<Search> => {
    const make = () => loading(() => import('../play/finder.ts')).then(({ createFinder }) => createFinder(known));
    finder.current ??= make();
    // Who waits is served by two cores.
    if (onTried && asked.number === null && navigator.hardwareConcurrency > 1) second.current ??= make();
    const both = onTried && asked.number === null ? [finder.current, second.current] : [finder.current];
    const finders = await Promise.all(both.flatMap((one) => one ?? []));
    const suits = suitsOf(asked);
    return signal.aborted
      ? { found: null, none: false }
      : firstFound(finders, { ...asked, ...(suits && { suits }) }, signal, onTried);
  };

  const remember = (name: string, found: Found): void => {
    shown.current.set(name, found);
    for (const old of [...shown.current.keys()].slice(0, -remembered)) shown.current.delete(old);
  };

  const show = async (asked: Asked, found: Found, signal: AbortSignal): Promise<void> => {
    const [{ EndlessPuzzle: Puzzle, RunOver }, kit] = await loading(() =>
      Promise.all([
        import('./EndlessPuzzle.tsx'),
        import('../games/index.ts').then(({ loadKit }) => loadKit(found.game as GameId)),
      ]),
    );
    if (signal.aborted) return;
    Over.current = RunOver;
    const start = kit.game.open(found.position);
    if (!start.ok) throw new Error(start.error.code);
    const at = { ...asked, number: found.number };
    const fresh = await loading(() => newRules(kit, start.value, lastRules.current));
    if (signal.aborted) return;
    // What was left before the one before is of no interest any more.
    if (view.peek().kind === 'puzzle') leftSo.value = null;
    view.value = { kind: 'puzzle', asked: at, name: formatAsked(at), found, start: start.value, kit, fresh, Puzzle };
    queue.value = queue.peek().filter((name) => name !== formatAsked(at));
    await ahead(at, signal);
  };

  /** Finds the next one while this one is played. */
  const ahead = async (at: Asked, signal: AbortSignal): Promise<void> => {
    next.value = null;
    if (queue.peek().length > 0) return;
    const wish = nextWish(at);
    try {
      const { found } = await find({ game: at.game, wish, number: null }, signal);
      if (signal.aborted || found === null) return;
      const name = formatAsked({ game: at.game, wish, number: found.number });
      remember(name, found);
      next.value = name;
    } catch {
      // Whoever goes on looks for it again, and is told then.
    }
  };

  const nothing = async (asked: Asked, why: Why, signal: AbortSignal): Promise<void> => {
    const { Nothing: Says } = await loading(() => import('./Nothing.tsx'));
    if (!signal.aborted) view.value = { kind: 'nothing', asked, why, Says };
  };

  const look = async (fragment: string, signal: AbortSignal): Promise<void> => {
    const read = parseAsked(fragment);
    if (!read.ok) {
      view.value = { kind: 'broken' };
      return;
    }
    const asked = read.value;
    const here = shown.current.get(formatAsked(asked));
    if (here) return show(asked, here, signal);
    view.value = { kind: 'searching', asked };
    tried.value = 0;
    let search: Search;
    try {
      search = await find(asked, signal, (count) => {
        tried.value = count;
      });
    } catch (fault) {
      return nothing(asked, faultOf(fault), signal);
    }
    if (signal.aborted) return;
    if (search.found === null) return nothing(asked, search.none ? 'never' : 'none', signal);
    const name = formatAsked({ ...asked, number: search.found.number });
    remember(name, search.found);
    // The address names the puzzle, so that it can be handed on; there is no way back to the search.
    history.replaceState(history.state, '', `#${name}`);
    await show(asked, search.found, signal);
  };

  useEffect(() => {
    const fragment = hash.value;
    if (fragment === null) return;
    hurry.current?.abort();
    hurry.current = new AbortController();
    // A run that is over has no more to say once something else is opened.
    if (run.peek()?.over) run.value = null;
    if (fragment === '') {
      view.value = { kind: 'choice' };
      run.value = null;
      queue.value = [];
    } else void look(fragment, hurry.current.signal);
    scrollTo(0, 0);
  }, [hash.value]);
  useEffect(() => {
    // The page as it was built stands aside while a link is being opened (theme-boot.js).
    if (view.value.kind !== 'choice' || !hash.value) delete document.documentElement.dataset.opening;
  }, [view.value.kind, hash.value]);

  const begin = (chosen: Choice): void => {
    keepChoice(chosen);
    choice.value = chosen;
    queue.value = [];
    leftSo.value = null;
    run.value = chosen.run === 'free' ? null : newRun(chosen.run);
    go(formatAsked({ game: chosen.game, wish: wishHere(chosen), number: null }));
  };

  const ended = (ending: Ending): void => {
    if (run.value === null) return;
    run.value = endedOne(run.value, ending);
    if (run.value.over === null) setTimeout(() => run.value?.over === null && go(nextName.peek()), 900);
  };

  const finish = (): void => {
    if (run.value?.over === null) run.value = { ...run.value, over: 'ended' };
  };

  const now = view.value;
  if (run.value !== null && run.value.over !== null && Over.current)
    return (
      <Over.current
        run={run.value}
        best={practiceHere().best[run.value.kind] ?? null}
        onShown={() => run.value && recordRun(run.value.kind, cleanOf(run.value))}
        again={() => choice.value && begin(choice.value)}
      />
    );
  switch (now.kind) {
    case 'puzzle':
      return (
        <now.Puzzle
          key={now.name}
          {...now}
          next={nextName.value}
          ready={next.value !== null || queue.value.length > 0}
          run={run}
          ended={ended}
          finish={finish}
          left={(says) => {
            leftSo.value = says;
          }}
          note={leftSo.value}
          more={more}
        />
      );
    case 'searching':
      return <Searching game={nameOf(offers, now.asked.game)} tried={tried} cancel={() => go('')} />;
    case 'nothing':
      return (
        <now.Says
          why={now.why}
          tried={tried.value}
          retry={() => {
            const { game, wish } = now.asked;
            hurry.current?.abort();
            hurry.current = new AbortController();
            void look(formatAsked({ game, wish, number: null }), hurry.current.signal);
          }}
        />
      );
    default:
      return (
        <Chooser
          offers={offers}
          taught={taught}
          wishHere={wishHere}
          broken={now.kind === 'broken'}
          note={leftSo.value}
          begin={begin}
          open={(asked) => go(formatAsked(asked))}
          solveAll={() => {
            const due = dueOn(practiceHere(), localDay(new Date()));
            queue.value = due.flatMap(({ name }) => (isPuzzleId(name) ? [] : [name]));
            const [first = due[0]] = queue.value;
            if (typeof first === 'string') go(first);
            // Those of the library and of days have pages of their own; they come after the others.
            else if (first !== undefined) void loading(() => import('./Due.tsx')).then(({ openFiled }) => openFiled(first));
          }}
        />
      );
  }
}

const nameOf = (offers: readonly GameOffer[], game: GameId): string => offers.find((offer) => offer.game === game)?.name ?? game;
