/**
 * How many cases a test draws that would gain from more of them. As a rule a sample; `THOROUGH=1 npm run unit` takes all, which is for whoever
 * has changed rules, solvers or players.
 */
export const sample = (usual: number, all: number): number => (process.env.THOROUGH ? all : usual);
