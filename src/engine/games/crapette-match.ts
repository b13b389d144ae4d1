/** Matches of several rounds, beside the list of games: through the index of their rule set every board of it would load them. */
export { type Rounds, rounds } from './russian-bank/crapette/match.ts';
