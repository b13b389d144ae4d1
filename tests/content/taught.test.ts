import { describe, expect, it } from 'vitest';
import { layOutBoard } from '../../src/components/board/board-props.ts';
import type { Layout } from '../../src/components/board/layout/index.ts';
import { loadKit } from '../../src/components/games/index.ts';
import type { Control, GameKit } from '../../src/components/play/kit.ts';
import { movesOf } from '../../src/components/play/parts/PracticeBoard.tsx';
import { saidActs } from '../../src/components/play/parts/SaidActions.tsx';
import { createSession } from '../../src/components/play/session.ts';
import { controlOf, kitOfLesson } from '../../src/components/play/taught-controls.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { beginningOf, type CourseId, courseIds, gameOfCourse } from '../../src/published/course-ids.ts';
import { type LessonStep, lessonSchema } from '../../src/published/lesson-schema.ts';
import { lessonFiles, read, replay } from './courses.ts';

const sizes = [
  { width: 390, height: 638 },
  { width: 900, height: 680 },
];

/** What a step's board shows of a position. */
const boardOf = (kit: GameKit, play: Play, size: { width: number; height: number }): Layout =>
  layOutBoard(
    {
      scene: play.scene('all'),
      moves: movesOf(play),
      tries: true,
      said: saidActs(createSession(play, 'win'), kit),
      shown: kit.veil,
    },
    size,
    { open: new Set(), seat: 1, memory: new Map() },
  );
const actsOf = (layout: Layout) => layout.acts ?? [];

/** The positions of a step's solution in which the reader acts, each with what is done there. */
const along = ({ position, line }: LessonStep): { play: Play; action: string }[] => {
  const actions = line.split(',');
  return actions
    .map((action, i) => ({ play: replay(position, actions.slice(0, i).join(',')), action }))
    .filter(({ play }) => play.actor === 1);
};

const lessonsOf = (course: CourseId) => lessonFiles(course).map((file) => lessonSchema.parse(read(file).data));

describe.each(courseIds)('the boards of %s', async (course) => {
  const kit = await loadKit(gameOfCourse(course), beginningOf(course));
  const taught = Object.entries(kit.taught ?? {}) as [Control, number][];

  it('show no control before the lesson that teaches it, and what a solution needs always', () => {
    for (const { order, steps } of lessonsOf(course)) {
      const shown = kitOfLesson(kit, order);
      const later = taught.filter(([, lesson]) => order < lesson).map(([control]) => control);
      for (const step of steps)
        for (const { play, action } of along(step))
          for (const size of sizes) {
            const acts = actsOf(boardOf(shown, play, size));
            const where = `lesson ${order}, ${step.id}, ${action}`;
            expect(
              acts.map(controlOf).filter((control) => control !== null && later.includes(control)),
              where,
            ).toEqual([]);
            const needed = (act: { id: string; kind: string; off?: boolean | undefined }) =>
              action === kit.draw ? act.kind === 'draw' : act.id === action && act.off !== true;
            if (actsOf(boardOf(kit, play, size)).some(needed)) expect(acts.some(needed), where).toBe(true);
          }
    }
  });

  it.runIf(taught.length > 0)('have every control from its lesson on, and would have had it before', () => {
    const seen = (veiled: boolean) =>
      lessonsOf(course).map(({ order, steps }) => {
        const shown = veiled ? kitOfLesson(kit, order) : kit;
        const acts = steps.flatMap((step) =>
          along(step).flatMap(({ play }) => sizes.flatMap((s) => actsOf(boardOf(shown, play, s)))),
        );
        return new Set(acts.map(controlOf));
      });
    const [with_, without] = [seen(false), seen(true)];
    for (const [control, lesson] of taught) {
      expect(
        with_.slice(0, lesson - 1).some((controls) => controls.has(control)),
        control,
      ).toBe(true);
      expect(without[lesson - 1]?.has(control), control).toBe(true);
    }
  });
});
