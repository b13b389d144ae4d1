import type { Action } from '../notation.ts';
import { apply, houseAt, type Table } from '../rules.ts';

/** The theme that each goal brings with it. */
const ofGoal: Readonly<Record<string, string>> = {
  win: 'finish',
  reserve: 'reserve-first',
  stock: 'shrink-stock',
  home: 'homeward',
  load: 'loading',
};

/** What a puzzle of the traditional game is about, by its goal and by what happens on a line that meets it. */
export function themesOf(start: Table, goal: string, line: readonly Action[]): string[] {
  let loads = 0;
  let emptied = false;
  let makesRoom = false;
  let waited = false;
  let turnedUp = false;
  let table = start;
  for (const action of line) {
    if (action.kind === 'play') {
      const { from, to } = action;
      if (to === 'or' || to === 'ow') loads += 1;
      else if (to !== 'f' && houseAt(table, to).length === 0 && emptied) makesRoom = true;
      if (from === 'h') turnedUp ||= waited;
      else {
        waited ||= table.drawn;
        if (from !== 'r' && from !== 'w' && to !== 'f' && houseAt(table, from).length === 1) emptied = true;
      }
    }
    table = apply(table, action);
    if (!table.drawn) waited = false;
  }
  const asked = ofGoal[goal.split(':')[0] as string];
  return [
    ...(asked === undefined ? [] : [asked]),
    ...(line.length >= 12 ? ['long-turn'] : []),
    ...(loads >= 2 && asked !== 'loading' ? ['loading'] : []),
    ...(makesRoom ? ['making-room'] : []),
    ...(turnedUp ? ['turned-up'] : []),
  ];
}
