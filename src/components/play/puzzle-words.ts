import { type GameId, openPosition } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../published/puzzle-schema.ts';
import { loadKit } from './kits.ts';

type SitePuzzle = Pick<Puzzle, 'position' | 'goal'> & Partial<Pick<Puzzle, 'title'>> & { readonly game: GameId };

/** The task of a puzzle: its own title, or its goal in words. */
export async function puzzleTitle({ title, goal, game, position }: SitePuzzle): Promise<string> {
  if (title) return title;
  const opened = await openPosition(position);
  if (!opened.ok) throw new Error(opened.error.reason);
  return (await loadKit(game)).words.goalWords(goal, opened.value);
}

/** What the game tells of what has just happened; null where the board tells all. */
async function beforeStart({ position, game }: Pick<SitePuzzle, 'position' | 'game'>): Promise<string | null> {
  const opened = await openPosition(position);
  if (!opened.ok) throw new Error(opened.error.reason);
  return (await loadKit(game)).words.leadWords?.(opened.value) ?? null;
}

/** What there is to know before one starts. */
export async function puzzleLead({ position, goal, title, game }: SitePuzzle): Promise<string> {
  const goalSentence = title ? `${await puzzleTitle({ goal, position, game })} ` : '';
  if (game !== 'sixteen') {
    const before = await beforeStart({ position, game });
    return `${before ? `${before} ` : ''}${goalSentence}${m.play_puzzles_lead_cards()}`;
  }
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
  'leave-it': m.play_theme_leave_it,
  'bring-home': m.play_theme_bring_home,
  'dig-out': m.play_theme_dig_out,
  'whole-deal': m.play_theme_whole_deal,
  'keep-the-six': m.play_theme_keep_the_six,
  'keep-the-seven': m.play_theme_keep_the_seven,
  'keep-the-eight': m.play_theme_keep_the_eight,
  'keep-the-ace': m.play_theme_keep_the_ace,
  'stop-after-ace': m.play_theme_stop_after_ace,
  'go-on': m.play_theme_go_on,
  'aces-and-kings': m.play_theme_aces_and_kings,
  'ace-side': m.play_theme_ace_side,
  'force-a-pass': m.play_theme_force_a_pass,
  'open-for-yourself': m.play_theme_open_for_yourself,
  'what-to-give': m.play_theme_what_to_give,
  'not-last': m.play_theme_not_last,
  'best-chance': m.play_theme_best_chance,
  'drawn-card': m.play_theme_drawn_card,
  attack: m.play_theme_attack,
  'long-turn': m.play_theme_long_turn,
  'shrink-stock': m.play_theme_shrink_stock,
  homeward: m.play_theme_homeward,
  lock: m.play_theme_lock,
  'reserve-first': m.play_theme_reserve_first,
  finish: m.play_theme_finish,
};

/** A theme in words; one that has none yet is shown as its slug's words. */
export const themeWords = (theme: string): string => themes[theme]?.() ?? theme.replaceAll('-', ' ');
