import { describe, expect, it, vi } from 'vitest';
import { deals as ristiseiskaDeals } from '../../src/components/games/ristiseiska/deals.ts';
import { kit as ristiseiskaKit } from '../../src/components/games/ristiseiska/kit.ts';
import { deals as bankDeals } from '../../src/components/games/russian-bank/deals.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { deals as sixteenDeals } from '../../src/components/games/sixteen/deals.ts';
import { kit as sixteenKit } from '../../src/components/games/sixteen/kit.ts';
import { rulesSaid } from '../../src/components/next/rules-said.ts';
import {
  askedOf,
  chosenIn,
  type Dealing,
  formatDeal,
  freshNumber,
  optionsOf,
  parseDeal,
  picksAsked,
  randomNumber,
  readDeal,
  strongest,
  usualDeal,
  usualOptions,
} from '../../src/components/play/deals.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { playerWords } from '../../src/components/play/player-words.ts';
import { FakeStorage } from '../site/browser.ts';

const [ristiseiska, bank, sixteen] = [ristiseiskaDeals.dealing, bankDeals.dealing, sixteenDeals.dealing];

const games: readonly (readonly [string, Dealing, GameKit])[] = [
  ['sixteen', sixteen, sixteenKit],
  ['russian-bank', bank, bankKit],
  ['ristiseiska', ristiseiska, ristiseiskaKit],
];
const [[, , bricks], , [, , cards]] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0]];

/** Every way to choose one item of each group, as the options of the deal. */
function everyChoice({ groups, combine }: Dealing): Readonly<Record<string, string>>[] {
  let chosen: Readonly<Record<string, string>>[][] = [[]];
  for (const { items } of groups) chosen = chosen.flatMap((before) => items.map(({ options }) => [...before, options]));
  return chosen.map(combine);
}

describe.each(games)('deals of %s', (_, dealing, kit) => {
  it('whatever is chosen can be dealt, and its link is read as it was written', async () => {
    const starts = new Set<string>();
    for (const options of everyChoice(dealing)) {
      for (const open of [true, false]) {
        const choice = { number: 7, options, open, player: strongest(kit) };
        const other = await dealing.other?.(options)?.();
        const read = parseDeal(`#${formatDeal(choice)}`, other?.kit ?? kit);
        expect(read).toMatchObject({ ok: true, value: { choice } });
        if (read?.ok) starts.add(read.value.start.position);
      }
    }
    expect(starts.size).toBeGreaterThan(1);
  });

  it('what is usual is the first of each group', () => {
    expect(usualOptions(dealing)).toEqual(everyChoice(dealing)[0]);
    const options = usualOptions(dealing);
    expect(usualDeal(dealing, kit, 5)).toEqual({ number: 5, options, open: false, player: strongest(kit) });
    const { hidden: _, ...open } = dealing;
    expect(usualDeal(open, kit, 5).open).toBe(true);
    expect(dealing.groups.every(({ items }) => new Set(items.map(({ id }) => id)).size === items.length)).toBe(true);
  });

  it('what was chosen is found again in the options of a deal, and the usual in those of none', () => {
    const ways = dealing.groups.reduce<number[][]>(
      (all, { items }) => all.flatMap((way) => items.map((_, i) => [...way, i])),
      [[]],
    );
    const first = new Map<string, readonly number[]>();
    for (const picks of ways) {
      const options = optionsOf(dealing, picks);
      const name = JSON.stringify(options);
      first.set(name, first.get(name) ?? picks);
      const { picks: found, own } = chosenIn(dealing, options);
      expect(own).toEqual({});
      expect(optionsOf(dealing, found)).toEqual(options);
      // Of several that come to the same it is the first.
      expect(first.get(name)).toEqual(found);
    }
    const usual = dealing.groups.map(() => 0);
    const [options = {}] = ways.slice(-1).map((picks) => optionsOf(dealing, picks));
    const [key = ''] = Object.keys(options);
    for (const none of [{}, { ...options, more: '1' }, { ...options, [key]: 'none' }])
      expect(chosenIn(dealing, none)).toEqual({ picks: usual, own: {} });
  });

  it('the number decides the deal', () => {
    const deal = (number: number) => {
      const read = parseDeal(formatDeal(usualDeal(dealing, kit, number)), kit);
      return read?.ok ? read.value.start.position : null;
    };
    expect(deal(1)).toBe(deal(1));
    expect(deal(1)).not.toBe(deal(2));
  });
});

describe('the two tables of Russian Bank', () => {
  it('are named first, and a link may name one of them alone', () => {
    const { picks } = chosenIn(bank, { rules: 'crapette' });
    expect(askedOf(bank, picks).map(({ id }) => id)).toEqual(['rules', 'reserve', 'waste', 'score', 'order']);
    expect(bank.groups[0]?.items[picks[0] ?? 0]?.id).toBe('traditional');
    const free = chosenIn(bank, { rules: 'free~reserve=13' }).picks;
    expect(askedOf(bank, free).map(({ id }) => id)).toEqual(['rules', 'size']);
    expect(optionsOf(bank, free).rules).toBe('free~reserve=13');
  });
});

describe('a match of the traditional game', () => {
  const picksOf = (score: string) =>
    bank.groups.map(({ id, items }) => {
      const wanted = { rules: 'traditional', score }[id];
      return Math.max(
        0,
        items.findIndex((item) => item.id === wanted),
      );
    });
  const rules = (score: string, people: 'friend' | 'here' | null) =>
    optionsOf(bank, picksAsked(bank, picksOf(score), people)).rules;

  it('is offered against the computer and at one screen, and by link each deal is one game', () => {
    expect(rules('100', null)).toBe('crapette~score=count~target=100');
    expect(rules('300', 'here')).toBe('crapette~score=count~target=300');
    expect(rules('100', 'friend')).toBe('crapette');
    // Points are counted by link all the same.
    expect(rules('count', 'friend')).toBe('crapette~score=count');
    expect(askedOf(bank, picksOf('100')).map(({ id }) => id)).toContain('score');
  });
  it('has its rounds only where there is a target', async () => {
    const load = (rules: string) => bank.other?.({ rules })?.();
    expect((await load('crapette~score=count~target=200'))?.Rounds).toBeDefined();
    expect((await load('crapette~score=count'))?.Rounds).toBeUndefined();
    // A total of what is not counted ends nothing.
    expect((await load('crapette~target=100'))?.Rounds).toBeUndefined();
    expect((await load('crapette~target=100~score=count~order=called'))?.Rounds).toBeDefined();
    expect(bank.other?.({ rules: 'free' })).toBeNull();
  });
});

describe('the options of a deal', () => {
  it('of bricks: the piles that were chosen take the place of the usual ones, and the stricter rule of runs goes with the top rank', () => {
    const full = { ranks: '16', copies: '6', piles: '4' };
    expect(sixteen.combine([full, {}, {}])).toEqual(full);
    expect(sixteen.combine([full, { piles: '6' }, {}])).toEqual({ ...full, piles: '6' });
    expect(sixteen.combine([{ ranks: '12', copies: '4', piles: '4' }, {}, { runs: 'consecutive' }])).toEqual({
      ranks: '12',
      copies: '4',
      piles: '4',
      rules: 'c~runs=consecutive',
    });
  });

  it('of cards: what a rule set has of itself is left out, and a target where nothing is counted', () => {
    const rules = (...chosen: Readonly<Record<string, string>>[]) => ristiseiska.combine(chosen);
    expect(rules({ rules: 'pantti' }, { players: '4' }, {}, {})).toEqual({ rules: 'pantti', players: '4' });
    expect(rules({ rules: 'pantti' }, {}, {}, {}).players).toBe('3');
    expect(rules({ rules: 'duel' }, {}, { score: 'rank' }, { target: '50' }).rules).toMatch(/^duel~/);
    expect(rules({ rules: 'begging' }, {}, { score: 'none' }, { target: '50' }).rules).not.toContain('target');
  });
});

describe('house rules, one by one', () => {
  /** Each of the 7,776 ways to set the switches of a rule set, and its sums. */
  function* everyHouse(rules: string): Generator<Readonly<Record<string, string>>> {
    const values: Readonly<Record<string, readonly string[]>> = {
      ace: ['low', 'closes', 'first-decides'],
      extra: ['no', 'any', 'aces-kings'],
      unable: ['pawn', 'beg', 'token'],
      give: ['free', 'unplayable-first'],
      end: ['first-out', 'last-in'],
      score: ['none', 'count', 'rank', 'rank-ace-14', 'distance'],
      'five-needs-eight': ['yes', 'no'],
      'false-pass': ['forbidden', 'penalised'],
      target: ['75', '200'],
      'token-points': ['25', '40'],
    };
    let all: Record<string, string>[] = [{ rules, players: '3' }];
    for (const [key, each] of Object.entries(values)) all = all.flatMap((one) => each.map((value) => ({ ...one, [key]: value })));
    yield* all;
  }

  it('every combination is dealt as a position writes it, and found again in its link in no time', () => {
    const begun = performance.now();
    let count = 0;
    for (const chosen of everyHouse('pantti')) {
      const options = ristiseiska.combine([chosen]);
      const { picks, own } = chosenIn(ristiseiska, options);
      if (JSON.stringify(optionsOf(ristiseiska, picks, own)) !== JSON.stringify(options)) throw new Error(options.rules);
      count += 1;
    }
    expect(count).toBe(8640);
    // A search through all of them took ten seconds for one.
    expect((performance.now() - begun) / count).toBeLessThan(5);
  });

  it('a link carries what differs from the rule set, in the order of a position, and nothing that comes to nothing', () => {
    const rules = (own: Readonly<Record<string, string>>) => ristiseiska.combine([{ rules: 'pantti', players: '4' }, own]).rules;
    expect(rules({ extra: 'no', ace: 'closes' })).toBe('pantti~ace=closes~extra=no');
    expect(rules({ ace: 'low', score: 'rank', target: '100' })).toBe('pantti');
    expect(rules({ give: 'unplayable-first' })).toBe('pantti');
    expect(rules({ unable: 'beg', give: 'unplayable-first', 'token-points': '50' })).toBe(
      'pantti~unable=beg~give=unplayable-first',
    );
    expect(rules({ score: 'none', target: '50', 'token-points': '50' })).toBe('pantti~score=none');
    expect(rules({ target: '75' })).toBe('pantti~target=75');
  });

  it('a deal says that its rule set was changed; counting and target have words of their own', () => {
    const said = (rules: string, player: string | null = null) =>
      rulesSaid(ristiseiska, { options: { rules, players: '3' }, open: false, player });
    expect(said('pantti~ace=closes~score=count~target=75')).toEqual([
      'Pantti (1 change)',
      'two others',
      '1 point a card',
      'to 75',
      'closed hands',
    ]);
    expect(said('duel~ace=low~unable=beg')[0]).toBe('Duel (2 changes)');
    expect(said('pantti~target=50')[0]).toBe('Pantti');
    // A game by link is one round, whatever a match goes to.
    expect(said('pantti~target=50')).toContain('to 50');
    expect(said('pantti~target=50', 'planner.friend')).not.toContain('to 50');
    expect(said('pantti~target=50', 'here')).toContain('to 50');
  });

  it('those of another rule set, of another game or of none are not taken over', () => {
    const usual = { picks: ristiseiska.groups.map(() => 0), own: {} };
    for (const rules of ['whist', 'pantti~ace=up', 'pantti~ace=low~ace=low', 'pantti~target=0', 'pantti~__proto__=1', ''])
      expect(chosenIn(ristiseiska, { rules, players: '3' })).toEqual(usual);
  });

  it('a round comes to its end by rules that were changed', () => {
    for (const rules of ['pantti~ace=closes~unable=beg~end=last-in', 'duel~extra=any~false-pass=penalised~five-needs-eight=no']) {
      const dealt = parseDeal(`n=5&players=3&rules=${rules}`, cards);
      if (!dealt?.ok) throw new Error('not dealt');
      let play = dealt.value.start;
      for (let i = 0; play.outcome === null && i < 600; i++) {
        const [action = ''] = play.actions;
        const next = play.apply(action);
        if (!next.ok) throw new Error(next.error.code);
        play = next.value;
      }
      expect(play.outcome).not.toBeNull();
    }
  });
});

describe('the link of a deal', () => {
  it('has its keys in a fixed order and escapes what it carries', () => {
    expect(formatDeal({ number: 12, options: { rules: 'a b&c', copies: '2' }, open: true, player: null })).toBe(
      'n=12&copies=2&rules=a%20b%26c&open=1',
    );
    expect(formatDeal({ number: 0, options: {}, open: false, player: null })).toBe('n=0');
  });

  it('without a number is none; with a bad one, or a bad option, it says which', () => {
    expect(parseDeal('', bricks)).toBeNull();
    expect(parseDeal('#copies=2', bricks)).toBeNull();
    for (const number of ['-1', '1.5', 'x', '4294967296', '99999999999'])
      expect(parseDeal(`n=${number}`, bricks)).toMatchObject({
        ok: false,
        error: { field: 'n', code: 'option-number', args: { text: number, option: 'n', low: 0, high: 4_294_967_295 } },
      });
    expect(parseDeal('n=4294967295', bricks)).toMatchObject({
      ok: true,
      value: { choice: { number: 2 ** 32 - 1, open: false } },
    });
    expect(parseDeal('n=1&ranks=99', bricks)).toMatchObject({ ok: false });
    expect(parseDeal('n=1&rules=whist', cards)).toMatchObject({ ok: false });
    // Only the first sign may be the one that begins a fragment.
    expect(parseDeal('n=1&rules=duel#', cards)).toMatchObject({ ok: false, error: { args: { text: 'duel#' } } });
  });

  it('names the computer player; one without a name goes on with the usual one, as it did before there was a choice', () => {
    const player = (text: string, kit: GameKit = bankKit) => {
      const read = parseDeal(text, kit);
      return read?.ok ? read.value.choice.player : read?.error.field;
    };
    expect(['planner', 'greedy', 'random'].map((name) => player(`n=1&player=${name}`))).toEqual(['planner', 'greedy', 'random']);
    expect(player('n=1')).toBeNull();
    expect([player('n=1&player=nobody'), player('n=1&player=toString')]).toEqual(['player', 'player']);
    expect(parseDeal('n=1&player=nobody', bankKit)).toMatchObject({
      error: { code: 'unknown-player', args: { text: 'nobody', players: ['random', 'greedy', 'planner'] } },
    });
    // Who plays alone has nobody to choose.
    expect(player('n=1&player=thumb', sixteenKit)).toBe('player');
    expect(formatDeal({ number: 1, options: { rules: 'free' }, open: true, player: 'greedy' })).toBe(
      'n=1&rules=free&player=greedy&open=1',
    );
  });

  it('says where nothing is taken back, in games for one and nowhere else', () => {
    const text = 'n=1&ranks=8&undo=no&open=1';
    const read = parseDeal(text, bricks);
    if (!read?.ok) throw new Error('not read');
    expect(read.value.choice).toMatchObject({ final: true, options: { ranks: '8' }, open: true });
    expect(formatDeal(read.value.choice)).toBe(text);
    for (const other of ['n=1&undo=yes', 'n=1&undo='])
      expect(parseDeal(other, bricks)).toMatchObject({ ok: false, error: { field: 'undo' } });
    expect(parseDeal('n=1&rules=pantti&undo=no', cards)).toMatchObject({ ok: false });
    const said = rulesSaid(sixteen, read.value.choice);
    expect(said.at(-1)).toBe('without undo');
    expect(rulesSaid(sixteen, { ...read.value.choice, final: undefined } as never)).toEqual(said.slice(0, -1));
  });

  it('only “1” opens what is hidden', () => {
    const open = (text: string) => {
      const read = parseDeal(text, bricks);
      return read?.ok && read.value.choice.open;
    };
    expect([open('n=1&open=1'), open('n=1&open=0'), open('n=1')]).toEqual([true, false, false]);
  });

  it('a random number is short enough to be told', () => {
    const numbers = Array.from({ length: 50 }, randomNumber);
    for (const number of numbers) expect(Number.isInteger(number) && number >= 0 && number < 1_000_000).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(40);
  });
});

describe('the computer players', () => {
  it.each([
    ['russian-bank', bankKit, 'planner'],
    ['ristiseiska', ristiseiskaKit, 'planner'],
  ] as const)('of %s all have a name and a strength, and a new deal is against the strongest', (_, kit, best) => {
    const names = Object.keys(kit.game.players);
    expect(Object.keys(kit.opponents?.names ?? {}).toSorted()).toEqual(names.toSorted());
    expect(names).toContain(kit.opponents?.usual);
    expect(strongest(kit)).toBe(best);
    const words = names.map((name) => playerWords(kit, name));
    expect(new Set(words).size).toBe(names.length);
    for (const word of words) expect(word).toMatch(/\((easy|medium|strong)/);
  });

  it('of a game for one there are none to choose', () => {
    expect(sixteenKit.opponents).toBeUndefined();
    expect(strongest(sixteenKit)).toBeNull();
  });
});

describe('what there is to do next', () => {
  const said = (dealing: Dealing, kit: GameKit, text: string) => {
    const read = kit.game.replay(text, []);
    if (!read.ok) throw new Error(read.error.code);
    return dealing.next?.(read.value) ?? null;
  };

  it.each([
    ['a brick waits', '4/2.1334/00/4/12', 'Put the drawn brick on a pile.'],
    ['none waits', '4/2.1443/00/-/123', 'Move bricks, or draw the next one.'],
    ['none waits, and none can be moved', '4/2.1334/00/-/124', 'Draw the next brick.'],
    ['the urn is empty', '4/2.133442/10/-/-', 'The urn is empty: bring the rest home.'],
  ])('in Sixteen, where %s', (_, position, words) => {
    expect(said(sixteen, sixteenKit, `sixteen:${position}`)).toBe(words);
  });

  it.each([
    ['of several cards, nothing', 'begging/68.--.--.--/5c9c.Td/1', null],
    ['with one that fits, nothing', 'begging/68.--.--.--/5c2d.Td/1', null],
    ['with none that fits, to beg', 'begging/68.--.--.--/2d3d.9cTd/1', 'No card of yours fits: beg for one.'],
    ['with none that fits and no begging, to pass', 'pantti/68.--.--.--/2d3d.9cTd/1', 'No card of yours fits: pass.'],
  ])('in Ristiseiska, %s', (_, position, words) => {
    expect(said(ristiseiska, ristiseiskaKit, `ristiseiska:${position}/play/-/-/-/0/-`)).toBe(words);
  });
});

it('the traditional game of Russian Bank is dealt by rooms of its own, with its opponent by name and an offer of a draw of its own', async () => {
  expect(bank.other?.({ rules: 'free~reserve=13' })).toBeNull();
  expect(bank.other?.({ rules: 'crapettes' })).toBeNull();
  const load = bank.other?.({ rules: 'crapette' });
  // The same function each time, so that it is loaded once.
  expect(bank.other?.({ rules: 'crapette~waste=open' })).toBe(load);
  const other = await load?.();
  if (!other) throw new Error('not loaded');
  const { drawOffer } = { ...bank, ...other.dealing };
  const idle = Array.from({ length: 160 }, () => 'o1-ow');
  expect([drawOffer?.due(idle), drawOffer?.due(idle.slice(1)), drawOffer?.maybeFrozen(idle)]).toEqual([true, false, false]);
  expect(drawOffer?.words?.(160)).toContain('gone home');
  const dealt = parseDeal('n=7&rules=crapette&player=planner~easy', other.kit);
  if (!dealt?.ok) throw new Error('not dealt');
  expect(dealt.value.start.position).toMatch(/^russian-bank:crapette\//);
  const { words } =
    other.dealing.against?.([
      { seat: 1, player: null, name: null },
      { seat: 2, player: 'planner~easy', name: 'Vala' },
    ]) ?? {};
  expect(words?.turnWords?.(dealt.value.start, true)).toEqual(['Vala is playing …']);
  expect(words?.stillWords?.(dealt.value.start, 1)).toContain('Vala');
});

it('a game by link is reviewed in the seat of its reader, and only there', () => {
  const read = (fragment: string) => {
    const deal = readDeal(fragment, ristiseiskaKit);
    if (!deal?.ok) throw new Error(deal?.error.code ?? 'none');
    return deal.value;
  };
  const choice = read('n=7&players=3&rules=pantti&player=friend.planner&seat=2');
  const reviewed = formatDeal({ ...choice, player: null });
  expect(parseDeal(reviewed, ristiseiskaKit)?.ok).toBe(true);
  expect(read(reviewed)).toMatchObject({ seat: 2, player: null });
  // Nobody sits where there is no seat.
  const beyond = parseDeal('n=7&players=3&rules=pantti&player=friend&seat=4', ristiseiskaKit);
  expect(beyond?.ok === false && beyond.error).toMatchObject({ field: 'seat', code: 'option-number' });
  // Against computers alone one sits first: a seat is no more than an unknown option.
  expect(parseDeal('n=7&players=3&rules=pantti&player=planner&seat=2', ristiseiskaKit)?.ok).toBe(false);
});

it('Sixteen asks for nothing but a draw where no brick can be moved', () => {
  const start = parseDeal('n=7&ranks=8&copies=2&piles=3', sixteenKit);
  if (!start?.ok) throw new Error('not read');
  let play = start.value.start;
  expect(sixteen.next?.(play)).toBe('Draw the next brick.');
  const said = new Set<string>();
  while (play.outcome === null && said.size < 3) {
    const words = sixteen.next?.(play) ?? '';
    said.add(words);
    expect(words === 'Draw the next brick.', play.position).toBe(play.actions.join() === 'draw');
    const next = play.apply(play.actions[0] ?? '');
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
});

describe('a deal of which no number is asked for', () => {
  it('is one that strong players decide, where that is known, and one that was not played to its end here', async () => {
    vi.stubGlobal('window', { localStorage: new FakeStorage() });
    const numbers = (await bank.lively?.({ rules: 'free' })?.()) ?? [];
    expect(numbers.length).toBeGreaterThan(10);
    for (let n = 0; n < 20; n++) expect(numbers).toContain(await freshNumber(bankKit, bank, { rules: 'free' }));
    const [left = 0, ...played] = numbers;
    const game = { result: 'won', at: 1, moves: 90, undone: 0, hints: 0 };
    window.localStorage.setItem(
      'winnable.games.finished',
      JSON.stringify(Object.fromEntries(played.map((number) => [`russian-bank#n=${number}&rules=free&player=planner`, game]))),
    );
    expect(await freshNumber(bankKit, bank, { rules: 'free' })).toBe(left);
    vi.unstubAllGlobals();
  });

  it('is any where nothing is known', () => {
    expect(bank.lively?.({ rules: 'free~reserve=13' })).toBeNull();
    expect(bank.lively?.({ rules: 'crapette' })).toBeNull();
    expect([ristiseiska.lively, sixteen.lively]).toEqual([undefined, undefined]);
  });
});
