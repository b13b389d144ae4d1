import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../../engine/core/game.ts';
import type { Play } from '../../../engine/core/play.ts';
import type { Result } from '../../../engine/core/result.ts';
import { type Rng, rng } from '../../../engine/core/rng.ts';
import type { RoundsSoFar } from '../../../engine/core/rounds.ts';
import * as m from '../../../paraglide/messages.js';
import { dropLine } from '../../../records/progress.ts';
import { read, remove, update, watch } from '../../../site/storage.ts';
import type { Seated } from '../deal-choice.ts';
import { asDrawn, drawnKey, givenUpKey, withoutDrawn } from '../deal-notes.ts';
import { formatDeal, type GivenUp, type RoundsOf, randomNumber } from '../deals.ts';
import { asEnds } from './ends.ts';

/** How a game's rounds are told and shown. */
export interface MatchOf<Rounds extends RoundsSoFar, State = unknown> {
  readonly kit: { readonly id: string; readonly game: { open(position: string): Result<Play<State>> } };
  /** The rounds of the deal of a number after some that have ended, as `rounds` of its engine. */
  rounds(
    stream: (seed: number) => Rng,
    options: Readonly<Record<string, string>>,
    number: number,
    ends?: readonly unknown[],
  ): Result<Rounds>;
  /** How far the match goes and how it stands, or who dealt. */
  head(rounds: Rounds, table: readonly Seated[]): string;
  /** Who has won the match, as a sentence; null while it goes on, and where rounds have only a tally. */
  over(rounds: Rounds, table: readonly Seated[]): string | null;
  /** How it stands, round by round; `ended`: the round on the table is over, and counted in. */
  readonly Sheet: ComponentType<{ readonly rounds: Rounds; readonly ended: boolean; readonly table: readonly Seated[] }>;
  /** What a draw that is agreed on comes to; left out where none can be. */
  drawn?(play: Play<State>): Outcome;
  /** What it comes to, in words too, when the player in a seat gives a round up; left out where that only ends it. */
  givenUp?(play: Play<State>, seat: number, table: readonly Seated[]): GivenUp;
}

/**
 * A match of several rounds, or (where no points are counted) rounds with a tally. How the finished rounds have ended is kept in the browser
 * under the link of the deal; what was kept and cannot be a match of it is not used.
 */
export function roundsOf<Of extends RoundsSoFar, State = unknown>({
  kit,
  rounds,
  head,
  over,
  Sheet,
  drawn,
  givenUp,
}: MatchOf<Of, State>): RoundsOf {
  return function Rounds({ choice, first, given, table = [], show }: ComponentProps<RoundsOf>) {
    const name = formatDeal(choice);
    const key = `match.${kit.id}.${name}`;
    const [ends, setEnds] = useState<readonly unknown[]>(() => given ?? read(key, asEnds) ?? []);
    // Another tab may have finished the round.
    useEffect(() => (given ? undefined : watch(key, () => setEnds(read(key, asEnds) ?? []))), [key]);
    /** The rounds that have ended so, if a match can go on after them. */
    const openAfter = (ended: readonly unknown[]) => {
      const found = rounds(rng, choice.options, choice.number, ended);
      return found.ok && found.value.match.winners === null ? found : null;
    };
    const before = useMemo(() => {
      const usable = openAfter(ends) ?? rounds(rng, choice.options, choice.number);
      // The deal has been read from the same options.
      if (!usable.ok) throw new Error(usable.error.code);
      return usable.value;
    }, [name, ends]);
    const { ends: played } = before;
    const start = useMemo(() => {
      const opened = played.length === 0 ? null : kit.game.open(before.start);
      return opened?.ok ? opened.value : first;
    }, [before]);
    const idOf = (round: number): string => (round === 1 ? '' : `.${round}`);
    const id = idOf(played.length + 1);
    /** Nothing of a round is kept any more: not its line, nor where a draw was agreed on or it was given up. */
    const drop = (round: number) => {
      dropLine(`deal.${kit.id}.${name}${idOf(round)}`);
      for (const ended of [drawnKey, givenUpKey]) update(ended, asDrawn, (all) => withoutDrawn(all ?? {}, name + idOf(round)));
    };

    const next = (outcome: Outcome) => {
      const after = before.after(outcome);
      if (!after.ok) return;
      drop(played.length + 1);
      const own = after.value.ends;
      // A round that another tab has finished meanwhile counts as it ended there. What cannot be a match would never let it go on.
      update(
        key,
        asEnds,
        (there) => asEnds(there !== null && there.length >= own.length && openAfter(there) ? there : own) ?? [],
      );
      setEnds(read(key, asEnds) ?? own);
    };
    const goesOn = (outcome: Outcome) => {
      const after = before.after(outcome);
      return after.ok && after.value.match.winners === null;
    };
    /** The whole match once more, from its first round. */
    const afresh = (restart: () => void) => {
      if (played.length === 0) return restart();
      for (let round = 1; round <= played.length + 1; round++) drop(round);
      remove(key);
      setEnds([]);
    };
    /** The rounds with the one on the table, once that is over. */
    const counted = (outcome: Play['outcome']) => {
      const after = outcome === null ? null : before.after(outcome);
      return after?.ok ? after.value : before;
    };
    return show({
      id,
      start,
      title: m.play_match_round({ round: played.length + 1 }),
      // Without a total to reach it says who dealt this round.
      head: (outcome) => head(before.target === null ? before : counted(outcome), table),
      over: (outcome) => over(counted(outcome), table),
      begun: before.scored && played.length > 0,
      sheet: (outcome) => <Sheet rounds={counted(outcome)} ended={outcome !== null} table={table} />,
      goesOn,
      ends: played,
      // What is on the table is a play of this game.
      ...(drawn ? { drawn: (play: Play) => drawn(play as Play<State>) } : {}),
      ...(givenUp ? { givenUp: (play: Play, seat: number) => givenUp(play as Play<State>, seat, table) } : {}),
      anew: (outcome, restart) => (!before.scored ? restart : goesOn(outcome) ? null : () => afresh(restart)),
      onward(outcome) {
        if (goesOn(outcome)) return { words: m.play_match_next(), short: m.play_next(), act: () => next(outcome) };
        return {
          words: m.play_match_new(),
          act() {
            location.hash = formatDeal({ ...choice, number: randomNumber() });
          },
        };
      },
    });
  };
}
