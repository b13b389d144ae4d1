import type { FunctionComponent } from 'preact';
import { type GameId, gameIds } from '../../engine/games/ids.ts';
import { speaksOf } from '../../site/fragment.ts';
import { loading } from '../../site/loading.ts';
import type { DealProps } from '../play/Deal.tsx';
import type { DiagramProps } from '../play/Diagram.tsx';
import { dealKeys } from '../play/deal-choice.ts';
import type { GameKit } from '../play/kit.ts';
import type { PuzzleProps } from '../play/Puzzle.tsx';
import type { StepProps } from '../play/Step.tsx';
import type { TryProps } from '../play/Try.tsx';
import { loadDeals, loadKit } from './index.ts';

/** What a board at work can be a part of, and what its page hands to it: text only. */
export interface Parts {
  readonly puzzle: PuzzleProps;
  readonly step: StepProps;
  readonly diagram: DiagramProps;
  readonly deal: DealProps;
  readonly try: TryProps;
}
export type Part = keyof Parts;

const loaders: { readonly [P in Part]: (game: GameId) => Promise<FunctionComponent<Parts[P]>> } = {
  async puzzle(game) {
    const [{ Puzzle }, kit] = await Promise.all([import('../play/Puzzle.tsx'), loadKit(game)]);
    return (props) => <Puzzle {...props} kit={kit} />;
  },
  async step(game) {
    const [{ Step }, kit] = await Promise.all([import('../play/Step.tsx'), loadKit(game)]);
    return (props) => <Step {...props} kit={kitWithout(kit, props.without)} />;
  },
  async diagram(game) {
    const [{ Diagram }, kit] = await Promise.all([import('../play/Diagram.tsx'), loadKit(game)]);
    return (props) => <Diagram {...props} kit={kit} />;
  },
  async try(game) {
    const [{ Try }, kit] = await Promise.all([import('../play/Try.tsx'), loadKit(game)]);
    return (props) => <Try {...props} kit={kit} />;
  },
  async deal(game) {
    // Where the address names a deal, none is chosen.
    const named = !import.meta.env.SSR && speaksOf(location.hash, dealKeys);
    const [{ Deal }, kit, deals, choosing] = await Promise.all([
      import('../play/Deal.tsx'),
      loadKit(game),
      loadDeals(game),
      named ? null : import('../play/DealChooser.tsx'),
    ]);
    return (props) => <Deal {...props} kit={kit} {...deals} Chooser={choosing?.DealChooser} />;
  },
};

const lesser = new Map<string, GameKit>();

/** A kit for readers who do not know something of its game yet; a name that it does not have is a fault of the page and throws. */
function kitWithout(kit: GameKit, what: string | undefined): GameKit {
  if (what === undefined) return kit;
  const key = `${kit.id} ${what}`;
  const changed = kit.without?.[what];
  if (!changed) throw new Error(`the kit of ${kit.id} cannot leave out “${what}”`);
  if (!lesser.has(key)) lesser.set(key, { ...kit, ...changed });
  return lesser.get(key) as GameKit;
}

const ready = new Map<string, FunctionComponent<never>>();

/** Loads a part for one game, so that it can be shown at once. */
export async function prepare(game: GameId, part: Part): Promise<void> {
  const key = `${game} ${part}`;
  if (!ready.has(key)) ready.set(key, await loading(async () => (await loaders[part](game)) as FunctionComponent<never>));
}

/** A part that has been loaded; any other is a fault of the page and throws. */
export function partOf<P extends Part>(game: GameId, part: P): FunctionComponent<Parts[P]> {
  const Component = ready.get(`${game} ${part}`);
  if (!Component) throw new Error(`the ${part} of ${game} has not been loaded`);
  return Component as unknown as FunctionComponent<Parts[P]>;
}

// A page is written in one go.
if (import.meta.env.SSR)
  await Promise.all(gameIds.flatMap((game) => (Object.keys(loaders) as Part[]).map((part) => prepare(game, part))));
