import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Play, parseLine } from '../../engine/core/play.ts';
import type { Found } from '../../engine/games/making.ts';
import * as m from '../../paraglide/messages.js';
import { gradeWords } from '../../published/grades.ts';
import { recordPractice } from '../../records/ended.ts';
import { type Ending, practiceHere } from '../../records/practice.ts';
import { dropLine } from '../../records/progress.ts';
import { kindOf } from '../../records/records.ts';
import { beginner, strengthOf } from '../../records/strength.ts';
import { link } from '../../site/i18n.ts';
import { storedKeys } from '../../site/storage.ts';
import { keeperOf } from '../play/keeper.ts';
import type { GameKit } from '../play/kit.ts';
import { Playing } from '../play/Playing.tsx';
import { Later } from '../play/parts/Later.tsx';
import { usePractice } from '../play/parts/usePractice.ts';
import { resultOf } from '../play/practice.ts';
import { pageSolver } from '../play/solver.ts';
import { usualTelling } from '../play/state.ts';
import type { Asked } from './asked.ts';
import { RunStrip } from './RunStrip.tsx';
import type { Run } from './run.ts';

// Whoever plays may come to the end of a run.
export { RunOver } from './RunOver.tsx';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly found: Found;
  readonly asked: Asked;
  /** The fragment that names it. */
  readonly name: string;
  /** The fragment of the next one, and whether it is there already. */
  readonly next: string;
  readonly ready: boolean;
  readonly run: Signal<Run | null>;
  /** Told once, when it is met or given up. */
  ended(ending: Ending): void;
  finish(): void;
  readonly more?: ComponentChildren;
}

const loadMenu = () => import('./EndlessMenu.tsx').then(({ EndlessMenu }) => EndlessMenu);

/** What the line of a puzzle is kept under while it is not done; only the latest is kept. */
const kept = 'practice.';

/** One puzzle of endless practice on the playing screen. What is half done is there after a reload, but for runs. */
export function EndlessPuzzle({ kit, start, found, asked, name, next, ready, run, ended, finish, more }: Props) {
  const running = run.value !== null;
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
    running ? null : keeperOf(kept + name),
  );
  const { own, state, met } = practice;
  const strength = strengthOf({ ...found, length: parseLine(found.line).length, share: found.proof.share });
  const done = useRef<Ending | null>(null);
  useEffect(() => {
    for (const key of storedKeys()) {
      const id = key.replace(/^line\./, '');
      if (id !== key && id.startsWith(kept) && id !== kept + name) dropLine(id);
    }
    // Looked back at after it had ended, and then reloaded: it has counted.
    if (met.peek()) done.current = kindOf(resultOf(practice)) === 'clean' ? 'clean' : 'met';
  }, []);
  const [rated, setRated] = useState<string | null>(null);
  const end = (ending: Ending): void => {
    if (done.current !== null) return;
    done.current = ending;
    const { ratings, counted } = practiceHere();
    const before = (ratings[found.game] ?? beginner).rating;
    recordPractice({ name, game: found.game, strength, ending, position: found.position }, new Date());
    ended(ending);
    const after = (practiceHere().ratings[found.game] ?? beginner).rating;
    const change = `${after < before ? '−' : '+'}${Math.abs(Math.round(after) - Math.round(before))}`;
    setRated(counted.includes(name) ? m.endless_rated_not() : m.endless_rated({ rating: Math.round(after), change }));
  };
  useEffect(() => {
    if (met.value) end(kindOf(resultOf(practice)) === 'clean' ? 'clean' : 'met');
    // In a run the first slip is the end of it.
    else if (running && state.value.slips.length > 0) end('lost');
  }, [met.value, state.value.slips.length]);
  // Left half done: given away. Left untouched: nothing.
  useEffect(
    () => () => {
      const touched = own.line.peek().length > 0 || state.peek().slips.length > 0 || state.peek().solution;
      if (touched && run.peek()?.over !== 'time') end('lost');
      dropLine(kept + name);
    },
    [],
  );
  const game = kit.words.gameName();
  const { rating } = practiceHere().ratings[found.game] ?? beginner;
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
      opening={running ? m.endless_run_quiet() : m.endless_proved()}
      ways={[{ href: `${link('/practice/')}#${next}`, name: m.endless_next() }]}
      notice={running ? null : rated}
      {...(run.value ? { strip: <RunStrip run={run} stopped={done.current !== null} finish={finish} /> } : {})}
      {...(running ? { tell: <p class="told-so">{m.endless_run_quiet()}</p> } : {})}
      tools={(close) => <Later load={loadMenu} with={{ practice, found, asked, running, title: game, close }} />}
      page={more}
      aside={
        <dl class="endless-facts">
          <div>
            <dt>{m.endless_you({ rating: Math.round(rating) })}</dt>
            <dd>{m.endless_this({ rating: strength.rating })}</dd>
          </div>
          <div>
            <dt>{m.endless_name({ number: found.number })}</dt>
            <dd>{ready ? m.endless_next_ready() : m.endless_next_coming()}</dd>
          </div>
        </dl>
      }
    />
  );
}
