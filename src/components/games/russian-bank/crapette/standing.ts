import { rng } from '../../../../engine/core/rng.ts';
import { rounds } from '../../../../engine/games/crapette-match.ts';
import type { Table } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Standings } from '../../../play/kit.ts';
import { standing as common } from '../standing.ts';
import { standsWords } from './match-words.ts';

const game = common as unknown as Required<Standings<Table>>;

/** How a game of the traditional table stands, and its match, where it is a round of one; between two rounds, and before a move of the next, that this comes. */
const of: Standings<Table>['of'] = (play, reader, choice, ends, table = []) => {
  const alone = game.of(play, reader, choice, ends, table);
  const before = rounds(rng, choice.options, choice.number, ends);
  if (!before.ok || before.value.target === null) return alone;
  const { target } = before.value;
  const kept = play.outcome === null ? before : before.value.after(play.outcome);
  const { totals } = (kept.ok ? kept.value : before.value).match;
  const stands = standsWords(totals, target, table);
  const waits = play.outcome !== null || (ends.length > 0 && play.position === before.value.start);
  return waits ? { head: m.play_match_between(), says: stands } : { ...alone, says: `${alone.says} · ${stands}` };
};

/** What each still had: a card turned up lies beside the hand, as on the board, and is none of it. */
const table: NonNullable<Standings<Table>['table']> = (play, reader, opponent) => {
  const { turn, drawn } = play.state;
  const all = game.table(play, reader, opponent);
  if (!all || !drawn) return all;
  const own = reader === 2 ? 2 : 1;
  return {
    ...all,
    columns: all.columns.toSpliced(2, 0, m.crapette_label_turned_up()),
    rows: all.rows.map(({ who, counts: [reserve = 0, hand = 0, ...others] }, i) => {
      const up = (i === 0) === (turn === own) ? 1 : 0;
      return { who, counts: [reserve, hand - up, up, ...others] };
    }),
  };
};

/** How a game stands, and what each has left at its end; a round of a match has its sheet. */
export const standing: Standings<Table> = {
  of,
  points: ({ state }, drawn) =>
    state.params.score === 'none'
      ? null
      : { says: m.crapette_points_how({ how: drawn ? 'drawn' : 'won' }), anchor: 'choices', words: m.crapette_points_rule() },
  table: (play, reader, opponent) => (play.state.params.target === undefined ? table(play, reader, opponent) : null),
};
