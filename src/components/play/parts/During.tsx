import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import type { GameKit } from '../kit.ts';
import type { Pace } from '../pace.ts';
import type { Session } from '../session.ts';
import { CardsLeft } from './CardsLeft.tsx';
import { PaceChoice } from './PaceChoice.tsx';

/** How the others are followed: how fast they play, and their last turn again where there is one. */
export interface Following {
  readonly pace: Pace;
  onPace(pace: Pace): void;
  readonly again: (() => void) | null;
}

/** The same as one row beside the board. */
export const FollowRow = ({ pace, onPace, again }: Following) => (
  <div class="follow apart">
    {again && (
      <button type="button" class="link" onClick={again}>
        {m.play_follow_again_short()}
      </button>
    )}
    <PaceChoice value={pace} onChange={onPace} />
  </div>
);

/** What each of two has left. */
export const Left = (props: { session: Session; kit: GameKit; opponent: string }) => <CardsLeft {...props} />;

/** That a piece went to its only place by one touch, which can be switched off: lessons teach two. */
export const QuickNote = () => (
  <p class="board-note">
    {m.play_deal_quick()} <a href={link('/settings/')}>{m.play_deal_quick_settings()}</a>
  </p>
);
