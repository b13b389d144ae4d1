import type { Traits } from '../../making.ts';
import { type Action, rankOf, type State, sixteen } from '../index.ts';

/** Which brick lies on which and which follows which from the urn; what is placed or moved onto what. Piles have no order. */
export function traitsOf(start: State, line: readonly Action[]): Traits {
  const { piles, urn, drawn } = start;
  const coming = [...(drawn === null ? [] : [drawn]), ...urn].map((brick) => rankOf(brick));
  const pieces = [
    ...piles.flatMap((pile) => pile.map((brick, i) => `${rankOf(brick)} on ${i === 0 ? '-' : rankOf(pile[i - 1] as number)}`)),
    ...coming.map((rank, i) => `${rank} after ${coming[i - 1] ?? '-'}`),
  ];
  const moves: string[] = [];
  let state = start;
  for (const action of line) {
    const to = action.kind === 'place' ? action.pile : action.kind === 'move' ? action.to : null;
    const target = to === null ? [] : (state.piles[to - 1] ?? []);
    const onto = target.length === 0 ? '-' : rankOf(target[target.length - 1] as number);
    if (action.kind === 'place') moves.push(`${rankOf(state.drawn as number)} on ${onto}`);
    if (action.kind === 'move') moves.push(`${rankOf(state.piles[action.from - 1]?.at(-1) as number)} to ${onto}`);
    state = sixteen.apply(state, action);
  }
  return { pieces: [pieces], moves: [moves] };
}

/** So many bricks that come in the same order are no chance. */
const enough = 6;

/** Whether what is still in one urn comes last in the other too, with the same set of bricks. */
export function sameDeal(a: State, b: State): boolean {
  if (a.params.ranks !== b.params.ranks || a.params.copies !== b.params.copies) return false;
  const [long, short] = [a, b].map(({ urn }) => urn.map((brick) => rankOf(brick))).sort((x, y) => y.length - x.length);
  return short !== undefined && short.length >= enough && long?.slice(-short.length).join() === short.join();
}
