import { type State, sixteen } from '../index.ts';

/** A text that is the same for positions alike but for the order of the piles and the rule of runs. */
export function alike(state: State): string {
  const [, piles = '', foundations, drawn, urn] = sixteen.position.format(state).split('/');
  const { ranks, copies } = state.params;
  return [ranks, copies, piles.split('.').sort().join('.'), foundations, drawn, urn].join('/');
}
