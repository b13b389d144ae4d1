import { describe, expect, it } from 'vitest';
import { asRuleSet, chosenFact, type Draft, departs, type Fact, withFact } from '../../src/components/games/composing.ts';
import { loadComposer, loadDeals, loadKit } from '../../src/components/games/index.ts';
import { askedOf, optionsOf, wantedOf } from '../../src/components/play/deals.ts';
import { check } from '../../src/components/teach/compose/checked.ts';
import { courseOfDraft } from '../../src/components/teach/compose/work.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { beginningOf, courseIds, courseOfPosition, gameOfCourse } from '../../src/published/course-ids.ts';
import { bankOf } from './bank.ts';

const risti = await loadComposer('ristiseiska');
const text = await loadTextGame('ristiseiska');
const presets = Object.keys(ristiseiska.presets);

const factOf = (draft: Draft, id: string): Fact => {
  const fact = risti.facts(draft).find((one) => one.id === id);
  if (!fact) throw new Error(id);
  return fact;
};
const paramsOf = (position: string): Readonly<Record<string, unknown>> => {
  const play = text.open(position);
  if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
  return (play.value.state as { params: Readonly<Record<string, unknown>> }).params;
};
/** A table that every rule set allows. */
const table = (preset: string, rules = ''): Draft => {
  const play = text.open(`ristiseiska:${preset}${rules}/77.--.--.--/2c.3c.4c/1/play/-/-/-/0/-`);
  if (!play.ok) throw new Error(`${preset}${rules}: ${play.error.code}`);
  return risti.read(play.value);
};

describe.each(presets)('the rules panel of Ristiseiska, %s', (preset) => {
  const draft = table(preset);
  const rules = risti.facts(draft).filter(({ rule, usual }) => rule && usual !== undefined);

  it('shows what is in force, and that nothing departs', () => {
    const params = paramsOf(risti.position(draft));
    expect(rules.length).toBeGreaterThan(7);
    expect(factOf(draft, 'preset').value).toBe(preset);
    for (const { id, value, choices } of rules) {
      expect(value, id).toBe(String(params[id]));
      expect(choices.map((choice) => choice.value)).toContain(value);
    }
    expect(risti.facts(draft).filter(departs)).toEqual([]);
  });

  it.each(rules.map(({ id }) => id))(
    '%s: each choice is shown as it is in force, marked, and there and back is the same text',
    (id) => {
      const before = risti.position(draft);
      const { value: own, choices } = factOf(draft, id);
      for (const { value } of choices) {
        const there = chosenFact(draft, factOf(draft, id), value);
        const shown = factOf(there, id);
        expect(shown.value).toBe(value);
        expect(String(paramsOf(risti.position(there))[id])).toBe(value);
        expect(departs(shown)).toBe(value !== own);
        const written = (risti.position(there).split('/')[0] ?? '').replace('ristiseiska:', '');
        expect(written).toBe(value === own ? preset : `${preset}~${id}=${value}`);
        const back = chosenFact(there, shown, own);
        expect(risti.position(back)).toBe(before);
        expect(back.facts).toEqual(draft.facts);
        expect(risti.position(asRuleSet(risti, there))).toBe(before);
        expect(asRuleSet(risti, there).facts).toEqual(draft.facts);
      }
    },
  );

  it('what departs from one rule set is shown by what it is in another', () => {
    const five = chosenFact(draft, factOf(draft, 'five-needs-eight'), 'no');
    for (const other of presets) {
      const now = chosenFact(five, factOf(five, 'preset'), other);
      expect(factOf(now, 'five-needs-eight')).toMatchObject({ value: 'no', usual: 'yes' });
      const params = paramsOf(risti.position(now));
      for (const fact of risti.facts(now).filter(({ rule }) => rule)) expect(fact.value, fact.id).toBe(String(params[fact.id]));
    }
  });
});

it('Pantti: the 5 that waits for the 8 is ticked; Begging: play goes on to the last', () => {
  expect(factOf(risti.empty, 'five-needs-eight').value).toBe('yes');
  expect(factOf(withFact(risti.empty, 'preset', 'begging'), 'end').value).toBe('last-in');
});

it('a draft that was kept with what its rule set has anyway departs from nothing', () => {
  const kept = withFact(risti.empty, 'five-needs-eight', 'yes');
  expect(risti.facts(kept).filter(departs)).toEqual([]);
  expect(risti.position(kept)).toBe(risti.position(risti.empty));
});

it('a position that brings a counting, a target or a token of its own keeps them, shown and marked', () => {
  const draft = table('pantti', '~score=count~token-points=10~target=50');
  expect(risti.position(draft)).toContain('pantti~score=count~token-points=10~target=50/');
  const own = risti.facts(draft).filter(departs);
  expect(own.map(({ id, value, usual }) => [id, value, usual])).toEqual([
    ['score', 'count', 'rank'],
    ['token-points', '10', '25'],
    ['target', '50', '100'],
  ]);
  expect(risti.position(asRuleSet(risti, draft))).toContain('ristiseiska:pantti/');
  expect(factOf(table('begging', '~target=50'), 'target').choices).toContainEqual({ value: 'null', name: 'no target' });
});

it('who is out keeps the order in which they went, and whoever is asked for a card is shown', () => {
  for (const position of [
    'ristiseiska:begging/77.--.--.--/-.2d.-.4d/2/play/-/-/-/0/31',
    'ristiseiska:begging/77.--.--.--/2d.3d9s.4d9h/1/give:3/-/-/-/0/-',
    'ristiseiska:duel/77.--.--.--/2d.3d9s/1/take:2/-/-/-/0/-',
    'ristiseiska:pantti~false-pass=penalised/77.--.--.--/6c2d.3d.4d/1/fine:2/-/-/-/0/-',
  ]) {
    const play = text.open(position);
    if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
    const draft = risti.read(play.value);
    expect(risti.position(draft)).toBe(position);
    const phase = factOf(draft, 'phase');
    expect(phase.choices.map(({ value }) => value)).toContain(phase.value);
    for (const { value } of phase.choices) {
      const there = chosenFact(draft, phase, value);
      expect(factOf(there, 'phase').value).toBe(value);
      expect(risti.position(chosenFact(there, factOf(there, 'phase'), phase.value))).toBe(position);
    }
  }
});

describe.each(courseIds)('every control of %s', async (course) => {
  const id = gameOfCourse(course);
  const [composer, game] = [await loadComposer(id, beginningOf(course)), await loadTextGame(id)];
  const drafts = [
    composer.empty,
    ...bankOf(id)
      .filter(({ position }) => courseOfPosition(id, position) === course)
      .slice(0, 12)
      .map(({ position }) => {
        const play = game.open(position);
        if (!play.ok) throw new Error(position);
        return composer.read(play.value);
      }),
  ];

  it('has a value among its choices; another one and back is the same text', () => {
    for (const draft of drafts)
      for (const fact of composer.facts(draft)) {
        expect(
          fact.choices.map(({ value }) => value),
          fact.id,
        ).toContain(fact.value);
        for (const { value } of fact.choices) {
          const there = chosenFact(draft, fact, value);
          const shown = composer.facts(there).find((one) => one.id === fact.id) as Fact;
          expect(shown.value, fact.id).toBe(value);
          expect(composer.position(chosenFact(there, shown, fact.value)), `${fact.id} ${value}`).toBe(composer.position(draft));
        }
      }
  });

  it('types what is of the set at hand: a position by its rules, and pieces of its tray', () => {
    for (const draft of drafts)
      for (const fact of composer.facts(draft).filter(({ rule, id }) => rule || id === 'players'))
        for (const { value } of fact.choices) {
          const now = chosenFact(draft, fact, value);
          // Another table has a composer of its own.
          if (courseOfDraft({ game: id, draft: now }) !== course) continue;
          const { pieces, position } = composer.typed(now);
          const play = game.open(position);
          if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
          const read = composer.read(play.value);
          const settled = (one: Draft) =>
            composer
              .facts(one)
              .filter(({ rule, id }) => rule || id === 'players')
              .map(({ id, value }) => [id, value]);
          expect(settled(read)).toEqual(settled(now));
          const known = composer
            .tray(now)
            .flatMap((group) => group.pieces.map(({ piece, name }) => (id === 'sixteen' ? name : piece)));
          for (const piece of pieces.split(' ')) expect(known).toContain(piece);
          expect(check(composer, game, read).kind).toBe('position');
        }
  });
});

describe('elsewhere', () => {
  it.each(gameIds)('the sentence over a deal of %s says what is dealt, for every choice', async (id) => {
    const [{ dealing }, kit] = [await loadDeals(id), await loadKit(id)];
    const picks = dealing.groups.reduce<number[][]>(
      (all, { items }) => all.flatMap((pick) => items.map((_, i) => [...pick, i])),
      [[]],
    );
    const dealt = new Map<string, string>();
    for (const pick of picks) {
      const options = optionsOf(dealing, pick);
      // A rule set with rooms of its own is dealt by them, as the page does.
      const other = await dealing.other?.(options)?.();
      const play = (other?.kit ?? kit).game.deal(options, rng(0));
      if (!play.ok) throw new Error(JSON.stringify(options));
      const all = wantedOf(dealing, pick);
      const asked = askedOf(dealing, pick);
      const words = dealing.groups.flatMap((group, i) => {
        const item = group.items[pick[i] ?? 0];
        return asked.includes(group) ? [(item?.word ?? item?.name)?.(all)] : [];
      });
      const { position } = play.value;
      // One sentence, one game; and the other way round.
      expect(dealt.get(words.join()) ?? position).toBe(position);
      dealt.set(words.join(), position);
    }
    expect(new Set(dealt.values()).size).toBe(dealt.size);
  });

  it('the line of rules beside a board names every house rule that can be otherwise', async () => {
    const kit = await loadKit('ristiseiska');
    const card = await kit.card();
    const line = (rules: string) => {
      const play = kit.game.open(`ristiseiska:${rules}/77.--.--.--/2c.3c.4c/1/play/-/-/-/0/-`);
      if (!play.ok) throw new Error(rules);
      return JSON.stringify(card.inForce(play.value));
    };
    for (const preset of presets)
      for (const fact of risti.facts(table(preset)).filter(({ rule, usual }) => rule && usual !== undefined))
        for (const { value } of fact.choices) {
          // What is given where nobody begs is no rule of that table.
          if (value === fact.usual || (fact.id === 'give' && factOf(table(preset), 'unable').value !== 'beg')) continue;
          expect(line(`${preset}~${fact.id}=${value}`), `${preset} ${fact.id}`).not.toBe(line(preset));
        }
  });
});
