/**
 * Where each course goes on that was begun: the one begun or gone on with last comes first. It stands in pages as it is, before
 * anything is drawn (NextSteps.astro), so it trusts nothing of what is kept, and is called with what the page was built with.
 * @param {readonly { game: string, lessons: readonly { key: string, steps: readonly string[] }[] }[]} courses
 * @param {unknown} kept lessons and the steps done, as the browser keeps them
 * @returns {{ game: string, lesson: number, step: number, done: boolean[] }[]} the numbers of the next lesson and step, from 0, and which lessons are done; of a course of which all is done the lesson is −1
 */
export function nextSteps(courses, kept) {
  const known = /** @type {Record<string, unknown>} */ (Object(kept));
  const begun = Object.keys(known);
  return courses
    .map(({ game, lessons }) => {
      const left = lessons.map(({ key, steps }) => {
        const there = begun.includes(key) ? known[key] : [];
        return steps.filter((step) => !(Array.isArray(there) && there.includes(step)));
      });
      const last = Math.max(-1, ...lessons.map(({ key }) => begun.indexOf(key)));
      const at = lessons.findIndex(({ key }) => key === begun[last]);
      const open = left.map(({ length }, i) => (length > 0 ? i : -1)).filter((i) => i >= 0);
      // After the lesson worked at last comes what is behind it; what was passed over comes in the end.
      const lesson = open.find((i) => i >= at) ?? open[0] ?? -1;
      const step = lessons[lesson]?.steps.indexOf(left[lesson]?.[0] ?? '') ?? 0;
      return { game, last, lesson, step, done: left.map(({ length }) => length === 0) };
    })
    .filter(({ last }) => last >= 0)
    .sort((a, b) => b.last - a.last)
    .map(({ last: _, ...next }) => next);
}
