import { anyOf } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { entries, loadGame, loadPlayer, loadProver } from '../../src/engine/games/registry.ts';
import { processorTime } from './engine.mjs';

/** @import { AnyProver } from '../../src/engine/games/entry.ts' */
/** @import { Rng } from '../../src/engine/core/rng.ts' */
/** @import { Budget, OnProgress } from '../../src/engine/proving/prover.ts' */
/** @typedef {{ readonly result: 'win' | 'loss' | 'known' | 'unknown', readonly nodes: number }} Answer */
/** @typedef {(prover: AnyProver, state: any, budget: Budget, onProgress: OnProgress) => Answer} Ask */
/**
 * What is asked of a game after bad play.
 * @typedef {object} Trial
 * @property {'sixteen' | 'russian-bank' | 'ristiseiska'} game
 * @property {readonly string[]} presets
 * @property {boolean} [longTurns] whether turns can be made long
 * @property {string | null} thumb the player by rule of thumb; null for the one that stays as it is (`steady`)
 * @property {(state: any) => number} left bricks or cards that are left
 * @property {readonly number[]} lefts so many are left of the positions asked about
 * @property {(state: any, left: number) => boolean} fits whether a position is one to ask about
 * @property {(goals: { preset: string }) => Readonly<Record<string, Ask>>} asked
 */
/**
 * @typedef {{ game: string, preset: string, goal: string, played: string, left: number, won: number, lost: number, known: number, unknown: number,
 * nodes: number[], ms: number[] }} Row
 */

/** @type {(goal: string) => Ask} */
const prove = (goal) => (prover, state, budget, onProgress) => {
  const inquiry = prover.inquire(state, goal);
  if (!inquiry.ok) throw new Error(inquiry.error.code);
  return inquiry.value.prove([], budget, onProgress);
};

/** The smallest reserve and stock and the most cards home that the turn holds. @type {Ask} */
const bestOfTurn = (prover, state, budget, onProgress) => {
  const found = prover.prospects?.(state, budget, onProgress);
  if (!found) throw new Error('there are no prospects');
  return { result: found.reason === null ? 'known' : 'unknown', nodes: found.nodes };
};

/** What is asked of a turn as a whole; it is known or not, and nothing is won or lost by it. */
export const wholeTurn = 'best of the turn';

const sum = (/** @type {readonly (readonly unknown[])[]} */ piles) => piles.reduce((all, { length }) => all + length, 0);

/** @type {readonly Trial[]} */
export const trials = [
  {
    game: 'sixteen',
    presets: ['sixteen', 'consecutive'],
    thumb: null,
    left: ({ urn }) => urn.length,
    lefts: [64, 48, 32, 16, 8, 0],
    fits: ({ urn, drawn }, left) => urn.length === left && drawn === null,
    asked: () => ({ win: prove('win') }),
  },
  {
    game: 'russian-bank',
    presets: ['free'],
    longTurns: true,
    thumb: 'greedy',
    left: ({ sides, turn }) => sum([sides[turn - 1].reserve, sides[turn - 1].hand, sides[turn - 1].waste]),
    lefts: [44, 36, 28, 20, 12, 6],
    fits: () => true,
    asked: () => ({ [wholeTurn]: bestOfTurn, win: prove('win'), lock: prove('lock') }),
  },
  {
    game: 'ristiseiska',
    presets: ['duel', 'pantti', 'pantti-ace', 'begging', 'begging-points', 'forfeit'],
    thumb: null,
    left: ({ hands }) => sum(hands),
    lefts: [40, 30, 20, 10],
    fits: ({ phase }) => phase.kind === 'play',
    asked: ({ preset }) => ({
      win: prove('win'),
      ...(preset === 'duel' ? { best: prove('best') } : preset === 'begging' ? { 'not-last': prove('not-last') } : {}),
    }),
  },
];

/**
 * Deals of a game played on badly until so many bricks or cards are left, and what can still be met: by a beginner (the rule of thumb, but one
 * action in four is any legal one), at random (all are), and in Russian Bank at random with turns made long (drawing one time in twenty where
 * there is something else). Verdicts only.
 * @param {Trial} trial
 * @param {number} count seeds 1 to count of each rule set and way to play, each at each number that is left
 * @param {Budget} budget of a question; its seconds are of the processor
 * @returns {AsyncGenerator<Row>}
 */
export async function* afterBadPlay(
  trial,
  count,
  { nodes: most = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY },
) {
  const game = await loadGame(trial.game);
  const prover = await loadProver(trial.game);
  const choose =
    trial.thumb === null ? (await entries[trial.game].trials?.())?.steady : (await loadPlayer(trial.game, trial.thumb))?.choose;
  if (prover === null || !choose) throw new Error('there is no solver or no rule of thumb');
  /** @typedef {(state: any, random: Rng) => any} Play */
  /** @type {Play} */
  const anything = (state, random) => anyOf(game.legal(state), random);
  /** @type {Play} */
  const beginner = (state, random) => {
    const who = game.actor(state);
    if (who === null || who === 'chance' || random.int(4) === 0) return anything(state, random);
    return choose(game.observe(state, who), random);
  };
  /** @type {Play} */
  const drawn = (state, random) => {
    const legal = game.legal(state);
    const others = legal.filter(({ kind }) => kind !== 'draw');
    return anyOf(others.length > 0 && random.int(20) > 0 ? others : legal, random);
  };
  /** @type {Record<string, Play>} */
  const players = {
    'by a beginner': beginner,
    'at random': anything,
    ...(trial.longTurns ? { 'at random, turns made long': drawn } : {}),
  };
  for (const preset of trial.presets)
    for (const [played, choose] of Object.entries(players)) {
      const asked = Object.entries(trial.asked({ preset }));
      const rows = asked.map(([goal]) =>
        trial.lefts.map((left) => {
          const none = { won: 0, lost: 0, known: 0, unknown: 0 };
          return { game: trial.game, preset, goal, played, left, ...none, nodes: [0].slice(1), ms: [0].slice(1) };
        }),
      );
      for (let seed = 1; seed <= count; seed++) {
        const random = rng(seed + 1000);
        let state = game.deal(game.presets[preset], rng(seed));
        for (const [k, left] of trial.lefts.entries()) {
          // Random play with nothing left to draw goes to and fro for ever.
          for (let n = 0; n < 20_000 && !(trial.left(state) <= left && trial.fits(state, left)); n++) {
            const action = game.outcome(state) === null ? choose(state, random) : null;
            if (action === null) break;
            state = game.apply(state, action);
          }
          if (game.outcome(state) !== null || trial.left(state) > left || !trial.fits(state, left)) break;
          for (const [g, [goal, ask]] of asked.entries()) {
            // Where the rules tell already, as of who is to be out first when somebody is, nothing is asked.
            const read = goal === wholeTurn ? null : game.goal(goal);
            if (read?.ok && read.value(state, []) !== 'open') continue;
            const row = /** @type {Row} */ (rows[g]?.[k]);
            const began = processorTime();
            const inTime = () => processorTime() - began < seconds;
            const { result, nodes } = ask(prover, state, { nodes: most, anyLine: true }, inTime);
            row.nodes.push(nodes);
            row.ms.push((processorTime() - began) * 1000);
            row[result === 'win' ? 'won' : result === 'loss' ? 'lost' : result] += 1;
          }
        }
      }
      yield* rows.flat();
    }
}
