import { describe, expect, it } from 'vitest';
import { at } from '../../src/components/games/composing.ts';
import { loadComposer, loadDeals } from '../../src/components/games/index.ts';
import { formatLink } from '../../src/components/links/links.ts';
import { usualOptions } from '../../src/components/play/deals.ts';
import { check } from '../../src/components/teach/compose/checked.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { type GameId, gameIds } from '../../src/engine/games/ids.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';
import { bankOf } from './bank.ts';

const base = 'https://winnable.example';
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const linkOf = ({ position, goal }: { position: string; goal: string }, i: number) => ({
  position,
  goal,
  text: `Position ${i + 1}`,
  hints: ['Look at the other pile', 'At its top', 'Lay that one first'],
  telling: 'when-asked' as const,
  line: [],
});

/** A hundred positions that are one edit away from a puzzle, and how long each takes from the edit to its verdict. */
async function verdicts(id: GameId): Promise<{ median: number; worst: number; unknown: number; count: number }> {
  const [composer, game] = [await loadComposer(id), await loadTextGame(id)];
  const times: number[] = [];
  let unknown = 0;
  for (let n = 0; times.length < 100 && n < 600; n++) {
    const bank = bankOf(id);
    const { position, goal } = bank[n % bank.length] as { position: string; goal: string };
    const play = game.open(position);
    if (!play.ok) continue;
    const draft = composer.read(play.value);
    const slots = composer.scene(draft).slots.filter((slot) => composer.loose(slot) !== null && slot.pieces.length > 0);
    const slot = slots[n % slots.length];
    if (!slot) continue;
    const began = performance.now();
    const checked = check(composer, game, composer.take(draft, slot.id, slot.pieces.length - 1));
    if (checked.kind !== 'position' || checked.play.outcome !== null) continue;
    const answer = await solve(checked.play.position, goal, { nodes: 20_000_000, seconds: 10 });
    times.push(performance.now() - began);
    if (answer.ok && answer.value.result === 'unknown') unknown += 1;
  }
  return { median: Math.round(median(times)), worst: Math.round(Math.max(...times)), unknown, count: times.length };
}

/** How many touches rebuild a position of so many pieces, a puzzle or a deal, cut down where it has more: each place is touched once, then what goes there, piece by piece. */
async function touches(id: GameId, wished: number): Promise<string> {
  const [composer, game] = [await loadComposer(id), await loadTextGame(id)];
  const whole = usualOptions((await loadDeals(id)).dealing);
  const dealt = game.deal(whole, rng(1));
  const drafts = [...bankOf(id).map(({ position }) => game.open(position)), dealt].flatMap((play) =>
    play.ok ? [composer.read(play.value)] : [],
  );
  type Laid = (typeof drafts)[number];
  const sizeOf = (draft: Laid) => Object.values(draft.places).flat().length;
  /** With pieces taken from its largest stacks until there are so many. */
  const cut = (draft: Laid): Laid => {
    if (sizeOf(draft) <= wished) return draft;
    const [slot = '', pieces = []] = Object.entries(draft.places).toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return cut(composer.take(draft, slot, pieces.length - 1));
  };
  const [draft] = drafts.map(cut).toSorted((a, b) => Math.abs(sizeOf(a) - wished) - Math.abs(sizeOf(b) - wished));
  if (!draft) return '';
  let count = 0;
  let built = { ...composer.empty, facts: draft.facts };
  for (const [slot, pieces] of Object.entries(draft.places)) {
    if (pieces.length === 0) continue;
    count += 1;
    // What lies in order is laid by its last piece.
    const whole = composer.put(built, slot, pieces.at(-1) ?? '');
    const steps = at(whole, slot).join() === pieces.join() ? pieces.slice(-1) : pieces;
    for (const piece of steps) {
      built = composer.put(built, slot, piece);
      count += 1;
    }
  }
  expect(composer.position(built)).toBe(composer.position(draft));
  return `${sizeOf(draft)} pieces: ${count}`;
}

/** `FIGURES=1 npx vitest run tests/teach/figures.test.ts` prints how long links are, how many touches a position takes, and how soon it is proved after an edit. */
describe.runIf(process.env.FIGURES).each(gameIds)('%s: figures', (id) => {
  it('links and touches', async () => {
    const links = bankOf(id).map(linkOf);
    const lengths = links.map((link) => `${base}/position/#${formatLink(link)}`.length);
    const bare = links.map(({ position, goal }) => `${base}/position/#${formatLink({ position, goal })}`.length);
    const ten = `${base}/set/#${formatSet({ title: 'Ten', by: 'A. Teacher', intro: 'Take your time.', items: links.slice(0, 10) })}`;
    console.log(
      `${id}: link ${median(bare)} signs bare (${Math.max(...bare)} at most), ${median(lengths)} with title and hints; set of ten ${ten.length}`,
    );
    console.log(`${id}: touches`, await touches(id, 20), await touches(id, 30), await touches(id, 50));
  }, 300_000);

  it('from an edit to a verdict', async () => {
    console.log(`${id}: edit to verdict in ms`, JSON.stringify(await verdicts(id)));
  }, 1_800_000);
});
