import type { ComponentProps } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import { rng } from '../../../engine/core/rng.ts';
import { rounds } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { dropLine } from '../../../records/progress.ts';
import { read, remove, update, watch } from '../../../site/storage.ts';
import { asEnds } from '../../play/deal-notes.ts';
import { formatDeal, type RoundsOf, randomNumber } from '../../play/deals.ts';
import { kit } from './kit.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { type Names, namesAt } from './seats.ts';

/** The player as in a sentence; the reader is player 1. */
const nameOf = (seat: number, names: Names): string =>
  seat === 1 ? m.ristiseiska_match_you() : (names(seat) ?? m.ristiseiska_player({ player: seat }));

/** What everybody has by now, the reader first. */
const pointsOf = (totals: readonly number[], names: Names): string =>
  totals
    .map((points, i) => {
      const name = names(i + 1);
      return name ? m.ristiseiska_match_of_named({ name, points }) : m.ristiseiska_match_of({ player: i + 1, points });
    })
    .join(', ');

/**
 * A match of several rounds, or (where no points are counted) rounds with a tally. How the finished rounds have ended is
 * kept in the browser under the link of the deal; what was kept and cannot be a match of it is not used.
 */
export function Rounds({ choice, first, given, table = [], show }: ComponentProps<RoundsOf>) {
  const name = formatDeal(choice);
  const names = namesAt(table);
  const key = `match.${kit.id}.${name}`;
  const [ends, setEnds] = useState<readonly unknown[]>(() => given ?? read(key, asEnds) ?? []);
  const [again, setAgain] = useState(false);
  // Another tab may have finished the round.
  useEffect(() => (given ? undefined : watch(key, () => setEnds(read(key, asEnds) ?? []))), [key]);
  const before = useMemo(() => {
    const kept = rounds(rng, choice.options, choice.number, ends);
    const usable = kept.ok && kept.value.match.winners === null ? kept : rounds(rng, choice.options, choice.number);
    // The deal has been read from the same options.
    if (!usable.ok) throw new Error(usable.error.code);
    return usable.value;
  }, [name, ends]);
  const { match, target, ends: played } = before;
  const start = useMemo(() => {
    const opened = played.length === 0 ? null : kit.game.open(before.start);
    return opened?.ok ? opened.value : first;
  }, [before]);
  const id = played.length === 0 ? '' : `.${played.length + 1}`;
  const dealer = nameOf(match.dealer, names);

  const next = (outcome: NonNullable<Play['outcome']>) => {
    const after = before.after(outcome);
    if (!after.ok) return;
    dropLine(`deal.${kit.id}.${name}${id}`);
    const own = after.value.ends;
    // A round that another tab has finished meanwhile counts as it ended there.
    update(key, asEnds, (there) => (there !== null && there.length >= own.length ? there : own));
    setAgain(true);
    setEnds(read(key, asEnds) ?? own);
  };
  const goesOn = (outcome: NonNullable<Play['outcome']>) => {
    const after = before.after(outcome);
    return after.ok && after.value.match.winners === null;
  };
  /** The whole match once more, from its first round. */
  const afresh = (restart: () => void) => {
    if (played.length === 0) return restart();
    for (let round = 1; round <= played.length + 1; round++) dropLine(`deal.${kit.id}.${name}${round === 1 ? '' : `.${round}`}`);
    remove(key);
    setAgain(true);
    setEnds([]);
  };
  return show({
    id,
    start,
    title: m.ristiseiska_match_round({ round: played.length + 1 }),
    head:
      target === null
        ? m.ristiseiska_match_now({ dealer })
        : played.length === 0
          ? m.ristiseiska_match_now_target({ target, dealer })
          : m.ristiseiska_match_now_points({ target, points: pointsOf(match.totals, names) }),
    again,
    sheet(outcome) {
      const after = outcome === null ? null : before.after(outcome);
      return <ScoreSheet rounds={after?.ok ? after.value : before} ended={outcome !== null} names={names} />;
    },
    goesOn,
    ends: played,
    anew: (outcome, restart) => (!before.scored ? restart : goesOn(outcome) ? null : () => afresh(restart)),
    onward(outcome) {
      if (goesOn(outcome)) return { words: m.ristiseiska_match_next(), act: () => next(outcome) };
      return {
        words: m.ristiseiska_match_new(),
        act() {
          location.hash = formatDeal({ ...choice, number: randomNumber() });
        },
      };
    },
  });
}
