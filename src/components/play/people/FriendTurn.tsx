import { useEffect, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { SendWays } from '../parts/LinkCode.tsx';
import '../over-board.css';

interface Props {
  /** The address with the deal and the line, made when it is asked for. */
  link(): Promise<string>;
  /** How many moves the line has: another link for each. */
  readonly moves: number;
}

/** After one's turn in a game by link: the link to send, over the board until that is wanted back. */
export function FriendTurn({ link, moves }: Props) {
  const [address, set] = useState('');
  const [gone, go] = useState(false);
  useEffect(() => {
    let left = false;
    go(false);
    link().then((made) => left || set(made));
    return () => {
      left = true;
    };
  }, [moves]);
  if (gone)
    return (
      <button type="button" class="button game-end-back" onClick={() => go(false)}>
        {m.play_friend_link()}
      </button>
    );
  return (
    <section class="game-end" aria-label={m.play_friend_link()}>
      <div>
        <h2>{moves === 0 ? m.play_friend_begins() : m.play_friend_sent()}</h2>
        <p class="game-end-says">{m.play_friend_says()}</p>
        {address !== '' && (
          <div class="ways game-end-ways">
            <SendWays address={address} title={m.play_friend_title()} />
            <button type="button" class="button" onClick={() => go(true)}>
              {m.play_won_board()}
            </button>
          </div>
        )}
        <p class="soft">{m.play_friend_apart()}</p>
      </div>
    </section>
  );
}
