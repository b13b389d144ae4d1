import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { rng } from '../../../engine/core/rng.ts';
import { type GameId, gameIds } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { gameName } from '../../../published/games.ts';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { watch } from '../../../site/storage.ts';
import { loadDeals } from '../../games/index.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { draftsKey, eraseDraft, type Kept, keptDrafts } from './drafts.ts';
import type { Bench } from './useBench.ts';
import { emptyWork, type Work } from './work.ts';

/** What a draft is called; without a title, by how much is on its table and when it was changed last. */
function titleOf({ work, at }: Pick<Kept, 'work' | 'at'>): string {
  const title = work.words.title.trim();
  if (title) return title;
  const count = Object.values(work.draft.places).reduce((sum, pieces) => sum + pieces.length, 0);
  if (count === 0) return m.teach_compose_untitled();
  const untitled = m.teach_compose_untitled_count({ count });
  if (at === undefined) return untitled;
  const when = new Date(at).toLocaleString(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  return `${untitled}, ${when}`;
}

/** The same, with its game. */
const nameOf = (kept: Pick<Kept, 'work' | 'at'>): string => `${titleOf(kept)}, ${gameName(kept.work.game)}`;

interface LeftProps {
  readonly left: Kept;
  open(kept: Kept): Promise<unknown>;
}

/** That another draft has begun, where the one before is, and the way back to it. */
function Left({ left, open }: LeftProps) {
  return (
    <p class="compose-began">
      {m.teach_compose_began({ name: nameOf(left) })}{' '}
      <button type="button" class="link" onClick={() => void open(left)}>
        {m.teach_compose_began_back()}
      </button>
    </p>
  );
}

interface PickerProps {
  /** What finds it again in another draft. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly children: ComponentChildren;
  choose(value: string): void;
}

/** A choice that looks like words of a line. It shows what is so, also where that was not what was chosen. */
function Picker({ id, name, value, choose, children }: PickerProps) {
  return (
    <label class="picker">
      <span class="visually-hidden">{name}</span>
      <select
        data-picker={id}
        value={value}
        onChange={(event) => {
          choose(event.currentTarget.value);
          event.currentTarget.value = value;
        }}
      >
        {children}
      </select>
    </label>
  );
}

/** The other drafts of this browser, and new ones. */
export interface Drafts {
  open(kept: Kept): Promise<unknown>;
  /** Begins a draft; what is laid already is kept at once. What is chosen while it is still loading comes instead of it. */
  begin(work: Work | Promise<Work>): Promise<void>;
  /** The draft that was gone from when this one began by itself, and is kept; null: none. */
  readonly left: Kept | null;
}

interface BeginProps extends Drafts {
  readonly bench: Bench;
}

/** Which draft, of which game, begun from what. */
function Begin({ bench, open, begin }: BeginProps) {
  const { kept, work, draft, relay, tools } = bench;
  const heard = useSignal(0);
  useEffect(
    () =>
      watch(draftsKey, () => {
        heard.value += 1;
      }),
    [],
  );
  const drafts = useMemo(keptDrafts, [heard.value, work]);
  const choose = (id: string) => {
    const other = drafts.find((one) => one.id === id);
    if (other) void open(other);
    else if (id === 'new') void begin(emptyWork(work.game));
    else if (id === 'erase') {
      eraseDraft(kept.id);
      const next = keptDrafts()[0];
      if (next) void open(next);
    }
  };
  const ways: Readonly<Record<string, () => void>> = {
    empty: () => relay({ ...tools.composer.empty, facts: draft.facts }),
    async deal() {
      const [{ dealing }, { randomNumber, usualOptions }] = await Promise.all([
        loadDeals(work.game),
        loading(() => import('../../play/deals.ts')),
      ]);
      const dealt = tools.game.deal(tools.composer.dealt?.(draft) ?? usualOptions(dealing), rng(randomNumber()));
      if (dealt.ok) relay(tools.composer.read(dealt.value));
    },
    puzzle: () => location.assign(pageLink(`/puzzles/${work.game}/`)),
    paste: () => document.getElementById('compose-typed')?.focus(),
  };
  return (
    <>
      <Picker id="draft" name={m.teach_compose_drafts()} value={kept.id} choose={choose}>
        {(drafts.some(({ id }) => id === kept.id) ? drafts : [kept, ...drafts]).map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === kept.id ? work.words.title.trim() || m.teach_compose_untitled() : nameOf(one)}
          </option>
        ))}
        <option value="new">{m.teach_compose_new()}</option>
        {drafts.length > 1 && <option value="erase">{m.teach_compose_erase()}</option>}
      </Picker>
      <Picker id="game" name={m.teach_compose_game()} value={work.game} choose={(id) => void begin(emptyWork(id as GameId))}>
        {gameIds.map((id) => (
          <option key={id} value={id}>
            {gameName(id)}
          </option>
        ))}
      </Picker>
      <Picker id="begin" name={m.teach_compose_begin()} value="" choose={(way) => ways[way]?.()}>
        <option value="">{m.teach_compose_begin()}</option>
        <option value="empty">{m.teach_compose_begin_empty()}</option>
        <option value="deal">{m.teach_compose_begin_deal()}</option>
        <option value="puzzle">{m.teach_compose_begin_puzzle()}</option>
        <option value="paste">{m.teach_compose_begin_paste()}</option>
      </Picker>
    </>
  );
}

const keeping = { saved: m.teach_compose_kept, full: m.teach_compose_full, unavailable: m.teach_compose_unkept };

interface TurnProps {
  readonly sign: 'undo' | 'redo';
  readonly name: string;
  readonly able: boolean;
  act(): void;
}

/** One way through what was done. */
const Turn = ({ sign, name, able, act }: TurnProps) => (
  <button type="button" class="icon-button centred" aria-label={name} disabled={!able} onClick={act}>
    <Icon name={sign} />
  </button>
);

/** The line above the table: what is worked at, whether it is kept, and the way back. */
export function Head({ bench, ...drafts }: Drafts & { readonly bench: Bench }) {
  const { history, written } = bench;
  const { left, open } = drafts;
  return (
    <header class="compose-tools wraps">
      <h1>{m.teach_compose_title()}</h1>
      <Begin bench={bench} {...drafts} />
      <p class="label compose-kept">{keeping[written.value]()}</p>
      <span class="compose-undo">
        <Turn sign="undo" name={m.teach_compose_undo()} able={history.undoable.value} act={history.undo} />
        <Turn sign="redo" name={m.teach_compose_redo()} able={history.redoable.value} act={history.redo} />
      </span>
      <div class="compose-left-draft" role="status">
        {left && <Left left={left} open={open} />}
      </div>
    </header>
  );
}
