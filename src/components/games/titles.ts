import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../published/puzzle-schema.ts';
import { pagesOf } from './pages.ts';

/** A puzzle as far as its words need it. */
type Task = Pick<Puzzle, 'position' | 'goal'> & Partial<Pick<Puzzle, 'title'>>;

/** Its game and its start. A position that cannot be read is a fault of the content and throws. */
function opened(position: string) {
  const own = pagesOf(position);
  const start = own.kit.game.open(position);
  if (!start.ok) throw new Error(`${position}: ${start.error.field}`);
  return { ...own, start: start.value as Play };
}

/** The task of a puzzle: its own title, or its goal in words. */
export function puzzleTitle({ title, goal, position }: Task): string {
  const { kit, start } = opened(position);
  return title || kit.words.goalWords(goal, start);
}

/** What there is to know before one starts. */
export function puzzleLead({ position, goal, title }: Task): string {
  const { puzzleLead: lead, start } = opened(position);
  return title ? `${puzzleTitle({ goal, position })} ${lead(start)}` : lead(start);
}

/** The names of the rules in force, as one line beside the board has them; those only that are taught up to a lesson, where one is named. */
export async function rulesInForce(position: string, upTo = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { kit, start } = opened(position);
  const rules = (await kit.card()).inForce(start);
  return rules.flatMap(({ name, lesson }) => (lesson > upTo ? [] : [name]));
}

/** By which rules a position is played, in a word or two: the table, where its game has two, or the rule set. */
export const rulesNamed = async (position: string): Promise<string> =>
  pagesOf(position).table?.() ?? (await rulesInForce(position))[0] ?? '';

/** What a puzzle is listed as: its own title, a question made from its start, or its goal. */
export function shownTitle(puzzle: Puzzle): string {
  if (puzzle.title) return puzzle.title;
  const { question, start } = opened(puzzle.position);
  return question?.(puzzle, start) ?? puzzleTitle(puzzle);
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
  loading: m.play_theme_loading,
  'making-room': m.play_theme_making_room,
  'turned-up': m.play_theme_turned_up,
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
