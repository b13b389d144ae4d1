import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { Carry, Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { most } from '../../../records/practice.ts';
import { link } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import type { Written } from '../../../site/storage.ts';
import { unbroken } from '../../../site/unbroken.ts';
import { Board } from '../../board/Board.tsx';
import { formatLink } from '../../links/links.ts';
import { addToSet } from '../collecting.ts';
import { type DealChoice, formatDeal } from '../deals.ts';
import { headlineOf } from '../end-words.ts';
import type { GameKit, ObjectionWords } from '../kit.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { Icon } from '../parts/icons.tsx';
import { SolutionRow } from '../parts/StageRows.tsx';
import { READER } from '../reader.ts';
import { createReplay, type Replay, replayInterval } from '../replay.ts';
import { createSession, type Session } from '../session.ts';
import { pageSolver } from '../solver.ts';
import { Curve } from './Curve.tsx';
import type { Decision, Fault } from './decisions.ts';
import { type On, onFrom } from './on.ts';
import { games, shareOf } from './rating.ts';
import { type Cost, createReview, type Moment, type Review } from './review.ts';
import { lookedAt, noteLook } from './wanted.ts';

export interface ReviewProps {
  readonly kit: GameKit;
  /** The deal; null: the game began somewhere else. */
  readonly choice: DealChoice | null;
  readonly start: Play;
  readonly line: readonly string[];
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
  readonly more?: ComponentChildren;
  /** Back to watching the game. */
  leave(): void;
}

/** A game looked at again: a curve, the moments worth looking at, and every decision with what is known of it. */
export function ReviewPage({ kit, choice, start, line, positionPage, leave }: ReviewProps) {
  // Without a deal whoever decides at the start is looked at.
  const seat = choice ? (choice.seat ?? READER) : typeof start.actor === 'number' ? start.actor : READER;
  const review = useMemo(() => createReview({ kit, start, line, seat }), [start.position, line]);
  const [failed, fail] = useState(false);
  // Who comes back from where a decision led is at that decision again.
  const [came] = useState(lookedAt);
  const [chosen, choose] = useState(came !== null && came < review.decisions.length ? came : 0);
  const touched = useRef((came ?? 0) > 0);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    const stop = new AbortController();
    pageSolver()
      .then((solver) => review.run(solver, stop.signal))
      .catch(() => stop.signal.aborted || fail(true));
    return () => stop.abort();
  }, [review]);
  const moments = review.moments.value;
  useEffect(() => {
    if (!touched.current && moments?.[0]) choose(moments[0].number);
  }, [moments]);
  useEffect(() => noteLook(chosen), [chosen]);
  const pick = (number: number) => {
    touched.current = true;
    choose(number);
    requestAnimationFrame(showBoard);
  };
  const end = useMemo(() => {
    const played = kit.game.replay(start.position, line);
    return played.ok ? played.value : start;
  }, [start.position, line]);
  const says = headlineOf(kit.words.outcomeWords(end, seat) ?? m.review_unended()).head;
  const looked = review.ratings.value.filter((rating) => rating !== null).length;
  const of = review.decisions.length;
  const faults = (kind: 'slip' | 'missed') => review.decisions.filter(({ fault }) => fault?.kind === kind).length;
  const [slips, missed] = [faults('slip'), faults('missed')];
  const [objected, hear] = useState<ObjectionWords | null>(null);
  const said = slips + missed > 0 ? kit.objections?.said : undefined;
  useEffect(() => {
    // What is set is called where it is a function: the words are none.
    if (said) loading(said).then((words) => hear(words));
  }, [said]);
  const provedCount = review.ratings.value.filter((rating) => rating !== null && rating.kind !== 'open').length;
  const decision = review.decisions[chosen];
  return (
    <div class="review">
      <header class="review-head">
        <h1 tabIndex={-1} ref={head}>
          {says} {moments && <span class="review-count">{m.review_moments({ count: moments.length })}</span>}
        </h1>
        {/* How far it has come is seen; heard is only what comes of it. */}
        {!failed && !moments && <p class="soft">{looked < of ? m.review_looking({ at: looked, of }) : m.review_weighing()}</p>}
        <p class="soft" role="status">
          {failed && m.review_failed()}
          {moments &&
            (choice
              ? m.review_facts({ game: kit.words.gameName(), number: choice.number, count: of, proved: provedCount })
              : m.review_facts_line({ game: kit.words.gameName(), count: of, proved: provedCount }))}
        </p>
        {slips + missed > 0 && <p class="soft">{m.review_faults({ slips, missed })}</p>}
        {choice?.open === false && <p class="soft review-open">{m.review_hindsight()}</p>}
        <p class="review-ways">
          <a class="link" href={link('/play/')}>
            {m.play_all_games()}
          </a>
          <button type="button" class="link" onClick={leave}>
            {choice ? m.review_watch() : m.play_form_open()}
          </button>
          <CopyText label={m.play_end_game_link()} text={() => location.href} />
          {choice && (
            <a class="link" href={`#${formatDeal(choice)}`}>
              {m.play_replay_own()}
            </a>
          )}
        </p>
      </header>
      <Curve review={review} chosen={chosen} pick={pick} alone={kit.alone} />
      {decision === undefined ? (
        <p>{m.review_nothing()}</p>
      ) : (
        <Looked
          key={chosen}
          {...{ kit, review, decision, seat, positionPage, pick, objected }}
          number={chosen}
          moment={moments?.find(({ number }) => number === chosen) ?? null}
        />
      )}
      <Decisions {...{ kit, review, seat, chosen, pick }} />
    </div>
  );
}

/** Where the page is longer than the window, what happens on the board is seen. */
const showBoard = (): void => document.querySelector('.review-board')?.scrollIntoView({ block: 'nearest' });

interface LookedProps {
  readonly kit: GameKit;
  readonly review: Review;
  readonly decision: Decision;
  readonly number: number;
  readonly moment: Moment | null;
  readonly seat: number;
  readonly positionPage: string;
  /** What is said of what is out of order; null until it has come, and where nothing is. */
  readonly objected: ObjectionWords | null;
  pick(number: number): void;
}

/** One decision: its board, what is known of it, and what can be done from there. */
function Looked({ kit, review, decision, number, moment, seat, positionPage, objected, pick }: LookedProps) {
  const [how, show] = useState<{ readonly session: Session; readonly replay: Replay } | null>(null);
  const [kept, keepIt] = useState<Written | null>(null);
  const [added, add] = useState<ReturnType<typeof addToSet> | null>(null);
  const said = useRef<HTMLElement>(null);
  useEffect(() => () => how?.replay.stop(), [how]);
  /** What was pressed is gone then: the focus stays here. */
  const turn = (to: typeof how) => {
    show(to);
    said.current?.focus({ preventScroll: true });
    requestAnimationFrame(showBoard);
  };
  const { before, action, fault } = decision;
  const missed = fault?.kind === 'missed' ? fault : null;
  const broke = fault && (objected?.reviewed(fault.before, fault.action, missed === null, fault.answer) ?? null);
  const rating = review.ratings.value[number] ?? null;
  const moments = review.moments.value ?? [];
  const place = moment === null ? -1 : moments.indexOf(moment);
  const after = before.apply(action);
  const carry = before.carry(action);
  const way = rating?.kind === 'thrown' ? rating.way : moment?.kind === 'doubtful' ? [moment.better] : [];
  const instead = way[0] === undefined ? null : before.carry(way[0]);
  const bad = rating?.kind === 'thrown' || moment?.kind === 'doubtful' || fault?.kind === 'slip';
  const watched = how?.session;
  const now = watched ? watched.now.value : bad || missed || !after.ok ? before : after.value;
  const scene = now.scene('all');
  const marks = watched
    ? { last: watched.last.value }
    : bad
      ? {
          refused: carry && { from: carry.from, to: carry.to, piece: carry.pieces.at(-1) ?? null },
          hint: instead && { slots: [instead.to], pieces: instead.pieces },
        }
      : { last: missed ? lyingNow(missed.before.carry(missed.action), scene) : carry };
  const goal = rating?.kind === 'thrown' || rating?.kind === 'kept' ? rating.goal : 'win';
  const position = { position: before.position, goal };
  const on = onFrom(review.ratings.value, number);
  const from = review.decisions[on.number]?.before ?? before;
  // Nothing is decided there but what is said: one plays on from where that leads.
  const spoken = missed && kit.objections ? before.apply(kit.objections.action) : null;
  const onward = spoken?.ok
    ? { words: m.review_on_said(), position: spoken.value.position, goal: 'win' }
    : { words: fault ? m.review_on() : onWords(on), position: from.position, goal: on.goal };
  const title = m.review_decision({ number: number + 1, of: review.decisions.length });
  return (
    <>
      <div class="review-board">
        <Board
          scene={kit.shows?.(scene) ?? scene}
          moves={[]}
          tries={false}
          watched
          onIntent={() => {}}
          marks={marks}
          name={m.play_board_name({ title })}
          seat={seat}
          said={[]}
          fills
        />
      </div>
      <section class={how ? 'review-moment is-shown' : 'review-moment'} aria-label={title} tabIndex={-1} ref={said}>
        <p class="label">{place < 0 ? title : m.review_moment({ at: place + 1, of: moments.length, number: number + 1 })}</p>
        <h2>{headOf(rating, moment, kit.alone)}</h2>
        <ul class="review-says">
          {(fault ? faultSays(kit, fault, seat, broke?.lines ?? []) : says(kit, decision, rating, moment, kit.alone)).map(
            ({ icon, words }) => (
              <li key={words} class={`is-${icon}`}>
                <Icon name={icon} size={22} />
                <span>{unbroken(words)}</span>
              </li>
            ),
          )}
        </ul>
        {broke?.rule && (
          <p>
            <a href={link(`/rules/${kit.chapter ?? kit.id}/#${broke.rule.id}`)}>
              {m.play_rule_link({ number: broke.rule.number, name: broke.rule.name })}
            </a>
          </p>
        )}
        {moment?.cost && <p class="soft">{costWords(moment.cost, moment.kind)}</p>}
        {how ? (
          <div class="buttons">
            <SolutionRow stage={how} />
            <button type="button" class="button" onClick={() => turn(null)}>
              {m.review_back()}
            </button>
          </div>
        ) : (
          <div class="ways">
            {way.length > 0 && (
              <button
                type="button"
                class="button primary"
                onClick={() => {
                  const session = createSession(before, goal);
                  session.load(way, 0);
                  const replay = createReplay(session, replayInterval);
                  replay.play();
                  turn({ session, replay });
                }}
              >
                {m.review_how()}
              </button>
            )}
            <a class="button" href={`${positionPage}#${formatLink({ position: onward.position, goal: onward.goal })}`}>
              {onward.words}
            </a>
            {rating?.kind === 'thrown' && before.position.length <= most.position && (
              <button
                type="button"
                class="button"
                onClick={() =>
                  loading(() => import('../../../records/ended.ts')).then(({ keepOwn }) =>
                    keepIt(keepOwn({ game: kit.id, position: before.position, goal }, new Date())),
                  )
                }
              >
                {m.review_keep()}
              </button>
            )}
          </div>
        )}
        <p class="review-ways">
          {missed === null && (
            <>
              <button type="button" class="link" onClick={() => add(addToSet(position))}>
                {m.play_explore_add()}
              </button>
              <a class="link" href={`${link('/compose/')}#${formatLink({ ...position, line: [] })}`}>
                {m.play_explore_compose()}
              </a>
            </>
          )}
          <span class="soft" role="status">
            {kept === 'saved' && m.review_kept()}
            {kept !== null && kept !== 'saved' && m.review_unkept()}
            {added === 'added' && m.play_explore_added()}
            {added === 'full' && m.play_explore_full()}
            {added === 'unkept' && m.play_explore_unkept()}
          </span>
          {added !== null && (
            <a class="link" href={link('/set/')}>
              {m.play_explore_to_set()}
            </a>
          )}
        </p>
        {moments.length > 1 && (
          <nav class="review-steps" aria-label={m.review_moments_nav()}>
            {moments.map((one, i) => (
              <button
                key={one.number}
                type="button"
                class="review-step"
                aria-current={one.number === number ? 'true' : undefined}
                onClick={() => pick(one.number)}
              >
                {i + 1}
              </button>
            ))}
          </nav>
        )}
      </section>
    </>
  );
}

/** What one finds where one plays on: whether it can be won, and from which decision. */
function onWords({ kind, number, goal }: On): string {
  if (kind === 'reach') return goal === 'win' ? m.review_on_win() : m.review_on_goal();
  if (kind === 'earlier') return m.review_on_earlier({ number: number + 1 });
  if (kind === 'lost') return m.review_on_lost();
  if (kind === 'unforced') return m.review_on_unforced();
  return kind === 'open' ? m.review_on_open() : m.review_on();
}

type Known = Review['ratings']['value'][number];

function headOf(rating: Known, moment: Moment | null, alone: boolean): string {
  if (rating?.kind === 'thrown') return alone ? m.review_head_lost() : m.review_head_thrown();
  if (moment?.kind === 'doubtful') return m.review_head_doubtful();
  if (rating?.kind === 'slip') return m.review_head_slip();
  if (rating?.kind === 'missed') return m.review_head_missed();
  if (rating?.kind === 'kept') return m.review_head_kept();
  if (rating?.kind === 'gone') return m.review_head_gone();
  if (rating?.kind === 'unforced') return m.review_head_unforced();
  return rating === null ? m.review_head_waiting() : m.review_head_open();
}

interface Said {
  readonly icon: 'no' | 'yes' | 'unsure';
  readonly words: string;
}

/** What was done out of order, and the sentences about it. */
function faultSays({ words }: GameKit, { kind, action, before }: Fault, seat: number, lines: readonly string[]): Said[] {
  const done =
    kind === 'slip'
      ? m.review_says_kept({ played: words.actionWords(action, before) })
      : (words.happenedWords?.(action, before, seat, 'all') ?? words.actionWords(action, before));
  return [{ icon: 'no', words: done }, ...lines.map((line) => ({ icon: 'no' as const, words: line }))];
}

/** What an action carried, as it lies in a scene that knows only the position after it. */
function lyingNow(carry: Carry | null, scene: Scene): Carry | null {
  const arrived = carry && scene.slots.find(({ id }) => id === carry.to)?.pieces.at(-1);
  return carry && arrived ? { ...carry, pieces: [arrived.id] } : null;
}

/** What is known of a decision, sentence by sentence. */
function says(kit: GameKit, { before, action }: Decision, rating: Known, moment: Moment | null, alone: boolean): Said[] {
  const { words } = kit;
  const played = words.actionWords(action, before);
  if (rating?.kind === 'thrown') {
    const [first = ''] = rating.way;
    const lost = alone ? m.review_says_lost({ played }) : m.review_says_thrown({ played });
    return [
      ...(alone ? [] : [{ icon: 'yes' as const, words: m.review_says_goal({ goal: words.goalWords(rating.goal, before) }) }]),
      { icon: 'no', words: lost },
      { icon: 'yes', words: m.review_says_way({ action: words.actionWords(first, before), count: rating.way.length }) },
    ];
  }
  if (moment?.kind === 'doubtful')
    return [
      { icon: 'unsure', words: m.review_says_doubtful({ played }) },
      { icon: 'unsure', words: m.review_says_better({ action: words.actionWords(moment.better, before) }) },
    ];
  if (rating?.kind === 'kept')
    return [
      { icon: 'yes', words: m.review_says_kept({ played }) },
      ...(alone ? [] : [{ icon: 'yes' as const, words: m.review_says_still({ goal: words.goalWords(rating.goal, before) }) }]),
    ];
  if (rating?.kind === 'gone') return [{ icon: 'no', words: m.review_says_gone({ played }) }];
  if (rating?.kind === 'unforced') return [{ icon: 'yes', words: m.review_says_unforced({ played }) }];
  return [{ icon: 'unsure', words: m.review_says_open({ played }) }];
}

const costWords = ({ before, after }: Cost, kind: Moment['kind']): string => {
  const [then, now] = [before, after].map((ends) => Math.round(shareOf(ends) * 100)) as [number, number];
  return kind === 'thrown'
    ? m.review_cost({ then, now, games: games.said })
    : m.review_cost_doubtful({ then, now, games: games.said });
};

/** Every decision in a list, each with a mark. */
function Decisions({
  kit,
  review,
  seat,
  chosen,
  pick,
}: Pick<LookedProps, 'kit' | 'review' | 'seat' | 'pick'> & { readonly chosen: number }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[chosen];
    // Within the list only: the page stays where it is.
    if (list.current && row instanceof HTMLElement)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [chosen]);
  const ratings = review.ratings.value;
  const doubtful = new Set(review.moments.value?.flatMap(({ kind, number }) => (kind === 'doubtful' ? [number] : [])));
  return (
    <section class="review-all" aria-label={m.review_every()}>
      <h2 class="label">{m.review_every()}</h2>
      <ol ref={list}>
        {review.decisions.map(({ at, action, before, fault }, number) => {
          const rating = ratings[number] ?? null;
          const kind = doubtful.has(number) ? 'doubtful' : (rating?.kind ?? 'waiting');
          return (
            <li key={at}>
              <button type="button" aria-current={number === chosen ? 'true' : undefined} onClick={() => pick(number)}>
                <span class="review-number">{number + 1}</span>
                <span>
                  {unbroken(
                    fault?.kind === 'missed'
                      ? (kit.words.happenedWords?.(fault.action, fault.before, seat, 'all') ?? '')
                      : kit.words.actionWords(action, before),
                  )}
                </span>
                <span class={`review-mark is-${kind}`} role="img" aria-label={marks[kind]()} />
              </button>
            </li>
          );
        })}
      </ol>
      <p class="review-key">
        {(
          [
            'kept',
            'thrown',
            ...(kit.alone ? (['gone'] as const) : kit.reviewed ? (['doubtful'] as const) : (['unforced', 'doubtful'] as const)),
            ...(review.decisions.some(({ fault }) => fault) ? (['slip', 'missed'] as const) : []),
            'open',
          ] as const
        ).map((kind) => (
          <span key={kind}>
            <span class={`review-mark is-${kind}`} aria-hidden="true" /> {marks[kind]()}
          </span>
        ))}
      </p>
    </section>
  );
}

const marks = {
  kept: m.review_mark_kept,
  thrown: m.review_mark_thrown,
  gone: m.review_mark_gone,
  unforced: m.review_mark_unforced,
  slip: m.review_mark_slip,
  missed: m.review_mark_missed,
  doubtful: m.review_mark_doubtful,
  open: m.review_mark_open,
  waiting: m.review_mark_waiting,
} as const;
