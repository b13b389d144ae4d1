import type { Survey } from '../../making.ts';
import { type Action, type State, sixteen } from '../index.ts';

/** What a puzzle of Sixteen is about, worked out from its line and everything beside it; see docs/puzzles.md. */
export function themesOf(goal: string, { steps }: Survey<State, Action>): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { params, piles, foundations, drawn } = first.state;
  const { ranks, copies, runs } = params;
  const full = ranks === 16 && copies === 6;
  const untouched =
    drawn === null && piles.every(({ length }) => length === 0) && foundations.every(({ length }) => length === 0);
  const loses = (kind: Action['kind']): boolean =>
    steps.some(({ options }) => options.some(({ action, wins }) => action.kind === kind && !wins));
  const themes: [string, boolean][] = [
    ['full-game', full && piles.length === 4 && !untouched],
    ['small-deal', untouched && !full],
    ['where-does-it-go', drawn !== null && onlyPlace(first.state, first.options)],
    ['one-by-one', runs === 'consecutive'],
    ['hold-back', loses('home')],
    ['leave-it', loses('move')],
    ['empty-pile', goal.startsWith('empty:')],
    ['bring-home', goal.startsWith('home:')],
  ];
  return themes.filter(([, holds]) => holds).map(([theme]) => theme);
}

/** Whether a brick that waits has different places to go to, and one of them wins. */
function onlyPlace(state: State, options: Survey<State, Action>['steps'][number]['options']): boolean {
  const after = (action: Action): string => {
    const [, piles = ''] = sixteen.position.format(sixteen.apply(state, action)).split('/');
    return piles.split('.').sort().join('.');
  };
  const places = options.filter(({ action }) => action.kind === 'place');
  const winning = places.filter(({ wins }) => wins);
  return (
    new Set(places.map(({ action }) => after(action))).size > 1 && new Set(winning.map(({ action }) => after(action))).size === 1
  );
}
