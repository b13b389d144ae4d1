import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../engine/games/ids.ts';
import { mostNumber, type Wish } from '../../engine/games/making.ts';
import * as m from '../../paraglide/messages.js';
import { localDay } from '../../published/days/calendar.ts';
import { gradeWords } from '../../published/grades.ts';
import type { Taught } from '../../published/practised.ts';
import { shortest } from '../../published/taught.ts';
import { dueOn, nothingYet, type PracticeRecords, practiceHere } from '../../records/practice.ts';
import { watch } from '../../site/storage.ts';
import { type GameOffer, gradesOf, type Word } from '../games/wishes.ts';
import { Later } from '../play/parts/Later.tsx';
import type { Asked } from './asked.ts';
import { asksForAny, type Choice, chosen, keptChoice, type RunKind, runKinds, usualChoice } from './choice.ts';
import { type Upto, uptoHere } from './keeping.ts';
import { Ratings } from './Ratings.tsx';

interface Props {
  readonly offers: readonly GameOffer[];
  readonly taught: Readonly<Record<GameId, Taught>>;
  /** The wish of a choice as things stand. */
  wishHere(choice: Choice): Wish;
  /** The link that was opened could not be read. */
  readonly broken: boolean;
  /** What there is to say of the puzzle that was left. */
  readonly note: string | null;
  begin(choice: Choice): void;
  open(asked: Asked): void;
  solveAll(): void;
}

const kinds: Readonly<Record<RunKind, readonly [name: () => string, says: () => string, begin: () => string]>> = {
  free: [m.endless_kind_free, m.endless_kind_free_says, m.endless_begin_free],
  minutes: [m.endless_kind_minutes, m.endless_kind_minutes_says, m.endless_begin_minutes],
  slip: [m.endless_kind_slip, m.endless_kind_slip_says, m.endless_begin_slip],
};

const loadDue = () => import('./Due.tsx').then(({ Due }) => Due);

/** What to practise, as a sentence whose words are the form; three ways to play; how strong one is; what comes back. */
export function Chooser({ offers, taught, wishHere, broken, note, begin, open, solveAll }: Props) {
  const first = offers[0] as GameOffer;
  const choice = useSignal<Choice>(usualChoice(first.game));
  const records = useSignal<PracticeRecords>(nothingYet);
  const number = useSignal('');
  /** How far the reader has come in each game; known once the records are. */
  const upto = useSignal<Readonly<Partial<Record<GameId, Upto>>>>({});
  useEffect(() => {
    const kept = keptChoice(offers);
    if (kept) choice.value = kept;
    const look = () => {
      records.value = practiceHere();
    };
    look();
    upto.value = Object.fromEntries(offers.map(({ game }) => [game, uptoHere(game, taught[game])]));
    return watch('practice', look);
  }, []);
  const now = choice.value;
  const offer = offers.find(({ game }) => game === now.game) ?? first;
  const change = (more: Partial<Choice>): void => {
    choice.value = chosen(offers, choice.value, more);
  };
  const far = upto.value[now.game];
  const keeps = asksForAny(now);
  const grades = keeps && now.keeps && far ? far.grades : gradesOf(offer, now);
  const word = (name: 'rules' | 'goal' | 'theme', legend: string, any: string, words: readonly Word[]): VNode => (
    <Pick
      key={name}
      legend={legend}
      value={now[name]}
      items={[{ id: '', name: any }, ...words].map((item) => ({
        ...item,
        // What is not found soon together with the words before it.
        off: item.id !== '' && gradesOf(offer, { ...before(now, name), [name]: item.id }).length === 0,
      }))}
      onPick={(id) => change({ [name]: id })}
    />
  );
  const words: Readonly<Record<string, VNode>> = {
    game: (
      <Pick
        key="game"
        legend={m.endless_game()}
        value={now.game}
        items={offers.map(({ game, name }) => ({ id: game, name }))}
        onPick={(id) => change({ game: id as Choice['game'] })}
      />
    ),
    rules: word('rules', m.endless_rules(), offer.usual ?? m.endless_any_rules(), offer.rules),
    goal: word('goal', m.endless_goal(), m.endless_any_goal(), offer.goals),
    theme: word('theme', m.endless_theme(), m.endless_any_theme(), offer.themes),
    grade: (
      <Pick
        key="grade"
        legend={m.endless_grade()}
        value={now.grade}
        items={[
          { id: 'mine', name: m.endless_as_hard() },
          ...[1, 2, 3, 4, 5].map((grade) => ({ id: String(grade), name: gradeWords(grade) })),
          { id: '', name: m.endless_any_grade() },
        ].map((item) => ({ ...item, off: item.id !== 'mine' && !grades.includes(Number(item.id)) }))}
        onPick={(id) => change({ grade: id as Choice['grade'] })}
      />
    ),
  };
  const plain = offer.usual === undefined && offer.rules.length < 2;
  const due = dueOn(records.value, localDay(new Date()));
  const counts: Readonly<Record<RunKind, string>> = {
    free: m.endless_so_far({ met: records.value.met, clean: records.value.clean }),
    minutes: m.endless_best({ count: records.value.best.minutes ?? '–' }),
    slip: m.endless_best({ count: records.value.best.slip ?? '–' }),
  };
  return (
    <div class="endless column">
      <form
        class="endless-choice"
        aria-label={m.endless_form()}
        onSubmit={(event) => {
          event.preventDefault();
          begin(choice.value);
        }}
      >
        <h1>{m.endless_title()}</h1>
        <p class="lead">{m.endless_lead()}</p>
        {note && <p role="status">{note}</p>}
        {broken && (
          <p role="alert" class="endless-broken">
            <strong>{m.endless_broken()}.</strong> {m.endless_broken_says()}
          </p>
        )}
        <p class="endless-sentence">{filled(plain ? m.endless_sentence_plain : m.endless_sentence, words)}</p>
        <p class="endless-keeps" hidden={!keeps}>
          <label>
            <input type="checkbox" checked={now.keeps} onChange={(event) => change({ keeps: event.currentTarget.checked })} />
            <span>{keepsSays(now.game, far)}</span>
          </label>
        </p>
        <fieldset class="endless-kinds">
          <legend class="visually-hidden">{m.endless_kinds()}</legend>
          {runKinds.map((run) => {
            const [name, says] = kinds[run];
            return (
              <label key={run} class="kind">
                <input type="radio" name="kind" checked={now.run === run} onChange={() => change({ run })} />
                <span class="name">{name()}</span>
                <span class="says">{says()}</span>
                <span class="count">{counts[run]}</span>
              </label>
            );
          })}
        </fieldset>
        <p class="endless-begin">
          <button type="submit" class="button primary">
            {kinds[now.run][2]()}
          </button>
        </p>
      </form>
      <div class="endless-you">
        <Ratings offers={offers} current={offer} ratings={records.value.ratings} />
        <section aria-labelledby="comes-back">
          <header class="wraps apart">
            <h2 id="comes-back">{due.length === 0 ? m.endless_again_none() : m.endless_again({ count: due.length })}</h2>
            {due.length > 0 && (
              <button type="button" class="link" onClick={solveAll}>
                {m.endless_again_go()}
              </button>
            )}
          </header>
          <p class="soft">{m.endless_again_says()}</p>
          {due.length > 0 && <Later load={loadDue} with={{ due, offers }} />}
        </section>
      </div>
      <form
        class="endless-number wraps"
        aria-label={m.endless_number()}
        onSubmit={(event) => {
          event.preventDefault();
          if (number.value !== '') open({ game: now.game, wish: wishHere(now), number: Number(number.value) });
        }}
      >
        <p class="soft">{m.endless_number_says()}</p>
        <label>
          {m.endless_number()}{' '}
          <input
            type="text"
            inputMode="numeric"
            pattern="\d{1,6}"
            maxLength={String(mostNumber).length}
            value={number.value}
            onInput={(event) => {
              number.value = event.currentTarget.value.trim();
            }}
          />
        </label>
        <button type="submit" class="button">
          {m.endless_number_open()}
        </button>
      </form>
    </div>
  );
}

/** What practice keeps to as it begins, in one sentence. */
function keepsSays(game: GameId, far: Upto | undefined): string {
  const [first, second] = shortest[game];
  if (!far?.lesson) return m.endless_keeps_short({ first, second });
  const { title: lesson } = far;
  return far.done ? m.endless_keeps({ lesson, first, second }) : m.endless_keeps_from({ lesson, first, second });
}

/** The choice as far as the words before one go: what comes after gives way. */
const before = (choice: Choice, name: 'rules' | 'goal' | 'theme'): Choice => ({
  ...choice,
  ...(name === 'rules' ? { goal: '', theme: '' } : name === 'goal' ? { theme: '' } : {}),
});

/** A choice of so many letters stays in one line on every screen. */
const unparted = 14;

/** A word of the sentence that can be exchanged: a list to choose from, under its present word. */
function Pick({
  legend,
  value,
  items,
  onPick,
}: {
  legend: string;
  value: string;
  items: readonly (Word & { readonly off?: boolean })[];
  onPick(id: string): void;
}) {
  const name = items.find(({ id }) => id === value)?.name ?? '';
  return (
    <label class={name.length > unparted ? 'pick' : 'pick is-short'}>
      <span aria-hidden="true">{name}</span>
      <select aria-label={legend} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {items.map(({ id, name, off }) => (
          <option key={id} value={id} disabled={off} selected={id === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type Sentence = (words: { game: string; rules: string; goal: string; theme: string; grade: string }) => string;

/** The sentence with its words set in, in the order of the reader's language. */
function filled(sentence: Sentence, words: Readonly<Record<string, VNode>>): ComponentChildren {
  const sign = '\u0000';
  const at = (name: string) => `${sign}${name}${sign}`;
  const text = sentence({ game: at('game'), rules: at('rules'), goal: at('goal'), theme: at('theme'), grade: at('grade') });
  return text.split(sign).map((part, i) => (i % 2 === 0 ? part : words[part]));
}
