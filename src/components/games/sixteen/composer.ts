import { rng, shuffled } from '../../../engine/core/rng.ts';
import type { Face } from '../../../engine/core/scene.ts';
import type { State } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import { offOrOn } from '../choices.ts';
import { at, cut, type Draft, field, type GameComposer, lay, lying, missing, pick, slotOf } from '../composing.ts';

const text = (rank: number): string => rank.toString(17);
const rank = (brick: string): number => Number.parseInt(brick, 17);
const face = (brick: string): Face => ({ kind: 'brick', rank: rank(brick) });
const number = (draft: Draft, fact: string): number => Number(draft.facts[fact]);
const upTo = (top: number): string[] => Array.from({ length: top }, (_, i) => text(i + 1));
const ids = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const piles = (draft: Draft) => ids('p', number(draft, 'piles'));
const foundations = (draft: Draft) => ids('f', number(draft, 'copies'));
const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => ({ value: `${low + i}`, name: `${low + i}` }));

/** Composing a table of Sixteen. On a foundation lies everything up to its top. */
export const composer: GameComposer = {
  // An urn that holds nothing yet, and a place for what is drawn.
  room: new Map([['to come', 1]]),
  loose: ({ kind }) => (kind === 'foundation' ? null : 'bricks'),
  typed: '7 12 3',
  empty: { places: {}, facts: { ranks: '16', copies: '6', piles: '4', runs: 'descending' } },
  read(play) {
    const { params } = play.state as State;
    const { ranks, copies, runs } = params;
    return {
      places: lying(play.scene('all')),
      facts: { ranks: `${ranks}`, copies: `${copies}`, piles: `${params.piles}`, runs },
    };
  },
  facts: () => [
    { id: 'ranks', name: m.teach_sixteen_ranks(), rule: true, choices: between(1, 16) },
    { id: 'copies', name: m.teach_sixteen_copies(), rule: true, choices: between(1, 12) },
    { id: 'piles', name: m.teach_sixteen_piles(), rule: true, choices: between(2, 6) },
    {
      id: 'runs',
      name: m.teach_sixteen_runs(),
      rule: true,
      choices: offOrOn('descending', 'consecutive'),
    },
  ],
  tray: (draft) => [
    {
      id: 'bricks',
      name: m.teach_bricks(),
      pieces: upTo(number(draft, 'ranks')).map((piece) => ({
        piece,
        face: face(piece),
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
  take: (draft, slot, index) => (slot.startsWith('f') ? cut(draft, slot, index) : pick(draft, slot, index)),
  scene: (draft) => ({
    game: 'sixteen',
    actor: 1,
    top: number(draft, 'ranks'),
    slots: [
      ...foundations(draft).map((id, i) => slotOf(id, 'foundation', [i + 1, 0], at(draft, id), face)),
      slotOf('urn', 'urn', [0, 0], at(draft, 'urn'), face),
      slotOf('drawn', 'drawn', [0, 0], at(draft, 'drawn'), face),
      ...piles(draft).map((id, i) => slotOf(id, 'pile', [i + 1, 0], at(draft, id), face)),
    ],
  }),
  position(draft) {
    const heights = foundations(draft).map((id) => at(draft, id).length);
    const rules = `${text(number(draft, 'ranks'))}${draft.facts.runs === 'consecutive' ? '~runs=consecutive' : ''}`;
    const fields = [
      rules,
      piles(draft)
        .map((id) => field(at(draft, id)))
        .join('.'),
      heights
        .toSorted((a, b) => b - a)
        .map((height) => (height === 0 ? '0' : text(height)))
        .join(''),
      field(at(draft, 'drawn')),
      field(at(draft, 'urn')),
    ];
    return `sixteen:${fields.join('/')}`;
  },
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
  kind: ({ facts }) => ({ rules: facts.runs ?? null, size: `${facts.ranks}-${facts.copies}-${facts.piles}` }),
  places: (name) => ({ drawn: ['drawn'], urn: ['urn'] })[name] ?? [],
};
