import { type Signal, useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { type Draft, presetGoal } from '../../games/composing.ts';
import type { GameOffer } from '../../games/wishes.ts';
import type { SomeLink } from '../../links/links.ts';
import { tellings } from '../../links/telling.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { Later } from '../../play/parts/Later.tsx';
import { TellingOptions } from '../TellingOptions.tsx';
import type { ProofProps } from './checked.ts';
import type { Finding } from './FindPart.tsx';
import type { Bench } from './useBench.ts';
import { linkOf, longest, noWords, type Tools, type Words } from './work.ts';

interface GoalProps {
  readonly tools: Tools;
  readonly draft: Draft;
  readonly play: Play | null;
  readonly goal: string;
  choose(goal: string, same?: string): void;
}

/** What is asked, chosen from sentences; a goal that the sentences do not have stands there in its own words. */
function GoalPart({ tools, draft, play, goal, choose }: GoalProps) {
  const goals = tools.composer.goals(draft);
  const [id = '', value = ''] = goal.split(':', 2);
  const chosen = goals.find((one) => one.id === id && (one.number ? /^\d+$/.test(value) : value === ''));
  const own = !chosen && play ? tools.kit.words.goalWords(goal, play) : goal;
  const number = chosen?.number;
  return (
    <div class="compose-goal">
      <p class="label" id="goal-head">
        {m.teach_goal_head()}
      </p>
      <p class="goal-sentence">
        {m.teach_goal_you()}{' '}
        <select
          aria-labelledby="goal-head"
          value={chosen?.id ?? 'own'}
          onChange={(event) => {
            const next = goals.find((one) => one.id === event.currentTarget.value);
            if (next) choose(presetGoal(tools.composer, draft, next.id));
          }}
        >
          {goals.map((one) => (
            <option key={one.id} value={one.id}>
              {one.words}
            </option>
          ))}
          {!chosen && <option value="own">{own}</option>}
        </select>
        {number && (
          <input
            type="number"
            aria-label={m.teach_goal_number()}
            min={number.low}
            max={number.high}
            value={value}
            onInput={(event) => {
              const next = event.currentTarget.valueAsNumber;
              if (Number.isInteger(next) && next >= number.low && next <= number.high) choose(`${id}:${next}`, 'goal');
            }}
          />
        )}
      </p>
      {play && number?.already !== undefined && Number(value) <= number.already && (
        <p class="goal-already">{m.teach_goal_already({ count: number.already })}</p>
      )}
      {play && <p class="caption">{tools.kit.words.goalWords(goal, play)}</p>}
    </div>
  );
}

const loadProof = () => import('./Proof.tsx').then(({ Proof }) => Proof);

/** What is known of the position at hand, or what is to be mended first; and what is missing. */
function ProofPart(props: ProofProps) {
  const { checked, left, offers } = props;
  return (
    <>
      <div class="compose-proof" role="status">
        {checked.kind === 'empty' ? (
          <>
            <Icon name="open" size={24} />
            <h2>{m.teach_proof_empty()}</h2>
            <p>{m.teach_proof_empty_says()}</p>
          </>
        ) : (
          <Later load={loadProof} with={{ ...props, checked }} />
        )}
      </div>
      <p class="compose-left">
        {left > 0 && (
          <>
            <strong>{m.teach_left_head({ count: left })}</strong> {m.teach_left_says()}{' '}
          </>
        )}
        {offers.map(({ words, draft }) => (
          <button key={words} type="button" class="link" onClick={() => props.accept(draft)}>
            {words}
          </button>
        ))}
      </p>
    </>
  );
}

interface WordsProps {
  readonly words: Words;
  change(words: Words, same?: string): void;
}

/** What the pupil reads, and how they are told. */
function WordsPart({ words, change }: WordsProps) {
  // Room for the next hint comes with the one before it.
  const hints = Math.min(words.hints.length, words.hints.findLastIndex((hint) => hint !== '') + 2);
  const fields = [
    {
      id: 'title',
      name: m.teach_words_title(),
      value: words.title,
      most: longest.title,
      set: (title: string) => ({ ...words, title }),
    },
    {
      id: 'question',
      name: m.teach_words_question(),
      value: words.question,
      most: longest.question,
      empty: m.teach_words_question_usual(),
      set: (question: string) => ({ ...words, question }),
    },
    ...words.hints.slice(0, hints).map((hint, i) => ({
      id: `hint-${i + 1}`,
      name: m.teach_words_hint({ n: i + 1 }),
      value: hint,
      most: longest.hint,
      empty: m.teach_words_hint_place({ n: i + 1 }),
      says: 'words-hints',
      set: (text: string) => ({
        ...words,
        hints: words.hints.map((was, n) => (n === i ? text : was)) as unknown as Words['hints'],
      }),
    })),
    {
      id: 'answer',
      name: m.teach_words_answer(),
      value: words.answer,
      most: longest.answer,
      set: (answer: string) => ({ ...words, answer }),
    },
  ];
  return (
    <section class="compose-words" aria-label={m.teach_words_head()}>
      {fields.map(({ id, name, value, most, set, ...rest }) => (
        <Fragment key={id}>
          <p class="word-row">
            <label for={`words-${id}`}>{name}</label>
            <textarea
              id={`words-${id}`}
              rows={1}
              maxLength={most}
              value={value}
              placeholder={'empty' in rest ? rest.empty : ''}
              aria-describedby={'says' in rest ? rest.says : undefined}
              onInput={(event) => change(set(event.currentTarget.value), id)}
            />
          </p>
          {id === `hint-${hints}` && (
            <p class="word-says" id="words-hints">
              {m.teach_words_hints()}
            </p>
          )}
        </Fragment>
      ))}
      <p class="word-row">
        <label for="words-told">{m.teach_words_told()}</label>
        <select
          id="words-told"
          value={words.telling}
          onChange={(event) => {
            const telling = tellings.find((one) => one === event.currentTarget.value);
            if (telling) change({ ...words, telling });
          }}
        >
          <TellingOptions />
        </select>
      </p>
      <p>
        <label class="fact apart">
          <input
            type="checkbox"
            checked={words.explore}
            onChange={(event) => change({ ...words, explore: event.currentTarget.checked })}
          />
          {m.teach_words_explore()}
        </label>
      </p>
    </section>
  );
}

interface AddProps {
  /** Null: there is no position to put. */
  readonly link: SomeLink | null;
  readonly added: Bench['added'];
  /** The position of the set that is being edited, as it lies there; null: none. */
  readonly edited: Signal<SomeLink | null>;
}

/** Puts a position into the set that is being collected; from then on there is a way to the set. */
function AddToSet({ link, added, edited }: AddProps) {
  const was = edited.value;
  const last = added.value;
  const how = last && link && last.what === JSON.stringify(link) ? last.how : null;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={link === null}
        onClick={async () => {
          if (!link) return;
          const { putIntoSet } = await loading(() => import('../set/collected.ts'));
          added.value = { what: JSON.stringify(link), how: putIntoSet(link, was) };
          if (was) edited.value = link;
        }}
      >
        {was ? m.teach_set_back() : m.teach_set_add()}
      </button>
      <p class="compose-added" role="status">
        {how === 'added' && (was ? m.teach_set_changed() : m.teach_set_added())}
        {how === 'full' && m.teach_set_full()}
        {how === 'unkept' && m.play_explore_unkept()}
        {last !== null && (
          <>
            {' '}
            <a href={pageLink('/set/')}>{m.teach_set_go()}</a>
          </>
        )}
      </p>
    </>
  );
}

const load = () => import('./FindPart.tsx').then(({ FindPart }) => FindPart);

/** Finding a puzzle like the one at hand; all that it takes is loaded once it is opened. */
function Find(props: Finding) {
  const open = useSignal(false);
  return (
    <details
      class="compose-finding"
      onToggle={(event) => {
        open.value ||= event.currentTarget.open;
      }}
    >
      <summary>{m.teach_find_head()}</summary>
      {open.value && <Later load={load} with={props} />}
    </details>
  );
}

const loadPreview = () => import('./Preview.tsx').then(({ Preview }) => Preview);

interface Props {
  readonly bench: Bench;
  /** What puzzles are made of each game. */
  readonly offers: readonly GameOffer[];
  /** Base-prefixed address of the keys of the site's own puzzles. */
  readonly known: string;
  /** The position of a set that is being edited. */
  readonly edited: Signal<SomeLink | null>;
  share(): void;
  /** Told when what can be done about a proof has come. */
  shown(): void;
}

/** All that is said and asked about the position on the table. */
export function PositionPanel({ bench, offers, known, edited, share, shown }: Props) {
  const { tools, work, draft, pieces, counts, checked, play, proof, prover, looked, added, change, relay } = bench;
  const previewing = useSignal(false);
  const left = pieces.reduce((sum, { piece, most }) => sum + Math.max(0, most - (counts.get(piece) ?? 0)), 0);
  const link = play ? linkOf(work, play.position) : null;
  return (
    <>
      <GoalPart tools={tools} draft={draft} play={play} goal={work.goal} choose={bench.choose} />
      <ProofPart
        kit={tools.kit}
        checked={checked}
        proof={proof}
        play={play}
        goal={work.goal}
        sign={bench.sign}
        place={bench.slotOf}
        seat={bench.seat}
        offers={tools.composer.offers(draft)}
        left={left}
        take={bench.remove}
        accept={relay}
        choose={(goal) => bench.choose(goal, 'goal')}
        shown={shown}
        stop={prover.stop}
        again={(more) => play && prover.ask(play.position, work.goal, more)}
        watch={(solution) => {
          looked.value = { line: [], solution };
        }}
        explore={() => {
          looked.value = { line: [], solution: null };
        }}
      />
      <Find
        tools={tools}
        draft={draft}
        goal={work.goal}
        offer={offers.find((offer) => offer.game === work.game)}
        known={known}
        accept={(draft, goal) => {
          looked.value = null;
          // Words of one position say nothing of another.
          const { telling, explore } = work.words;
          change({ draft, goal, words: { ...noWords, telling, explore } });
        }}
      />
      <WordsPart words={work.words} change={(words, same) => change({ words }, same)} />
      <div class="compose-acts">
        <button
          type="button"
          class="button"
          disabled={link === null}
          onClick={() => {
            previewing.value = true;
          }}
        >
          {m.teach_words_pupil()}
        </button>
        <AddToSet link={link} added={added} edited={edited} />
        <button type="button" class="button primary compose-share" disabled={play === null} onClick={share}>
          {play === null && checked.kind !== 'empty' ? m.teach_share_waits() : m.teach_share_head()}
        </button>
      </div>
      {previewing.value && link && (
        <Later
          load={loadPreview}
          with={{
            link,
            close() {
              previewing.value = false;
            },
          }}
        />
      )}
    </>
  );
}
