import { formatLink } from '../../links/links.ts';
import { type SetLink, setId } from '../links/set-text.ts';
import { formatResult } from '../links/write-result.ts';
import { formatSet } from '../links/write-set.ts';
import { worked } from './worked.ts';

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
