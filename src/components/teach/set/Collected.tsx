import { type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { isolated } from '../../../site/isolated.ts';
import { read } from '../../../site/storage.ts';
import { formatLink, type PositionLink } from '../../links/links.ts';
import { CopyText } from '../../play/parts/CopyText.tsx';
import { Icon, type IconName } from '../../play/parts/icons.tsx';
import { LargeCode, LinkCode, mostInCode, mostInEasyCode, mostInMessage } from '../../play/parts/LinkCode.tsx';
import { pageSolver } from '../../play/solver.ts';
import { asSetSays, formatSetText, longestSet, mostSetText, type SetLink, setId } from '../links/set.ts';
import { formatSet } from '../links/write-set.ts';
import { type Opened, openLink, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { asName, keepOurs, nameKey, ourSets } from './kept.ts';
import { OnPaper } from './OnPaper.tsx';
import { askedBy, type Standing, twinsOf, workOut } from './standing.ts';
import { type Taken, TakenOut } from './TakenOut.tsx';

const marks: Readonly<Record<Standing, readonly [IconName, () => string]>> = {
  winnable: ['yes', m.teach_proof_winnable],
  met: ['open', m.teach_proof_met],
  lost: ['broken', m.teach_proof_not],
  unknown: ['unsure', m.teach_set_entry_unproved],
};

interface NotesProps {
  /** As pupils get it. */
  readonly item: PositionLink;
  /** Null: not known yet. */
  readonly standing: ReadonlySignal<Standing | null>;
  /** The earlier entry that asks the same, from 0. */
  readonly twin: number | null;
}

/** What whoever makes a set is told of one of its positions: whether it is proved, what comes with it, and whether it is there already. */
export function EntryNotes({ item, standing: { value: standing }, twin }: NotesProps) {
  const [icon, words] = standing ? marks[standing] : (['open', m.teach_proof_thinking] as const);
  const hints = item.hints.length;
  return (
    <span class="tile-notes">
      <span class={standing === 'winnable' ? 'tile-standing is-good' : standing ? 'tile-standing' : 'tile-standing soft'}>
        <Icon name={icon} size={18} /> {words()}
      </span>
      {standing === 'lost' && <span>{m.teach_lost_pupils()}</span>}
      <span class="soft">
        {hints === 0 ? m.teach_set_entry_no_hint() : m.teach_set_entry_hints({ count: hints })} ·{' '}
        {m.teach_set_entry_told({ how: item.telling ?? 'chosen' })}
        {item.explore === false && <> · {m.teach_set_entry_closed()}</>}
      </span>
      {item.goal === null && <span>{m.teach_set_entry_no_goal()}</span>}
      {twin !== null && <strong>{m.teach_set_entry_twin({ n: twin + 1 })}</strong>}
    </span>
  );
}

/** Whether the link of a set, with its fragment, can be read by whoever gets it: texts that are packed small still have to be unpacked. */
export const fitsLink = (set: SetLink, fragment: string): boolean =>
  fragment.length <= longestSet && formatSetText(set).length <= mostSetText;

/** How many positions of a set, from the first, a fragment of at most so many signs has room for. */
export function howManyFit(set: SetLink, room: number): number {
  let [fit, beyond] = [0, set.items.length + 1];
  while (beyond - fit > 1) {
    const middle = (fit + beyond) >> 1;
    if (formatSet({ ...set, items: set.items.slice(0, middle) }).length <= room) fit = middle;
    else beyond = middle;
  }
  return fit;
}

/** Positions opened before: only what is new is read again. */
const known = new Map<PositionLink, Promise<Opened | null>>();
function openOnce(link: PositionLink): Promise<Opened | null> {
  const opening = known.get(link) ?? openLink(link);
  known.set(link, opening);
  return opening;
}

/** What is known of the positions that were asked about since the page came. */
const standings = new Map<string, Signal<Standing | null>>();
function standingAt(key: string): Signal<Standing | null> {
  const known = standings.get(key) ?? signal(null);
  standings.set(key, known);
  return known;
}

interface Props {
  readonly set: SetLink;
  change(set: SetLink): void;
  /** What is to have the focus when the entries have changed. */
  readonly wanted: { current: { readonly item: number; readonly act: string } | null };
  readonly taken: Signal<Taken | null>;
  putBack(): void;
}

/** What has been collected: its order, its link, its worksheet. */
export function Collected({ set, change, wanted, taken, putBack }: Props) {
  const opened = useSignal<readonly (Opened | null)[]>([]);
  const { items } = set;
  useEffect(() => {
    let stale = false;
    Promise.all(items.map(openOnce)).then((all) => {
      if (!stale) opened.value = all;
    });
    return () => {
      stale = true;
    };
  }, [items]);
  useEffect(() => {
    const asking = new AbortController();
    const known = {
      has: (key: string) => standingAt(key).peek() !== null,
      set(key: string, standing: Standing) {
        standingAt(key).value = standing;
      },
    };
    pageSolver()
      .then((solver) => workOut(items, solver, known, asking.signal))
      // Without a solver nothing is known.
      .catch(() => {});
    return () => asking.abort();
  }, [items]);
  const list = useRef<HTMLOListElement>(null);
  const said = useSignal('');
  const twins = useMemo(() => twinsOf(items), [items]);
  const codeOpen = useSignal(false);
  useEffect(() => {
    const to = wanted.current;
    wanted.current = null;
    if (!to) return;
    const acts =
      list.current?.querySelectorAll('.set-tile')[to.item]?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
    ([...acts].find((button) => button.dataset.act === to.act) ?? acts[0])?.focus();
  }, [items]);
  const move = (from: number, to: number) => {
    wanted.current = { item: to, act: to < from ? 'up' : 'down' };
    said.value = m.teach_set_make_moved({ n: to + 1 });
    const rest = items.filter((_, i) => i !== from);
    const item = items[from];
    if (item) change({ ...set, items: [...rest.slice(0, to), item, ...rest.slice(to)] });
  };
  const fragment = useMemo(() => formatSet(set), [set]);
  const href = () => new URL(`${pageLink('/set/')}#${fragment}`, location.href).href;
  /** What has left this page is known to be one's own when results of it come. */
  const handOut = () => keepOurs({ id: setId(set), fragment });
  const fitting = useMemo(() => fitsLink(set, fragment), [set]);
  const coded = href().length <= mostInCode;
  const fit = useMemo(
    () => (coded ? items.length : howManyFit(set, mostInCode - (href().length - fragment.length))),
    [set, coded],
  );
  // What cannot be read of the sets that were handed out, or of the name, is told here too.
  useEffect(() => {
    ourSets();
    read(nameKey, asName);
  }, []);
  const gap = taken.value && Math.min(taken.value.at, items.length);
  const back = taken.value && (
    <li key="taken" class="set-taken">
      <TakenOut taken={taken.value} putBack={putBack} />
    </li>
  );
  return (
    <>
      <div class="set-out">
        <div class="set-hand-out wraps">
          {!fitting ? (
            <p role="alert">{m.teach_set_make_too_long()}</p>
          ) : (
            <p class="buttons">
              <CopyText
                label={m.teach_set_make_copy()}
                text={() => {
                  handOut();
                  return href();
                }}
                className="button primary"
              />
              <a class="button" href={href()}>
                {m.teach_set_make_open()}
              </a>
            </p>
          )}
          <p class="soft">
            {m.teach_set_make_signs({ count: href().length })} {href().length > mostInMessage && m.teach_set_make_long()}
          </p>
          {!coded ? (
            <p class="soft">
              {m.teach_set_make_no_code({ most: mostInCode.toLocaleString(getLocale()) })}{' '}
              {fit > 0 ? m.teach_set_make_fit({ count: fit }) : m.teach_set_make_texts()}
            </p>
          ) : (
            <details
              class="set-code"
              onToggle={(event) => {
                codeOpen.value = event.currentTarget.open;
                if (codeOpen.value) handOut();
              }}
            >
              <summary>{m.teach_set_make_code()}</summary>
              <div class="wraps">
                {codeOpen.value && <LinkCode text={href()} name={m.teach_share_code()} />}
                <div>
                  <LargeCode text={href()} title={set.title ?? m.teach_set_title()} />
                  {href().length > mostInEasyCode && <p class="soft">{m.teach_set_make_dense()}</p>}
                </div>
              </div>
            </details>
          )}
        </div>
        <ol class="set-tiles" ref={list}>
          {items.map((item, i) => {
            const own = opened.value[i];
            const title = own ? titleOf(own) : (item.text ?? '');
            return [
              gap === i && back,
              <li key={`${i} ${item.position}`} class="set-tile">
                <span class="tile-board">{own && <Picture opened={own} as="tile" />}</span>
                <span class="tile-name">
                  <span class="tile-number">{i + 1}</span>
                  <span class="tile-title">{title}</span>
                  {own === null && <span role="alert">{m.teach_set_unreadable({ n: i + 1 })}</span>}
                </span>
                {own && <EntryNotes item={asSetSays(set, item)} standing={standingAt(askedBy(item))} twin={twins[i] ?? null} />}
                <span class="tile-acts wraps">
                  <button
                    type="button"
                    class="button"
                    data-act="up"
                    disabled={i === 0}
                    aria-label={m.teach_set_make_up({ n: i + 1 })}
                    onClick={() => move(i, i - 1)}
                  >
                    <Icon name="back" />
                  </button>
                  <button
                    type="button"
                    class="button"
                    data-act="down"
                    disabled={i === items.length - 1}
                    aria-label={m.teach_set_make_down({ n: i + 1 })}
                    onClick={() => move(i, i + 1)}
                  >
                    <Icon name="forth" />
                  </button>
                  <a class="button" href={`${pageLink('/compose/')}#e=1&${formatLink(item)}`}>
                    {m.teach_set_make_edit()}
                  </a>
                  <button
                    type="button"
                    class="button"
                    data-act="remove"
                    aria-label={m.teach_set_make_remove({ n: i + 1 })}
                    onClick={() => {
                      wanted.current = { item: Math.min(i, items.length - 2), act: 'remove' };
                      said.value = m.teach_set_make_removed({ title: isolated(title) });
                      taken.value = { item, at: i, title };
                      change({ ...set, items: items.filter((_, n) => n !== i) });
                    }}
                  >
                    <Icon name="no" />
                  </button>
                </span>
              </li>,
            ];
          })}
          {gap === items.length && back}
        </ol>
      </div>
      <OnPaper set={set} items={opened.value} fragment={fragment} handOut={handOut} />
      <p role="status" class="visually-hidden">
        {said.value}
      </p>
    </>
  );
}
