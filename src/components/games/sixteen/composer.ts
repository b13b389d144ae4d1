import { rng } from '../../../engine/core/rng.ts';
import type { Face } from '../../../engine/core/scene.ts';
import { shuffled } from '../../../engine/core/shuffled.ts';
import { type Brick, bounds, type Runs, type State, sixteen } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import { offOrOn } from '../choices.ts';
import { at, cut, type Draft, type GameComposer, lay, lying, missing, notationOf, pick, slotOf, swap } from '../composing.ts';

const text = (rank: number): string => rank.toString(17);
const rank = (brick: string): number => Number.parseInt(brick, 17);
const face = (brick: string): Face => ({ rank: rank(brick) });
const number = (draft: Draft, fact: string): number => Number(draft.facts[fact]);
const upTo = (top: number): string[] => Array.from({ length: top }, (_, i) => text(i + 1));
const ids = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const piles = (draft: Draft) => ids('p', number(draft, 'piles'));
const foundations = (draft: Draft) => ids('f', number(draft, 'copies'));
/** The kind of run that is written by no word. */
const usualRuns = sixteen.presets.sixteen?.runs ?? '';
const runsOf = ({ facts }: Draft): string => facts.runs ?? usualRuns;
/** The bricks of a place; nothing here tells those of one rank apart. */
const bricks = (draft: Draft, id: string): Brick[] => at(draft, id).map(rank);
const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => ({ value: `${low + i}`, name: `${low + i}` }));

/** Composing a table of Sixteen. On a foundation lies everything up to its top. */
export const composer: GameComposer = {
  // An urn that holds nothing yet, and a place for what is drawn.
  room: new Map([['to come', 1]]),
  called: ({ kind }) => (kind === 'stock' ? m.teach_place_stock() : kind === 'drawn' ? m.teach_place_drawn() : undefined),
  loose: ({ kind }) => (kind === 'foundation' ? null : 'bricks'),
  typed(draft) {
    const top = number(draft, 'ranks');
    const some = [...new Set([top, Math.ceil(top / 2), 1])];
    return { pieces: some.join(' '), position: composer.position({ places: { p1: some.map(text) }, facts: draft.facts }) };
  },
  empty: { places: {}, facts: { ranks: '16', copies: '6', piles: '4' } },
  read(play) {
    const { params } = play.state as State;
    const { ranks, copies, runs } = params;
    return {
      places: lying(play.scene('all'), ({ rank }) => text(rank)),
      facts: { ranks: `${ranks}`, copies: `${copies}`, piles: `${params.piles}`, ...(runs === usualRuns ? {} : { runs }) },
    };
  },
  // How large the table is departs from nothing: each size is a set of its own.
  facts: (draft) => [
    ...(
      [
        ['ranks', m.teach_sixteen_ranks, bounds.ranks],
        ['copies', m.teach_sixteen_copies, bounds.copies],
        ['piles', m.teach_sixteen_piles, bounds.piles],
      ] as const
    ).map(([id, name, [low, high]]) => ({
      id,
      name: name(),
      rule: true,
      value: draft.facts[id] ?? '',
      choices: between(low, high),
    })),
    {
      id: 'runs',
      name: m.teach_sixteen_runs(),
      rule: true,
      value: runsOf(draft),
      usual: usualRuns,
      choices: offOrOn('descending', 'consecutive'),
    },
  ],
  tray: (draft) => [
    {
      id: 'bricks',
      name: m.teach_bricks(),
      pieces: upTo(number(draft, 'ranks')).map((piece) => ({
        piece,
        drawn: { face: face(piece), w: 60, h: 30 },
        name: `${rank(piece)}`,
        sign: `${rank(piece)}`,
        most: number(draft, 'copies'),
      })),
    },
  ],
  put(draft, slot, piece) {
    if (slot.startsWith('f')) return lay(draft, { [slot]: upTo(rank(piece)) });
    return lay(draft, { [slot]: slot === 'drawn' ? [piece] : [...at(draft, slot), piece] });
  },
  replace: (draft, slot, index, piece) =>
    slot.startsWith('f') ? composer.put(draft, slot, piece) : swap(draft, slot, index, piece),
  take: (draft, slot, index) => (slot.startsWith('f') ? cut(draft, slot, index) : pick(draft, slot, index)),
  scene: (draft) => ({
    game: 'sixteen',
    actor: 1,
    facts: { top: number(draft, 'ranks') },
    slots: [
      ...foundations(draft).map((id, i) => slotOf(id, 'foundation', [i + 1, 0], at(draft, id), face)),
      slotOf('urn', 'stock', [0, 0], at(draft, 'urn'), face),
      slotOf('drawn', 'drawn', [0, 0], at(draft, 'drawn').slice(0, 1), face),
      ...piles(draft).map((id, i) => slotOf(id, 'pile', [i + 1, 0], at(draft, id), face)),
    ],
  }),
  position: (draft) =>
    notationOf(sixteen, {
      params: {
        ranks: number(draft, 'ranks'),
        copies: number(draft, 'copies'),
        piles: number(draft, 'piles'),
        runs: runsOf(draft) as Runs,
      },
      piles: piles(draft).map((id) => bricks(draft, id)),
      foundations: foundations(draft).map((id) => bricks(draft, id)),
      drawn: bricks(draft, 'drawn')[0] ?? null,
      urn: bricks(draft, 'urn'),
    }),
  offers(draft) {
    const rest = missing(composer, draft);
    if (rest.length === 0) return [];
    const urn = [...at(draft, 'urn'), ...shuffled(rest, rng(rest.length))];
    return [{ words: m.teach_offer_urn({ count: rest.length }), draft: lay(draft, { urn }) }];
  },
  goals(draft) {
    const all = number(draft, 'ranks') * number(draft, 'copies');
    const home = foundations(draft).reduce((sum, id) => sum + at(draft, id).length, 0);
    const bare = piles(draft).filter((id) => at(draft, id).length === 0).length;
    const most = number(draft, 'piles');
    return [
      { id: 'win', words: m.teach_goal_home_all() },
      { id: 'home', words: m.teach_goal_home_bricks(), number: { low: 1, high: all, usual: Math.min(all, home + 1) } },
      {
        id: 'empty',
        words: m.teach_goal_empty(),
        number: { low: 1, high: most, usual: Math.min(most, bare + 1), already: bare },
      },
      { id: 'sorted', words: m.teach_goal_sorted() },
    ];
  },
  kind: (draft) => ({ rules: runsOf(draft), size: `${draft.facts.ranks}-${draft.facts.copies}-${draft.facts.piles}` }),
  places: (name) => ({ drawn: ['drawn'], urn: ['urn'] })[name] ?? [],
};
