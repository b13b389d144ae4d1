/**
 * The rooms of mutation testing: what is changed, and the tests that are to notice, the quick ones of that room.
 * @type {Record<string, { code: readonly string[], tests: readonly string[] }>}
 */
export const rooms = {
  days: {
    code: ['src/published/days/calendar.ts', 'src/published/days/build.ts'],
    tests: ['tests/daily/calendar.test.ts', 'tests/daily/build.test.ts', 'tests/daily/calendar-keys.test.ts'],
  },
  streak: {
    code: ['src/records/streak.ts', 'src/records/days.ts', 'src/records/stats.ts'],
    tests: [
      'tests/yours/streak.test.ts',
      'tests/yours/stats.test.ts',
      'tests/yours/progress.test.ts',
      'tests/yours/records.test.ts',
    ],
  },
  state: {
    code: [
      'src/components/play/state.ts',
      'src/components/play/session.ts',
      'src/components/play/others.ts',
      'src/components/play/deals.ts',
    ],
    tests: ['tests/play/*.test.ts'],
  },
  bank: {
    code: ['src/engine/mine/bank/*.ts'],
    tests: ['tests/mine/bank.test.ts'],
  },
  'sixteen-rules': {
    code: ['src/engine/games/sixteen/{rules,params,position,notation,goals,state}.ts'],
    tests: ['tests/engine/sixteen.*.test.ts', 'tests/contract/contract.test.ts', 'tests/contract/hostile.test.ts'],
  },
  'ristiseiska-rules': {
    code: ['src/engine/games/ristiseiska/{rules,fits,params,position,notation,goals,state,match}.ts'],
    tests: ['tests/engine/ristiseiska.*.test.ts', 'tests/contract/contract.test.ts', 'tests/contract/hostile.test.ts'],
  },
  'russian-bank-rules': {
    code: ['src/engine/games/russian-bank/{rules,fits,params,position,notation,goals,state,offer}.ts'],
    tests: ['tests/engine/russian-bank.*.test.ts', 'tests/contract/contract.test.ts', 'tests/contract/hostile.test.ts'],
  },
};
