import { decisionsOf } from '../../src/components/play/review/decisions.ts';
import { each, rate } from '../../src/components/play/review/rating.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { prospects } from '../../src/engine/solve/further.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { processorTime } from './engine.mjs';

/** @import { Result } from '../../src/engine/core/result.ts' */
/** @import { TextGame } from '../../src/engine/core/play.ts' */
/** @import { GameId } from '../../src/engine/games/ids.ts' */

/** @type {<T>(answer: Promise<Result<T>>) => Promise<T>} */
const given = async (answer) => {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/**
 * The games reviewed: who plays the seat that is looked at, and who the others; what is asked of a decision is what the kit of the game asks.
 * @type {readonly { game: GameId, alone: boolean, counts: readonly string[], rules: string, deal: Record<string, string>, seats: readonly string[] }[]}
 */
const tables = [
  { game: 'sixteen', alone: true, counts: [], rules: 'sixteen', deal: {}, seats: ['thumb~easy'] },
  { game: 'russian-bank', alone: false, counts: ['reserve'], rules: 'free', deal: {}, seats: ['planner~easy', 'planner'] },
  {
    game: 'ristiseiska',
    alone: false,
    counts: [],
    rules: 'pantti',
    deal: { rules: 'pantti', players: '4' },
    seats: ['thumb~easy', 'planner', 'planner', 'planner'],
  },
];

/**
 * Reviews games of one who overlooks things, seeds 1 to `count`: how many decisions are proved, and what they were.
 * @param {number} count
 * @param {(rules: string, done: number) => void} tell
 * @returns {Promise<{ rules: string, games: number, decisions: number, kept: number, thrown: number, gone: number, unforced: number, open: number, seconds: number[] }[]>}
 * seconds: of the processor, by game
 */
export async function reviewedGames(count, tell) {
  const solver = {
    judge: (/** @type {string} */ position, /** @type {string} */ line, /** @type {string} */ goal) =>
      given(judge(position, [line], goal, each)),
    prospects: (/** @type {string} */ position) => given(prospects(position, each)),
    playouts: () => Promise.reject(new Error('nothing is estimated here')),
    chooseAfter: () => Promise.reject(new Error('nothing is estimated here')),
  };
  const rows = [];
  for (const { game: id, alone, counts, rules, deal, seats } of tables) {
    const game = await loadTextGame(id);
    const row = {
      rules,
      games: count,
      decisions: 0,
      kept: 0,
      thrown: 0,
      gone: 0,
      unforced: 0,
      open: 0,
      seconds: /** @type {number[]} */ ([]),
    };
    for (let seed = 1; seed <= count; seed++) {
      const { start, line } = await played(game, deal, seats, seed);
      const began = processorTime();
      let lost = false;
      for (const decision of decisionsOf({ game }, start, line, 1)) {
        // As a review: what is lost in a game for one stays so.
        const rating = lost
          ? /** @type {const} */ ({ kind: 'gone' })
          : await rate(decision, { alone, counts }, solver, new AbortController().signal);
        row.decisions += 1;
        row[rating.kind] += 1;
        lost = alone && (rating.kind === 'gone' || (rating.kind === 'thrown' && rating.goal === 'win'));
      }
      row.seconds.push(processorTime() - began);
      tell(rules, seed);
    }
    rows.push(row);
  }
  return rows;
}

/** @param {TextGame} game @param {Record<string, string>} deal @param {readonly string[]} seats @param {number} seed */
async function played(game, deal, seats, seed) {
  const start = game.deal(deal, rng(seed));
  if (!start.ok) throw new Error(start.error.code);
  const line = [];
  let play = start.value;
  for (;;) {
    // Where chance is to act it is asked through whoever plays.
    const name = seats[typeof play.actor === 'number' ? play.actor - 1 : 0] ?? '';
    const action =
      play.outcome === null ? await given(choose(start.value.position, name, seed + line.length * 1000, line)) : null;
    const next = action === null ? null : play.apply(action);
    if (!next?.ok || action === null) return { start: start.value, line };
    line.push(action);
    play = next.value;
  }
}
