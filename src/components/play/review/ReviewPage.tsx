import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { read } from '../../../site/storage.ts';
import { asDrawn, drawnKey } from '../deal-notes.ts';
import { type DealChoice, formatDeal } from '../deals.ts';
import { headlineOf } from '../end-words.ts';
import type { GameKit, ObjectionWords } from '../kit.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { Pick } from '../parts/DealSentence.tsx';
import { forTheOther, peopleOf } from '../people/people.ts';
import { READER } from '../reader.ts';
import { pageSolver } from '../solver.ts';
import { AllDecisions } from './AllDecisions.tsx';
import { Curve } from './Curve.tsx';
import { decisionsOf, movesOf } from './decisions.ts';
import { keepReview, keptReview } from './kept-review.ts';
import { Looked, showBoard } from './Looked.tsx';
import { createReview } from './review.ts';
import { lookedAt, noteLook } from './wanted.ts';
import { seatsToReview } from './whose.ts';

export interface ReviewProps {
  readonly kit: GameKit;
  /** The deal; null: the game began somewhere else. */
  readonly choice: DealChoice | null;
  readonly start: Play;
  readonly line: readonly string[];
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
  readonly more?: ComponentChildren;
  /** Who gave the game up after the line, by their seat. */
  readonly gaveUp?: number | null;
  /** It was asked for at the end of the game, to which the browser's way back leads. */
  readonly fromEnd?: boolean;
  /** Back to watching the game. */
  leave(): void;
}

/** Whether a draw was agreed on where a game ends, as it was played in this browser. */
const agreed = (choice: DealChoice | null, line: readonly string[]): boolean =>
  choice !== null && read(drawnKey, asDrawn)?.[formatDeal(choice)] === line.length;

/** That somebody gave up: the reader, where they were alone with computer players, else whoever sat there. */
const givenUpWords = (seat: number, choice: DealChoice | null): string =>
  choice && choice.player !== null && peopleOf(choice) === null ? m.review_given_up() : m.review_gave_up({ player: seat });

/** A game looked at again: a curve, the moments worth looking at, and every decision with what is known of it. */
export function ReviewPage({ kit, choice, start, line, positionPage, gaveUp = null, fromEnd = false, leave }: ReviewProps) {
  // Who comes back from where a decision led is at that decision again.
  const [came] = useState(lookedAt);
  const seats = useMemo(() => seatsToReview(kit, choice, start), [start.position]);
  // Without a deal whoever decides at the start is looked at first.
  const [seat, sit] = useState(
    seats.find((one) => one === came?.seat) ??
      (choice ? (choice.seat ?? READER) : typeof start.actor === 'number' ? start.actor : READER),
  );
  const { review, keep } = useMemo(() => {
    const of = { kit, position: start.position, line, seat, decisions: decisionsOf(kit, start, line, seat) };
    const review = createReview({ kit, start, line, seat, known: keptReview(of) });
    const keep = () => {
      const { ratings, curve, frozen, moments } = review;
      keepReview(of, { ratings: ratings.peek(), curve: curve.peek(), frozen: frozen.peek(), moments: moments.peek() });
    };
    return { review, keep };
  }, [start.position, line, seat]);
  const [failed, fail] = useState(false);
  const [chosen, choose] = useState(came !== null && came.number < review.decisions.length ? came.number : 0);
  const touched = useRef((came?.number ?? 0) > 0);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    const stop = new AbortController();
    pageSolver()
      .then((solver) => review.run(solver, stop.signal))
      .catch(() => stop.signal.aborted || fail(true));
    // Whoever comes back does not have it all looked at anew.
    addEventListener('pagehide', keep);
    return () => {
      stop.abort();
      keep();
      removeEventListener('pagehide', keep);
    };
  }, [review]);
  const moments = review.moments.value;
  useEffect(() => {
    if (!touched.current && moments?.[0]) choose(moments[0].number);
  }, [moments]);
  const back = fromEnd || came?.fromEnd === true;
  useEffect(() => noteLook({ number: chosen, seat, fromEnd: back }), [chosen, seat]);
  const pick = (number: number) => {
    touched.current = true;
    choose(number);
    requestAnimationFrame(showBoard);
  };
  const end = useMemo(() => {
    const played = kit.game.replay(start.position, line);
    return played.ok ? played.value : start;
  }, [start.position, line]);
  const drawn = review.frozen.value !== null ? m.play_draw_frozen() : agreed(choice, line) ? m.play_draw_agreed() : null;
  const says = headlineOf(
    kit.words.outcomeWords(end, choice && peopleOf(choice) === 'here' ? 0 : seat) ??
      drawn ??
      (gaveUp === null ? m.review_unended() : givenUpWords(gaveUp, choice)),
  ).head;
  const looked = review.ratings.value.filter((rating) => rating !== null).length;
  const of = review.decisions.length;
  const moves = useMemo(() => movesOf(start, line, seat), [review]);
  const forced = moves - review.decisions.filter(({ fault }) => fault?.kind !== 'missed').length;
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
      <header class="review-head wraps">
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
        {moments && forced > 0 && <p class="soft">{m.review_forced({ moves, count: forced })}</p>}
        {slips + missed > 0 && <p class="soft">{m.review_faults({ slips, missed })}</p>}
        {choice?.open === false && <p class="soft review-open">{m.review_hindsight()}</p>}
        {seats.length > 1 && (
          <p>
            <Pick
              name="seat"
              legend={m.review_whose()}
              at={seats.indexOf(seat)}
              items={seats.map((player) => ({ name: m.play_here_title({ player }), word: m.review_whose_of({ player }) }))}
              onPick={(at) => {
                touched.current = false;
                fail(false);
                choose(0);
                sit(seats[at] ?? seat);
              }}
            />
          </p>
        )}
        <p class="review-ways wraps">
          {back && (
            <button type="button" class="link" onClick={() => window.history.back()}>
              {m.review_to_end()}
            </button>
          )}
          <a class="link" href={link('/play/')}>
            {m.play_all_games()}
          </a>
          <button type="button" class="link" onClick={leave}>
            {choice ? m.review_watch() : m.play_form_open()}
          </button>
          <CopyText label={m.play_end_game_link()} text={() => location.href} />
          {choice && (
            <a class="link" href={`#${formatDeal(forTheOther(choice))}`}>
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
          key={`${seat} ${chosen}`}
          {...{ kit, review, decision, seat, positionPage, pick, objected }}
          number={chosen}
          moment={moments?.find(({ number }) => number === chosen) ?? null}
        />
      )}
      <AllDecisions {...{ kit, review, seat, chosen, pick }} />
    </div>
  );
}
