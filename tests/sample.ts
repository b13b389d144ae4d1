/**
 * How many cases a test draws: `usual` of them as a rule, `all` with `THOROUGH=1 npm run unit`, which is for whoever has changed rules, solvers
 * or players.
 */
export const sample = (usual: number, all: number): number => (process.env.THOROUGH ? all : usual);
