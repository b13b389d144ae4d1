import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { most, ownAmong, practiceHere } from '../../../records/practice.ts';
import { link } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import type { Written } from '../../../site/storage.ts';
import { unbroken } from '../../../site/unbroken.ts';
import { Board } from '../../board/Board.tsx';
import { formatLink } from '../../links/links.ts';
import { addToSet } from '../collecting.ts';
import type { GameKit, ObjectionWords } from '../kit.ts';
import { Icon } from '../parts/icons.tsx';
import { SolutionRow } from '../parts/StageRows.tsx';
import { createReplay, type Replay, replayInterval } from '../replay.ts';
import { createSession, type Session } from '../session.ts';
import type { Decision } from './decisions.ts';
import { costWords, faultSays, headOf, lyingNow, onWords, says } from './looked-words.ts';
import { onFrom } from './on.ts';
import type { Moment, Review } from './review.ts';

/** Where the page is longer than the window, what happens on the board is seen. */
export const showBoard = (): void => document.querySelector('.review-board')?.scrollIntoView({ block: 'nearest' });

/** A decision to look at, and what is around it. */
export interface LookedProps {
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
export function Looked({ kit, review, decision, number, moment, seat, positionPage, objected, pick }: LookedProps) {
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
  const isKept = rating?.kind === 'thrown' && (kept ?? 'saved') === 'saved' && ownAmong(practiceHere(), position) !== undefined;
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
            {isKept && (
              <a class="button" href={link('/practice/')}>
                {m.review_kept_link()}
              </a>
            )}
            {!isKept && rating?.kind === 'thrown' && before.position.length <= most.position && (
              <button
                type="button"
                class="button"
                onClick={() =>
                  loading(() => import('../../../records/ended.ts')).then(({ keepOwn }) => {
                    keepIt(keepOwn({ game: kit.id, position: before.position, goal }, new Date()));
                    said.current?.focus({ preventScroll: true });
                  })
                }
              >
                {m.review_keep()}
              </button>
            )}
          </div>
        )}
        <p class="review-ways wraps">
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
            {isKept && m.review_kept()}
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
