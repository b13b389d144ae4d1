import { getCollection } from 'astro:content';
import { type GameId, gameIds, isGameId } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import { baseLocale } from '../../paraglide/runtime.js';
import { builtSets, dailyPath } from '../../published/daily.ts';
import { gameNames } from '../../published/games.ts';
import { allLessons } from '../../published/lessons.ts';
import { gradeWords, puzzleNumber, puzzlesOf } from '../../published/puzzles.ts';
import { dailyTitle } from '../play/daily-titles.ts';
import { puzzleTitle } from '../play/puzzle-words.ts';
import { boardPicture } from './board.ts';
import type { Preview } from './preview.ts';

/** A preview image to be made, and its name: the address of its page, without the slashes at the ends. */
export interface Listed {
  readonly name: string;
  readonly preview: () => Promise<Preview>;
}

/** What the images of pages without a board of their own show. */
const homeBoard = 'sixteen:g/ca631.ge95.f8.-/210000/7/2d4';
const ruleBoards: Record<GameId, string> = {
  sixteen: 'sixteen:g/8543.g36.f.-/100000/7/da',
  'russian-bank': 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
  ristiseiska: 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-',
};

const suits: Record<string, () => string> = {
  '♣': m.cards_suit_c,
  '♦': m.cards_suit_d,
  '♥': m.cards_suit_h,
  '♠': m.cards_suit_s,
};

/** A title for outlines of the display font, which has no suits: "6♥" becomes "6 of hearts". */
const spelt = (title: string): string => title.replace(/[♣♦♥♠]/gu, (suit) => m.cards_of_suit({ suit: suits[suit]?.() ?? '' }));

/** Every page that has a preview image of its own; `site` is the image of all others. */
export async function listPreviews(): Promise<Listed[]> {
  const lessons = (await allLessons()).filter(({ locale }) => locale === baseLocale);
  const rulePages = (await getCollection('rules')).filter(
    ({ id, data }) => id.startsWith(`${baseLocale}/`) && isGameId(data.game),
  );
  const puzzles = (await Promise.all(gameIds.map(puzzlesOf))).flat();
  const dailies = (await builtSets()).flatMap(({ number, puzzles: three }) => three.map((data) => ({ number, data })));
  return [
    {
      name: 'site',
      preview: async () => ({
        title: m.site_promise(),
        note: '',
        board: await boardPicture(homeBoard),
      }),
    },
    ...lessons.map(({ key, game, entry: { data } }) => ({
      name: `learn/${key}`,
      preview: async () => ({
        title: data.title,
        note: m.play_learn_title({ game: gameNames[game]() }),
        board: await boardPicture(data.steps[0]?.position ?? ''),
      }),
    })),
    ...rulePages.map(({ data }) => ({
      name: `rules/${data.game}`,
      preview: async () => ({ title: data.title, note: '', board: await boardPicture(ruleBoards[data.game]) }),
    })),
    ...puzzles.map(({ data }) => ({
      name: `puzzles/${data.game}/${data.id}`,
      preview: async () => ({
        title: spelt(await puzzleTitle(data)),
        note: m.play_puzzle_label({ game: gameNames[data.game](), number: puzzleNumber(data.id), grade: gradeWords(data.grade) }),
        board: await boardPicture(data.position),
      }),
    })),
    // Without the date, which changes when the bank comes round again.
    ...dailies.map(({ number, data }) => ({
      name: dailyPath(number, data.game).slice(1, -1),
      preview: async () => ({
        title: spelt(await dailyTitle(data)),
        note: m.daily_preview({ game: gameNames[data.game](), number, grade: gradeWords(data.grade) }),
        board: await boardPicture(data.position),
      }),
    })),
  ];
}
