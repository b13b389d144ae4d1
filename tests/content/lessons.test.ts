import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownSlots } from '../../src/components/games/cut.ts';
import { type Play, parseLine } from '../../src/engine/core/play.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { answerToIllegal, answerToLine } from '../../src/published/answers.ts';
import { beginningOf } from '../../src/published/course-ids.ts';
import { type LessonStep, lessonSchema } from '../../src/published/lesson-schema.ts';
import { attributes, courses, lessonFiles, read, replay, stateAfter, tableOf } from './courses.ts';

const taught = courses.map((course) => {
  const lessons = lessonFiles(course.course).map((path) => {
    const { data, body } = read(path);
    return {
      ...course,
      file: basename(path),
      name: `${course.course} ${basename(path)}`,
      body,
      lesson: lessonSchema.parse(data),
    };
  });
  const steps = lessons.flatMap(({ name, lesson }) =>
    lesson.steps.map((step) => ({ ...course, name: `${name} ${step.id}`, step })),
  );
  return { ...course, lessons, steps, least: course };
});

/** Ids of the puzzles of a game's library. */
const library = (game: string): string[] =>
  (JSON.parse(readFileSync(new URL(`../../src/content/puzzles/${game}.json`, import.meta.url), 'utf8')) as { id: string }[]).map(
    ({ id }) => id,
  );

/** Whether the goal can be met before the reader decides a second time, whatever the others do. */
function metInOne(step: LessonStep): boolean {
  const start = replay(step.position, '');
  const met = (play: Play): boolean => {
    const state = play.goal(step.goal);
    // Met and lost are both for good, so that a whole turn of another player need not be gone through.
    if (!state.ok || state.value !== 'open') return state.ok && state.value === 'met';
    if (play.actor === start.actor || play.actor === null) return false;
    return play.actions.some((action) => met(after(play, action)));
  };
  return start.actions.some((action) => met(after(start, action)));
}

function after(play: Play, action: string): Play {
  const next = play.apply(action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** The lines that tell the page what the others do, in the order in which it looks. */
const scripts = (step: LessonStep): string[][] =>
  [step.line, ...step.wrong.flatMap((wrong) => ('illegal' in wrong ? [] : [wrong.line]))].map(parseLine);

describe.each(taught)('the lessons of $course as a whole', ({ course, game, lessons, steps, least }) => {
  test('enough lessons and steps, numbered as their files are', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(least.lessons);
    expect(steps.length).toBeGreaterThanOrEqual(least.steps);
    for (const [i, { file, lesson }] of lessons.entries()) {
      expect([lesson.game, lesson.chapter ?? lesson.game]).toEqual([game, course]);
      expect(lesson.order).toBe(i + 1);
      expect(file).toMatch(new RegExp(`^${String(i + 1).padStart(2, '0')}-[a-z0-9-]+\\.mdx$`));
    }
  });

  test('each ends with another puzzle', () => {
    const puzzles = lessons.map(({ lesson: { end } }) => ('id' in end.puzzle ? end.puzzle.id : end.puzzle.position));
    expect(new Set(puzzles).size).toBe(lessons.length);
  });

  test('at most a third of the steps dictate one action', () => {
    const dictated = steps.filter(({ step }) => step.goal.startsWith('do:'));
    expect(dictated.length * 3).toBeLessThanOrEqual(steps.length);
  });

  test('at least a third need two or more actions of the reader', () => {
    // Needed, not only used: no single action of theirs meets the goal, and no answer to it.
    const longer = steps.filter(({ step }) => !metInOne(step));
    expect(longer.length * 3).toBeGreaterThanOrEqual(steps.length);
  });

  test('at least half have a legal try that misses the point, with its answer', () => {
    const tempting = steps.filter(({ step }) => step.wrong.some((wrong) => !('illegal' in wrong)));
    expect(tempting.length * 2).toBeGreaterThanOrEqual(steps.length);
  });
});

test('no two steps have the same id, and none that of a part of the page', () => {
  const [lesson] = taught[0]?.lessons ?? [];
  const withIds = (...ids: string[]) => ({
    ...lesson?.lesson,
    steps: ids.map((id) => ({ ...lesson?.lesson.steps[0], id })),
  });
  expect(lessonSchema.safeParse(withIds('one', 'two')).success).toBe(true);
  expect(lessonSchema.safeParse(withIds('one', 'one')).error?.message).toContain('two steps are called “one”');
  expect(lessonSchema.safeParse(withIds('one', 'end')).error?.message).toContain('“end”');
});

describe.each(taught.flatMap(({ lessons }) => lessons))('$name', ({ lesson, body }) => {
  test('its text shows every step once, in order, and nothing outside them', () => {
    expect(attributes(body, 'Step', 'id')).toEqual(lesson.steps.map(({ id }) => id));
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    expect(body.replace(/<Step id="[^"]*">[\s\S]*?<\/Step>/g, '').trim()).toBe('');
  });

  test('every board in it is canonical', () => {
    const pictures = lesson.end.recap.flatMap(({ figure }) => figure ?? []);
    const boards = [...pictures, ...lesson.steps].map(({ position }) => position);
    for (const position of [...attributes(body, 'Figure', 'position'), ...boards])
      expect(replay(position, '').position).toBe(position);
  });

  test('what its pictures show is on their boards', () => {
    const inText = [...body.matchAll(/<Figure\b[^>]*>/g)].map(([tag]) => ({
      position: attributes(tag, 'Figure', 'position')[0] as string,
      show: attributes(tag, 'Figure', 'show')[0],
    }));
    for (const { position, show } of [...inText, ...lesson.end.recap.flatMap(({ figure }) => figure ?? [])]) {
      const scene = replay(position, '').scene('all');
      if (show !== undefined) expect(shownSlots(scene, show, 1).size).toBeGreaterThan(0);
    }
  });

  test('its puzzle can be solved, and is one of its game', async () => {
    const { puzzle } = lesson.end;
    if ('id' in puzzle) {
      expect(library(lesson.game)).toContain(puzzle.id);
      return;
    }
    const { position, goal, line } = puzzle;
    expect(replay(position, '').position).toBe(position);
    expect(stateAfter(position, '', goal)).toBe('open');
    expect(stateAfter(position, line, goal)).toBe('met');
    const answer = await judge(position, [], goal);
    expect(answer.ok && answer.value.winnable).toBe(true);
  });

  test('what it leaves for later are rules of the game', () => {
    const { rules } = tableOf(beginningOf(lesson.chapter ?? lesson.game));
    for (const rule of lesson.later.flatMap((later) => later.rules)) expect(rules).toContain(rule);
  });
});

describe.each(taught.flatMap(({ steps }) => steps))('$name', ({ step }) => {
  test('its line meets the goal with its last action', () => {
    const line = parseLine(step.line);
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
        // To see what must be done is what is asked there: the board would say it.
        if (rule.ok && rule.value?.startsWith('compulsory-')) expect(step.unmarked).toBe(true);
      } else {
        expect(stateAfter(step.position, wrong.line, step.goal)).not.toBe('met');
        expect(answerToLine(step, parseLine(wrong.line))).toBe(wrong.say);
      }
    }
  });

  test('no wrong try is part of its own solution', () => {
    expect(answerToLine(step, parseLine(step.line))).toBeNull();
  });
});

describe.each(taught.filter(({ others }) => others).flatMap(({ steps }) => steps))('$name, against the others', ({ step }) => {
  const reader = replay(step.position, '').actor;
  const actorsOf = (line: readonly string[]) => line.map((_, i) => replay(step.position, line.slice(0, i).join(',')).actor);

  test('its line leaves the win nowhere in doubt, and every wrong try has given it away by an action of the reader', async () => {
    const winnable = async (line: readonly string[]) => {
      const answer = await judge(step.position, line, step.goal);
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.winnable;
    };
    const line = parseLine(step.line);
    for (let played = 0; played <= line.length; played++)
      expect([played, await winnable(line.slice(0, played))]).toEqual([played, true]);
    for (const wrong of step.wrong) {
      if ('illegal' in wrong) continue;
      const tried = parseLine(wrong.line);
      expect([wrong.line, await winnable(tried)]).toEqual([wrong.line, false]);
      let given = tried.length;
      while (!(await winnable(tried.slice(0, given - 1)))) given -= 1;
      expect([wrong.line, actorsOf(tried)[given - 1]]).toEqual([wrong.line, reader]);
    }
  });

  test('it is not solved by tapping whatever fits: somewhere on its line an action of the reader gives it away', async () => {
    if (step.goal.startsWith('do:')) return;
    const line = parseLine(step.line);
    const giveAway = async (): Promise<boolean> => {
      for (const [i, action] of line.entries()) {
        const before = replay(step.position, line.slice(0, i).join(','));
        if (before.actor !== reader) continue;
        for (const other of before.actions) {
          if (other === action) continue;
          const answer = await judge(step.position, [...line.slice(0, i), other], step.goal);
          if (answer.ok && answer.value.winnable === false) return true;
        }
      }
      return false;
    };
    expect(await giveAway()).toBe(true);
  });

  test('the page answers every wrong try as it is written', () => {
    for (const tried of scripts(step)) {
      for (const [i, actor] of actorsOf(tried).entries()) {
        if (actor === reader) continue;
        const script = scripts(step).find((known) => known.length > i && known.slice(0, i).join() === tried.slice(0, i).join());
        expect(script?.[i]).toBe(tried[i]);
      }
    }
  });
});

/** A first slip is looked for so far along a solution: a whole deal may be played a long way before one can be made. */
const soon = 24;

describe.each(taught.flatMap(({ steps }) => steps))('$name, the first wrong try', ({ step }) => {
  test('every action that gives the goal away where it first can be has its own sentence', { timeout: 300_000 }, async () => {
    if (step.goal.startsWith('do:')) return;
    const reader = replay(step.position, '').actor;
    const solution = parseLine(step.line);
    /** Whether something is said as soon as the others have answered. */
    const answered = (tried: readonly string[]): boolean => {
      if (answerToLine(step, tried) !== null) return true;
      return scripts(step).some(
        (script) =>
          tried.every((action, i) => script[i] === action) &&
          answerToLine(step, script) !== null &&
          script
            .slice(tried.length)
            .every((_, i) => replay(step.position, script.slice(0, tried.length + i).join(',')).actor !== reader),
      );
    };
    for (let played = 0; played < Math.min(solution.length, soon); played++) {
      const before = solution.slice(0, played);
      const now = replay(step.position, before.join(','));
      if (now.actor !== reader) continue;
      const wrong: string[] = [];
      for (const action of now.actions) {
        if (action === solution[played]) continue;
        const answer = await judge(step.position, [...before, action], step.goal, { nodes: 300_000, seconds: 20 });
        if (answer.ok && answer.value.winnable === false) wrong.push(action);
      }
      if (wrong.length === 0) continue;
      expect(wrong.filter((action) => !answered([...before, action]))).toEqual([]);
      return;
    }
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
