import type { Lesson, LessonStep } from './lesson-schema.ts';

type Tries = Pick<LessonStep, 'wrong'>;

/**
 * The answer written for a legal line that misses the point of a step: the one whose line is the longest beginning of what
 * has been played. null: none is written.
 */
export function answerToLine(step: Tries, played: readonly string[]): string | null {
  let found: string | null = null;
  let longest = 0;
  for (const wrong of step.wrong) {
    if ('illegal' in wrong) continue;
    const actions = wrong.line.split(',');
    if (actions.length > longest && actions.every((action, i) => action === played[i])) {
      found = wrong.say;
      longest = actions.length;
    }
  }
  return found;
}

/** Whether an answer is written to a line that begins with what has been played and goes on. */
export const answerComes = (step: Tries, played: readonly string[]): boolean =>
  step.wrong.some((wrong) => {
    if ('illegal' in wrong) return false;
    const actions = wrong.line.split(',');
    return actions.length > played.length && played.every((action, i) => action === actions[i]);
  });

/**
 * The answer written for an illegal action tried after `played`; one for exactly this line goes before one for any.
 * null: none is written, the rule's own sentence is enough.
 */
export function answerToIllegal(step: Tries, played: readonly string[], action: string): string | null {
  const here = played.join(',');
  const fitting = step.wrong.filter((wrong) => 'illegal' in wrong && wrong.illegal === action);
  return (fitting.find((wrong) => wrong.line === here) ?? fitting.find((wrong) => wrong.line === undefined))?.say ?? null;
}

/** What is said of a refusal whose rule is taught in a later lesson; null where the rule's own sentence may be said. */
export const saidOfLater = (later: Lesson['later'], rule: string): string | null =>
  later.find(({ rules }) => rules.includes(rule))?.say ?? null;
