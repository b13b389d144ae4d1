import { describe, expect, it, vi } from 'vitest';
import { deals } from '../../src/components/games/ristiseiska/deals.ts';
import { kit } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { formatDeal, parseDeal } from '../../src/components/play/deals.ts';
import { engineWords } from '../../src/components/play/engine-words.ts';
import { peopleOf } from '../../src/components/play/people/people.ts';
import { againstWords } from '../../src/components/play/player-words.ts';
import { apart, isPersons, othersAt, playersOf, seated, seatsOf, together } from '../../src/components/play/seats.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { eyeOfDeal } from '../../src/records/open-games.ts';

/** By whom the seats were played. */
const asked: string[] = [];
vi.mock('../../src/components/play/solver.ts', () => ({
  pageSolver: async () => ({
    async chooseAfter(start: string, line: string, player: string, seed: number) {
      asked.push(player);
      const chosen = await choose(start, player, seed, line === '' ? [] : line.split(','));
      return chosen.ok ? chosen.value : null;
    },
  }),
}));

const read = (link: string) => {
  const dealt = parseDeal(link, kit);
  if (!dealt?.ok) throw new Error(dealt?.error.code ?? 'none');
  const { choice, start } = dealt.value;
  return { choice, start, table: seatsOf(choice, kit, othersAt(start)) };
};

describe('the seats of a deal', () => {
  it('are said in its link one by one, or all in one where they are the same', () => {
    expect(apart('planner', 3)).toEqual(['planner', 'planner', 'planner']);
    expect(apart('planner~easy.here.thumb', 3)).toEqual(['planner~easy', 'here', 'thumb']);
    expect([together(['thumb', 'thumb']), together(['thumb', 'here']), together([])]).toEqual(['thumb', 'thumb.here', '']);
    const link = 'n=7&players=4&rules=pantti&player=planner~easy.here.thumb';
    expect(formatDeal(read(link).choice)).toBe(link);
  });

  it.each([
    ['n=7&players=3&rules=pantti&player=planner.nobody', 'unknown-player'],
    ['n=7&players=3&rules=pantti&player=planner~best', 'unknown-player'],
    ['n=7&players=3&rules=pantti&player=random~easy', 'unknown-player'],
    ['n=7&players=3&rules=pantti&player=', 'unknown-player'],
    ['n=7&players=3&rules=pantti&player=thumb.', 'unknown-player'],
    ['n=7&players=4&rules=pantti&player=planner.thumb', 'seat-count'],
    ['n=7&players=2&rules=pantti&player=planner.thumb', 'seat-count'],
    ['n=7&players=3&rules=pantti&player=friend.here', 'seat-people'],
  ])('are refused with the reason where they are none: %s', (link, code) => {
    expect(parseDeal(link, kit)).toMatchObject({ ok: false, error: { field: 'player', code } });
  });

  it('are counted as there are, one or several', async () => {
    const said = async (link: string, of: typeof kit | typeof bankKit) => {
      const read = parseDeal(link, of as typeof kit);
      return read === null || read.ok ? '' : engineWords(read.error, of as typeof kit);
    };
    expect(await said('n=7&rules=free&player=greedy.random', bankKit)).toBe('other seats at this table: 1, not 2');
    expect(await said('n=7&players=4&rules=pantti&player=planner.thumb', kit)).toBe('other seats at this table: 3, not 2');
  });

  it('each have a name of their own, the first of each kind that of its kind', () => {
    const names = (link: string) => read(link).table.map(({ name }) => name);
    expect(names('n=7&players=4&rules=pantti&player=planner')).toEqual([null, 'Vala', 'Onni', 'Helmi']);
    expect(names('n=7&players=4&rules=pantti&player=planner.thumb.planner~easy')).toEqual([null, 'Vala', 'Aino', 'Onni']);
    expect(new Set(names('n=7&players=6&rules=pantti&player=thumb')).size).toBe(6);
    expect(names('n=7&players=3&rules=pantti&player=here.thumb')).toEqual([null, null, 'Aino']);
  });

  it('of a table without others have nobody, and two people are each other’s', () => {
    const dealt = parseDeal('n=7&rules=free&player=friend', bankKit);
    if (!dealt?.ok) throw new Error('not dealt');
    const table = seatsOf(dealt.value.choice, bankKit, othersAt(dealt.value.start));
    expect(table.map(({ name }) => name)).toEqual(['Your friend', 'Your friend']);
    expect(isPersons(table, 2)).toBe(true);
    expect(isPersons(table, 'chance')).toBe(false);
  });

  it('are people’s where the link says so, and then nobody’s cards are seen in passing', () => {
    expect(peopleOf({ player: 'planner.here' })).toBe('here');
    expect(peopleOf({ player: 'friend.planner~easy' })).toBe('friend');
    expect(peopleOf({ player: 'planner.thumb' })).toBeNull();
    expect(eyeOfDeal('n=7&players=3&player=planner.here')).toBe(0);
    expect(eyeOfDeal('n=7&players=3&player=here.planner')).toBe(0);
    expect(eyeOfDeal('n=7&players=3&player=planner.thumb')).toBe(1);
  });

  it('can be chosen from every player in each of its skills', () => {
    expect(playersOf(kit.game)).toEqual([
      'random',
      'thumb~easy',
      'thumb~medium',
      'thumb',
      'planner~easy',
      'planner~medium',
      'planner',
    ]);
    // People either share the screen or send links.
    expect(seated(['planner', 'here', 'here'], 0, 'friend')).toEqual(['friend', 'friend', 'friend']);
    expect(seated(['planner', 'here', 'thumb'], 0, 'random')).toEqual(['random', 'here', 'thumb']);
  });

  it('are told with how strong each is', () => {
    const says = (link: string) => againstWords(kit, read(link).table.slice(1));
    expect(says('n=7&players=4&rules=pantti&player=planner.thumb~easy.here')).toBe(
      'At the table: Vala (strong), Aino (easy), Player 4',
    );
    expect(says('n=7&players=2&rules=pantti&player=planner~medium')).toBe('The computer: Vala (medium, thinks ahead)');
    expect(says('n=7&players=3&rules=pantti&player=here')).toBeNull();
  });
});

describe('at a table with names', () => {
  it('what happens is told of them by name, on the board too', async () => {
    const { start, table } = read('n=7&players=3&rules=pantti&player=planner');
    const { words, shows, why } = deals.dealing.against?.(table) ?? {};
    let play = start;
    const said: string[] = [];
    for (let i = 0; i < 12; i++) {
      const [action = ''] = play.actions;
      said.push(words?.happenedWords?.(action, play, 1, 1) ?? '');
      const next = play.apply(action);
      if (!next.ok) throw new Error(next.error.code);
      play = next.value;
    }
    expect(said.join(' ')).toMatch(/You .*Vala plays|Vala plays/);
    expect(said.join(' ')).toContain('Onni');
    expect(said.join(' ')).not.toMatch(/player \d/i);
    const hands = shows?.(start.scene(1)).slots.filter(({ kind }) => kind === 'hand');
    expect(hands?.map(({ owner, name }) => [owner, name])).toEqual(
      expect.arrayContaining([
        [1, undefined],
        [2, 'Vala'],
        [3, 'Onni'],
      ]),
    );
    expect((await why?.())?.ruleWords('give-first', { ...start, actor: 1 } as typeof start, '', null, '').says).toMatch(/begged/);
  });

  it('people are called by their places, which are the same for everybody', () => {
    const { start, table } = read('n=7&players=3&rules=pantti&player=here.planner');
    const { shows } = deals.dealing.against?.(table) ?? {};
    const names = shows?.(start.scene(0)).slots.flatMap(({ kind, name }) => (kind === 'hand' ? [name] : []));
    expect(names?.toSorted()).toEqual(['Vala', 'player 1', 'player 2']);
  });

  it('computers play their seats, each by itself, and people theirs', async () => {
    const { start, table } = read('n=1&players=3&rules=pantti&player=random.here');
    // Another file may have loaded it with the solver that is there.
    vi.resetModules();
    const { createPractice } = await import('../../src/components/play/practice.ts');
    const practice = createPractice({
      kit,
      start,
      goal: 'win',
      seat: 1,
      judgeStart: true,
      toTheEnd: true,
      people: true,
      players: (seat) => table[seat - 1]?.player ?? null,
      pace: { delay: () => 0 },
      solver: () => Promise.reject(new Error('not judged')),
    });
    const { own } = practice;
    for (let i = 0; i < 200 && own.now.value.outcome === null; i++) {
      const { actor, actions } = own.now.value;
      if (actor === 3) break;
      if (actor === 1) own.play(actions[0] ?? '');
      else await new Promise((done) => setTimeout(done, 20));
    }
    expect(own.now.value.actor).toBe(3);
    await new Promise((done) => setTimeout(done, 60));
    expect(own.now.value.actor).toBe(3);
    expect(own.played.value.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set(['random']));
    practice.stop();
  });
});
