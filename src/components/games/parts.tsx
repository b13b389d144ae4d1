import type { FunctionComponent } from 'preact';
import { beginningOf, type CourseId, courseIds, gameOfCourse } from '../../published/course-ids.ts';
import { speaksOf } from '../../site/fragment.ts';
import { loading } from '../../site/loading.ts';
import type { DealProps } from '../play/Deal.tsx';
import type { DiagramProps } from '../play/Diagram.tsx';
import { dealKeys } from '../play/deal-choice.ts';
import type { GameKit } from '../play/kit.ts';
import type { PuzzleProps } from '../play/Puzzle.tsx';
import type { StepProps } from '../play/Step.tsx';
import type { TryProps } from '../play/Try.tsx';
import { kitOfLesson } from '../play/taught-controls.ts';
import { loadDeals, loadKit } from './index.ts';
import type { StopProps } from './russian-bank/crapette/stop/StopOrNot.tsx';

/** What a board at work can be a part of, and what its page hands to it: text only. */
export interface Parts {
  readonly puzzle: PuzzleProps;
  readonly step: StepProps;
  readonly diagram: DiagramProps;
  readonly deal: DealProps;
  readonly try: TryProps;
  readonly stop: StopProps;
}
export type Part = keyof Parts;

const kitOf = (course: CourseId): Promise<GameKit> => loadKit(gameOfCourse(course), beginningOf(course));

const loaders: { readonly [P in Part]: (course: CourseId) => Promise<FunctionComponent<Parts[P]>> } = {
  async puzzle(course) {
    const [{ Puzzle }, kit] = await Promise.all([import('../play/Puzzle.tsx'), kitOf(course)]);
    return (props) => <Puzzle {...props} kit={kit} />;
  },
  async step(course) {
    const [{ Step }, kit] = await Promise.all([import('../play/Step.tsx'), kitOf(course)]);
    return (props) => <Step {...props} kit={kitOfLesson(kitWithout(kit, props.without), props.order)} />;
  },
  async diagram(course) {
    const [{ Diagram }, kit] = await Promise.all([import('../play/Diagram.tsx'), kitOf(course)]);
    return (props) => <Diagram {...props} kit={kit} />;
  },
  async try(course) {
    const [{ Try }, kit] = await Promise.all([import('../play/Try.tsx'), kitOf(course)]);
    return (props) => <Try {...props} kit={kit} />;
  },
  async stop(course) {
    const [{ StopOrNot }, kit] = await Promise.all([import('./russian-bank/crapette/stop/StopOrNot.tsx'), kitOf(course)]);
    return (props) => <StopOrNot {...props} kit={kit} />;
  },
  async deal(course) {
    // Where the address names a deal, none is chosen.
    const named = !import.meta.env.SSR && speaksOf(location.hash, dealKeys);
    const [{ Deal }, kit, deals, choosing] = await Promise.all([
      import('../play/Deal.tsx'),
      kitOf(course),
      loadDeals(gameOfCourse(course)),
      named ? null : import('../play/DealChooser.tsx'),
    ]);
    return (props) => <Deal {...props} kit={kit} {...deals} Chooser={choosing?.DealChooser} />;
  },
};

const lesser = new Map<string, GameKit>();

/** A kit for readers who do not know something of its game yet; a name that it does not have is a fault of the page and throws. */
function kitWithout(kit: GameKit, what: string | undefined): GameKit {
  if (what === undefined) return kit;
  const key = `${kit.chapter ?? kit.id} ${what}`;
  const changed = kit.without?.[what];
  if (!changed) throw new Error(`the kit of ${kit.id} cannot leave out “${what}”`);
  if (!lesser.has(key)) lesser.set(key, { ...kit, ...changed });
  return lesser.get(key) as GameKit;
}

const ready = new Map<string, FunctionComponent<never>>();

/** Loads a part for one course, so that it can be shown at once. */
export async function prepare(course: CourseId, part: Part): Promise<void> {
  const key = `${course} ${part}`;
  if (!ready.has(key)) ready.set(key, await loading(async () => (await loaders[part](course)) as FunctionComponent<never>));
}

/** A part that has been loaded; any other is a fault of the page and throws. */
export function partOf<P extends Part>(course: CourseId, part: P): FunctionComponent<Parts[P]> {
  const Component = ready.get(`${course} ${part}`);
  if (!Component) throw new Error(`the ${part} of ${course} has not been loaded`);
  return Component as unknown as FunctionComponent<Parts[P]>;
}

// A page is written in one go.
if (import.meta.env.SSR)
  await Promise.all(courseIds.flatMap((course) => (Object.keys(loaders) as Part[]).map((part) => prepare(course, part))));
