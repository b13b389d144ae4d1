import { useState } from 'preact/hooks';
import { keptLine } from '../../../records/progress.ts';
import { DealtGame } from '../DealtGame.tsx';
import { formatDeal } from '../deals.ts';
import type { DealtProps } from '../parts/useDealt.ts';
import { sitsHere } from './sits-here.ts';
import { Turned } from './Turned.tsx';

/** People on one screen: whoever is to act has the board, and is asked for first where something is hidden. */
export function OnScreen(props: DealtProps) {
  const { kit, choice, start, round } = props;
  const [seat, sit] = useState(() => {
    const kept = keptLine(`deal.${kit.id}.${formatDeal(choice)}${round?.id ?? ''}`);
    return sitsHere(kit, start, kept?.line.slice(0, kept.cursor) ?? [], props.table);
  });
  const [covered, cover] = useState(!choice.open);
  // Covered anew after a reload, a move may have been seen already.
  const [fresh, freshen] = useState(false);
  const turnTo = (next: number, passed: boolean) => {
    cover(!choice.open);
    freshen(passed);
    sit(next);
  };
  return (
    <>
      <DealtGame
        key={seat}
        {...props}
        seat={seat}
        covered={covered ? () => cover(false) : null}
        // A board whose line is not on it yet says so of whoever sits here already.
        onPass={(next) => next === seat || turnTo(next, true)}
        onBack={fresh ? (before) => turnTo(before, false) : undefined}
      />
      {props.table.length === 2 && <Turned seat={seat} />}
    </>
  );
}
