import { afterEach, describe, expect, test } from 'vitest';
import { spoken } from '../../src/components/board/card-words.ts';
import { kit as ristiseiskaKit } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as crapetteKit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteenKit } from '../../src/components/games/sixteen/kit.ts';
import { doneWords } from '../../src/components/play/done.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import * as m from '../../src/paraglide/messages.js';
import { baseLocale, type Locale, locales, overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { playout } from '../contract/playout.ts';

const speak = (language: Locale): void => overwriteGetLocale(() => language);
afterEach(() => speak(baseLocale));

/** A sentence that begins small, with what is around it. */
const small = /(^|[.!?…]\s+)\p{Ll}.{0,40}/u;
const smallIn = (texts: Iterable<string>): string[] => [
  ...new Set([...texts].flatMap((text) => [text, spoken(text)].flatMap((said) => small.exec(said)?.[0].trim() ?? []))),
];

interface Table {
  readonly kit: GameKit;
  readonly game: Game<unknown, unknown, unknown>;
  /** The rule sets of it that are played through, and how many actions of each. */
  readonly rules: readonly string[];
  readonly length: number;
}
const table = (kit: unknown, game: unknown, length: number, rules?: readonly string[]): Table => {
  const of = game as Table['game'];
  return { kit: kit as GameKit, game: of, length, rules: rules ?? Object.keys(of.presets) };
};
const tables = {
  sixteen: table(sixteenKit, sixteen, 60, ['sixteen']),
  'russian-bank': table(bankKit, russianBank, 80, ['free']),
  crapette: table(crapetteKit, crapette, 80, ['crapette']),
  ristiseiska: table(ristiseiskaKit, ristiseiska, 60),
};

/** The plays of a game at random, in each of the rule sets. */
function plays({ kit, game, rules, length }: Table): Play[] {
  return rules.flatMap((name, seed) => {
    const { states, line } = playout(game, game.presets[name], seed + 1, length);
    const start = `${game.id}:${game.position.format(states[0])}`;
    return states.flatMap((_, at) => {
      const actions = line.slice(0, at).map((action) => game.action.format(action));
      const play = kit.game.replay(start, actions);
      return play.ok ? [play.value as Play] : [];
    });
  });
}

/** All that is told of what was done, and of whose turn it is. */
function* told(kit: GameKit, play: Play): Iterable<string> {
  const { words } = kit;
  for (const reader of [1, 2]) {
    yield* words.turnWords?.(play, play.actor !== reader) ?? [];
    yield words.outcomeWords(play, reader) ?? '';
    for (const action of play.actions) {
      yield words.happenedWords?.(action, play, reader, 'all') ?? '';
      yield words.happenedWords?.(action, play, reader, reader) ?? '';
      yield words.followedWords?.(action, play) ?? '';
    }
  }
  yield words.askWords?.(play) ?? '';
  yield words.countWords?.(play) ?? '';
  for (const action of play.actions) yield m.play_done_sentence({ action: doneWords(kit, action, play) });
}

/** All that is said of tries that are refused, and of tries that mean nothing. */
async function* refused(kit: GameKit, at: readonly Play[]): AsyncIterable<string> {
  const why = await kit.why();
  for (const play of at) {
    const slots = play.scene('all').slots;
    for (const { id: from, pieces } of slots)
      for (const to of [null, ...slots.map(({ id }) => id)])
        for (const piece of [null, ...pieces.map(({ id }) => id)]) {
          const action = play.intent(from, to, piece);
          const rule = action === null ? null : play.why(action);
          if (action === null) yield why.noTryWords?.(from, to, piece, play) ?? '';
          else if (rule?.ok && rule.value !== null) {
            const { name, says } = why.ruleWords(rule.value, play, from, to, action);
            yield says;
            // As it is announced.
            yield m.play_not_legal({ head: name, says });
          }
        }
  }
}

async function all(texts: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const text of texts) list.push(text);
  return list;
}

describe.each(locales)('in %s each sentence begins with a capital', (language) => {
  test.each(Object.entries(tables))('of those that are told beside %s', (_, { kit, ...rest }) => {
    speak(language);
    const texts = plays({ kit, ...rest }).flatMap((play) => [...told(kit, play)]);
    expect(texts.length).toBeGreaterThan(100);
    expect(smallIn(texts)).toEqual([]);
  });

  test.each(Object.entries(tables))('of those that refuse something in %s', async (_, { kit, ...rest }) => {
    speak(language);
    const some = plays({ kit, ...rest }).filter((_, i) => i % 20 === 0);
    const texts = await all(refused(kit, some));
    expect(texts.length).toBeGreaterThan(100);
    expect(smallIn(texts)).toEqual([]);
  });
});

test('a card that is heard at the beginning of a sentence has a capital, and none elsewhere', () => {
  speak('fr');
  expect(spoken('Votre tour est fini. K♦ ne va nulle part ; K♦ reste.')).toBe(
    'Votre tour est fini. Roi de carreau ne va nulle part ; roi de carreau reste.',
  );
  expect(spoken('J♠ tiré')).toBe('Valet de pique tiré');
  expect(smallIn(['Fin. roi de carreau'])).toEqual(['. roi de carreau']);
});
