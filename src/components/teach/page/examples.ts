import * as m from '../../../paraglide/messages.js';
import { formatLink, type PositionLink } from '../../links/links.ts';
import { type SetLink, setId } from '../links/set.ts';
import { formatResult } from '../links/write-result.ts';
import { formatSet } from '../links/write-set.ts';
import { shownSixteen } from './shown.ts';

/**
 * The positions by which the page for teachers shows what can be done, in the words of the page's language; each is proved,
 * and the tests play their lines. Out: one a game.
 */
export const worked = () =>
  ({
    sixteen: {
      ...shownSixteen,
      line: [],
      text: m.teach_worked_sixteen(),
      hints: [m.teach_worked_sixteen_hint_1(), m.teach_worked_sixteen_hint_2(), m.teach_worked_sixteen_hint_3()],
      answer: m.teach_worked_sixteen_answer(),
      telling: 'when-asked',
    },
    'russian-bank': {
      position:
        'russian-bank:free/2/-;KdQsJhTc9h8h7h6h.JsTd9c8d.KcQhKhQh.Kh;Ks;-/9d5dTh;4h3h.7c6c.8s7d6s7s6d5s.TdJdQdJsTs9s8s9s;JhJcQc5c8c2h3s7sJd5h4s;TsKdKsQsQd/K4.94.TA.62/-/210',
      goal: 'lock',
      line: [],
      text: m.teach_worked_bank(),
      hints: [],
      telling: 'at-once',
    },
    ristiseiska: {
      position: 'ristiseiska:begging/AK.67.AK.29/4d8dAsTs.Ad2d3d5d9dTdJdQdKdJsQsKs/1/play/-/-/-/1/-',
      goal: 'win',
      line: [],
      text: m.teach_worked_risti(),
      hints: [],
      question: m.teach_worked_risti_question(),
      answer: m.teach_worked_risti_answer(),
      telling: 'never',
    },
  }) as const satisfies Readonly<Record<string, PositionLink>>;

/** They as one set. */
export const workedSet = (): SetLink => ({
  title: m.teach_worked_set(),
  by: null,
  intro: m.teach_worked_set_intro(),
  items: Object.values(worked()),
});

/** What somebody may have handed in of it: a slip and a position that is met, one that is lost, one that is not begun. */
function workedResult() {
  const set = workedSet();
  return {
    name: 'Aino',
    id: setId(set),
    set,
    attempts: [
      {
        item: 0,
        line: ['p1', '2-1', 'draw', 'p1', '2-1'],
        slips: [['p2']],
        told: { takenBack: 1, hints: 0, questions: 1, solution: false },
      },
      { item: 2, line: ['8d'], slips: [], told: { takenBack: 0, hints: 0, questions: 0, solution: false } },
    ],
  };
}

/** Addresses of what the page speaks of, from the root of the site. */
export const addresses = () => ({
  compose: `/compose/#${formatLink(worked().sixteen)}`,
  set: `/set/#${formatSet(workedSet())}`,
  result: `/result/#${formatResult(workedResult())}`,
});
