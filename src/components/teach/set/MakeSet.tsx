import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { watch } from '../../../site/storage.ts';
import { mostItems } from '../../links/links.ts';
import { tellings } from '../../links/telling.ts';
import { collectingKey } from '../../play/collecting.ts';
import { Later } from '../../play/parts/Later.tsx';
import type { SetLink } from '../links/set.ts';
import { TellingOptions } from '../TellingOptions.tsx';
import type { Lesson, Positions } from './adding.ts';
import { type Came, changeSet, collected } from './collected.ts';
import { type Taken, TakenOut } from './TakenOut.tsx';

const load = () => import('./Collected.tsx').then(({ Collected }) => Collected);

const noLink = () => m.teach_set_make_bad();
const tooMany = (count: number) => m.teach_set_make_full({ most: mostItems, count });

interface StepsProps {
  readonly lesson: Lesson;
  choose(step: Lesson['steps'][number]): void;
}

/** A lesson that was pasted as a whole: its steps, to choose one. */
const Steps = ({ lesson, choose }: StepsProps) => (
  <div role="status">
    <p>{m.teach_set_choose({ lesson: lesson.title, count: lesson.steps.length })}</p>
    <ol class="set-steps">
      {lesson.steps.map((step) => (
        <li key={step.place.id}>
          <button type="button" class="link" onClick={() => choose(step)}>
            {step.task}
          </button>
        </li>
      ))}
    </ol>
  </div>
);

interface Props {
  /** How it went with what the address brought. */
  readonly came: Came | null;
}

/** The set that is being collected: named, put in order, handed out. */
export function MakeSet({ came }: Props) {
  const set = useSignal<SetLink>(collected());
  const pasted = useSignal('');
  /** Why nothing was added. */
  const bad = useSignal(came === 'bad' ? noLink() : came === 'full' ? tooMany(mostItems + 1) : '');
  const change = (next: SetLink) => {
    const shown = set.peek();
    const done = changeSet(shown, next);
    if (next.items.length > shown.items.length)
      bad.value = done.items.length < next.items.length ? tooMany(next.items.length) : '';
    set.value = done;
  };
  useEffect(
    () =>
      watch(collectingKey, () => {
        set.value = collected(set.peek());
      }),
    [],
  );
  const { items } = set.value;
  const taken = useSignal<Taken | null>(null);
  /** What is to have the focus when the entries have changed. */
  const wanted = useRef<{ readonly item: number; readonly act: string } | null>(null);
  const putBack = () => {
    const one = taken.peek();
    if (one === null) return;
    taken.value = null;
    wanted.current = { item: Math.min(one.at, items.length), act: 'remove' };
    change({ ...set.peek(), items: items.toSpliced(one.at, 0, one.item) });
  };
  const empty = useRef<HTMLDivElement>(null);
  // The button that took the last one out is gone; who is writing meanwhile stays where they are.
  useEffect(() => {
    if (document.activeElement === document.body) empty.current?.querySelector('button')?.focus();
  }, [items]);
  // As many as there are when the page comes.
  const number = useRef(items.length).current;
  /** The lesson that was pasted as a whole. */
  const lesson = useSignal<Lesson | null>(null);
  const add = async (event: Event) => {
    event.preventDefault();
    const text = pasted.value;
    const { positionsIn } = await loading(() => import('./adding.ts'));
    const found = await positionsIn(text);
    lesson.value = found && 'steps' in found ? found : null;
    if (lesson.value) bad.value = '';
    else take(found as Positions | null, text);
  };
  const choose = async (step: Lesson['steps'][number]) => {
    const { positionsAt } = await loading(() => import('./adding.ts'));
    lesson.value = null;
    const text = pasted.value;
    take(await positionsAt(step.place), text);
    document.getElementById('set-paste')?.focus();
  };
  /** `text`: the one that they come from. What was pasted while its page was fetched stays. */
  const take = (found: Positions | null, text: string) => {
    // Read anew: what another tab has added meanwhile counts too.
    const now = collected(set.peek());
    const count = now.items.length + (found?.items.length ?? 0);
    bad.value = found === null ? noLink() : count > mostItems ? tooMany(count) : '';
    if (found === null || bad.value) return;
    set.value = now;
    change({ ...(now.items.length === 0 && found.set ? found.set : now), items: [...now.items, ...found.items] });
    if (pasted.value === text) pasted.value = '';
  };
  const texts = [
    ['title', m.teach_set_make_title(), 120, 'input'],
    ['by', m.teach_set_make_by(), 80, 'input'],
    ['intro', m.teach_set_make_intro(), 600, 'textarea'],
  ] as const;
  return (
    <div class="set column make-set">
      <header class="set-head">
        <h1 data-title={set.value.title}>{m.teach_set_make()}</h1>
        <p class="lead">{m.teach_set_make_lead()}</p>
        <p role="status">{came === 'added' && items.length > 0 ? m.teach_set_came({ n: number }) : ''}</p>
        {texts.map(([key, label, most, Text]) => (
          <p key={key} class="field">
            <label for={`set-${key}`}>{label}</label>
            <Text
              id={`set-${key}`}
              maxLength={most}
              value={set.value[key] ?? ''}
              onInput={(event) => change({ ...set.value, [key]: event.currentTarget.value || null })}
            />
          </p>
        ))}
        <p class="field is-half">
          <label for="set-told">{m.teach_words_told()}</label>
          <select
            id="set-told"
            value={set.value.telling ?? ''}
            onChange={(event) => {
              const telling = tellings.find((one) => one === event.currentTarget.value);
              const { telling: _, ...rest } = set.value;
              change(telling ? { ...rest, telling } : rest);
            }}
          >
            <option value="">{m.teach_set_make_each()}</option>
            <TellingOptions />
          </select>
        </p>
        <p>
          <label class="choice">
            <input
              type="checkbox"
              checked={set.value.explore !== false}
              onChange={(event) => {
                const { explore: _, ...rest } = set.value;
                change(event.currentTarget.checked ? rest : { ...rest, explore: false });
              }}
            />
            <span>{m.teach_words_explore()}</span>
          </label>
        </p>
        <form class="field" onSubmit={add}>
          <label for="set-paste">{m.teach_set_make_paste()}</label>
          <input
            id="set-paste"
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={pasted.value}
            aria-invalid={bad.value !== ''}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button">
            {m.teach_set_make_add()}
          </button>
          <p role="alert">{bad.value}</p>
          {lesson.value && <Steps lesson={lesson.value} choose={choose} />}
        </form>
      </header>
      {items.length === 0 ? (
        <div class="set-empty" ref={empty}>
          {taken.value && (
            <p class="set-taken">
              <TakenOut taken={taken.value} putBack={putBack} />
            </p>
          )}
          <p class="soft">
            {m.teach_set_make_empty()} <a href={pageLink('/compose/')}>{m.teach_compose_title()}</a>,{' '}
            <a href={pageLink('/puzzles/')}>{m.site_nav_puzzles()}</a>, <a href={pageLink('/learn/')}>{m.site_nav_learn()}</a>
          </p>
        </div>
      ) : (
        <Later load={load} with={{ set: set.value, change, wanted, taken, putBack }} />
      )}
    </div>
  );
}
