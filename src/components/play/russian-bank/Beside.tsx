import './turn.css';
import type { Session } from '../session.ts';
import { LimitLine } from './LimitLine.tsx';
import { TurnBest } from './TurnBest.tsx';

/** Goals about what one turn holds; a single dictated action has no best. */
const aboutTheTurn = /^(win|lock|reserve|stock|home)\b/;

/** Beside a puzzle, a step or an opened position: the count near the limit, and the best that the turn holds. */
export function Beside({ session, goal }: { readonly session: Session; readonly goal: string }) {
  return (
    <>
      <LimitLine session={session} />
      {aboutTheTurn.test(goal) && <TurnBest session={session} />}
    </>
  );
}
