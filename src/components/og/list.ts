import { gameIds } from '../../engine/games/ids.ts';
import * as m from '../../paraglide/messages.js';
import { baseLocale, getLocale } from '../../paraglide/runtime.js';
import { builtSets, dailyGames, rangeWords } from '../../published/daily.ts';
import { builtPuzzles } from '../../published/days/build.ts';
import { courseName } from '../../published/games.ts';
import { allLessons } from '../../published/lessons.ts';
import { puzzlesOf } from '../../published/puzzles.ts';
import { allRulePages, courseOfRules } from '../../published/rule-pages.ts';
import { pages } from '../games/pages.ts';
import { boardPicture } from './board.ts';
import type { Preview } from './preview.ts';

/** A preview image to be made, and its name: the address of its page, without the slashes at the ends. */
export interface NamedPreview {
  readonly name: string;
  readonly preview: () => Promise<Preview>;
}

/** What the images of pages without a board of their own show. */
const homeBoard = 'sixteen:g/ca631.ge95.f8.-/210000/7/2d4';

/** Every page that has a preview image of its own; `site` is the image of all others. */
export async function listPreviews(): Promise<NamedPreview[]> {
  const lessons = (await allLessons()).filter(({ locale }) => locale === getLocale());
  const rulePages = (await allRulePages()).filter(({ id }) => id.startsWith(`${getLocale()}/`));
  const puzzles =
    getLocale() !== baseLocale
      ? []
      : (await Promise.all(gameIds.map(puzzlesOf))).flatMap((list) => builtPuzzles(list, process.env));
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
    // One for all languages, without words.
    ...puzzles.map(({ data }) => ({
      name: `puzzles/${data.game}/${data.id}`,
      preview: async () => ({ title: '', note: '', board: await boardPicture(data.position, { wordless: true }) }),
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
