import { gameIds } from '../../engine/games/ids.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { builtSets, dailyGames, rangeWords } from '../../published/daily.ts';
import { builtPuzzles } from '../../published/days/build.ts';
import { courseName, gameName } from '../../published/games.ts';
import { allLessons } from '../../published/lessons.ts';
import { gradeWords, puzzleNumber, puzzlesOf } from '../../published/puzzles.ts';
import { allRulePages, courseOfRules } from '../../published/rule-pages.ts';
import { pages } from '../games/pages.ts';
import { shownTitle } from '../games/titles.ts';
import { boardPicture } from './board.ts';
import type { Preview } from './preview.ts';

/** A preview image to be made, and its name: the address of its page, without the slashes at the ends. */
export interface NamedPreview {
  readonly name: string;
  readonly preview: () => Promise<Preview>;
}

/** What the images of pages without a board of their own show. */
const homeBoard = 'sixteen:g/ca631.ge95.f8.-/210000/7/2d4';

const suits: Record<string, () => string> = {
  '♣': m.cards_suit_c,
  '♦': m.cards_suit_d,
  '♥': m.cards_suit_h,
  '♠': m.cards_suit_s,
};

/** A title for outlines of the display font, which has no suits: "6♥" becomes "6 of hearts". */
const spelt = (title: string): string => title.replace(/[♣♦♥♠]/gu, (suit) => m.cards_of_suit({ suit: suits[suit]?.() ?? '' }));

/** Every page that has a preview image of its own; `site` is the image of all others. */
export async function listPreviews(): Promise<NamedPreview[]> {
  const lessons = (await allLessons()).filter(({ locale }) => locale === getLocale());
  const rulePages = (await allRulePages()).filter(({ id }) => id.startsWith(`${getLocale()}/`));
  const puzzles = (await Promise.all(gameIds.map(puzzlesOf))).flatMap((list) => builtPuzzles(list, process.env));
  const days = await builtSets();
  return [
    {
      name: 'site',
      preview: async () => ({
        title: m.site_promise({ count: gameIds.length }),
        note: '',
        board: await boardPicture(homeBoard),
      }),
    },
    ...lessons.map(({ key, course, entry: { data } }) => ({
      name: `learn/${key}`,
      preview: async () => ({
        title: data.title,
        note: m.play_learn_title({ game: courseName(course) }),
        board: await boardPicture(data.steps[0]?.position ?? ''),
      }),
    })),
    ...rulePages.map((page) => ({
      name: `rules/${courseOfRules(page)}`,
      preview: async () => ({ title: page.data.title, note: '', board: await boardPicture(pages[courseOfRules(page)].example) }),
    })),
    ...puzzles.map(({ data, ...puzzle }) => ({
      name: `puzzles/${data.game}/${data.id}`,
      preview: async () => ({
        title: spelt(shownTitle(data)),
        note: m.play_puzzle_label({
          game: gameName(data.game),
          number: await puzzleNumber({ data, ...puzzle }),
          grade: gradeWords(data.grade),
        }),
        board: await boardPicture(data.position),
      }),
    })),
    // One for the day and its three puzzles, without the date, which changes when the bank comes round again.
    ...days.map((set) => ({
      name: `daily/${set.number}`,
      preview: async () => ({
        title: m.daily_label({ number: set.number }),
        note: rangeWords(set),
        board: await boardPicture(set.puzzles.find(({ game }) => game === dailyGames[0])?.position ?? ''),
      }),
    })),
  ];
}
