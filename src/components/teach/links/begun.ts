import type { Attempt } from './result.ts';

/** Whether somebody has done anything at a position: pupil and teacher are told the same of it. */
export const isBegun = ({ line, slips, told }: Attempt): boolean =>
  line.length + slips.length + told.takenBack + told.hints + told.questions > 0 || told.solution;
