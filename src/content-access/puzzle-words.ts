import { loadKit, type SiteGame } from '../components/play/kits.ts';
import { openPosition } from '../engine/games/registry.ts';
import * as m from '../paraglide/messages.js';
import type { Puzzle } from '../puzzles/schema.ts';

type SitePuzzle = Pick<Puzzle, 'position' | 'goal'> & Partial<Pick<Puzzle, 'title'>> & { readonly game: SiteGame };

/** The task of a puzzle: its own title, or its goal in words. */
export async function puzzleTitle({ title, goal, game, position }: SitePuzzle): Promise<string> {
  if (title) return title;
  const opened = await openPosition(position);
  if (!opened.ok) throw new Error(opened.error.reason);
  return (await loadKit(game)).words.goalWords(goal, opened.value);
}

/** What there is to know before one starts. */
export async function puzzleLead({ position, goal, title, game }: SitePuzzle): Promise<string> {
  if (game !== 'sixteen')
    return `${title ? `${await puzzleTitle({ goal, position, game })} ` : ''}${m.play_puzzles_lead_cards()}`;
  const goalSentence = title ? `${await puzzleTitle({ goal, position, game })} ` : '';
  const runs = position.includes('~runs=consecutive') ? ` ${m.play_puzzles_lead_runs()}` : '';
  const urn = position.endsWith('/-') ? m.play_puzzles_lead_empty() : m.play_puzzles_lead_one();
  return `${goalSentence}${urn}${runs}`;
}

const themes: Record<string, () => string> = {
  'small-deal': m.play_theme_small_deal,
  'where-does-it-go': m.play_theme_where_does_it_go,
  'full-game': m.play_theme_full_game,
  'one-by-one': m.play_theme_one_by_one,
  'empty-pile': m.play_theme_empty_pile,
  'hold-back': m.play_theme_hold_back,
  'dig-out': m.play_theme_dig_out,
  'whole-deal': m.play_theme_whole_deal,
};

/** A theme in words; one that has none yet is shown as its slug's words. */
export const themeWords = (theme: string): string => themes[theme]?.() ?? theme.replaceAll('-', ' ');
