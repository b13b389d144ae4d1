import { type GameId, gameIds } from '../../engine/games/ids.ts';
import { loadMaking } from '../../engine/games/registry.ts';
import { gameName } from '../../published/games.ts';
import { measured } from '../../published/measured.ts';
import { pages } from './pages.ts';
import { themeWords } from './titles.ts';
import type { GameOffer, Word } from './wishes.ts';

/** For the build: what there is to choose from, in the games that make puzzles. `sized`: sizes of tables are told apart. */
export async function offers(sized = false): Promise<readonly GameOffer[]> {
  const all = await Promise.all(gameIds.map((game) => offerOf(game, sized)));
  return all.flatMap((offer) => offer ?? []);
}

async function offerOf(game: GameId, sized: boolean): Promise<GameOffer | null> {
  const making = await loadMaking(game);
  if (making === null) return null;
  const { wishes } = pages[game];
  const kinds = new Map<string, GameOffer['kinds'][number]>();
  const { recipes, namedRecipes = [] } = making.miner;
  // The composer deals tables whose puzzles are made for a wish that names their rules only.
  const named = sized ? [] : namedRecipes;
  for (const recipe of [...recipes, ...named]) {
    const { rules, goals, themes, size } = making.miner.kindOf(recipe);
    const kind = sized ? ([rules, goals, themes, size] as const) : ([rules, goals, themes] as const);
    kinds.set(JSON.stringify(kind), kind);
  }
  const all = [...kinds.values()];
  const words = (ids: readonly string[], name: (id: string) => string | undefined): Word[] =>
    [...new Set(ids)].map((id) => ({ id, name: name(id) ?? id }));
  const usual = named.length > 0 ? (recipes.map((recipe) => making.miner.kindOf(recipe).rules)[0] ?? '') : '';
  return {
    game,
    name: gameName(game),
    rules: words(
      all.map(([rules]) => rules).filter((rules) => rules !== usual),
      (id) => wishes.rules[id]?.(),
    ),
    ...(usual === '' ? {} : { usual: wishes.rules[usual]?.() ?? usual }),
    goals: words(
      all.flatMap(([, goals]) => goals),
      (id) => wishes.goals[id]?.(),
    ),
    themes: words(
      all.flatMap(([, , themes]) => themes),
      themeWords,
    ),
    kinds: all,
    served: sized ? {} : (measured[game]?.served ?? {}),
  };
}
