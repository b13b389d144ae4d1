import { describe, expect, test } from 'vitest';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { candidates, miner } from '../../src/engine/games/ristiseiska/mine/index.ts';
import { positionsOf, recipes } from '../../src/engine/games/ristiseiska/mine/recipes.ts';
import { themesOf } from '../../src/engine/games/ristiseiska/mine/themes.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';

const recipe = (name: string) => {
  const found = recipes.find((r) => r.name === name);
  if (!found) throw new Error(`no recipe ${name}`);
  return found;
};

test('recipes have names of their own', () => {
  expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
});

test('a recipe and seed make positions that fit the recipe, and the same ones each time', async () => {
  let found = 0;
  for (const r of recipes) {
    const states = positionsOf(r, 3);
    expect(positionsOf(r, 3)).toEqual(states);
    for (const state of states) {
      found += 1;
      const cards = state.hands.flat().length;
      expect(state.params.players).toBe(r.players);
      expect(r.phases).toContain(state.phase.kind);
      expect(cards).toBeGreaterThanOrEqual(r.cards[0]);
      expect(cards).toBeLessThanOrEqual(r.cards[1]);
      expect(ristiseiska.legal(state).length).toBeGreaterThanOrEqual(3);
    }
  }
  expect(found).toBeGreaterThan(recipes.length);
});

describe('mining', () => {
  test('a candidate repeats, its line meets the goal, and even seeds give the hardest of a round, odd ones the easiest', async () => {
    const chosen = 'begging-points:2:5-16:what-to-give';
    for (const odd of [0, 1]) {
      let seed = 2 + odd;
      while ((await miner.attempt(chosen, seed, tools)).candidate === null) seed += 2;
      const { candidate } = await miner.attempt(chosen, seed, tools);
      expect(await miner.attempt(chosen, seed, tools)).toEqual({ candidate });
      const grades = (await candidates(recipe(chosen), seed, tools)).map(({ grade }) => grade);
      expect(candidate?.grade).toBe(odd === 0 ? Math.max(...grades) : Math.min(...grades));
      expect(candidate?.themes).toContain('what-to-give');
      const judged = await judge(candidate?.position ?? '', candidate?.line.split(',') ?? [], candidate?.goal);
      expect(judged).toMatchObject({ ok: true, value: { state: 'met' } });
    }
  });
});

describe('themes', () => {
  /** The themes of one decision: its position, what was played, and which actions win. */
  const themesAt = (fields: string, played: string, winning: readonly string[]): string[] => {
    const state = ristiseiska.position.parse(fields);
    if (!state.ok) throw new Error(state.error.code);
    const options = ristiseiska.legal(state.value).map((action) => {
      return { action, wins: winning.includes(ristiseiska.action.format(action)) };
    });
    const found = options.find(({ action }) => ristiseiska.action.format(action) === played);
    if (!found) throw new Error(`${played} is not legal`);
    return themesOf('win', [{ state: state.value, actor: ristiseiska.actor(state.value), played: found.action, options }]);
  };

  test('a six that loses is one to keep, a six that wins is none', () => {
    const fields = 'pantti/AK.77.6K.--/6d5hAs.8dKd4h/1/play/-/-/-/0/-';
    expect(themesAt(fields, '5h', ['5h'])).toContain('keep-the-six');
    expect(themesAt(fields, '6d', ['6d'])).not.toContain('keep-the-six');
  });

  test('stopping and going on are told apart by which of them loses', () => {
    const fields = 'pantti/AK.6K.6K.--/5d5hAs.4dKs4h/1/extra/-/-/-/0/-';
    expect(themesAt(fields, 'stop', ['stop'])).toContain('stop-after-ace');
    expect(themesAt(fields, '5d', ['5d'])).toContain('go-on');
    expect(themesAt(fields, '5d', ['5d', 'stop'])).not.toContain('go-on');
  });

  test('the side of an ace matters where one side wins and the other loses', () => {
    const fields = 'pantti-ace/2K.6K.--.--/Ac5d9s.4dKs4h/1/play/-/-/-/0/-';
    expect(themesAt(fields, 'Ac-low', ['Ac-low'])).toContain('ace-side');
    expect(themesAt(fields, 'Ac-low', ['Ac-low', 'Ac-high'])).not.toContain('ace-side');
  });

  test('a card that opens only one of your own, beside those that open the others’', () => {
    const fields = 'pantti/6K.6K.--.--/5c4c5dKs.4d7s8s/1/play/-/-/-/0/-';
    expect(themesAt(fields, '5c', ['5c'])).toContain('open-for-yourself');
    expect(themesAt(fields, '5d', ['5d'])).not.toContain('open-for-yourself');
  });

  test('what a card opens is what the rules let follow: an ace closes, ends a suit on either side, or only at the two', () => {
    // The 2♠ of r-1181 opens nothing where the ace goes on only when both ends are there.
    const closes = 'duel/AK.4T.AK.38/Ad3dTs.QdKdQsKs.2dJdAs2s9sJs/3/play/-/-/-/0/-';
    expect(themesAt(closes, '2s', ['2s'])).not.toContain('open-for-yourself');
    const king = (rules: string) => themesAt(`${rules}/77.6K.--.3Q/5dKsAs8h.4d6c7h/1/play/-/-/-/0/-`, 'Ks', ['Ks']);
    expect(king('pantti-ace')).toContain('open-for-yourself');
    expect(king('pantti')).not.toContain('open-for-yourself');
    // After a six the five may follow without the eight where the rules say so.
    const six = (rules: string) => themesAt(`${rules}/77.6K.--.77/5d6s8s.4d5s6c7h/1/play/-/-/-/0/-`, '6s', ['6s']);
    expect(six('pantti')).toContain('open-for-yourself');
    expect(six('pantti~five-needs-eight=no')).not.toContain('open-for-yourself');
  });

  test('a pass is forced where the next player could play after some losing card, and not where the turn only goes on', () => {
    // After the 5♦ they can play the 4♦, after the 5♥ nothing; after the A♣ the turn goes on, and they have nothing either.
    const fields = (theirs: string) => `pantti/2K.6K.6K.--/Ac5d5h9s.${theirs}/1/play/-/-/-/0/-`;
    expect(themesAt(fields('4d8s'), '5h', ['5h'])).toContain('force-a-pass');
    expect(themesAt(fields('3d8s'), '5h', ['5h'])).not.toContain('force-a-pass');
    expect(themesAt(fields('4h8s'), '5h', ['5h'])).not.toContain('force-a-pass');
    // A stop after the A♣ leaves them the 5♦.
    expect(themesAt('pantti/2K.6K.6K.--/Ac5h4d.5d8s/1/play/-/-/-/0/-', '5h', ['5h'])).not.toContain('force-a-pass');
    // Who gives a card, and is next, forces nobody.
    const give = 'begging/6K.6K.--.--/5c9s8h.4d8s/2/give:1/-/-/-/0/-';
    expect(themesAt(give, 'give-5c', ['give-5c'])).not.toContain('force-a-pass');
  });
});
