import fc from 'fast-check';
import { checkRecords, type Records } from '../../src/records/file.ts';
import { formatDay, type Solved } from '../../src/records/records.ts';

/** Takes any note, as a browser does when it carries its own. */
export const anyNote = (_: string, raw: unknown): unknown => raw;

/** Records of somebody who has solved a little of everything. */
export const sample: Records = checkRecords(
  {
    solved: {
      's-0001': { date: '2026-11-02', actions: 14, hints: 0, solution: false, undone: 2, seconds: 95 },
      'b-0012': { date: '2026-10-30', actions: 20, hints: 2, solution: false },
      's-1021': { date: '2026-11-21', actions: 9, hints: 0, solution: false, undone: 0 },
      's-1020': { v: 2, date: '2026-11-20', actions: 7, hints: 0, solution: false, undone: 1, slips: 1, questions: 2, doubts: 1 },
      's-1019': { v: 2, date: '2026-11-19', actions: 7, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 },
      'r-1020': { date: '2026-11-25', actions: 4, hints: 1, solution: true, undone: 7, seconds: 0 },
    },
    days: { 21: { s: '2026-11-21' }, 372: { b: '2027-11-08' } },
    steps: { 'sixteen/bricks-and-urn': ['first-draw', 'first-place'], 'ristiseiska/holding-back': ['keep-the-six'] },
    settings: { theme: 'dark', times: true },
    lines: { 's-0003': { line: ['p2', '1-2'], cursor: 1, hints: 0, solution: false, undone: 3 } },
    other: { 'deal.tell': 'blind' },
  },
  undefined,
  anyNote,
).records;

/** A time after all that is in here. */
export const later = new Date(2030, 0, 1);

const date = fc.integer({ min: -300, max: 900 }).map(formatDay);
const count = fc.integer({ min: 0, max: 5000 });
const earlier: fc.Arbitrary<Solved> = fc.record(
  { date, actions: count, hints: count, solution: fc.boolean(), undone: count, seconds: count },
  { requiredKeys: ['date', 'actions', 'hints', 'solution'] },
);
const counted: fc.Arbitrary<Solved> = fc.record(
  {
    v: fc.constant(2 as const),
    date,
    actions: count,
    hints: count,
    solution: fc.boolean(),
    undone: count,
    slips: count,
    questions: count,
    doubts: fc.integer({ min: 1, max: 9 }),
    seconds: count,
  },
  { requiredKeys: ['v', 'date', 'actions', 'hints', 'solution', 'undone', 'slips', 'questions'] },
);
const solved = fc.oneof(earlier, counted);
const id = fc
  .tuple(fc.constantFrom('s', 'b', 'r'), fc.integer({ min: 1, max: 1371 }))
  .map(([l, n]) => `${l}-${String(n).padStart(4, '0')}`);
const slug = fc.stringMatching(/^[a-z]{1,8}$/);
const day = fc
  .tuple(
    fc.integer({ min: 1, max: 900 }),
    fc.dictionary(fc.constantFrom('s', 'b', 'r'), fc.integer({ min: -1, max: 1 }), {
      minKeys: 1,
      noNullPrototype: true,
    }),
  )
  .map(
    ([n, games]) =>
      [String(n), Object.fromEntries(Object.entries(games).map(([game, off]) => [game, formatDay(n + off)]))] as const,
  );

/** Any records that could be kept. */
export const records: fc.Arbitrary<Records> = fc.record({
  solved: fc.dictionary(id, solved, { maxKeys: 12, noNullPrototype: true }),
  days: fc.array(day, { maxLength: 8 }).map((list) => Object.fromEntries(list)),
  steps: fc.dictionary(
    fc.tuple(slug, slug).map((parts) => parts.join('/')),
    fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
    { maxKeys: 4, noNullPrototype: true },
  ),
  settings: fc.record({ theme: fc.constantFrom('light', 'dark', 'system'), times: fc.boolean() }, { requiredKeys: [] }),
  lines: fc.constant({}),
  other: fc.constant({}),
});
