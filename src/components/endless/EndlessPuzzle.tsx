import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Play, parseLine } from '../../engine/core/play.ts';
import type { Found } from '../../engine/games/making.ts';
import * as m from '../../paraglide/messages.js';
import { gradeWords } from '../../published/grades.ts';
import { kindOf } from '../../records/cleanness.ts';
import { recordPractice } from '../../records/ended.ts';
import { type Ending, practiceHere } from '../../records/practice.ts';
import { dropLine } from '../../records/progress.ts';
import { isProvisional, rangeOf } from '../../records/provisional.ts';
import { beginner, type Rating, strengthOf } from '../../records/strength.ts';
import { link } from '../../site/i18n.ts';
import { storedKeys } from '../../site/storage.ts';
import { type Keeper, keeperOf } from '../play/keeper.ts';
import type { GameKit } from '../play/kit.ts';
import { Playing } from '../play/Playing.tsx';
import { Later } from '../play/parts/Later.tsx';
import { usePractice } from '../play/parts/usePractice.ts';
import { resultOf } from '../play/practice.ts';
import { pageSolver } from '../play/solver.ts';
import { usualTelling } from '../play/state.ts';
import type { Asked } from './asked.ts';
import { RunStrip } from './RunStrip.tsx';
import { ratingWords } from './rating-words.ts';
import type { Run } from './run.ts';

// Whoever plays may come to the end of a run.
export { RunOver } from './RunOver.tsx';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly found: Found;
  readonly asked: Asked;
  /** The rules in force that were not at the table before. */
  readonly fresh: readonly string[];
  /** The fragment that names it. */
  readonly name: string;
  /** The fragment of the next one, and whether it is there already. */
  readonly next: string;
  readonly ready: boolean;
  readonly run: Signal<Run | null>;
  /** Told once, when it is met or given up. */
  ended(ending: Ending): void;
  finish(): void;
  /** Told when it is left, with what there is to say: half done it counts as lost, after a hint and before a move it does not count. */
  left(says: string): void;
  /** What there is to say of the one before. */
  readonly note: string | null;
  readonly more?: ComponentChildren;
}

const loadMenu = () => import('./EndlessMenu.tsx').then(({ EndlessMenu }) => EndlessMenu);
const loadWon = () => import('./WonRated.tsx').then(({ WonRated }) => WonRated);

/** What the line of a puzzle is kept under while it is not done; only the latest is kept. */
const kept = 'practice.';

/** What a puzzle has done to a rating; one that is provisional leaps, so that its range is said and not the leap. */
function ratedWords(before: number, after: Rating): string {
  const rating = Math.round(after.rating);
  const [from, to] = rangeOf(after);
  if (isProvisional(after)) return m.endless_rated_provisional({ rating, from, to });
  return m.endless_rated({ rating, change: `${after.rating < before ? '−' : '+'}${Math.abs(rating - Math.round(before))}` });
}

/** One puzzle of endless practice on the playing screen. What is half done is there after a reload, but for runs. */
export function EndlessPuzzle({
  kit,
  start,
  found,
  asked,
  fresh,
  name,
  next,
  ready,
  run,
  ended,
  finish,
  left,
  note,
  more,
}: Props) {
  const running = run.value !== null;
  const shared = keeperOf(kept + name);
  const keeper: Keeper = {
    ...shared,
    watch: (changed) =>
      shared.watch(() => {
        changed();
        // Met there, it has counted there.
        if (practice.met.peek()) hasCounted();
      }),
  };
  const practice = usePractice(
    {
      kit,
      start,
      goal: found.goal,
      known: [parseLine(found.line)],
      solver: pageSolver,
      telling: running ? 'never' : usualTelling(found.grade, false),
      told: running,
    },
    running ? null : keeper,
  );
  const { own, state, met } = practice;
  const strength = strengthOf({ ...found, length: parseLine(found.line).length, share: found.proof.share });
  const done = useRef<Ending | null>(null);
  useEffect(() => {
    for (const key of storedKeys()) {
      const id = key.replace(/^line\./, '');
      if (id !== key && id.startsWith(kept) && id !== kept + name) dropLine(id);
    }
    // Looked back at after it had ended, and then reloaded.
    if (met.peek()) hasCounted();
  }, []);
  const [rated, setRated] = useState<string | null>(null);
  const before = useRef<Rating | null>(null);
  const endingNow = (): Ending => (kindOf(resultOf(practice)) === 'clean' ? 'clean' : 'met');
  const hasCounted = (): void => {
    if (done.current !== null) return;
    done.current = endingNow();
    setRated(m.endless_rated_not());
  };
  const end = (ending: Ending): void => {
    if (done.current !== null) return;
    done.current = ending;
    const { ratings, counted } = practiceHere();
    if (!counted.includes(name)) before.current = ratings[found.game] ?? beginner;
    recordPractice({ name, game: found.game, strength, ending, position: found.position }, new Date());
    ended(ending);
    const after = practiceHere().ratings[found.game] ?? beginner;
    setRated(before.current ? ratedWords(before.current.rating, after) : m.endless_rated_not());
  };
  useEffect(() => {
    if (met.value) end(endingNow());
    // In a run the first slip is the end of it.
    else if (running && state.value.slips.length > 0) end('lost');
  }, [met.value, state.value.slips.length]);
  // Left half done: given away. Left untouched: nothing.
  useEffect(
    () => () => {
      const { slips, solution, hints } = state.peek();
      const touched = own.line.peek().length > 0 || slips.length > 0 || solution;
      if (done.current === null && run.peek() === null && (touched || hints > 0))
        left(touched ? m.endless_left_lost() : m.endless_left_not());
      if (touched && run.peek()?.over !== 'time') end('lost');
      dropLine(kept + name);
    },
    [],
  );
  const game = kit.words.gameName();
  const mine = practiceHere().ratings[found.game];
  const grade = gradeWords(found.grade);
  const kinds = { minutes: m.endless_kind_minutes, slip: m.endless_kind_slip };
  return (
    <Playing
      practice={practice}
      crumb={
        run.value ? m.endless_crumb_run({ game, run: kinds[run.value.kind]().toLowerCase() }) : m.endless_crumb({ game, grade })
      }
      title={kit.words.goalWords(found.goal, start)}
      back={{ href: `${link('/practice/')}#`, name: m.endless_title() }}
      opening={
        running
          ? m.endless_run_quiet()
          : [
              ...(note ? [note] : []),
              ...(fresh.length > 0 ? [m.endless_rules_new({ rules: fresh.join(', ') })] : []),
              kit.words.provedWords?.(found.goal) ?? m.endless_proved(),
            ].join(' ')
      }
      ways={[{ href: `${link('/practice/')}#${next}`, name: m.endless_next() }]}
      notice={running ? null : rated}
      {...(run.value ? { strip: <RunStrip run={run} stopped={done.current !== null} finish={finish} /> } : {})}
      {...(running ? { tell: <p class="told-so">{m.endless_run_quiet()}</p> } : {})}
      tools={(close) => <Later load={loadMenu} with={{ practice, found, asked, running, title: game, close }} />}
      page={more}
      won={
        !running && (
          <Later
            load={loadWon}
            with={{ practice, filed: parseLine(found.line), before: before.current, after: mine ?? beginner }}
          />
        )
      }
      aside={
        <dl class="endless-facts">
          <div class="apart">
            <dt>{m.endless_you({ rating: mine ? ratingWords(mine) : m.endless_unrated() })}</dt>
            <dd>{m.endless_this({ rating: strength.rating })}</dd>
          </div>
          <div class="apart">
            <dt>{m.endless_name({ number: found.number })}</dt>
            <dd>{ready ? m.endless_next_ready() : m.endless_next_coming()}</dd>
          </div>
        </dl>
      }
    />
  );
}
