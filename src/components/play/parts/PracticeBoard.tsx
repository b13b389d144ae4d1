import { Board } from '../../board/Board.tsx';
import { splitHold } from '../../board/games.ts';
import type { Practice } from '../practice.ts';
import { readerOf } from '../session.ts';
import { whyWords } from '../why-words.ts';
import { Heard } from './Heard.tsx';
import { Happened, saidActs } from './SaidActions.tsx';

/** The board of whatever the practice shows at the moment. A solution being played is looked at, not touched. */
export function PracticeBoard({
  practice,
  name,
  eye = 'all',
  marked = true,
  lights = true,
  fills = false,
  quick = false,
  onQuick,
  answers,
  onWait,
}: {
  practice: Practice;
  name: string;
  eye?: number | 'all';
  /** False: what may be played is not marked, whatever the reader has set. */
  marked?: boolean;
  /** False: the places that would take what is lifted are not lit. */
  lights?: boolean;
  /** It fills the place that the screen gives it; what is said about it stands elsewhere. */
  fills?: boolean;
  /** A game is played for itself: one touch may do. */
  quick?: boolean;
  /** A piece went to its only place at one touch. */
  onQuick?: (() => void) | undefined;
  /** A lesson: whether something is written for an action that is not legal. Any other second touch of one's own is a change of mind. */
  answers?: (action: string) => boolean;
  /** What a touch does while somebody else is to act; left out: it is too early. */
  onWait?: () => void;
}) {
  const session = practice.shown.value;
  const now = session.now.value;
  const { kind } = practice.stage.value;
  const watching = kind === 'solution' || kind === 'spoiler';
  const still = watching || practice.over.value;
  const moves = still || session.waiting.value ? [] : movesOf(now);
  const seen = now.scene(eye);
  // Who may object is not asked, and it is still the other one's turn.
  const scene = now.silence === null ? seen : { ...seen, actor: session.at(session.cursor.value - 1)?.actor ?? null };
  const note = practice.kit.words.countWords?.(now);
  const waits = practice.waits.value;
  // Where a lesson's game has come to its end without its goal, a try still has its answer.
  const stuck = answers !== undefined && !still && now.outcome !== null && !practice.met.value;
  const answersTry = (taken: string, hold: string): boolean => {
    const { slot, piece } = splitHold(taken);
    const action = now.intent(slot, splitHold(hold).slot, piece);
    return action !== null && (answers?.(action) ?? false);
  };
  const refuse = (from: string, to: string | null, piece: string | null) => {
    if (waits && onWait) onWait();
    else if (waits) session.tryEarly();
    else if (!still) session.refuse(from, to, piece);
    else if (watching) session.refuse(from, null, null);
  };
  return (
    <>
      <Board
        scene={practice.kit.shows?.(scene) ?? scene}
        moves={moves}
        tries={!still && !session.waiting.value && now.outcome === null}
        watched={watching || waits || stuck}
        waits={waits && !onWait}
        onIntent={(from: string, to: string | null, piece: string | null = null) => {
          if (waits || still) refuse(from, to, piece);
          else session.attempt(from, to, piece);
        }}
        onRefused={refuse}
        onTouch={() => {
          whyWords(practice.kit);
          session.forget();
        }}
        lights={lights}
        marks={practice.marks.value}
        name={name}
        marked={marked}
        shown={practice.kit.veil}
        seat={readerOf(session)}
        said={still ? [] : saidActs(session, practice.kit)}
        onSaid={(action) => session.play(action)}
        fills={fills}
        quick={quick}
        onQuick={onQuick}
        answers={answersTry}
      />
      <Heard session={session} kit={practice.kit} eye={eye} waits={waits} quiet={watching || session.refusal.value !== null} />
      {note && !fills && <p class="board-note">{note}</p>}
      {!watching && !fills && <Happened session={session} kit={practice.kit} eye={eye} waits={waits} />}
    </>
  );
}

type Now = Practice['own']['now']['value'];

/** Every legal action with what it carries. */
export function movesOf(now: Now) {
  return now.actions.flatMap((action) => {
    const carry = now.carry(action);
    return carry ? [{ action, carry }] : [];
  });
}
