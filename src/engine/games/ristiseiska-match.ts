/** Matches of several rounds, beside the list of games: through the index of their game every board of it would load them. */
export { type Rounds, rounds } from './ristiseiska/match.ts';
