/** Matches of several rounds, beside the list of games: the index of their rule set would bring them to every board. */
export { type Rounds, rounds } from './russian-bank/crapette/match.ts';
