import type { Play } from '../../engine/core/play.ts';
import { openPosition } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../published/puzzle-schema.ts';
import { puzzleTitle } from './puzzle-words.ts';

const card = /^[2-9TJQKA][cdhs]$/;

/**
 * What asks for a decision at once is asked as that; null where the goal says it better. It says what anybody sees on the
 * board, and not how many of the first actions are good.
 */
function ask({ game, goal, proof }: Puzzle, start: Play): string | null {
  if (game === 'ristiseiska') {
    const { firstActions: cards } = proof;
    // All that can be done is to play one of some cards.
    if (cards < 3 || start.actions.length !== cards || !start.actions.every((action) => card.test(action))) return null;
    if (goal === 'win') return m.daily_ask_cards_win({ cards });
    return goal === 'not-last' ? m.daily_ask_cards_do({ cards }) : null;
  }
  if (game === 'russian-bank') return goal === 'lock' ? m.daily_ask_lock() : null;
  const { slots } = start.scene('all');
  const drawn = slots.find(({ kind }) => kind === 'drawn')?.pieces[0]?.face.rank;
  return goal === 'win' && drawn !== undefined && proof.firstActions > 1 ? m.daily_ask_brick({ drawn }) : null;
}

/** The title of a daily puzzle: its own, a question made from its start, or its goal. */
export async function titleOfDaily(puzzle: Puzzle): Promise<string> {
  if (puzzle.title) return puzzle.title;
  const start = await openPosition(puzzle.position);
  if (!start.ok) throw new Error(`daily ${puzzle.id}: ${start.error.reason}`);
  return ask(puzzle, start.value) ?? puzzleTitle(puzzle);
}

const titles = new Map<string, Promise<string>>();

/** The task of a daily puzzle in words, worked out once: pages, images and feed name it. */
export function dailyTitle(puzzle: Puzzle): Promise<string> {
  let title = titles.get(puzzle.id);
  if (!title) {
    title = titleOfDaily(puzzle);
    titles.set(puzzle.id, title);
  }
  return title;
}
