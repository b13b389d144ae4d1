import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Play, parseLine } from '../../engine/core/play.ts';
import type { RateAnswer } from '../../engine/proving/answers.ts';
import type { Budget } from '../../engine/proving/prover.ts';
import { loading } from '../../site/loading.ts';
import type { Ideas, WhyWords } from './kit.ts';
import { createReplay, replayInterval } from './replay.ts';
import { createSession, type Session } from './session.ts';
import { spoilerWords } from './spoiler-words.ts';
import type { Solver, Spoiler, SpoilerWords, Stage } from './stage.ts';
import { optionsPanel, solutionPanel, spoilerPanel } from './stage-panels.ts';
import type { VerdictGround } from './verdict-panel.ts';
import type { Verdict, Verdicts } from './verdicts.ts';

type Shown<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

/** What a practice hands over when it is asked why, or for a solution. */
export interface Ground extends VerdictGround {
  readonly start: Play;
  readonly goal: string;
  readonly solver: () => Promise<Solver>;
  readonly stage: Signal<Stage>;
  /** What is known of the reader's line, and what of it they are told. */
  readonly judged: ReadonlySignal<Verdict>;
  readonly verdict: ReadonlySignal<Verdict>;
  /** The goal is met: nothing counts any more. */
  readonly met: ReadonlySignal<boolean>;
  /** A whole winning line, and how much of it the reader has played; null: none is known. */
  winningLine(): { readonly line: readonly string[]; readonly from: number } | null;
  /** Back to the reader's own line. */
  leave(): void;
  /** What a player would do who only goes by what is seen; null where nobody can say. */
  ruleOfThumb(play: Play): Promise<string | null>;
  /** This counts as help. */
  helped(): void;
  /** Watches a session in which the reader tries something; `line` is proved. */
  tries(session: Session, line: readonly string[]): { readonly verdicts: Verdicts; stop(): void };
}

/** What is spent on showing what spoils a line, so that the reader does not wait long for it. */
const forSpoiler = { nodes: 5_000_000, seconds: 6 } satisfies Budget;

/** A solution that plays by itself, from where the reader's line leaves it. Counts as help until the goal is met. */
export function showSolution(ground: Ground): void {
  const winning = ground.winningLine();
  if (!winning) return;
  ground.leave();
  if (!ground.met.peek()) ground.helped();
  watch(ground, winning.line, winning.from);
}

/** Another way to a goal that is met, from its start: `head` says which. It counts as nothing. */
export function showWay(ground: Ground, line: readonly string[], head: string): void {
  ground.leave();
  watch(ground, line, 0, head);
}

function watch(
  { start, goal, kit, own, stage }: Ground,
  line: readonly string[],
  from: number,
  head: string | null = null,
): void {
  const session = createSession(start, goal, own.seat);
  session.load(line, from);
  const replay = createReplay(session, replayInterval);
  const solution: Shown<'solution'> = {
    kind: 'solution',
    session,
    replay,
    head,
    panel: () => solutionPanel({ kit }, solution),
    stop: replay.stop,
  };
  stage.value = solution;
  replay.play();
}

/** What spoils a lost line. Counts as nothing more than what the reader was told already. */
export function showWhy(ground: Ground): void {
  const { start, goal, kit, own, stage, verdict, leave } = ground;
  if (verdict.peek().kind !== 'refuted') return;
  leave();
  const session = createSession(start, goal, own.seat);
  const played = own.played.peek();
  session.load(played);
  const spoiler: Signal<Spoiler | null> = signal(null);
  const words: Signal<SpoilerWords | null> = signal(null);
  const asking = new AbortController();
  const replay = createReplay(session, replayInterval);
  const shown: Shown<'spoiler'> = {
    kind: 'spoiler',
    session,
    spoiler,
    words,
    panel: () => spoilerPanel({ kit }, shown),
    stop() {
      asking.abort();
      replay.stop();
    },
  };
  stage.value = shown;
  const show = (found: Spoiler, why: WhyWords | null, ideas: Ideas | null): void => {
    if (asking.signal.aborted) return;
    spoiler.value = found;
    if ('line' in found) session.load(found.line, Math.min(played.length, shownFrom(found)));
    const needed = why?.neededWords ? neededBy(ground, why.neededWords) : null;
    words.value = spoilerWords({ words: kit.words, why, ideas, needed }, session, found);
    // What the others do is shown where the game itself knows it, though no one answer of theirs refutes the line.
    const theirs = found.kind === 'nothing' ? (why?.spoiledBy?.(goal, session.now.peek(), Number(session.seat)) ?? []) : [];
    if (theirs.length > 0) session.load([...played, ...theirs], played.length);
    if (('line' in found || theirs.length > 0) && session.cursor.peek() < session.line.peek().length) replay.play();
  };
  const why = kit.why().catch(() => null);
  const found = findSpoiler(ground, asking.signal).catch((): Spoiler => ({ kind: 'nothing' }));
  Promise.all([found, why])
    .then(async ([spoiler, words]) => [await toTheEnd(ground, spoiler, words, asking.signal), words] as const)
    .then(async ([spoiler, words]) => {
      const ideas = spoiler.kind === 'chance' ? await kit.ideas?.().catch(() => null) : null;
      show(spoiler, words, ideas ?? null);
    });
}

/** What the mistake has taken away, by the line that would have won. */
function neededBy({ own, verdict }: Ground, words: NonNullable<WhyWords['neededWords']>): string | null {
  const known = verdict.peek();
  if (known.kind !== 'refuted') return null;
  const [mistake, before] = [own.line.peek()[known.lastGood], own.at(known.lastGood)];
  return mistake === undefined || !before ? null : words(mistake, before, known.line.slice(known.lastGood));
}

/** After how many actions of its line what spoils it begins. */
const shownFrom = (found: Extract<Spoiler, { line: readonly string[] }>): number =>
  found.kind === 'told' ? found.from : found.line.length - (found.kind === 'reply' ? 1 : 0);

/** Followed until the goal is lost, where a game tells such lines: an answer alone does not show what it comes to. */
async function toTheEnd(ground: Ground, found: Spoiler, why: WhyWords | null, signal: AbortSignal): Promise<Spoiler> {
  const { start, goal, kit, solver, own, ruleOfThumb } = ground;
  if ((found.kind !== 'reply' && found.kind !== 'nothing') || !why?.refutes?.(goal)) return found;
  const choose = async (position: string) => {
    const there = kit.game.open(position);
    return there.ok ? ruleOfThumb(there.value) : null;
  };
  try {
    const { refutation } = await loading(() => import('./refutation.ts'));
    const client = await solver();
    const others = { choose, reply: client.reply.bind(client) };
    const until = AbortSignal.any([signal, AbortSignal.timeout(forSpoiler.seconds * 1000)]);
    const begun = found.kind === 'reply' ? found.line : own.played.peek();
    const line = await refutation(kit, start.position, goal, others, until, begun);
    // Told from the answer to the mistake on, or from where the reader stands.
    const from = found.kind === 'reply' && found.from === undefined ? begun.length - 1 : own.cursor.peek();
    const there = line === null ? null : kit.game.replay(start.position, line.slice(0, from));
    const words = there?.ok ? why.refutedWords?.(goal, line?.slice(from) ?? [], there.value, Number(own.seat)) : null;
    return line && words ? { kind: 'told', line, from, words } : found;
  } catch {
    return found;
  }
}

/** The answer of the others to a mistake, or how far its line still gets. */
async function findSpoiler(ground: Ground, signal: AbortSignal): Promise<Spoiler> {
  const { start, goal, solver, own, judged } = ground;
  const value = judged.peek();
  if (value.kind !== 'refuted') return { kind: 'nothing' };
  const played = own.played.peek();
  // What a goal like this asks for is the best chance: a single answer refutes nothing.
  if (ground.chance) return lessChance(ground, value.lastGood, signal);
  if (value.reply !== null) {
    let at = value.lastGood + 1;
    while (at < played.length && own.at(at)?.actor === own.seat) at += 1;
    return { kind: 'reply', line: [...played.slice(0, at), value.reply], action: value.reply };
  }
  const client = await solver();
  const found = await client.furthest(start.position, played.join(), goal, { signal, budget: forSpoiler });
  return found
    ? { kind: 'furthest', line: [...played, ...parseLine(found.line)], goal: found.goal, proved: found.proved }
    : answerToAnything(ground, signal);
}

/** The chance after an action, beside the best one there was. */
async function lessChance({ goal, own, solver }: Ground, lastGood: number, signal: AbortSignal): Promise<Spoiler> {
  const before = own.at(lastGood);
  const spoilt = own.line.peek()[lastGood];
  if (!before) return { kind: 'nothing' };
  const { actions } = await (await solver()).rate(before.position, goal, { signal });
  const now = actions.find(({ action }) => action === spoilt)?.value;
  const best = Math.max(...actions.map(({ value }) => value ?? 0));
  return now === undefined || spoilt === undefined ? { kind: 'nothing' } : { kind: 'chance', now, best, action: spoilt };
}

/** The reader goes on so far before the others act, at most. */
const goesOn = 8;

/** Where the reader is to act and nothing helps: one way to go on, and the answer of the others that refutes it. */
async function answerToAnything({ start, goal, kit, solver, own, ruleOfThumb }: Ground, signal: AbortSignal): Promise<Spoiler> {
  let play = own.now.peek();
  const state = play.goal(goal);
  if (kit.alone || play.actor !== own.seat || !state.ok || state.value !== 'open') return { kind: 'nothing' };
  for (let n = 0; n < goesOn && play.actor === own.seat; n++) {
    const action = await ruleOfThumb(play);
    const next = action === null ? null : play.apply(action);
    if (!next?.ok) return { kind: 'nothing' };
    play = next.value;
  }
  const { action, why } = await (await solver()).reply(start.position, play.line.join(), goal, { signal });
  return action !== null && why === 'refutes'
    ? { kind: 'reply', line: [...play.line, action], action, from: own.cursor.peek() }
    : { kind: 'nothing' };
}

/** Where the goal was given away, and what would have won: counts as help. */
export function showOptions(ground: Ground): void {
  const { start, goal, solver, own, stage, verdict, leave, helped, tries } = ground;
  const known = verdict.peek();
  if (known.kind !== 'refuted') return;
  const spoilt = own.line.value[known.lastGood];
  const winning = known.line[known.lastGood];
  if (spoilt === undefined || winning === undefined) return;
  leave();
  helped();
  const session = createSession(start, goal, own.seat);
  session.load(known.line.slice(0, known.lastGood));
  const ratings: Signal<RateAnswer | null> = signal(null);
  const there = session.now.value;
  const asking = new AbortController();
  const tried = tries(session, known.line);
  const options: Shown<'options'> = {
    kind: 'options',
    session,
    there,
    spoilt,
    winning,
    ratings,
    verdicts: tried.verdicts,
    panel: () => optionsPanel(ground, options),
    stop() {
      asking.abort();
      tried.stop();
    },
  };
  stage.value = options;
  solver()
    .then((client) => client.rate(there.position, goal, { signal: asking.signal }))
    .then((answer) => {
      ratings.value = answer;
    })
    .catch(() => {
      // The panel then goes without the table of options; the verdict after each try still comes.
    });
}
