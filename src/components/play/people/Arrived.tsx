import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { keepLine, keptLine } from '../../../records/progress.ts';
import { read, update } from '../../../site/storage.ts';
import type { Seated } from '../deal-choice.ts';
import { asDrawn, byFriendMark, drawnKey, givenUpKey, withDrawn, withoutDrawn } from '../deal-notes.ts';
import { type DealChoice, formatDeal, lineKey, randomNumber } from '../deals.ts';
import { openLine } from '../game-link.ts';
import type { GameKit } from '../kit.ts';
import { type PanelButton, says } from '../panel-parts.ts';
import { SaidScreen } from '../parts/SaidScreen.tsx';
import { READER } from '../reader.ts';
import { isPersons, othersAt, seatsOf } from '../seats.ts';
import { nothingTaken } from '../state.ts';
import {
  actorsOf,
  arrivalOf,
  canGiveUp,
  isWatched,
  partsAt,
  playsFor,
  seenBefore,
  seesAll,
  stoppedAt,
  watchedFrom,
} from './arrival.ts';
import { keptOf, keptSeat, seatedAt } from './kept-seat.ts';
import { olderWords } from './older.ts';
import { forTheOther } from './people.ts';

interface Props {
  readonly kit: GameKit;
  readonly choice: DealChoice;
  readonly start: Play;
  /** The line, as the link has it; null where it has none, though a game of its deal is kept here. */
  readonly packed: string | null;
  readonly more?: ComponentChildren;
}

/** What is said of a link that does not simply go on with a game, and what can be done about it. */
interface Said {
  readonly head: string;
  readonly lines: readonly string[];
  readonly buttons: readonly PanelButton[];
  /** Nothing of the link can be used. */
  readonly refused?: boolean;
}

/** Most games of the same deal that are kept side by side. */
const mostCopies = 9;

/** Takes up the turn that a friend has sent, where it goes on with the game that is kept here or begins one; else says what it is. */
export function Arrived({ kit, choice, start, packed, more }: Props) {
  const [said, say] = useState<Said | null>(null);
  useEffect(() => {
    let gone = false;
    void arrive().then((found) => gone || say(found));
    return () => {
      gone = true;
    };
  }, [packed]);

  const go = (deal: DealChoice) => location.replace(`#${formatDeal(deal)}`);
  const button = (id: PanelButton['id'], words: string, act: () => void, primary = false): PanelButton => ({
    id,
    words,
    primary,
    counts: null,
    act,
  });

  async function arrive(): Promise<Said | null> {
    // Whose turn it is opens it; one's own link, opened again, leads back to one's own seat.
    const own = keptSeat(kit, choice);
    const goOn = own ? [button('own', m.play_friend_to_game(), () => go(own), true)] : [];
    const dealNew = (player: string | null) =>
      button('deal', m.play_deal_new(), () => go({ ...forTheOther(choice), player, number: randomNumber() }));
    if (packed === null)
      return {
        head: m.play_friend_kept({ seat: own?.seat ?? READER }),
        lines: [m.play_friend_kept_says()],
        buttons: [...goOn, dealNew(choice.player)],
      };
    const opened = await openLine(packed);
    const refused = (words: string): Said => ({
      head: m.play_link_broken(),
      lines: own ? [words, m.play_friend_broken_says()] : [words],
      refused: true,
      buttons: [...goOn, dealNew(null)],
    });
    if (opened === null) return refused(m.play_replay_damaged());
    const { line, gaveUp } = opened;
    const played = kit.game.replay(start.position, line);
    if (!played.ok) return refused(m.play_replay_illegal({ number: played.error.index + 1 }));
    const table = seatsOf(choice, kit, othersAt(start));
    if (gaveUp !== undefined && !(canGiveUp(played.value, gaveUp, table.length) && isPersons(table, gaveUp)))
      return refused(m.play_link_gave_up({ player: gaveUp }));
    const watched = `#${formatDeal(watchedFrom(choice, own))}&${lineKey}=${packed}`;
    const { actor } = played.value;
    if (isWatched(played.value, own !== undefined, gaveUp)) {
      location.replace(watched);
      return null;
    }
    const mine = own ?? seatedAt(choice, isPersons(table, actor) ? Number(actor) : lastOther(played.value, table));
    const take = (deal: DealChoice, known: number, moves = line) => {
      const key = `deal.${kit.id}.${formatDeal(deal)}`;
      // An end of which the reader took it that the friend lets it stand was none, if they go on from it.
      update(drawnKey, asDrawn, (all) => withoutDrawn(all ?? {}, formatDeal(deal)));
      // What was taken in earlier turns counts on.
      keepLine(key, { ...(keptLine(key) ?? { undone: 0, ...nothingTaken }), line: moves, cursor: known });
      go(deal);
    };
    const isOver = (deal: DealChoice, mark = '') => read(givenUpKey, asDrawn)?.[formatDeal(deal) + mark] !== undefined;
    /** Notes that somebody else gave up: the end of their last turn is not played before the reader, who sees the end of the game. */
    const takeEnd = (deal: DealChoice, moves: readonly string[]) => {
      // Whoever gave up sooner has lost all the same.
      if (isOver(deal)) return go(deal);
      update(givenUpKey, asDrawn, (all) => withDrawn(all ?? {}, formatDeal(deal) + byFriendMark, moves.length));
      take(deal, moves.length, moves);
    };
    // Nobody gives up for the reader, in whatever browser they are said to have done it.
    const byOther = gaveUp !== undefined && gaveUp !== (mine.seat ?? READER);
    const copies = Array.from({ length: mostCopies }, (_, i) => seatedAt(choice, mine.seat ?? READER, i + 1));
    const kept = copies.map((deal) => ({ deal, arrival: arrivalOf(start, line, keptOf(kit, deal)) }));
    const going = kept.find(({ deal, arrival }) => keptOf(kit, deal) !== null && arrival.kind !== 'other');
    if (going) {
      const { deal, arrival } = going;
      const seat = mine.seat ?? 1;
      const theirs = arrival.kind === 'new' && !playsFor(seat, actorsOf(start, line), arrival.known);
      // Whoever plays on has not given up, whatever another link said.
      if (isOver(deal, byFriendMark) && !isOver(deal) && gaveUp === undefined && theirs)
        return {
          head: m.play_friend_played_on(),
          lines: [m.play_friend_played_on_says()],
          buttons: [
            button(
              'own',
              m.play_friend_played_on_take(),
              () => {
                update(givenUpKey, asDrawn, (all) => withoutDrawn(all ?? {}, formatDeal(deal) + byFriendMark));
                take(deal, arrival.known);
              },
              true,
            ),
            button('deal', m.play_friend_played_on_leave(), () => go(deal)),
          ],
        };
      // It is over for good, whoever gave it up, and whatever comes after it.
      if (isOver(deal) || isOver(deal, byFriendMark)) {
        go(deal);
        return null;
      }
      // One's own moves are made here: those that somebody else has made are not taken unasked.
      if (arrival.kind === 'new' && playsFor(seat, actorsOf(start, line), arrival.known))
        return {
          head: m.play_friend_yours(),
          lines: [m.play_friend_yours_says()],
          buttons: [
            button('own', m.play_friend_to_game(), () => go(deal), true),
            button('deal', m.play_friend_yours_take(), () =>
              byOther ? takeEnd(deal, line) : take(deal, seenBefore(seat, actorsOf(start, line), 0)),
            ),
          ],
        };
      const ours = keptOf(kit, deal) ?? [];
      // Anybody can make such a link of an earlier one: the reader says whether it is so.
      if (byOther && (arrival.kind !== 'older' || stoppedAt(gaveUp, start, line, ours)))
        return {
          head: m.play_friend_gives_up(),
          lines: [m.play_friend_gives_up_says()],
          buttons: [
            button('own', m.play_friend_gives_up_take(), () => takeEnd(deal, arrival.kind === 'older' ? ours : line), true),
            button('deal', m.play_friend_to_game(), () => go(deal)),
          ],
        };
      if (arrival.kind === 'new') {
        take(deal, arrival.known);
        return null;
      }
      if (arrival.kind === 'same') {
        go(deal);
        return null;
      }
      const stands = kit.game.replay(start.position, ours);
      const open = choice.open || (stands.ok && seesAll(stands.value, seat));
      return {
        ...olderWords(start, ours, line, stands.ok && stands.value.outcome !== null),
        buttons: [
          button('own', m.play_friend_to_game(), () => go(deal), true),
          // A game watched again lies open: the others' hands are not shown while they are played from.
          ...(open ? [button('deal', m.play_friend_look(), () => location.assign(watched))] : []),
        ],
      };
    }
    const seen = seenBefore(mine.seat ?? READER, actorsOf(start, line), 0);
    // Whoever goes on with a game on another device says so: it will count as theirs.
    if (own === undefined && playsFor(mine.seat ?? READER, actorsOf(start, line), 0))
      return {
        head: m.play_friend_yours(),
        lines: [m.play_friend_yours_says()],
        buttons: [button('own', m.play_friend_yours_take(), () => take(mine, seen), true), dealNew(null)],
      };
    const free = kept.find(({ deal }) => keptOf(kit, deal) === null);
    if (own === undefined || free === undefined || keptOf(kit, copies[0] as DealChoice) === null) {
      take(mine, seen);
      return null;
    }
    const other = kept[0]?.arrival;
    const at = other?.kind === 'other' ? other.at : 0;
    const number = at + 1;
    const changes = partsAt(mine.seat ?? READER, actorsOf(start, line), at);
    return {
      head: changes ? m.play_friend_changed() : m.play_friend_other(),
      lines: [changes ? m.play_friend_changed_says({ number }) : m.play_friend_other_says({ number })],
      buttons: [
        button(
          'own',
          m.play_friend_both(),
          () =>
            byOther ? takeEnd(free.deal, line) : take(free.deal, seenBefore(mine.seat ?? READER, actorsOf(start, line), at)),
          true,
        ),
        button('deal', m.play_friend_to_game(), () => go(copies[0] as DealChoice)),
      ],
    };
  }

  /** Where it is no person's turn: the seat of a person who was not the last of them to act. */
  function lastOther({ line }: Play, table: readonly Seated[]): number {
    const actors = actorsOf(start, line).filter((actor) => isPersons(table, actor));
    const last = actors.at(-1) ?? READER;
    return table.find(({ seat, player }) => player === null && seat !== last)?.seat ?? READER;
  }

  if (said === null) return null;
  const { head, lines, buttons } = said;
  const panel = says(said.refused ? 'refused' : 'asks', head, lines, buttons);
  return <SaidScreen {...{ kit, choice, start, panel, more }} title={m.play_friend_title()} />;
}
