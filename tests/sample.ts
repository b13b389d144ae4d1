/** Whether everything is tried (`THOROUGH=1 npm test`, or `npm run unit`, `npm run e2e`): for whoever has changed rules, solvers, players or frames. */
export const thorough = Boolean(process.env.THOROUGH);

/** How many cases a test draws: `usual` of them as a rule, `all` where everything is tried. */
export const sample = (usual: number, all: number): number => (thorough ? all : usual);
