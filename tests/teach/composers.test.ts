import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { cornerOf } from '../../src/components/board/svg-marks.ts';
import { at, type Draft, missing, presetGoal, seatIn, withFact } from '../../src/components/games/composing.ts';
import { seatedOtherwise } from '../../src/components/games/figure.ts';
import { loadComposer, loadKit } from '../../src/components/games/index.ts';
import { engineWords } from '../../src/components/play/engine-words.ts';
import { check } from '../../src/components/teach/compose/checked.ts';
import { litBoxOf } from '../../src/components/teach/compose/LaidBoard.tsx';
import { withSigns } from '../../src/components/teach/compose/Proof.tsx';
import { parseTyped } from '../../src/components/teach/compose/typed.ts';
import { workOf } from '../../src/components/teach/compose/work.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import type { gameIds } from '../../src/engine/games/ids.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { beginningOf, courseIds, courseOfPosition, gameOfCourse } from '../../src/published/course-ids.ts';
import { bankOf } from './bank.ts';

describe.each(courseIds)('composing %s', async (course) => {
  const id = gameOfCourse(course);
  const [composer, game] = [await loadComposer(id, beginningOf(course)), await loadTextGame(id)];
  const bank = bankOf(id).filter(({ position }) => courseOfPosition(id, position) === course);
  const open = (position: string) => {
    const play = game.open(position);
    if (!play.ok) throw new Error(`${position}: ${play.error.code}`);
    return play.value;
  };

  it('every position of the bank becomes a draft, and the same position again', () => {
    expect(bank.length).toBeGreaterThan(20);
    for (const { position } of bank) {
      const draft = composer.read(open(position));
      expect(composer.position(draft)).toBe(position);
      expect(check(composer, game, draft).kind).toBe('position');
      // By way of storage.
      expect(composer.position(JSON.parse(JSON.stringify(draft)) as Draft)).toBe(position);
    }
  });

  it('an empty table has every place that something can be laid in', async () => {
    await loadKit(id, beginningOf(course));
    const scene = composer.scene(composer.empty);
    const layout = layOut(scene, { width: 592, maxHeight: 500, seat: 1, flat: true, memory: composer.room });
    const shown = layout.slots.filter(({ look }) => look !== 'none').map(({ id }) => id);
    // The parts of a suit are one place.
    for (const { id } of scene.slots) expect(shown).toContain(id.replace(/^(up|down)-/, 'row-'));
  });

  it('positions along the lines of the bank do so too', () => {
    for (const { position, line } of bank.slice(0, 25)) {
      let play = open(position);
      for (const action of parseLine(line)) {
        const next = play.apply(action);
        if (!next.ok) throw new Error(action);
        play = next.value;
        if (play.outcome === null) expect(open(composer.position(composer.read(play))).position).toBe(play.position);
      }
    }
  });

  it('a position can be laid anew from an empty table, piece by piece, in any order of places', () => {
    for (const { position } of bank.slice(0, 40)) {
      const whole = composer.read(open(position));
      let draft: Draft = { places: {}, facts: whole.facts };
      for (const [slot, pieces] of Object.entries(whole.places).reverse())
        for (const piece of pieces) draft = composer.put(draft, slot, piece);
      expect(composer.position(draft)).toBe(position);
    }
  });

  it('what is taken away is gone, and is in the tray again', () => {
    const whole = composer.read(open((bank[3] as { position: string }).position));
    for (const [slot, pieces] of Object.entries(whole.places)) {
      if (pieces.length === 0) continue;
      const before = missing(composer, whole).length;
      const after = composer.take(whole, slot, pieces.length - 1);
      expect(at(after, slot)).toEqual(pieces.slice(0, -1));
      expect(missing(composer, after).length).toBeGreaterThan(before);
    }
  });

  it('an empty table is no problem, only empty; pieces beyond the pack are', () => {
    expect(check(composer, game, composer.empty).kind).toBe('empty');
    const [slot = ''] = composer
      .scene(composer.empty)
      .slots.filter(({ kind }) => kind === 'pile' || kind === 'hand')
      .map((s) => s.id);
    const first = composer.tray(composer.empty)[0]?.pieces[4];
    if (!first) throw new Error('no tray');
    let draft = composer.empty;
    for (let i = 0; i <= first.most; i++) draft = composer.put(draft, slot, first.piece);
    expect(check(composer, game, draft)).toMatchObject({
      kind: 'surplus',
      surplus: [{ piece: first.piece, most: first.most, lying: { length: first.most + 1 } }],
    });
  });

  it('every offer is kept: what it makes can be read, or leaves less to mend', () => {
    for (const { position } of bank.slice(0, 20)) {
      const draft = composer.read(open(position));
      for (const { words, draft: offered } of composer.offers(draft)) {
        expect(words).not.toBe('');
        expect(check(composer, game, offered).kind, `${position} ${words}`).toBe('position');
      }
    }
  });

  it('every goal offered is one of the game', () => {
    const draft = composer.read(open((bank[0] as { position: string }).position));
    for (const { id: goal, number } of composer.goals(draft)) {
      const texts = number ? [number.low, number.usual, number.high].map((n) => `${goal}:${n}`) : [goal];
      for (const text of texts) expect(game.checkGoal(text), text).toEqual({ ok: true, value: null });
    }
  });

  it('any facts and any pieces anywhere are read or refused, and can be shown', () => {
    const slots = composer.scene(composer.empty).slots.map((slot) => slot.id);
    const pieces = composer.tray(composer.empty).flatMap((group) => group.pieces.map((piece) => piece.piece));
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    for (let round = 0; round < 300; round++) {
      let draft = composer.empty;
      for (const fact of composer.facts(draft))
        if (next(3) === 0)
          draft = { ...draft, facts: { ...draft.facts, [fact.id]: fact.choices[next(fact.choices.length)]?.value ?? '' } };
      for (let i = next(30); i > 0; i--)
        draft = composer.put(draft, slots[next(slots.length)] ?? '', pieces[next(pieces.length)] ?? '');
      const checked = check(composer, game, draft);
      expect(['position', 'empty', 'surplus', 'refused']).toContain(checked.kind);
      // What can be read is what the engine writes of it.
      if (checked.kind === 'position') expect(checked.play.position).toBe(composer.position(draft));
      composer.offers(draft);
      composer.goals(draft);
    }
  });
});

it('of two drawn bricks, which only damage can keep, the second is neither shown nor written', async () => {
  const composer = await loadComposer('sixteen');
  const twice = { ...composer.empty, places: { p1: ['5'], drawn: ['4', '3'] } };
  expect(composer.scene(twice).slots.find(({ id }) => id === 'drawn')?.pieces).toHaveLength(1);
  expect(composer.position(twice)).toBe('sixteen:g/5.-.-.-/000000/4/-');
});

it('a card that a player of Russian Bank has twice is found where it is, though the game has two', async () => {
  const [composer, game] = [await loadComposer('russian-bank'), await loadTextGame('russian-bank')];
  const twice = ['1h', '1r'].reduce((draft, slot) => composer.put(draft, slot, '2c'), composer.empty);
  const checked = check(composer, game, composer.put(twice, '1t1', '8d'));
  expect(checked).toMatchObject({ kind: 'surplus', surplus: [{ piece: '2c', most: 1, own: true, lying: { length: 2 } }] });
  if (checked.kind === 'surplus') expect(checked.surplus[0]?.lying.map(({ slot }) => slot).toSorted()).toEqual(['1h', '1r']);
  // On a pile the second may be the opponent's.
  const apart = ['1h', '1t1'].reduce((draft, slot) => composer.put(draft, slot, '2c'), composer.empty);
  expect(check(composer, game, apart).kind).not.toBe('surplus');
});

const trayOf = async (id: (typeof gameIds)[number]) => {
  const composer = await loadComposer(id);
  return composer.tray(composer.empty);
};
const [cards, bricks] = [await trayOf('russian-bank'), await trayOf('sixteen')];

it('piles that are empty already are told, and one more is asked for', async () => {
  const [composer, game] = [await loadComposer('sixteen'), await loadTextGame('sixteen')];
  const asked = (position: string) => {
    const play = game.open(position);
    return play.ok ? composer.goals(composer.read(play.value)).find(({ id }) => id === 'empty')?.number : null;
  };
  expect(asked('sixteen:5/2.53/51/4/-')).toMatchObject({ usual: 1, already: 0 });
  expect(asked('sixteen:5/2.53.-/51/4/-')).toMatchObject({ usual: 2, already: 1 });
});

const ristiseiska = {
  composer: await loadComposer('ristiseiska'),
  game: await loadTextGame('ristiseiska'),
  kit: await loadKit('ristiseiska'),
};

describe('a suit of Ristiseiska', () => {
  const { composer, game, kit } = ristiseiska;
  const free = withFact(composer.empty, 'five-needs-eight', 'no');

  const clubs = composer.put(free, 'row-c', '7c');
  const dealt = (draft: Draft) => composer.put(composer.put(composer.put(draft, 'hand-1', '2c'), 'hand-2', '3c'), 'hand-3', '4c');
  const kindOf = (draft: Draft) => check(composer, game, dealt(draft)).kind;
  const suit = (draft: Draft, of: string) => ['down', 'row', 'up'].flatMap((part) => at(draft, `${part}-${of}`).toSorted());

  it('has what must have been laid before, wherever in it a card is let go', () => {
    for (const slot of ['row-h', 'up-h', 'down-h']) {
      const laid = composer.put(clubs, slot, '9h');
      expect(suit(laid, 'h')).toEqual(['6h', '7h', '8h', '9h']);
      expect(kindOf(laid)).toBe('position');
    }
    const strict = withFact(clubs, 'five-needs-eight', 'yes');
    expect(suit(composer.put(strict, 'row-h', '5h'), 'h')).toEqual(['5h', '6h', '7h', '8h']);
    const closes = withFact(clubs, 'ace', 'closes');
    const ace = composer.put(closes, 'up-h', 'Ah');
    expect(suit(ace, 'h')).toHaveLength(13);
    expect(kindOf(ace)).toBe('position');
    expect(suit(composer.put(clubs, 'up-h', 'Ah'), 'h')).toEqual(['2h', '3h', '4h', '5h', '6h', 'Ah', '7h']);
  });

  it('and without its six nothing above the seven', () => {
    const laid = composer.put(clubs, 'row-h', '9h');
    expect(suit(composer.take(laid, 'down-h', 0), 'h')).toEqual(['7h']);
    expect(suit(composer.take(laid, 'up-h', 1), 'h')).toEqual(['6h', '7h', '8h']);
  });

  it('is offered the 7♣ for as long as that is missing, also out of a hand', () => {
    const words = (draft: Draft) => composer.offers(draft).map((offer) => offer.words);
    expect(words(composer.empty)).toContain('Place the 7♣ in its row');
    expect(words(clubs)).not.toContain('Place the 7♣ in its row');
    const hearts = composer.put(composer.put(composer.empty, 'row-h', '9h'), 'hand-2', '7c');
    const offer = composer.offers(hearts).find((one) => one.words === 'Place the 7♣ in its row');
    expect(check(composer, game, hearts).kind).toBe('refused');
    expect(at(offer?.draft ?? hearts, 'hand-2')).toEqual([]);
    expect(kindOf(offer?.draft ?? hearts)).toBe('position');
    // Whoever holds it begins an empty table with it.
    expect(words(composer.put(composer.empty, 'hand-2', '7c'))).not.toContain('Place the 7♣ in its row');
  });

  it('is called by its name, whatever lies there; what is wrong with it too', async () => {
    const { slots } = composer.scene(composer.put(clubs, 'hand-1', '9h'));
    const name = (id: string) => kit.board.words.shortName(slots.find((slot) => slot.id === id) as never, 1);
    expect(['row-c', 'row-d', 'up-c', 'down-c', 'hand-1', 'hand-2'].map(name)).toEqual([
      'Clubs',
      'Diamonds',
      'Clubs above the seven',
      'Clubs below the seven',
      'Your hand',
      'Hand of player 2',
    ]);
    const early = withFact(composer.put(clubs, 'row-h', '5h'), 'five-needs-eight', 'yes');
    const checked = check(composer, game, dealt(early));
    if (checked.kind !== 'refused') throw new Error(checked.kind);
    expect(await engineWords(withSigns(checked.error), kit)).toMatch(/^hearts: .*the 5 comes only after the 8$/);
  });

  it('has cards in what is wrong with it by their signs, not as one types them', () => {
    const error = { field: 'hands', code: 'risti-card-twice', args: { card: '7c', place: 'hand' } } as never;
    expect(withSigns(error).args).toEqual({ card: '7♣', place: 'hand' });
  });
});

it.each([
  ['ristiseiska', ['cell-rank', 'cell-red', 'cell-red', 'cell-rank']],
  ['russian-bank', ['sign-suit', 'sign-suit', 'sign-red', 'sign-red', 'sign-red', 'sign-red', 'sign-suit', 'sign-suit']],
] as const)('an empty table of %s has its red suits apart, which are hollow on paper', async (id, roles) => {
  const composer = await loadComposer(id);
  await loadKit(id);
  const layout = layOut(composer.scene(composer.empty), { width: 592, maxHeight: 500, seat: 1, flat: true });
  const suits = (layout.ornaments ?? []).flatMap((one) => ('id' in one && /^s[cdhs]$/.test(one.id) ? [one.role] : []));
  expect(suits).toEqual(roles);
});

it('a goal is preset by what lies on the table', async () => {
  const composer = await loadComposer('sixteen');
  const laid = { ...composer.empty, places: { p1: ['5'], p2: ['4'] } };
  expect([composer.empty, laid].map((draft) => presetGoal(composer, draft, 'empty'))).toEqual(['empty:4', 'empty:3']);
  expect(presetGoal(composer, laid, 'empty:1')).toBe('empty:3');
  expect(presetGoal(composer, laid, 'win')).toBe('win');
});

describe('what is typed', () => {
  it.each([
    ['7c Kd', ['7c', 'Kd']],
    ['7cKdAs', ['7c', 'Kd', 'As']],
    ['10h, th; TH', ['Th', 'Th', 'Th']],
    ['7♣ 10♥︎ q♠', ['7c', 'Th', 'Qs']],
  ])('as cards: %s', (text, pieces) => expect(parseTyped(text, cards)).toEqual({ kind: 'pieces', pieces }));
  it.each([
    ['3 12 16', ['3', 'c', 'g']],
    ['3ag', ['3', 'a', 'g']],
    ['9', ['9']],
  ])('as bricks: %s', (text, pieces) => expect(parseTyped(text, bricks)).toEqual({ kind: 'pieces', pieces }));
  it.each(['12 10 17 9', '98'])('a number that is no brick by these rules is not taken to pieces: %s', (text) =>
    expect(parseTyped(text, bricks).kind).toBe('bad'),
  );
  it.each(['', '1c', 'hello', '7c Kx', 'x'.repeat(100_000)])('or is told to be neither: %s', (text) =>
    expect(parseTyped(text, cards).kind).toBe('bad'),
  );
  it('as a position or a link, with text around it', () => {
    const position = 'sixteen:8/73.6.-/00/-/5412';
    expect(parseTyped(` ${position}\n`, cards)).toEqual({ kind: 'link', link: { position } });
    expect(parseTyped(`Look: https://winnable.example/position/#p=${position}&g=win&v=1 !`, cards)).toMatchObject({
      kind: 'link',
      link: { position, goal: 'win' },
    });
  });
  it('a set is told from a position, also from one that is on its way into a set', () => {
    expect(parseTyped('See https://winnable.example/set/#s=bVO7stow&v=1', cards)).toEqual({ kind: 'set' });
    const one = 'sixteen:8/73.6.-/00/-/5412';
    expect(parseTyped(`https://winnable.example/set/#c=1&p=${one}&v=1`, cards)).toMatchObject({ link: { position: one } });
  });
});

describe('a figure that is opened in the composer', () => {
  const theirs = 'russian-bank:free/2/9h;5sQd.Kd8c.3cTs.2h6d;7h;Kc/8c;Jd.4c.2h.5s;3cTd;-/--.--.--.--/-/13';

  it('keeps who sits below, though the turn has passed to the other', async () => {
    const seat = await seatedOtherwise({ position: theirs });
    expect(seat).toBe(1);
    const seen = await workOf({ position: theirs }, String(seat));
    const plain = await workOf({ position: theirs });
    if (!seen || !plain) throw new Error('no work');
    expect([seatIn(seen.draft), seatIn(plain.draft)]).toEqual([1, 2]);
    const composer = await loadComposer('russian-bank');
    expect(composer.position(seen.draft)).toBe(theirs);
    // Whatever else is changed, they stay where they are; whose turn it is decides anew.
    expect(seatIn(withFact(seen.draft, 'reserve', '13'))).toBe(1);
    expect(seatIn(withFact(withFact(seen.draft, 'turn', '1'), 'turn', '2'))).toBe(2);
  });

  it('needs no such word where whoever sits below is to decide', async () => {
    expect(await seatedOtherwise({ position: theirs, seat: 2 })).toBeNull();
    expect(await seatedOtherwise({ position: 'sixteen:5/2.53/51/4/-' })).toBeNull();
  });
});

it('few cards in the hands leave the table of Ristiseiska its room, and the ring of a hand is clear of its name and of the next hand', async () => {
  const [kit, game] = [await loadKit('ristiseiska'), await loadTextGame('ristiseiska')];
  const play = game.open('ristiseiska:pantti/--.--.--.--/7c9d5s.8c7h6s.7d6hTs/1/play/-/123/-/0/-');
  if (!play.ok) throw new Error(play.error.code);
  const layout = layOut(play.value.scene('all'), { width: 564, maxHeight: 481, seat: 1, flat: true, cloth: 0.55 });
  expect(kit.id).toBe('ristiseiska');
  expect(layout.felt?.h).toBeGreaterThanOrEqual(0.55 * layout.height);
  const ofOther = layout.slots.filter(({ id, kind }) => kind === 'hand' && ['hand-2', 'hand-3'].includes(id));
  expect(ofOther).toHaveLength(2);
  for (const slot of ofOther) {
    const box = litBoxOf(layout, slot);
    if (!box) throw new Error(slot.id);
    const name = layout.labels.find(({ text, n }) => text === 'name' && n === slot.index);
    expect(box.x + cornerOf(box)).toBeLessThanOrEqual(name?.x ?? 0);
    for (const card of layout.pieces) {
      const own = card.slot === slot.id;
      const crossed = card.y < box.y + box.h && card.y + card.h > box.y;
      expect(crossed, card.id).toBe(own);
      if (own) expect(card.y >= box.y && card.y + card.h <= box.y + box.h, card.id).toBe(true);
    }
  }
});
