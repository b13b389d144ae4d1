import { describe, expect, test } from 'vitest';
import { beginningOf } from '../../src/published/course-ids.ts';
import { rulePageSchema } from '../../src/published/lesson-schema.ts';
import { attributes, courses, read, replay, stateAfter, tableOf } from './courses.ts';

const pages = courses.map((course) => ({ ...course, ...read(`rules/en/${course.course}.mdx`) }));

describe.each(pages)('the rule page of $course', ({ course, game, rules, anchors, data, body }) => {
  test('its frontmatter is as the schema says', () => {
    const { game: own, chapter = own } = rulePageSchema.parse(data);
    expect([own, chapter]).toEqual([game, course]);
  });

  test('every rule has its anchor, once', () => {
    const ids = attributes(body, 'Rule', 'id').filter((id) => !anchors.includes(id));
    expect(ids.sort()).toEqual([...tableOf(beginningOf(course)).rules].sort());
  });

  test('the number told with a rule is that of the section it stands in', () => {
    let section = 0;
    for (const match of body.matchAll(/<Rule id="([a-z-]+)"(?: n=\{(\d+)\})?>\s*(?:## (\d+)\. )?/g)) {
      const [, id = '', n, heading] = match;
      if (anchors.includes(id)) continue;
      if (n !== undefined) {
        section += 1;
        expect([Number(n), Number(heading)]).toEqual([section, section]);
      }
      expect([id, rules[id]?.number]).toEqual([id, section]);
    }
    expect(section).toBe(Math.max(...Object.values(rules).map(({ number }) => number)));
  });

  test('its words stand in order, each with a rule of the page', () => {
    const { glossary } = rulePageSchema.parse(data);
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b)));
    const ids = attributes(body, 'Rule', 'id');
    for (const { rule } of glossary) expect(ids).toContain(rule);
  });

  test('it speaks no notation', () => {
    // Outside the attributes of components.
    expect(body.replace(/<[A-Z][^>]*>/g, '')).not.toMatch(/[a-z-]+=[a-z-]+/);
  });

  test('every board is canonical and every goal can be read and is not met yet', () => {
    const boards = [...body.matchAll(/<(?:Figure|Diagram)\b[^>]*?\sposition="([^"]+)"(?: goal="([^"]+)")?/g)];
    expect(boards.length).toBeGreaterThan(5);
    for (const [, position = '', goal] of boards) {
      expect(replay(position, '').position).toBe(position);
      if (goal) expect(stateAfter(position, '', goal)).toBe('open');
    }
  });
});
