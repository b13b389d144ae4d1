import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import { gameIds } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import type { Written } from '../../../site/storage.ts';
import { at, countsOf, type Draft } from '../../games/composing.ts';
import { loadDeals } from '../../games/index.ts';
import { randomNumber, usualOptions } from '../../play/deals.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { pageSolver } from '../../play/solver.ts';
import { eraseDraft, type Kept, keepDraft, keptDrafts } from './drafts.ts';
import { Explore } from './Explore.tsx';
import { Facts } from './Facts.tsx';
import { GoalPart } from './GoalPart.tsx';
import { LaidBoard, type Spot } from './LaidBoard.tsx';
import { Piece } from './Piece.tsx';
import { ProofPart } from './ProofPart.tsx';
import { check } from './problems.ts';
import { createProver } from './proof.ts';
import { Share } from './Share.tsx';
import { Tray } from './Tray.tsx';
import { TypeIn } from './TypeIn.tsx';
import { emptyWork, type Tools, workOf } from './tools.ts';
import { type Held, useHand } from './useHand.ts';
import { WordsPart } from './WordsPart.tsx';
import { createHistory, type Work } from './work.ts';

interface Props {
  readonly kept: Kept;
  readonly tools: Tools;
  open(kept: Kept): Promise<void>;
  begin(work: Work): Promise<void>;
}

type Panel = 'position' | 'words' | 'share';
const gameNames = { sixteen: m.sixteen_name, 'russian-bank': m.russian_bank_name, ristiseiska: m.ristiseiska_name };

/** One draft at work: tray, board and panel. */
export function Workbench({ kept, tools, open, begin }: Props) {
  const { kit, composer, game } = tools;
  const written = useSignal<Written>('saved');
  const history = useMemo(
    () =>
      createHistory(kept.work, (work) => {
        written.value = keepDraft({ id: kept.id, work });
      }),
    [],
  );
  const prover = useMemo(() => createProver(pageSolver), []);
  const held = useSignal<Held | null>(null);
  const current = useSignal<string | null>(null);
  const panel = useSignal<Panel>('position');
  const exploring = useSignal<{ readonly line: readonly string[]; readonly solution: readonly string[] } | null>(null);
  const said = useSignal('');
  const finder = useRef<(x: number, y: number) => Spot | null>(() => null);
  const typing = useRef('');

  const work = history.now.value;
  const { draft } = work;
  const scene = useMemo(() => composer.scene(draft), [draft]);
  const tray = useMemo(() => composer.tray(draft), [draft]);
  const counts = useMemo(() => countsOf(scene), [scene]);
  const checked = useMemo(() => check(composer, game, draft), [draft]);
  const play: Play | null = checked.kind === 'position' ? checked.play : null;
  const goalFits = play !== null && game.checkGoal(work.goal).ok;
  const seat = Number(draft.facts.turn ?? 1);
  const signs = new Map(tray.flatMap(({ pieces }) => pieces.map(({ piece, sign }) => [piece, sign] as const)));
  const sign = (piece: string) => signs.get(piece) ?? piece;
  const placeName = (id: string): string => {
    const slot = scene.slots.find((s) => s.id === id);
    return slot ? kit.board.words.shortName(slot, seat) : id;
  };

  useEffect(() => {
    if (play && goalFits && play.outcome === null) prover.ask(play.position, work.goal);
    else prover.clear();
  }, [play?.position, work.goal]);
  useEffect(() => () => prover.clear(), []);

  const change = (next: Partial<Work>, same?: string) => history.change({ ...work, ...next }, same);
  const relay = (next: Draft) => {
    exploring.value = null;
    change({ draft: next });
  };
  const put = (piece: string, slot: string, from: Held['from']) => {
    const before = from ? composer.take(draft, from.slot, from.index) : draft;
    relay(composer.put(before, slot, piece));
    said.value = m.teach_compose_put({ piece: sign(piece), place: placeName(slot) });
  };
  const remove = (from: NonNullable<Held['from']>, piece: string) => {
    relay(composer.take(draft, from.slot, from.index));
    said.value = m.teach_compose_taken({ piece: sign(piece), place: placeName(from.slot) });
  };
  const lift = (spot: Spot): Held | null => {
    const piece = spot.index === null ? undefined : at(draft, spot.slot)[spot.index];
    return piece === undefined || spot.index === null ? null : { piece, from: { slot: spot.slot, index: spot.index } };
  };

  const tapTray = (piece: string) => {
    if (current.value !== null) return put(piece, current.value, null);
    held.value = held.value?.from === null && held.value.piece === piece ? null : { piece, from: null };
    if (held.value) said.value = m.teach_compose_lifted({ piece: sign(piece) });
  };
  const tapBoard = (spot: Spot) => {
    const now = held.value;
    if (now) {
      held.value = null;
      // Touched again: it stays, and what comes next goes there.
      if (now.from?.slot === spot.slot) current.value = spot.slot;
      else put(now.piece, spot.slot, now.from);
      return;
    }
    if (current.value === spot.slot || current.value === null) {
      const lifted = lift(spot);
      current.value = lifted ? null : current.value === spot.slot ? null : spot.slot;
      held.value = lifted;
    } else current.value = spot.slot;
    if (current.value) said.value = m.teach_compose_current({ place: placeName(current.value) });
    else if (held.value) said.value = m.teach_compose_lifted({ piece: sign(held.value.piece) });
  };
  const hand = useHand(
    () => finder.current,
    (from, spot) => {
      if (spot) tapBoard(spot);
      else if (from) tapTray(from.piece);
    },
    (from, to) => {
      held.value = null;
      if (to) {
        if (to.slot !== from.from?.slot) put(from.piece, to.slot, from.from);
      } else if (from.from) remove(from.from, from.piece);
    },
  );
  const key = (event: KeyboardEvent, slot: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      held.value = null;
      current.value = null;
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      const top = lift({ slot, index: at(draft, slot).length - 1 });
      if (top?.from) remove(top.from, top.piece);
    } else if (event.key.length === 1 && event.key !== ' ') {
      // Two signs are a card, one is a brick.
      const known = tray.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
      const find = (text: string) => known.find((piece) => piece.toLowerCase() === text.toLowerCase());
      const piece = find(typing.current + event.key) ?? find(event.key);
      typing.current = piece === undefined ? event.key : '';
      if (piece !== undefined) put(piece, slot, null);
    }
  };

  const beginDeal = async () => {
    const { dealing } = await loadDeals(work.game);
    const dealt = game.deal(usualOptions(dealing), randomNumber());
    if (dealt.ok) relay(composer.read(dealt.value));
  };
  const beginFrom = (where: string) => {
    if (where === 'empty') relay({ ...composer.empty, facts: draft.facts });
    else if (where === 'deal') void beginDeal();
    else if (where === 'paste') document.getElementById('compose-typed')?.focus();
  };

  const drafts = keptDrafts();
  const nameOf = ({ words, game: own }: Work) => words.title.trim() || `${m.teach_compose_untitled()}, ${gameNames[own]()}`;
  const walked = exploring.value && play ? game.replay(play.position, exploring.value.line) : null;
  const shown = walked?.ok ? walked.value : null;
  const surplus = checked.kind === 'surplus' ? checked.surplus[0] : undefined;
  const last = surplus?.lying.at(-1);
  const marks = { hint: null, refused: null, last: null };
  const lit = hand.carried.value?.over?.slot ?? current.value;
  const heldIds = held.value?.from
    ? [scene.slots.find(({ id }) => id === held.value?.from?.slot)?.pieces[held.value.from.index]?.id ?? '']
    : [];
  const toPanel = (to: Panel) => {
    exploring.value = null;
    panel.value = to;
  };
  const carriedFace = hand.carried.value
    ? tray.flatMap(({ pieces }) => pieces).find((p) => p.piece === hand.carried.value?.piece)?.face
    : null;
  const saved = { saved: m.teach_compose_kept(), full: m.teach_compose_full(), unavailable: m.teach_compose_unkept() }[
    written.value
  ];

  return (
    <div class={`compose shows-${panel.value}${exploring.value ? ' is-exploring' : ''}`}>
      <header class="compose-tools">
        <h1>{m.teach_compose_title()}</h1>
        <label class="picker">
          <span class="visually-hidden">{m.teach_compose_drafts()}</span>
          <select
            value={kept.id}
            onChange={(event) => {
              const id = event.currentTarget.value;
              const other = drafts.find((draft) => draft.id === id);
              if (other) void open(other);
              else if (id === 'new') void emptyWork(work.game).then(begin);
            }}
          >
            {(drafts.some(({ id }) => id === kept.id) ? drafts : [kept, ...drafts]).map((draft) => (
              <option key={draft.id} value={draft.id}>
                {nameOf(draft.id === kept.id ? work : draft.work)}
              </option>
            ))}
            <option value="new">{m.teach_compose_new()}</option>
          </select>
        </label>
        <label class="picker">
          <span class="visually-hidden">{m.teach_compose_game()}</span>
          <select
            value={work.game}
            onChange={(event) => {
              const chosen = gameIds.find((id) => id === event.currentTarget.value);
              if (chosen) void emptyWork(chosen).then(begin);
            }}
          >
            {gameIds.map((id) => (
              <option key={id} value={id}>
                {gameNames[id]()}
              </option>
            ))}
          </select>
        </label>
        <label class="picker">
          <span class="visually-hidden">{m.teach_compose_begin()}</span>
          <select
            value=""
            onChange={(event) => {
              beginFrom(event.currentTarget.value);
              event.currentTarget.value = '';
            }}
          >
            <option value="">{m.teach_compose_begin()}</option>
            <option value="empty">{m.teach_compose_begin_empty()}</option>
            <option value="deal">{m.teach_compose_begin_deal()}</option>
            <option value="paste">{m.teach_compose_begin_paste()}</option>
          </select>
        </label>
        <p class="label compose-kept">{saved}</p>
        {drafts.length > 1 && (
          <button
            type="button"
            class="link"
            onClick={() => {
              eraseDraft(kept.id);
              const next = keptDrafts()[0];
              if (next) void open(next);
            }}
          >
            {m.teach_compose_erase()}
          </button>
        )}
        <span class="compose-undo">
          <button
            type="button"
            class="icon-button"
            aria-label={m.teach_compose_undo()}
            disabled={!history.undoable.value}
            onClick={history.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={m.teach_compose_redo()}
            disabled={!history.redoable.value}
            onClick={history.redo}
          >
            <Icon name="redo" />
          </button>
        </span>
      </header>

      <div class="compose-tray">
        <Tray
          game={work.game}
          groups={tray}
          counts={counts}
          held={held.value?.from === null ? held.value.piece : null}
          onTap={tapTray}
          onPress={(event, { piece }) => hand.press(event, { piece, from: null }, null)}
        />
      </div>
      <div class="compose-board">
        <LaidBoard
          scene={shown ? shown.scene('all') : scene}
          seat={seat}
          marks={
            last
              ? {
                  ...marks,
                  refused: { from: last.slot, to: null, piece: last.id },
                  hint: { slots: [], pieces: surplus?.lying.slice(0, -1).map(({ id }) => id) ?? [] },
                }
              : checked.kind === 'refused'
                ? { ...marks, hint: { slots: checked.places, pieces: [] } }
                : marks
          }
          held={shown ? [] : heldIds}
          lit={shown ? null : lit}
          name={m.teach_compose_board()}
          live={shown === null}
          onTap={(spot) => shown === null && tapBoard(spot)}
          onKey={(event, slot) => shown === null && key(event, slot)}
          onFinder={(find) => {
            finder.current = find;
          }}
          onPress={(event, spot) => hand.press(event, lift(spot), spot)}
        />
        <p class="compose-said caption" role="status">
          {said.value || m.teach_compose_help({ example: work.game === 'sixteen' ? '7 12 3' : '7c Kd' })}
          {held.value?.from && (
            <button
              type="button"
              class="link"
              onClick={() => {
                const now = held.value;
                held.value = null;
                if (now?.from) remove(now.from, now.piece);
              }}
            >
              {m.teach_compose_back()}
            </button>
          )}
        </p>
      </div>

      <section class="compose-panel">
        {panel.value === 'share' ? (
          <Share work={work} play={play} proof={prover.proof.value} tools={tools} close={() => toPanel('position')} />
        ) : exploring.value && play ? (
          <Explore
            kit={kit}
            start={play}
            goal={work.goal}
            line={exploring.value.line}
            solution={exploring.value.solution}
            go={(line) => {
              exploring.value = { line, solution: exploring.value?.solution ?? [] };
            }}
            close={() => {
              exploring.value = null;
            }}
          />
        ) : (
          <>
            <GoalPart tools={tools} draft={draft} play={play} goal={work.goal} choose={(goal, same) => change({ goal }, same)} />
            <ProofPart
              kit={kit}
              checked={checked}
              proof={prover.proof.value}
              play={play}
              sign={sign}
              place={placeName}
              offers={composer.offers(draft)}
              left={tray
                .flatMap(({ pieces }) => pieces)
                .reduce((sum, p) => sum + Math.max(0, p.most - (counts.get(p.piece) ?? 0)), 0)}
              take={(spot, piece) => remove(spot, piece)}
              accept={relay}
              stop={prover.stop}
              longer={() => play && prover.ask(play.position, work.goal, true)}
              watch={(solution) => {
                exploring.value = { line: [], solution };
              }}
            />
            <div class="compose-more">
              <TypeIn
                tray={tray}
                places={scene.slots.map(({ id }) => ({ id, name: placeName(id) }))}
                place={current.value}
                choose={(place) => {
                  current.value = place;
                }}
                put={(pieces, slot) => relay(pieces.reduce((now, piece) => composer.put(now, slot, piece), draft))}
                open={async (link) => {
                  const next = await workOf(link);
                  if (next === null) return false;
                  // Another game is another draft.
                  if (next.game === work.game) change({ draft: next.draft, goal: next.goal });
                  else await begin(next);
                  return true;
                }}
              />
              <Facts facts={composer.facts(draft)} draft={draft} change={relay} />
            </div>
            <WordsPart words={work.words} change={(words, same) => change({ words }, same)} />
            <button type="button" class="button primary compose-share" disabled={play === null} onClick={() => toPanel('share')}>
              {play === null ? m.teach_share_waits() : m.teach_share_head()}
            </button>
          </>
        )}
      </section>
      <nav class="compose-tabs" aria-label={m.teach_compose_tabs()}>
        {(
          [
            ['position', m.teach_compose_tab_position()],
            ['words', m.teach_compose_tab_words()],
            ['share', m.teach_compose_tab_share()],
          ] as const
        ).map(([id, name]) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-pressed={panel.value === id}
            disabled={id === 'share' && play === null}
            onClick={() => toPanel(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      {hand.carried.value && carriedFace && (
        <div
          class="compose-carried"
          aria-hidden="true"
          style={{ left: `${hand.carried.value.x}px`, top: `${hand.carried.value.y}px` }}
        >
          <Piece game={work.game} face={carriedFace} prefix="carried" />
        </div>
      )}
    </div>
  );
}
