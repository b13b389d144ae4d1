import { useEffect, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { GameKit, Standings } from '../kit.ts';
import { readerOf, type Session } from '../session.ts';

/** How much each of two players has left, as a bar that the two share; nothing in games that count otherwise. */
export function CardsLeft({ session, kit, opponent }: { session: Session; kit: GameKit; opponent: string }) {
  const [standings, come] = useState<Standings | null>(null);
  useEffect(() => {
    let gone = false;
    loading(() => kit.standing()).then((one) => gone || come(one));
    return () => {
      gone = true;
    };
  }, [kit]);
  const rows = standings?.table?.(session.now.value, readerOf(session), opponent)?.rows.map(({ who, counts }) => ({
    who,
    left: counts.at(-1) ?? 0,
  }));
  const [own, other] = rows ?? [];
  if (!own || !other) return null;
  return (
    <div class="cards-left">
      <progress max={Math.max(1, own.left + other.left)} value={own.left} aria-hidden="true" />
      <p class="apart">
        <span>{m.play_left({ player: own.who, count: own.left })}</span>{' '}
        <span>{m.play_left({ player: other.who, count: other.left })}</span>
      </p>
    </div>
  );
}
