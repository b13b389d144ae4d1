import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruleNumbers } from '../../src/components/play/sixteen/words.ts';
import { splitLine } from '../../src/engine/core/play.ts';
import { loadTable } from '../../src/engine/games/registry.ts';
import { answerToIllegal, answerToLine } from '../../src/lessons/answers.ts';
import { lessonSchema, rulePageSchema } from '../../src/lessons/schema.ts';

const content = new URL('../../src/content/', import.meta.url).pathname;
const sixteen = await loadTable('sixteen');

/** Frontmatter and body of an MDX file. */
function read(path: string): { data: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8'));
  if (!match) throw new Error(`${path} has no frontmatter`);
  return { data: parse(match[1] as string), body: match[2] as string };
}

/** Values of an attribute of a component, in the order of the text. */
const attributes = (body: string, component: string, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${component}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] as string);

const folder = join(content, 'lessons/en/sixteen');
const files = readdirSync(folder).sort();
const lessons = files.map((file) => {
  const { data, body } = read(join(folder, file));
  return { file, body, lesson: lessonSchema.parse(data) };
});
const steps = lessons.flatMap(({ file, lesson }) => lesson.steps.map((step) => ({ name: `${file} ${step.id}`, step })));

/** The play after a line that must be legal. */
function replay(position: string, line: string) {
  const play = sixteen.replay(position, splitLine(line));
  if (!play.ok) throw new Error(`${position} ${line}: ${play.error.reason}`);
  return play.value;
}

/** The state of a goal after a line. */
function stateAfter(position: string, line: string, goal: string) {
  const state = replay(position, line).goal(goal);
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

describe('the lessons of Sixteen as a whole', () => {
  test('at least 10 lessons with at least 40 steps, numbered as their files are', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeGreaterThanOrEqual(40);
    for (const [i, { file, lesson }] of lessons.entries()) {
      expect(lesson.order).toBe(i + 1);
      expect(file).toMatch(new RegExp(`^${String(i + 1).padStart(2, '0')}-[a-z0-9-]+\\.mdx$`));
    }
  });

  test('at most a third of the steps dictate one action', () => {
    const dictated = steps.filter(({ step }) => step.goal.startsWith('do:'));
    expect(dictated.length * 3).toBeLessThanOrEqual(steps.length);
  });

  test('at least a third need two or more actions', () => {
    // Needed, not only used: no single action meets the goal.
    const longer = steps.filter(({ step }) =>
      replay(step.position, '').actions.every((action) => stateAfter(step.position, action, step.goal) !== 'met'),
    );
    expect(longer.length * 3).toBeGreaterThanOrEqual(steps.length);
  });

  test('at least half have a legal try that misses the point, with its answer', () => {
    const tempting = steps.filter(({ step }) => step.wrong.some((wrong) => !('illegal' in wrong)));
    expect(tempting.length * 2).toBeGreaterThanOrEqual(steps.length);
  });
});

describe.each(lessons)('$file', ({ lesson, body }) => {
  test('its text shows every step once, in order, and nothing outside them', () => {
    expect(attributes(body, 'Step', 'id')).toEqual(lesson.steps.map(({ id }) => id));
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    expect(body.replace(/<Step id="[^"]*">[\s\S]*?<\/Step>/g, '').trim()).toBe('');
  });

  test('every board in it is canonical', () => {
    for (const position of [...attributes(body, 'Figure', 'position'), ...lesson.steps.map((step) => step.position)])
      expect(replay(position, '').position).toBe(position);
  });
});

describe.each(steps)('$name', ({ step }) => {
  test('its line meets the goal with its last action', () => {
    const line = splitLine(step.line);
    for (let played = 0; played < line.length; played++)
      expect(stateAfter(step.position, line.slice(0, played).join(','), step.goal)).toBe('open');
    expect(stateAfter(step.position, step.line, step.goal)).toBe('met');
    if (step.par !== undefined) expect(step.par).toBeLessThanOrEqual(line.length);
  });

  test('its wrong tries miss the goal, and each is answered', () => {
    for (const wrong of step.wrong) {
      if ('illegal' in wrong) {
        const before = replay(step.position, wrong.line ?? '');
        const rule = before.why(wrong.illegal);
        expect(rule.ok && rule.value).toBeTypeOf('string');
        expect(answerToIllegal(step, before.line, wrong.illegal)).toBe(wrong.say);
      } else {
        expect(stateAfter(step.position, wrong.line, step.goal)).not.toBe('met');
        expect(answerToLine(step, splitLine(wrong.line))).toBe(wrong.say);
      }
    }
  });

  test('no wrong try is part of its own solution', () => {
    expect(answerToLine(step, splitLine(step.line))).toBeNull();
  });
});

describe('answers to tries', () => {
  const step = {
    wrong: [
      { line: 'draw', say: 'short' },
      { line: 'draw,p1', say: 'long' },
      { illegal: '1-f', say: 'anywhere' },
      { illegal: '1-f', line: 'draw', say: 'here' },
    ],
  };

  test('the longest line that fits answers', () => {
    expect(answerToLine(step, ['draw', 'p2'])).toBe('short');
    expect(answerToLine(step, ['draw', 'p1', 'draw'])).toBe('long');
    expect(answerToLine(step, ['1-2'])).toBeNull();
    expect(answerToLine(step, [])).toBeNull();
  });

  test('an illegal action is answered for this line first, then for any', () => {
    expect(answerToIllegal(step, ['draw'], '1-f')).toBe('here');
    expect(answerToIllegal(step, [], '1-f')).toBe('anywhere');
    expect(answerToIllegal(step, [], '2-f')).toBeNull();
  });
});

describe('the rule page of Sixteen', () => {
  const { data, body } = read(join(content, 'rules/en/sixteen.mdx'));

  test('its frontmatter is as the schema says', () => {
    expect(rulePageSchema.parse(data).game).toBe('sixteen');
  });

  test('every rule has its anchor, once', () => {
    const anchors = attributes(body, 'Rule', 'id').filter((id) => id !== 'other-sets');
    expect(anchors.sort()).toEqual([...sixteen.rules].sort());
  });

  test('the number told with a rule is that of the section it stands in', () => {
    let section = 0;
    for (const match of body.matchAll(/<Rule id="(?!other-sets)([a-z-]+)"(?: n=\{(\d+)\})?>\s*(?:## (\d+)\. )?/g)) {
      const [, id, n, heading] = match;
      if (n !== undefined) {
        section += 1;
        expect([Number(n), Number(heading)]).toEqual([section, section]);
      }
      expect(ruleNumbers[id as keyof typeof ruleNumbers]).toBe(section);
    }
    expect(section).toBe(Math.max(...Object.values(ruleNumbers)));
  });

  test('every board is canonical and every goal can be read and is not met yet', () => {
    const boards = [...body.matchAll(/<(?:Figure|Diagram) slot="board" position="([^"]+)"(?: goal="([^"]+)")?/g)];
    expect(boards.length).toBeGreaterThan(5);
    for (const [, position = '', goal] of boards) {
      expect(replay(position, '').position).toBe(position);
      if (goal) expect(stateAfter(position, '', goal)).toBe('open');
    }
  });
});
