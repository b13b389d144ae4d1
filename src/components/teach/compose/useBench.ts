import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { Slot } from '../../../engine/core/scene.ts';
import { loading } from '../../../site/loading.ts';
import { type Written, watch } from '../../../site/storage.ts';
import { splitHold } from '../../board/games.ts';
import { at, countsOf, type Draft, exchanged, landedIn, presetGoal, seatIn, surplusCount } from '../../games/composing.ts';
import { clauses } from '../../play/lists.ts';
import { pageSolver } from '../../play/solver.ts';
import type { Put } from '../set/collected.ts';
import { check } from './checked.ts';
import { draftsKey, isOfGame, isSameWork, type Kept, keepDraft, keptDrafts, mergedWork, stepsOf } from './drafts.ts';
import { createProver } from './proof.ts';
import type { Held, Spot } from './spot.ts';
import { courseOfDraft, createHistory, type History, type Tools, type Work } from './work.ts';

/** Once the page is drawn anew: the focus goes to a place of the board, if what had it is gone. */
function refocus(slot: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const all = [...document.querySelectorAll<HTMLElement>('.laid .bd-slot')];
    (
      all.findLast(({ dataset }) => splitHold(dataset.slot ?? '').slot === slot) ?? all.find(({ tabIndex }) => tabIndex === 0)
    )?.focus();
  });
}

/** A line that is looked at instead of the position, and the solution that is being played, if one is. */
interface Looked {
  readonly line: readonly string[];
  readonly solution: readonly string[] | null;
}

/** What was put into the set last, as text, and how that went. */
interface Added {
  readonly what: string;
  readonly how: Put;
}

/** The goals that all tables of a game know. */
const everywhere = /^(?:win|reserve|stock|home)$/;

/** One draft at work: what it is, what it comes to, what is proved of it, and everything that changes it. */
export function useBench(kept: Kept, tools: Tools) {
  const { kit, composer, game } = tools;
  const written = useSignal<Written>('saved');
  const said = useSignal('');
  /** The work as it was read from storage last, or written there. */
  const known = useRef(kept.work);
  const history = useMemo(
    (): History =>
      createHistory(kept.work, stepsOf(composer, kept), (work) => {
        written.value = keepDraft({ id: kept.id, work, steps: history.steps(), at: Date.now() }, known.current);
        known.current = work;
        heard();
        // What was said is of the table before.
        said.value = '';
      }),
    [],
  );
  /** Takes up what another tab has changed. */
  function heard(): void {
    const there = keptDrafts().find(({ id }) => id === kept.id);
    const before = known.current;
    if (!there || !isOfGame(composer, there) || isSameWork(there.work, before)) return;
    known.current = there.work;
    history.adopt(there.work, (state) => mergedWork(before, state, there.work));
  }
  useEffect(() => {
    heard();
    return watch(draftsKey, heard);
  }, []);
  const prover = useMemo(() => createProver(pageSolver, tools.kit), []);
  const looked = useSignal<Looked | null>(null);
  const added = useSignal<Added | null>(null);

  const work = history.now.value;
  const { draft } = work;
  const scene = useMemo(() => composer.scene(draft), [draft]);
  const tray = useMemo(() => composer.tray(draft), [draft]);
  const counts = useMemo(() => countsOf(scene), [scene]);
  const surplus = useMemo(() => surplusCount(composer, draft, counts), [counts]);
  const checked = useMemo(() => check(composer, game, draft), [draft]);
  const play: Play | null = checked.kind === 'position' ? checked.play : null;
  const askable = play !== null && play.outcome === null && game.checkGoal(work.goal).ok;
  useEffect(() => {
    if (play && askable) prover.ask(play.position, work.goal);
    else prover.clear();
  }, [play?.position, work.goal]);
  useEffect(() => () => prover.clear(), []);

  const pieces = tray.flatMap((group) => group.pieces);
  const seat = seatIn(draft);
  const sign = (piece: string): string => pieces.find((one) => one.piece === piece)?.sign ?? piece;
  const slotOf = (id: string) => {
    const slot = scene.slots.find((one) => one.id === id) as Slot;
    return { ...slot, called: composer.called?.(slot) };
  };
  const placeName = (id: string): string => {
    const slot = scene.slots.find((s) => s.id === id);
    return slot ? kit.board.words.shortName(slot, seat) : id;
  };
  /** Says what has been done, unless something else has been said meanwhile. */
  const tell = (words: (all: typeof import('./place-words.ts')) => string) => {
    const now = history.now.peek();
    void loading(() => import('./place-words.ts')).then((all) => {
      if (history.now.peek() === now) said.value = words(all);
    });
  };
  const change = (next: Partial<Work>, same?: string) => history.change({ ...work, ...next }, same);
  // A goal whose number nobody has touched: it goes with the table.
  const preset = useRef('');
  const relay = (next: Draft) => {
    looked.value = null;
    const kind = work.goal.split(':', 1)[0];
    // Another table may not know the goal; what it knows is its composer's to say, once it has come.
    if (courseOfDraft({ ...work, draft: next }) !== courseOfDraft(work) && !everywhere.test(kind ?? ''))
      return change({ draft: next, goal: 'win' });
    if (preset.current !== work.goal) return change({ draft: next });
    preset.current = presetGoal(composer, next, work.goal);
    change({ draft: next, goal: preset.current });
  };
  return {
    tools,
    kept,
    history,
    written,
    work,
    draft,
    scene,
    tray,
    pieces,
    counts,
    surplus,
    checked,
    play,
    proof: prover.proof.value,
    prover,
    looked,
    said,
    added,
    seat,
    sign,
    placeName,
    slotOf,
    /** Changes any part of the work; `same` as in its history. */
    change,
    /** Chooses a goal, or, with `same`, its number. */
    choose(goal: string, same?: string) {
      preset.current = same ? '' : goal;
      change({ goal }, same);
    },
    /** Lays the table anew. */
    relay,
    /** Puts a piece into a place, from another place or from the tray. */
    put(piece: string, slot: string, from: Held['from']) {
      const before = from ? composer.take(draft, from.slot, from.index) : draft;
      const after = composer.put(before, slot, piece);
      relay(after);
      const place = slotOf(landedIn(composer, before, after, slot, piece));
      tell(({ putWords }) => putWords(sign(piece), place, seat));
    },
    /** Lays a piece in the stead of another, which goes to where the first came from. */
    exchange(piece: string, to: NonNullable<Held['from']>, from: Held['from']) {
      const other = at(draft, to.slot)[to.index];
      if (other === undefined) return;
      relay(exchanged(composer, draft, to, piece, from));
      tell(({ exchangedWords }) => exchangedWords(sign(piece), sign(other), slotOf(to.slot), seat));
    },
    /** Puts several pieces into a place, from the tray. */
    putAll(all: readonly string[], slot: string) {
      let now = draft;
      const places = new Map<string, string[]>();
      for (const piece of all) {
        const after = composer.put(now, slot, piece);
        const place = landedIn(composer, now, after, slot, piece);
        places.set(place, [...(places.get(place) ?? []), sign(piece)]);
        now = after;
      }
      relay(now);
      tell(({ putWords }) => clauses([...places].map(([place, signs]) => putWords(signs.join(', '), slotOf(place), seat))));
    },
    /** Puts a piece of a place back into the tray. */
    remove(from: NonNullable<Held['from']>, piece: string) {
      relay(composer.take(draft, from.slot, from.index));
      tell(({ takenWords }) => takenWords(sign(piece), slotOf(from.slot), seat));
      refocus(from.slot);
    },
    /** The piece that lies at a spot, to be taken. */
    lift(spot: Spot): Held | null {
      const { slot, index } = spot;
      const piece = index === null ? undefined : at(draft, slot)[index];
      return piece === undefined || index === null ? null : { piece, from: { ...spot, index } };
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
