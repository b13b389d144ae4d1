const games = ['sixteen', 'ristiseiska', 'russian-bank'];
const inGames = (/** @type {string[]} */ ...files) =>
  games.flatMap((game) => files.map((file) => `src/engine/games/${game}/${file}.ts`));

/**
 * The rooms of mutation testing: what is changed, and the tests that are to notice.
 * @type {Record<string, { code: readonly string[], tests: readonly string[] }>}
 */
export const rooms = {
  'sixteen-solver': {
    code: ['shortcuts', 'ceiling', 'hidden', 'exact', 'target'].map((file) => `src/engine/games/sixteen/solver/${file}.ts`),
    tests: [
      'tests/solve/goldens.test.ts',
      'tests/engine/sixteen.hidden.test.ts',
      'tests/solve/shortcuts.test.ts',
      'tests/solve/sixteen.parts.test.ts',
    ],
  },
  'ristiseiska-solver': {
    code: ['shortcuts', 'memo', 'search', 'standing', 'knowledge', 'order', 'target', 'inquiry'].map(
      (file) => `src/engine/games/ristiseiska/solver/${file}.ts`,
    ),
    tests: [
      'tests/solve/goldens.test.ts',
      'tests/solve/ristiseiska.memo.test.ts',
      'tests/solve/shortcuts.test.ts',
      'tests/solve/ristiseiska.parts.test.ts',
      'tests/solve/ristiseiska.verdicts.test.ts',
      'tests/solve/ristiseiska.lines.test.ts',
      'tests/solve/ristiseiska.kernel.test.ts',
    ],
  },
  'russian-bank-solver': {
    code: ['shortcuts', 'ceiling', 'memo', 'search', 'walks', 'piles', 'next-turn', 'target', 'path', 'inquiry'].map(
      (file) => `src/engine/games/russian-bank/solver/${file}.ts`,
    ),
    tests: [
      'tests/solve/goldens.test.ts',
      'tests/solve/shortcuts.test.ts',
      'tests/solve/tables.test.ts',
      'tests/solve/russian-bank.parts.test.ts',
      'tests/solve/russian-bank.verdicts.test.ts',
    ],
  },
  'crapette-solver': {
    code: ['shortcuts', 'search', 'kernel', 'target', 'best', 'inquiry'].map(
      (file) => `src/engine/games/russian-bank/crapette/solver/${file}.ts`,
    ),
    tests: ['tests/solve/crapette.*.test.ts'],
  },
  proving: {
    code: [
      'src/engine/proving/budget.ts',
      'src/engine/proving/key-store.ts',
      'src/engine/proving/plain.ts',
      'src/engine/proving/verify.ts',
      'src/engine/solve/confirm.ts',
      'src/engine/solve/inquiries.ts',
    ],
    tests: [
      'tests/solve/budget.test.ts',
      'tests/solve/meter.test.ts',
      'tests/solve/plain.test.ts',
      'tests/solve/inquiries.test.ts',
      'tests/solve/tables.test.ts',
      'tests/solve/goldens.test.ts',
      'tests/solve/over.test.ts',
      'tests/solve/confirm.test.ts',
    ],
  },
  goals: {
    code: [...inGames('goals'), 'src/engine/core/goals.ts'],
    tests: [
      'tests/engine/*.goals.test.ts',
      'tests/engine/*-goals.test.ts',
      'tests/contract/corpus.test.ts',
      'tests/engine/*.golden.test.ts',
    ],
  },
  notation: {
    code: [...inGames('notation', 'params', 'position'), 'src/engine/core/cards.ts', 'src/engine/core/codes.ts'],
    tests: [
      'tests/engine/*.notation.test.ts',
      'tests/engine/cards.test.ts',
      'tests/engine/reads.test.ts',
      'tests/contract/corpus.test.ts',
      'tests/engine/*.golden.test.ts',
    ],
  },
  grading: {
    code: [...inGames('solver/grade'), 'src/engine/mine/measure.ts', 'src/engine/mine/survey.ts'],
    tests: ['tests/mine/grade.test.ts', 'tests/mine/measure.test.ts', 'tests/mine/grading.test.ts', 'tests/mine/filed.test.ts'],
  },
  play: {
    code: ['state', 'session', 'others', 'practice', 'verdicts', 'why'].map((file) => `src/components/play/${file}.ts`),
    tests: ['state', 'session', 'verdicts', 'others', 'practice', 'watching', 'practising'].map(
      (file) => `tests/play/${file}.test.ts`,
    ),
  },
  judging: {
    code: ['judging', 'taking', 'cells', 'to-csv'].map((file) => `src/components/teach/result/${file}.ts`),
    tests: ['judging', 'asking', 'results', 'csv', 'kept-results'].map((file) => `tests/teach/${file}.test.ts`),
  },
  links: {
    // What reads a page (`on-page.ts`) has its tests in the browser.
    code: ['src/components/links/{fragment,links,telling}.ts', 'src/components/teach/links/*.ts', '!**/on-page.ts'],
    tests: ['tests/teach/{reading-links,links,results,forged,standing,embed-code}.test.ts'],
  },
  composer: {
    code: [
      ...['drafts', 'checked', 'obstacle', 'typed', 'work', 'find', 'proving'].map(
        (file) => `src/components/teach/compose/${file}.ts`,
      ),
      'src/components/teach/set/collected.ts',
    ],
    tests: [
      'tests/teach/{checked,collected,composers,drafts,find,laying,links,proof,proving,reasons}.test.ts',
      'tests/teach/{place-words,rules-shown,typed,work}.test.ts',
    ],
  },
  deals: {
    code: ['src/components/play/deals.ts'],
    tests: ['tests/play/deals.test.ts'],
  },
  bank: {
    code: ['bank/choose', 'bank/make', 'bank/mend', 'bank/quality', 'bank/week', 'slots', 'alike', 'likeness'].map(
      (file) => `src/engine/mine/${file}.ts`,
    ),
    tests: ['bank', 'make', 'mend', 'likeness', 'slots'].map((file) => `tests/mine/${file}.test.ts`),
  },
  days: {
    code: ['src/published/days/calendar.ts', 'src/published/days/build.ts'],
    tests: ['tests/daily/calendar.test.ts', 'tests/daily/build.test.ts', 'tests/daily/calendar-keys.test.ts'],
  },
  records: {
    code: ['src/records/*.ts'],
    tests: ['tests/yours/*.test.ts', 'tests/kept/*.test.ts'],
  },
  'sixteen-rules': {
    code: ['src/engine/games/sixteen/rules.ts', 'src/engine/games/sixteen/state.ts'],
    tests: ['tests/engine/sixteen.*.test.ts', 'tests/contract/corpus.test.ts'],
  },
  'ristiseiska-rules': {
    code: ['rules', 'fits', 'state', 'match'].map((file) => `src/engine/games/ristiseiska/${file}.ts`),
    tests: ['tests/engine/ristiseiska.*.test.ts', 'tests/contract/corpus.test.ts'],
  },
  'russian-bank-rules': {
    code: ['rules', 'fits', 'state', 'offer'].map((file) => `src/engine/games/russian-bank/${file}.ts`),
    tests: ['tests/engine/russian-bank.*.test.ts', 'tests/contract/corpus.test.ts'],
  },
  'crapette-rules': {
    code: ['rules', 'goals', 'notation', 'params', 'position', 'offer'].map(
      (file) => `src/engine/games/russian-bank/crapette/${file}.ts`,
    ),
    tests: ['tests/engine/crapette.{golden,goals,hostile,perft,plain,rules}.test.ts', 'tests/contract/both.test.ts'],
  },
};
