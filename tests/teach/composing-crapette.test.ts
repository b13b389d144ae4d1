import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { at, type Draft, missing, withFact } from '../../src/components/games/composing.ts';
import { loadComposer, loadKit } from '../../src/components/games/index.ts';
import { check } from '../../src/components/teach/compose/checked.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { wander } from '../board/card-scenes.ts';

const [composer, game] = [await loadComposer('russian-bank', 'russian-bank:crapette/'), await loadTextGame('russian-bank')];
/** That of the other table. */
const free = await loadComposer('russian-bank');
const kit = await loadKit('russian-bank', 'russian-bank:crapette/');

function open(position: string): Play {
  const play = game.open(`russian-bank:${position}`);
  if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
  return play.value;
}
function dealt(seed: number, rules = 'crapette'): Play {
  const play = game.deal({ rules }, rng(seed));
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
}
const table = 'crapette/1/9h;Ts.Kd.Kh.Ks;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/d/4';
const places = (draft: Draft, ...ids: string[]) => ids.map((id) => at(draft, id).join(' '));

describe('composing a traditional table', () => {
  it('every position of whole games becomes a draft, and the same position again, by whatever rules', () => {
    for (const rules of ['crapette', 'crapette~reserve=12', 'crapette~waste=open~score=count'])
      for (const play of wander(dealt(3, rules), 3, 200, 5)) {
        if (play.outcome !== null) continue;
        const draft = JSON.parse(JSON.stringify(composer.read(play))) as Draft;
        expect(composer.position(draft)).toBe(play.position);
        expect(check(composer, game, draft).kind).toBe('position');
      }
  });

  it('has every place on its board, the turned-up card too', () => {
    const { empty } = composer;
    const layout = layOut(composer.scene(empty), { width: 592, maxHeight: 500, seat: 1, flat: true });
    const shown = layout.slots.filter(({ look }) => look !== 'none').map(({ id }) => id);
    for (const { id } of composer.scene(empty).slots) expect(shown).toContain(id);
    expect(kit.board.words.shortName(composer.scene(empty).slots.find(({ id }) => id === '1u') as never, 1)).toBe(
      'Your turned-up card',
    );
  });

  it('a card put to the turned-up place waits, another before it is the next of the hand again', () => {
    const draft = composer.put(composer.read(open(table)), '1u', 'Qc');
    expect(places(draft, '1u', '1h')).toEqual(['Qc', '4d 7d']);
    expect(composer.position(draft)).toContain(';Qc4d7d;5s/');
    expect(composer.position(draft)).toMatch(/\/d\/4$/);
    // Of who is not in turn nothing is turned up.
    expect(places(composer.put(draft, '2u', 'Jc'), '2u', '2h')).toEqual(['', 'Jc 5c']);
    const taken = composer.take(draft, '1u', 0);
    expect(composer.position(taken)).toMatch(/;4d7d;5s\/.*\/-\/4$/);
  });

  it('when the turn is another’s, the card that was turned up is of the hand, and can be taken from there', () => {
    const draft = withFact(composer.read(open(table)), 'turn', '2');
    expect(composer.position(draft)).toBe('russian-bank:crapette/2/9h;Ts.Kd.Kh.Ks;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/-/4');
    const hand = composer.scene(draft).slots.find(({ id }) => id === '1h');
    expect(hand?.pieces.map(({ id }) => id)).toEqual(['1h:0:4d', '1h:1:7d']);
    expect(places(composer.take(draft, '1h', 0), '1h', '1u')).toEqual(['7d', '']);
    expect(places(composer.replace(draft, '1h', 1, '8c'), '1h')).toEqual(['4d 8c']);
  });

  it('the other table is one choice away, and nothing is lost by it', () => {
    const draft = composer.read(open(table));
    const other = withFact(draft, 'preset', 'free');
    expect(free.position(other)).toBe('russian-bank:free/1/9h;Ts.Kd.Kh.Ks;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/-/4');
    expect(composer.position(withFact(other, 'preset', 'crapette'))).toBe(`russian-bank:${table}`);
    expect(composer.facts(draft).map(({ id }) => id)).toEqual(['preset', 'reserve', 'waste', 'score', 'turn']);
    expect(free.facts(other).map(({ id }) => id)).toEqual(['preset', 'reserve', 'turn', 'drawn']);
    expect(composer.goals(draft).map(({ id }) => id)).toEqual(['win', 'reserve', 'stock', 'home', 'load']);
    expect(free.goals(other).map(({ id }) => id)).toContain('lock');
  });

  it('a player may hold two cards alike, having been loaded, and no more than the packs have', () => {
    const twice = composer.put(composer.read(open(table)), '1w', '9h');
    expect(check(composer, game, twice).kind).toBe('position');
    expect(check(composer, game, composer.put(twice, '2w', '9h')).kind).toBe('surplus');
    // At the other table each player has a pack with every card once.
    expect(check(free, game, withFact(twice, 'preset', 'free')).kind).toBe('surplus');
  });

  it('fills hands with what is missing, as many as there were at the start', () => {
    for (const rules of ['crapette', 'crapette~reserve=12']) {
      const whole = composer.read(dealt(5, rules));
      const without = { ...whole, places: { ...whole.places, '1h': [], '2h': [] } };
      let draft: Draft = without;
      while (composer.offers(draft).length > 0) draft = composer.offers(draft)[0]?.draft as Draft;
      expect(at(draft, '1h')).toHaveLength(at(whole, '1h').length);
      expect(missing(composer, draft)).toEqual([]);
      expect(check(composer, game, draft).kind).toBe('position');
    }
  });

  it('is dealt by its own rules', () => {
    expect(composer.dealt?.(composer.read(open(table)))).toEqual({ rules: 'crapette' });
    expect(composer.dealt?.(composer.read(dealt(1, 'crapette~waste=open')))).toEqual({ rules: 'crapette~waste=open' });
    expect(free.dealt).toBeUndefined();
  });
});
