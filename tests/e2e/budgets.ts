import type { PageKind } from './pages.ts';

export const kib = 1024;

/**
 * What a page's scripts may weigh beyond 30 KiB before a board is started. A search at work has Pagefind's two scripts beside
 * those of the page; a broken link the sentences that say what is wrong with it, and the form for a position and moves to review (4). The composer has the rules, the board and the
 * words of the game at hand, the tray and the workbench, and how a draft changes from one table of Russian Bank to the other, and players that differ by a number; finding, sharing, exploring and the solver come when they are asked for. A
 * set has rules, pictures and words of each game in it (here all three), by which it says what was met; its positions, handing in
 * and paper come later. What tries an embed out has the embed itself in its frame, with its board and its game. What is kept of whole games, by rule set and opponent, is read wherever
 * records are, which takes practice and a set being collected a few hundred bytes over. What Russian Bank's two rule
 * sets share is in files of its own, which costs up to a KiB wherever one of them is played.
 */
const more: Readonly<Record<string, number>> = {
  search: 26,
  practice: 1,
  'set being collected': 1,
  'broken link': 7,
  composer: 51.875,
  set: 73,
  'embed, tried out': 66.625,
};

/** What changes the language in place and offers one, on every page of a site of several languages. */
const languages = 0.5;

/** What a page's scripts may weigh after gzip before a board is started: counted, not timed. */
export const scriptLimit = ({ name, kind }: PageKind): number =>
  ((kind === 'prose' ? 1 : 30 + (more[name] ?? 0)) + languages) * kib;

/**
 * An island wakes together with its board, so what comes then is the board, Pixi and the rest of the island: at most what a
 * page may have had before (30 KiB), what a board may add (120), and (6.25) what came since: a queue of presses while it wakes, what is proved of a goal, a ring
 * of the focus that stays on the board, answers to what is touched next, also after what is not the reader's or has just gone by itself, a key that comes first, letters of the language's own on cards and keys. A whole game against an opponent names the opponent in all
 * that is said, notes how it stands and ends, knows a pace, people in the other seats and who sits where, when it can never be won, and a rule set with rooms of its own, remarks, what may be said to a move out of order, at the end of a game too, and that one gave up, or takes back under the cover, that the page is turned round, which deals are lively, where the focus goes when one thing takes the place of another, and that what is only watched again or was given up is left as it was (12). The board of Crapette draws the
 * other table of Russian Bank as well, marks what is compulsory, says so to whoever touches another card, knows matches, and says what a “Stop!” has led to (5). Hints, why, solution, menu, sharing, rules
 * and keys come when they are asked for, and the choice of a deal where the address names none.
 */
export const boardLimit = ({ name }: PageKind): number =>
  (30 + 120 + 6.25 + languages + (name === 'Russian Bank at play' ? 12 : name.startsWith('Crapette') ? 5 : 0)) * kib;
