import type { Session } from '../../play/session.ts';
import { TurnBest } from './TurnBest.tsx';

/** Goals about what one turn holds; a single dictated action has no best. */
const aboutTheTurn = /^(win|lock|reserve|stock|home|load)\b/;

/** Beside a puzzle, a step or an opened position: the best that the turn holds. */
export const Beside = ({ session, goal }: { readonly session: Session; readonly goal: string }) =>
  aboutTheTurn.test(goal) ? <TurnBest session={session} /> : null;
