import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { finishedGames, finishedKey, type GameResult, talliesOf } from '../../../records/finished-games.ts';
import type { RatingChange } from '../../../records/game-ratings.ts';
import { isProvisional, rangeOf } from '../../../records/provisional.ts';
import { link } from '../../../site/i18n.ts';
import type { DealChoice } from '../deal-choice.ts';
import { formatDeal } from '../deals.ts';
import { headlineOf } from '../end-words.ts';
import type { EndTable, PointsNote } from '../kit.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { SendWays } from '../parts/LinkCode.tsx';
import type { Practice } from '../practice.ts';
import { wantReview } from '../review/wanted.ts';
import { readerOf } from '../session.ts';
import { pageSolver } from '../solver.ts';
import '../over-board.css';

export interface GameEndProps {
  readonly practice: Practice;
  readonly choice: DealChoice;
  /** The reader's seat; 0: those at this screen. */
  readonly reader: number;
  /** How it counts for the reader, and which of several rounds it is. */
  readonly result: GameResult;
  readonly round: string | undefined;
  /** How it ended, in words: the first sentence is the headline. */
  readonly says: string;
  /** The other player by name, and by the name of the table of players; null where there is nobody, or they are not the same. */
  readonly opponent: { readonly name: string; readonly id: string } | null;
  /** The score of a match, whole. */
  readonly sheet: ComponentChildren;
  /** The next round of a match that goes on; null: it is over, or there is none. */
  readonly next: { readonly words: string; act(): void } | null;
  /** The same cards from the beginning, null in the middle of a match; another deal, or a new match after the last round of one. */
  readonly again: (() => void) | null;
  readonly deal: { readonly words: string; act(): void };
  /** Whoever plays by link from elsewhere has still to get the link that tells them of the end, which is said; null: they need none. */
  readonly untold: string | null;
  /** Addresses: of the deal, for a friend (null: the game is one with a friend), and of the game as it was played. */
  readonly dealLink: (() => string) | null;
  gameLink(): Promise<string>;
  /** The fragment under which the game is reviewed; null: it is not yet. */
  readonly reviewAt: (() => Promise<string>) | null;
  /** The reader says that a friend lets the end stand, which no link tells; null: nobody is waited for. */
  readonly heard: (() => void) | null;
}

/** The end of a game, over its board: a short headline, the score whole, and what comes next. The board comes back by its button. */
export function GameEnd({
  practice,
  choice,
  reader,
  result,
  round,
  says,
  opponent,
  sheet,
  next,
  again,
  deal,
  untold,
  dealLink,
  gameLink,
  reviewAt,
  heard,
}: GameEndProps) {
  const { own, kit } = practice;
  const [gone, go] = useState(false);
  const [table, setTable] = useState<EndTable | null>(null);
  const [points, setPoints] = useState<PointsNote | null>(null);
  const [replay, setReplay] = useState('');
  const [left, leave] = useState<readonly string[]>([]);
  const [rating, rate] = useState<RatingChange | null>(null);
  const board = useRef<HTMLButtonElement>(null);
  const now = own.now.value;
  useEffect(() => {
    let gone = false;
    kit.standing().then((standing) => {
      if (gone) return;
      setTable(standing.table?.(now, reader, opponent?.name ?? m.play_end_other()) ?? null);
      setPoints(standing.points?.(now, result === 'drawn') ?? null);
      // Who plays alone and has not won sees how far they came, and whether there was a way.
      if (!kit.alone || now.outcome?.result === 'won') return;
      const { head, says } = standing.of(now, readerOf(own), choice, []);
      leave([`${head}, ${says}.`]);
      wasWinnable(own.start.position)
        .then((words) => gone || words === null || leave([`${head}, ${says}.`, words]))
        .catch(() => {
          // Nothing is known of it.
        });
    });
    gameLink().then((address) => gone || setReplay(address));
    if (kit.rated) {
      const ended = { result, moves: own.own.peek(), undone: own.undone.peek(), hints: practice.state.peek().hints };
      const key = finishedKey(kit.id, formatDeal(choice), round);
      Promise.all([kit.rated(), import('../../../records/game-ratings.ts')])
        .then(([game, { ratingChange }]) => gone || rate(ratingChange(finishedGames(), key, ended, Date.now(), game)))
        .catch(() => {
          // What the rating is now is on the page of statistics too.
        });
    }
    return () => {
      gone = true;
    };
  }, [now]);
  const { head, rest } = headlineOf(says);
  const { hints } = practice.state.value;
  const tally = talliesOf(finishedGames(), kit.id, kit.opponents?.usual ?? '')[opponent?.id ?? ''];
  const facts = [
    ...(reader > 0 ? [{ label: m.play_end_moves(), count: String(own.own.value) }] : []),
    ...(choice.final ? [{ label: m.play_end_undone(), count: m.play_end_final() }] : []),
    ...(own.undone.value > 0 ? [{ label: m.play_end_undone(), count: String(own.undone.value) }] : []),
    ...(hints > 0 ? [{ label: m.play_end_hints(), count: String(hints) }] : []),
    ...(tally && opponent
      ? [
          {
            label: dealLink ? m.play_end_record({ player: opponent.name }) : m.play_end_record_friend(),
            count: m.play_end_tally(tally) + (tally.drawn > 0 ? m.play_new_record_drawn(tally) : ''),
          },
        ]
      : []),
  ];
  if (gone)
    return (
      <button type="button" class="button game-end-back" onClick={() => go(false)}>
        {m.play_end_back()}
      </button>
    );
  return (
    <section class="game-end" aria-label={m.play_end_region()}>
      <div>
        <h2>{head}</h2>
        {rest && <p class="game-end-says">{rest}</p>}
        {untold && <p class="game-end-says">{untold}</p>}
        {left.map((words) => (
          <p key={words} class="game-end-says">
            {words}
          </p>
        ))}
        {sheet}
        {table && <CountsTable {...table} />}
        {points && (
          <p class="soft">
            {points.says} <a href={link(`/rules/${kit.chapter ?? kit.id}/#${points.anchor}`)}>{points.words}</a>
          </p>
        )}
        <dl>
          {facts.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
          {rating && <Rated {...rating} />}
        </dl>
        <div class="ways game-end-ways">
          {untold && replay !== '' && <SendWays address={replay} title={m.play_friend_title()} />}
          {next && (
            <button type="button" class="button primary" onClick={next.act}>
              {next.words}
            </button>
          )}
          {again && (
            <button type="button" class={next ? 'button' : 'button primary'} onClick={again}>
              {m.play_end_again()}
            </button>
          )}
          {(again || !next) && (
            <>
              <button type="button" class="button" onClick={deal.act}>
                {deal.words}
              </button>
              {dealLink && <CopyText className="button" label={m.play_end_send()} text={dealLink} />}
            </>
          )}
          {heard && (
            <button type="button" class="button" onClick={heard}>
              {m.play_end_heard()}
            </button>
          )}
          {reviewAt && (
            <button
              type="button"
              class="button"
              onClick={() =>
                reviewAt().then((fragment) => {
                  wantReview();
                  location.hash = fragment;
                })
              }
            >
              {m.review_open()}
            </button>
          )}
          {!untold && replay !== '' && <CopyText className="button" label={m.play_end_game_link()} text={() => replay} />}
          <button type="button" class="button" ref={board} onClick={() => go(true)}>
            {m.play_won_board()}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What is proved of a deal that one plays alone, in a sentence; null: nothing. */
async function wasWinnable(start: string): Promise<string | null> {
  const { winnable } = await (await pageSolver()).judge(start, '', 'win');
  return winnable === null ? null : winnable ? m.play_end_was_winnable() : m.play_end_was_lost();
}

/** What the game has made of the reader's rating, with its range while that is not known to within 100; or why nothing. */
function Rated(change: RatingChange) {
  if (change.kind === 'not')
    return (
      <div>
        <dt>{m.share_gain_rating()}</dt>
        <dd class="game-end-unrated">{m.play_end_unrated({ why: change.why })}</dd>
      </div>
    );
  const { before, after } = change;
  const [from, to] = rangeOf(after);
  const now = Math.round(after.rating);
  return (
    <div>
      <dt>
        {m.share_gain_rating()}
        {isProvisional(after) && `, ${m.endless_provisional_range({ from, to })}`}
      </dt>
      <dd>{before === null ? now : m.play_end_rating({ before: Math.round(before.rating), after: now })}</dd>
    </div>
  );
}

function CountsTable({ caption, columns, rows }: EndTable) {
  return (
    <table class="counts-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, counts }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            {counts.map((count, i) => (
              <td key={columns[i]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
