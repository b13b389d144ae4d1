import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import type { Written } from '../../../site/storage.ts';
import { at, countsOf, type Draft, seatIn } from '../../games/composing.ts';
import { pageSolver } from '../../play/solver.ts';
import type { Added } from './AddToSet.tsx';
import { type Kept, keepDraft } from './drafts.ts';
import type { Spot } from './LaidBoard.tsx';
import { presetGoal } from './preset.ts';
import { check } from './problems.ts';
import { createProver } from './proof.ts';
import type { Tools } from './tools.ts';
import type { Held } from './useHand.ts';
import { createHistory, type Work } from './work.ts';

/** A line that is looked at instead of the position, and the solution that is being played, if one is. */
interface Looked {
  readonly line: readonly string[];
  readonly solution: readonly string[] | null;
}

/** One draft at work: what it is, what it comes to, what is proved of it, and everything that changes it. */
export function useBench(kept: Kept, tools: Tools) {
  const { kit, composer, game } = tools;
  const written = useSignal<Written>('saved');
  const said = useSignal('');
  const history = useMemo(
    () =>
      createHistory(kept.work, (work) => {
        written.value = keepDraft({ id: kept.id, work });
        // What was said is of the table before.
        said.value = '';
      }),
    [],
  );
  const prover = useMemo(() => createProver(pageSolver, tools.kit), []);
  const looked = useSignal<Looked | null>(null);
  const added = useSignal<Added | null>(null);

  const work = history.now.value;
  const { draft } = work;
  const scene = useMemo(() => composer.scene(draft), [draft]);
  const tray = useMemo(() => composer.tray(draft), [draft]);
  const counts = useMemo(() => countsOf(scene), [scene]);
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
  const placeName = (id: string): string => {
    const slot = scene.slots.find((s) => s.id === id);
    return slot ? kit.board.words.shortName(slot, seat) : id;
  };
  const change = (next: Partial<Work>, same?: string) => history.change({ ...work, ...next }, same);
  // A goal whose number nobody has touched: it goes with the table.
  const preset = useRef('');
  const relay = (next: Draft) => {
    looked.value = null;
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
      relay(composer.put(before, slot, piece));
      said.value = m.teach_compose_put({ piece: sign(piece), place: placeName(slot) });
    },
    /** Puts several pieces into a place, from the tray. */
    putAll(all: readonly string[], slot: string) {
      relay(all.reduce((now, piece) => composer.put(now, slot, piece), draft));
      said.value = m.teach_compose_put({ piece: all.map(sign).join(', '), place: placeName(slot) });
    },
    /** Puts a piece of a place back into the tray. */
    remove(from: NonNullable<Held['from']>, piece: string) {
      relay(composer.take(draft, from.slot, from.index));
      said.value = m.teach_compose_taken({ piece: sign(piece), place: placeName(from.slot) });
    },
    /** The piece that lies at a spot, to be taken. */
    lift({ slot, index }: Spot): Held | null {
      const piece = index === null ? undefined : at(draft, slot)[index];
      return piece === undefined || index === null ? null : { piece, from: { slot, index } };
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
