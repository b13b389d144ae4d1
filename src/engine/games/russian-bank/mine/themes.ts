import { type Action, russianBank, type State } from '../index.ts';

/** The theme that each goal brings with it. */
const ofGoal: Readonly<Record<string, string>> = {
  win: 'finish',
  reserve: 'reserve-first',
  stock: 'shrink-stock',
  home: 'homeward',
  lock: 'lock',
};

/** What a puzzle of Russian Bank is about, by its goal and by what happens on a line that meets it. */
export function themesOf(start: State, goal: string, line: readonly Action[]): string[] {
  const me = start.turn - 1;
  let attacks = 0;
  let fillsEmpty = false;
  let drawnPlayed = false;
  let state = start;
  for (const action of line) {
    if (action.kind === 'play') {
      if (action.to.startsWith('o')) attacks += 1;
      if (action.to.startsWith('t') && state.sides[me]?.piles[Number(action.to[1]) - 1]?.length === 0) fillsEmpty = true;
      if (action.from === 'w' && state.drawn) drawnPlayed = true;
    }
    state = russianBank.apply(state, action);
  }
  const asked = ofGoal[goal.split(':')[0] as string];
  return [
    ...(asked === undefined ? [] : [asked]),
    ...(line.length >= 12 ? ['long-turn'] : []),
    ...(attacks >= 2 ? ['attack'] : []),
    ...(fillsEmpty ? ['empty-pile'] : []),
    ...(drawnPlayed ? ['drawn-card'] : []),
  ];
}
