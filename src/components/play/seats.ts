import type { Play } from '../../engine/core/play.ts';
import { formatPlayer, type PlayerChoice, parsePlayer, skills } from '../../engine/core/player.ts';
import { ok, type Result } from '../../engine/core/result.ts';
import { fail } from '../../engine/proving/reasons.ts';
import * as m from '../../paraglide/messages.js';
import type { DealChoice, Seated } from './deal-choice.ts';
import type { GameKit } from './kit.ts';
import { isPerson } from './people/people.ts';

/** Stands between the seats in a link: no name of a player has one, and nothing is escaped. */
const between = '.';

/** How many seats there are besides the first. */
export const othersAt = (play: Play): number => Math.max(1, ...play.scene('all').slots.map(({ owner }) => owner)) - 1;

/** Who sits from the second seat on, each by themselves, as a deal's link says it: one stands for all of them. */
export function apart(player: string, others: number): readonly string[] {
  const each = player.split(between);
  return each.length === 1 ? Array.from({ length: others }, () => player) : each;
}

/** The same for a link: one where all are the same. */
export const together = (each: readonly string[]): string =>
  each.every((one) => one === each[0]) ? (each[0] ?? '') : each.join(between);

/** Whether a game has those players, and as many as there are other seats; people either share a screen or send links. */
export function checkSeats(player: string, others: number, { players }: GameKit['game']): Result<null> {
  const each = player.split(between);
  const unknown = each.find((one) => !isPerson(one) && parsePlayer(one, players) === null);
  if (unknown !== undefined) return fail('player', 'unknown-player', { text: unknown, players: Object.keys(players) });
  if (each.length > 1 && each.length !== others) return fail('player', 'seat-count', { others, found: each.length });
  return new Set(each.filter(isPerson)).size > 1 ? fail('player', 'seat-people') : ok(null);
}

/** Who can be chosen for a seat: every player of a game in each of its skills, weakest first. */
export const playersOf = ({ players }: GameKit['game']): readonly string[] =>
  Object.entries(players).flatMap(([name, level]) =>
    level === 1 ? [name] : skills.map((skill) => formatPlayer({ name, skill })),
  );

/** A computer player as it was chosen; one that the game has not is taken at its word. */
export const chosenPlayer = (text: string, { players }: GameKit['game']): PlayerChoice =>
  parsePlayer(text, players) ?? { name: text, skill: 'strong' };

/** Names for those who are at the table with somebody who plays as they do. */
const guests = (): readonly string[] => m.play_player_guests().split(' ');

/**
 * Who sits where at the table of a deal, the first seat first: the first computer player of each kind has its own name, others of the
 * same kind have names of their own. Nobody for a game that is played alone.
 */
export function seatsOf(
  { player }: Pick<DealChoice, 'player'>,
  { game, opponents }: Pick<GameKit, 'game' | 'opponents'>,
  others: number,
): readonly Seated[] {
  if (!opponents) return [];
  const taken = new Set<string>();
  const each = apart(player ?? opponents.usual, others).map((one, i): Seated => {
    const seat = i + 2;
    if (isPerson(one)) {
      const name = others > 1 ? null : one === 'friend' ? m.play_friend_name() : m.play_here_name();
      return { seat, player: null, name };
    }
    const { name: kind } = chosenPlayer(one, game);
    const own = opponents.names[kind]?.() ?? kind;
    const name = taken.has(own) ? (guests().find((guest) => !taken.has(guest)) ?? own) : own;
    taken.add(name);
    return { seat, player: one, name };
  });
  const [one] = each;
  // Of two people each is the other's.
  return [{ seat: 1, player: null, name: one?.player === null ? one.name : null }, ...each];
}

/** Whether it is a person's turn, by who sits at the table. */
export const isPersons = (table: readonly Seated[], actor: Play['actor']): boolean =>
  typeof actor === 'number' && table[actor - 1]?.player === null;

/** The seats with another choice for one; people either share the screen or send links, so one choice for people goes for all of them. */
export const seated = (seats: readonly string[], at: number, player: string): readonly string[] =>
  seats.map((one, i) => (i === at || (isPerson(player) && isPerson(one)) ? player : one));
