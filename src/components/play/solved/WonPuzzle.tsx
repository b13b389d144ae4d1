import { localDate, solvedDays, solvedPuzzles } from '../../../records/progress.ts';
import { dayOfDate } from '../../../records/records.ts';
import { puzzleGains } from './gains.ts';
import type { SolvedHere } from './useSolved.ts';
import { Won, type WonProps } from './Won.tsx';

interface Props extends Omit<WonProps, 'gains'> {
  readonly id: string;
  readonly solved: SolvedHere;
}

/** A puzzle that is won, and what it adds to. */
export function WonPuzzle({ id, solved, ...props }: Props) {
  const today = dayOfDate(localDate(new Date()));
  return (
    <Won
      {...props}
      gains={puzzleGains(id, props.practice.kit.words.gameName(), solved.first.value, solvedPuzzles(), solvedDays(), today)}
    />
  );
}
