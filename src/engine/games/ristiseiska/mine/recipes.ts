import { rankOf } from '../../../core/cards.ts';
import { decide } from '../../../core/player.ts';
import { type Rng, rng } from '../../../core/rng.ts';
import type { Kind } from '../../making.ts';
import { type Action, ristiseiska, type State } from '../index.ts';
import { firstThought } from '../players/first-thought.ts';

/** What kind of positions of Ristiseiska to look for. All bounds inclusive. */
export interface Recipe {
  readonly name: string;
  /** As in a position: a preset and what differs from it. */
  readonly rules: string;
  readonly players: number;
  readonly goal: 'win' | 'not-last' | 'best';
  /** Cards in all hands, fewest and most. */
  readonly cards: readonly [number, number];
  /** In which phases it may begin. */
  readonly phases: readonly State['phase']['kind'][];
  /** A theme that it must have, or null. */
  readonly theme: string | null;
}

const recipe = (
  rules: string,
  players: number,
  cards: readonly [number, number],
  more: Partial<Pick<Recipe, 'goal' | 'phases' | 'theme'>> = {},
): Recipe => {
  const { goal = 'win', phases = ['play'], theme = null } = more;
  const name = [rules, players, `${cards[0]}-${cards[1]}`, ...(goal === 'win' ? [] : [goal]), ...(theme === null ? [] : [theme])];
  return { name: name.join(':'), rules, players, cards, goal, phases, theme };
};

const [extra, give] = [['extra'], ['give']] as const;

const table: readonly (readonly [rules: string, players: number, cards: readonly [number, number], themes: readonly string[]])[] =
  [
    ['pantti', 2, [5, 30], ['keep-the-six', 'keep-the-seven', 'keep-the-eight', 'aces-and-kings', 'force-a-pass']],
    [
      'pantti',
      3,
      [6, 28],
      ['keep-the-six', 'keep-the-seven', 'keep-the-eight', 'open-for-yourself', 'aces-and-kings', 'force-a-pass'],
    ],
    ['pantti', 4, [8, 28], ['keep-the-six', 'keep-the-seven', 'keep-the-eight', 'open-for-yourself', 'force-a-pass']],
    ['pantti-ace', 2, [6, 28], ['ace-side', 'keep-the-six']],
    ['pantti-ace', 3, [8, 28], ['ace-side', 'keep-the-seven']],
    ['forfeit', 2, [6, 30], ['aces-and-kings', 'keep-the-eight']],
    ['forfeit', 3, [8, 28], ['aces-and-kings', 'keep-the-six', 'keep-the-seven', 'force-a-pass']],
    ['forfeit', 4, [8, 28], ['keep-the-six', 'open-for-yourself']],
    ['duel', 2, [5, 16], ['keep-the-ace', 'keep-the-six', 'keep-the-eight']],
    ['begging', 2, [5, 16], ['keep-the-ace']],
  ];

/** Rule sets and players of the recipes that take whatever theme comes: endings of a few cards, and whole middle games. */
const open: readonly (readonly [
  rules: string,
  players: number,
  few: readonly [number, number],
  many: readonly [number, number],
])[] = [
  ['pantti', 2, [5, 14], [15, 30]],
  ['pantti', 3, [6, 15], [16, 28]],
  ['pantti', 4, [8, 16], [17, 28]],
  ['pantti-ace', 2, [5, 14], [15, 28]],
  ['pantti-ace', 3, [6, 15], [16, 28]],
  ['forfeit', 2, [5, 14], [15, 30]],
  ['forfeit', 3, [6, 15], [16, 28]],
  ['forfeit', 4, [8, 16], [17, 28]],
];

/** The recipes for Ristiseiska, by name. */
export const recipes: readonly Recipe[] = [
  ...open.flatMap(([rules, players, few, many]) => [recipe(rules, players, few), recipe(rules, players, many)]),
  recipe('duel', 2, [4, 12]),
  recipe('begging', 3, [5, 14], { goal: 'not-last' }),
  ...table.flatMap(([rules, players, cards, themes]) => themes.map((theme) => recipe(rules, players, cards, { theme }))),
  recipe('pantti', 2, [8, 30], { phases: extra, theme: 'stop-after-ace' }),
  recipe('pantti', 3, [8, 28], { phases: extra, theme: 'stop-after-ace' }),
  recipe('pantti', 2, [8, 30], { phases: extra, theme: 'go-on' }),
  recipe('pantti', 3, [8, 28], { phases: extra, theme: 'go-on' }),
  recipe('pantti-ace', 3, [8, 28], { phases: extra, theme: 'go-on' }),
  recipe('duel', 2, [6, 18], { goal: 'best', theme: 'best-chance' }),
  recipe('begging', 3, [5, 16], { goal: 'not-last', theme: 'not-last' }),
  recipe('begging', 3, [5, 16], { goal: 'not-last', phases: give, theme: 'what-to-give' }),
  recipe('begging-points', 3, [5, 16], { phases: give, theme: 'what-to-give' }),
  recipe('begging-points', 2, [5, 16], { phases: give, theme: 'what-to-give' }),
  ...(['pantti', 'pantti-ace', 'forfeit'] as const).flatMap((rules) =>
    [3, 4].flatMap((players) => [
      recipe(`${rules}~end=last-in`, players, [6, 16], { goal: 'not-last' }),
      recipe(`${rules}~end=last-in`, players, [17, 28], { goal: 'not-last' }),
    ]),
  ),
  recipe('duel', 3, [6, 16], { goal: 'best', theme: 'best-chance' }),
];

/** Runs of aces and kings come where an ace may lie on either side, and were never seen elsewhere (in 22,000 rounds). */
function themesOf({ rules, theme }: Recipe): readonly string[] {
  if (theme === null || theme === 'not-last' || theme === 'best-chance') return [];
  if (theme === 'aces-and-kings') return [];
  return rules === 'pantti-ace' && (theme === 'ace-side' || theme === 'go-on') ? [theme, 'aces-and-kings'] : [theme];
}

/** What comes of a recipe. One that takes whatever theme comes is not looked at for any. */
export const kindOf = (recipe: Recipe): Kind => ({
  rules: recipe.rules.split('~', 1)[0] as string,
  size: `${recipe.players}`,
  goals: [recipe.goal],
  themes: themesOf(recipe),
  grades: [1, 2, 3, 4, 5].filter((grade) => grade < 5 || recipe.cards[1] > 20 || recipe.phases[0] !== 'play'),
});

/**
 * A round from a seeded deal: the positions on its way. Each player goes by rule of thumb two times in three; all of them hold
 * back one rank (ace, six, seven, eight or king) while they have anything else to play, so that there is something to decide about it.
 */
function round({ rules, players }: Recipe, random: Rng): State[] {
  const params = ristiseiska.params({ rules, players: String(players) });
  if (!params.ok) throw new Error(params.error.code);
  const held = [1, 6, 7, 8, 13][random.int(5)];
  const states = [ristiseiska.deal(params.value, random)];
  for (let state = states[0] as State; ristiseiska.actor(state) !== null && states.length < 400; ) {
    const actions = ristiseiska.legal(state);
    const others = actions.filter((action) => !(action.kind === 'play' && rankOf(action.card) === held));
    const usual: Action | null = random.int(3) > 0 ? decide(ristiseiska, firstThought, state, random.int(1000)) : null;
    const isHeld = usual?.kind === 'play' && rankOf(usual.card) === held && others.length > 0;
    const from = others.length > 0 ? others : actions;
    state = ristiseiska.apply(state, usual !== null && !isHeld ? usual : (from[random.int(from.length)] as Action));
    states.push(state);
  }
  return states;
}

/** The positions of a recipe and seed at which a player has at least three actions to choose from, latest first. */
export function positionsOf(recipe: Recipe, seed: number): State[] {
  return round(recipe, rng(seed))
    .filter((state) => {
      const left = state.hands.reduce((sum, hand) => sum + hand.length, 0);
      const decides = typeof ristiseiska.actor(state) === 'number' && ristiseiska.legal(state).length >= 3;
      return decides && left >= recipe.cards[0] && left <= recipe.cards[1] && recipe.phases.includes(state.phase.kind);
    })
    .reverse();
}
