import type { Rating } from '../../records/strength.ts';
import { ratingGain } from '../play/solved/gains.ts';
import { Won, type WonProps } from '../play/solved/Won.tsx';

interface Props extends Omit<WonProps, 'gains'> {
  /** The rating before it; null where it has not changed. */
  readonly before: Rating | null;
  readonly after: Rating;
}

/** A puzzle of practice that is won, and what it has made of one's rating. */
export const WonRated = ({ before, after, ...props }: Props) => <Won {...props} gains={[ratingGain(before, after)]} />;
