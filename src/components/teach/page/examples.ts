import { formatLink, type PositionLink } from '../../links/links.ts';
import { type SetLink, setId } from '../links/set.ts';
import { formatResult } from '../links/write-result.ts';
import { formatSet } from '../links/write-set.ts';
import { shownSixteen } from './shown.ts';

const workedSixteen = {
  ...shownSixteen,
  line: [],
  text: 'Empty one of the two piles',
  hints: ['Which pile is nearly a run already?', 'Where can the 5 go?', 'Set the 9 on pile 1.'],
  answer: 'The 9 on pile 1 takes the 8-7-5 off the other pile, as soon as the 5 is under way.',
  telling: 'when-asked',
} as const satisfies PositionLink;

/** The positions by which the page for teachers shows what can be done; each is proved, and the tests play their lines. */
export const worked = {
  sixteen: workedSixteen,
  'russian-bank': {
    position:
      'russian-bank:free/2/-;KdQsJhTc9h8h7h6h.JsTd9c8d.KcQhKhQh.Kh;Ks;-/9d5dTh;4h3h.7c6c.8s7d6s7s6d5s.TdJdQdJsTs9s8s9s;JhJcQc5c8c2h3s7sJd5h4s;TsKdKsQsQd/K4.94.TA.62/-/210',
    goal: 'lock',
    line: [],
    text: 'Shut the opponent out',
    hints: [],
    telling: 'at-once',
  },
  ristiseiska: {
    position: 'ristiseiska:begging/AK.67.AK.29/4d8dAsTs.Ad2d3d5d9dTdJdQdKdJsQsKs/1/play/-/-/-/1/-',
    goal: 'win',
    line: [],
    text: 'Which card must wait?',
    hints: [],
    question: 'Three cards fit. One of them gets you out first: which?',
    answer: 'The A♠. The 8♦ would open the way for everybody’s diamonds.',
    telling: 'never',
  },
} as const satisfies Readonly<Record<string, PositionLink>>;

/** They as one set. */
export const workedSet: SetLink = {
  title: 'Three games, three decisions',
  by: null,
  intro: 'One position of each game. Each can be solved, and that is proved.',
  items: Object.values(worked),
};

/** What somebody may have handed in of it: a slip and a position that is met, one that is lost, one that is not begun. */
export const workedResult = {
  name: 'Aino',
  id: setId(workedSet),
  set: workedSet,
  attempts: [
    {
      item: 0,
      line: ['p1', '2-1', 'draw', 'p1', '2-1'],
      slips: [['p2']],
      told: { takenBack: 1, hints: 0, questions: 1, solution: false },
    },
    { item: 2, line: ['8d'], slips: [], told: { takenBack: 0, hints: 0, questions: 0, solution: false } },
  ],
} as const;

/** Addresses of what the page speaks of, from the root of the site. */
export const addresses = {
  compose: `/compose/#${formatLink(worked.sixteen)}`,
  set: `/set/#${formatSet(workedSet)}`,
  result: `/result/#${formatResult(workedResult)}`,
} as const;
