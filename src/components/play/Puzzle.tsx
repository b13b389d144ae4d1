import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { parseLine } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { letterOf } from '../../records/days.ts';
import { doneSteps, solvedPuzzles } from '../../records/progress.ts';
import type { SolvedMap, StepMap } from '../../records/records.ts';
import { settings } from '../../site/settings.ts';
import type { Telling } from '../links/telling.ts';
import { askTelling, noteAsked, wasAsked } from './ask-telling.ts';
import { keeperOf } from './keeper.ts';
import type { GameKit } from './kit.ts';
import { Playing } from './Playing.tsx';
import { Later } from './parts/Later.tsx';
import { usePractice } from './parts/usePractice.ts';
import type { Way } from './Screen.tsx';
import { useSolved } from './solved/useSolved.ts';
import { pageSolver } from './solver.ts';

/**
 * The ways on from a puzzle in their order, but those to puzzles that have been solved last, and before all others those to a game that
 * has been begun: a puzzle of it is solved, or a step of its lessons done.
 */
export function openFirst(ways: readonly Way[], solved: SolvedMap, steps: StepMap): readonly Way[] {
  const isMet = ({ puzzle }: Way) => puzzle !== undefined && Object.hasOwn(solved, puzzle);
  const isBegun = ({ puzzle, game }: Way) =>
    (puzzle !== undefined && Object.keys(solved).some((id) => letterOf(id) === letterOf(puzzle))) ||
    Object.keys(steps).some((lesson) => lesson.startsWith(`${game}/`));
  const turn = (way: Way) => (isMet(way) ? 2 : isBegun(way) ? 0 : 1);
  return ways.toSorted((a, b) => turn(a) - turn(b));
}

/** What a puzzle page hands to its island: text only. */
export interface PuzzleProps {
  readonly id: string;
  readonly position: string;
  readonly goal: string;
  /** A proved line; the page keeps it closed until it is asked for. */
  readonly line: string;
  /** The task as the page's heading says it. */
  readonly title: string;
  /** Game, number, grade: above the heading. */
  readonly label: string;
  /** What there is to know before one starts. */
  readonly lead: string;
  readonly hints?: readonly string[];
  /** When the page says whether the goal can still be met, until the reader chooses: at once for easy puzzles. */
  readonly telling?: Telling;
  /** The names of the rules in force. */
  readonly rules: readonly string[];
  /** What it is about, in words: shown only once it is solved. */
  readonly themes?: readonly string[];
  /** Where one comes from. */
  readonly back: Way;
  /** Where to go on, before it is solved and after, best first. */
  readonly ways: readonly Way[];
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
}

/** The goal apart from what else there is to know: the page's words begin with it where the title says something else. */
const taskOf = (lead: string, goal: string) =>
  lead.startsWith(goal) ? { goal, lead: lead.slice(goal.length).trim() } : { lead };

const loadMenu = () => import('./menus/PuzzleMenu.tsx').then(({ PuzzleMenu }) => PuzzleMenu);
const loadWon = () => import('./solved/WonPuzzle.tsx').then(({ WonPuzzle }) => WonPuzzle);
const loadShare = () => import('./menus/ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** What the page itself has behind *More*, and what it may have to say at once. */
interface Slots {
  readonly more?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** One fixed puzzle: board, verdict, hints, solution, and how it went. */
export function Puzzle({ kit, more, note, ...props }: PuzzleProps & Slots & { kit: GameKit }) {
  const { id, title } = props;
  const start = useMemo(() => {
    const opened = kit.game.open(props.position);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  }, [props.position]);
  const practice = usePractice(
    {
      kit,
      start,
      goal: props.goal,
      known: [parseLine(props.line)],
      solver: pageSolver,
      telling: props.telling ?? 'at-once',
      ...(props.hints ? { hints: props.hints } : {}),
    },
    keeperOf(id),
  );
  const solved = useSolved(id, practice);
  const ways = useMemo(() => openFirst(props.ways, solvedPuzzles(), doneSteps()), [practice.met.value]);
  const [sharing, share] = useState(false);
  const [first, setFirst] = useState(false);
  useEffect(() => setFirst(Object.keys(solvedPuzzles()).length === 0 && !wasAsked()), []);
  const begun = practice.own.cursor.value > 0;
  useEffect(() => {
    if (!first || !begun) return;
    noteAsked();
    setFirst(false);
  }, [first, begun]);
  return (
    <>
      <Playing
        practice={practice}
        crumb={props.label}
        title={title}
        {...taskOf(props.lead, kit.words.goalWords(props.goal, start))}
        back={props.back}
        rules={props.rules}
        ask={first && settings.value.tell === 'usual' ? askTelling(practice) : null}
        opening={kit.words.provedWords?.(props.goal) ?? m.play_puzzle_proved()}
        ways={ways}
        result={[{ id: 'share', words: m.share_button(), counts: null, act: () => share(true) }]}
        tools={(close) => (
          <Later load={loadMenu} with={{ practice, id, solved, ways, title, positionPage: props.positionPage, close }} />
        )}
        page={more}
        note={note}
        won={<Later load={loadWon} with={{ id, practice, solved, filed: parseLine(props.line), themes: props.themes ?? [] }} />}
      />
      {sharing && (
        <Later load={loadShare} with={{ id, title, practice, solved, themes: props.themes ?? [], onClose: () => share(false) }} />
      )}
    </>
  );
}
