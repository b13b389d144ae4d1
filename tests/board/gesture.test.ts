import { describe, expect, it } from 'vitest';
import {
  atRest,
  doubleTime,
  type Facts,
  type Gesture,
  type HandEvent,
  type Intent,
  namedTime,
  step,
} from '../../src/components/board/gesture.ts';
import { slop } from '../../src/components/board/hit.ts';

const facts = (more: Partial<Facts> = {}): Facts => ({
  mayTake: (slot) => slot.startsWith('p') || slot === 'drawn',
  acts: (slot) => slot === 'urn',
  targets: (slot) => (slot === 'p1' || slot === 'drawn' ? ['p2'] : slot === 'p2' ? ['p3', 'f1'] : []),
  sole: (slot) => (slot === 'p1' ? 'p2' : null),
  home: () => 'f1',
  instead: (taken, slot) => taken !== slot && (slot === 'p1' || slot === 'p2'),
  heard: true,
  standing: null,
  singleTap: 'none',
  ...more,
});

/** Plays events; gives the last state and all that was tried, as text. */
function play(events: readonly HandEvent[], known = facts(), start: Gesture = atRest) {
  let hand = start;
  const tried: Intent[] = [];
  for (const event of events) {
    const next = step(hand, event, known);
    hand = next.hand;
    if (next.intent) tried.push(next.intent);
  }
  return { hand, tried: tried.map((i) => `${i.from}>${i.to}`) };
}

let clock = 0;
const tap = (slot: string | null, after = 1000): HandEvent[] => {
  clock += after;
  return [
    { type: 'down', slot, x: 50, y: 50 },
    { type: 'up', over: slot, time: clock },
  ];
};
const drag = (from: string, to: string | null): HandEvent[] => [
  { type: 'down', slot: from, x: 50, y: 50 },
  { type: 'move', x: 90, y: 60, over: null },
  { type: 'move', x: 150, y: 60, over: to },
  { type: 'up', over: to, time: 5000 },
];

describe('a touch while somebody else is to act', () => {
  const waiting = facts({ mayTake: () => false, acts: () => false, targets: () => [], waits: true });
  const turn: HandEvent[] = [{ type: 'changed' }, { type: 'turn' }];

  it('is answered at once, and takes up the piece when the turn comes', () => {
    const { hand, tried } = play(tap('p1'), waiting);
    expect(tried).toEqual(['p1>null']);
    expect(hand.selected).toBeNull();
    expect(play(turn, facts(), hand).hand.selected).toBe('p1');
    // The next touch is of its place.
    expect(play([...turn, ...tap('p2')], facts(), hand).tried).toEqual(['p1>p2']);
  });

  it('counts as the last one says: another piece, or bare felt', () => {
    expect(play(turn, facts(), play([...tap('p1'), ...tap('p2')], waiting).hand).hand.selected).toBe('p2');
    expect(play(turn, facts(), play([...tap('p1'), ...tap(null)], waiting).hand).hand.selected).toBeNull();
  });

  it('takes up nothing that is not the reader’s, and nothing twice', () => {
    expect(play(turn, facts(), play(tap('f1'), waiting).hand).hand.selected).toBeNull();
    const { hand } = play([...turn, ...tap('p1')], facts(), play(tap('p1'), waiting).hand);
    expect(hand.selected).toBeNull();
    expect(play(turn, facts(), hand).hand.selected).toBeNull();
  });
});

describe('tapping', () => {
  it('takes up, then tries the place that is tapped', () => {
    expect(play(tap('p1')).hand.selected).toBe('p1');
    expect(play([...tap('p1'), ...tap('p2')]).tried).toEqual(['p1>p2']);
  });

  it('keeps in hand what is touched again after a refused try, and puts it down at the next touch', () => {
    const { tried, hand } = play([...tap('p1'), ...tap('p3'), ...tap('p1'), ...tap('p2')]);
    expect(tried).toEqual(['p1>p3', 'p1>p2']);
    expect(hand.selected).toBe('p1');
    expect(play([...tap('p1'), ...tap('p3'), ...tap('p1'), ...tap('p1')]).hand.selected).toBeNull();
    expect(play([...tap('p1'), ...tap('p1')]).hand.selected).toBeNull();
  });

  it('tries illegal places too, and keeps the pieces in hand for another', () => {
    const { tried, hand } = play([...tap('p1'), ...tap('p3'), ...tap('p2')]);
    expect(tried).toEqual(['p1>p3', 'p1>p2']);
    expect(hand.selected).toBe('p1');
  });

  it('takes up another piece that could move instead, tries nothing with the first, and then only that one goes', () => {
    const { tried, hand } = play([...tap('p2'), ...tap('p1')]);
    expect([tried, hand.selected]).toEqual([[], 'p1']);
    expect(play([...tap('p2'), ...tap('p1'), ...tap('p2')]).tried).toEqual(['p1>p2']);
  });

  it('tries the first on the other where that mistake has an answer, and takes up the other all the same', () => {
    const answered = facts({ answers: (taken, slot) => taken === 'p2' && slot === 'p1' });
    const { tried, hand } = play([...tap('p2'), ...tap('p1')], answered);
    expect([tried, hand.selected]).toEqual([['p2>p1'], 'p1']);
    // Who has just been refused begins anew.
    expect(play([...tap('p2'), ...tap('p4'), ...tap('p1')], answered).tried).toEqual(['p2>p4']);
    // Any other is a change of mind.
    const other = play([...tap('p2'), ...tap('p1')], facts({ answers: (_, slot) => slot === 'p3' }));
    expect([other.tried, other.hand.selected]).toEqual([[], 'p1']);
    // Cards of one hand are no places for each other.
    const hands = facts({ answers: () => true, mayTake: () => true, instead: () => true });
    expect(play([...tap('hand-1/2h'), ...tap('hand-1/Qh')], hands).hand.selected).toBe('hand-1/Qh');
    expect(play([...tap('hand-1/2h'), ...tap('hand-1/Qh')], hands).tried).not.toContain('hand-1/2h>hand-1/Qh');
  });

  it('answers a place touched after another player’s card as a try of that card', () => {
    const others = facts({ foreign: (slot) => slot === 'theirs' });
    expect(play([...tap('theirs'), ...tap('f1')], others).tried).toEqual(['theirs>null', 'theirs>f1']);
    expect(play([...tap('theirs'), ...tap('f1'), ...tap('f1')], others).tried.at(-1)).toBe('f1>null');
    expect(play([...tap('theirs'), ...tap('theirs')], others).tried).toEqual(['theirs>null', 'theirs>null']);
    // In between something else was meant.
    expect(play([...tap('theirs'), ...tap('p1'), ...tap('p1'), ...tap('f1')], others).tried).toEqual(['theirs>null', 'f1>null']);
    expect(play([...tap('theirs'), ...tap(null), ...tap('f1')], others).tried).toEqual(['theirs>null', 'f1>null']);
  });

  it('goes to its place rather than to the piece that lies there', () => {
    expect(play([...tap('p1'), ...tap('p2')]).tried).toEqual(['p1>p2']);
  });

  it('asks why of a piece that could not move, and lifts nothing else', () => {
    const { tried, hand } = play([...tap('p2'), ...tap('p4')]);
    expect([tried, hand.selected]).toEqual([['p2>p4'], 'p2']);
  });

  it('puts down what is tapped again, what is tapped beside the board, and on Escape', () => {
    expect(play([...tap('p1'), ...tap('p1')]).hand.selected).toBeNull();
    expect(play([...tap('p1'), ...tap(null)]).hand.selected).toBeNull();
    expect(play([...tap('p1'), { type: 'drop' }]).hand.selected).toBeNull();
    expect(play([...tap('p1'), { type: 'changed' }]).hand.selected).toBeNull();
  });

  it('takes up what no place takes too, and asks why; in place of another piece as well', () => {
    for (const before of [[], tap('p2')]) {
      const stuck = facts({ instead: () => true });
      const { tried, hand } = play([...before, ...tap('p5')], stuck);
      expect([tried, hand.selected]).toEqual([['p5>null'], 'p5']);
      expect(play([...before, ...tap('p5'), ...tap('p5')], stuck)).toMatchObject({
        tried: ['p5>null'],
        hand: { selected: null },
      });
    }
  });

  it('asks what the drawn brick waits for, as it cannot be put down', () => {
    expect(play(tap('drawn'), facts({ standing: 'drawn' })).tried).toEqual(['drawn>null']);
  });

  it('draws by touching the urn', () => expect(play(tap('urn')).tried).toEqual(['urn>null']));

  it('takes nothing up from a foundation, and asks what it is', () => {
    const { hand, tried } = play(tap('f1'));
    expect([hand.selected, tried]).toEqual([null, ['f1>null']]);
    expect(play(tap('f1'), facts({ heard: false })).tried).toEqual([]);
  });

  it('places the drawn brick with one tap, as it is taken up by itself', () => {
    expect(play(tap('p2'), facts({ standing: 'drawn' })).tried).toEqual(['drawn>p2']);
  });

  it('does not put the drawn piece aside at one tap, which ends a turn, but once it has been taken up', () => {
    const known = facts({
      standing: 'drawn',
      targets: (slot) => (slot === 'drawn' ? ['p2', 'waste'] : []),
      aside: (slot) => slot === 'waste',
      mayTake: (slot) => slot !== 'f1',
    });
    const key = (slot: string): HandEvent => ({ type: 'activate', slot });
    expect(play(tap('waste'), known).tried).toEqual(['drawn>null']);
    expect(play([key('waste')], known).tried).toEqual(['drawn>null']);
    expect(play([...tap('drawn'), ...tap('waste')], known).tried).toEqual(['drawn>waste']);
    expect(play([key('drawn'), key('waste')], known).tried).toEqual(['drawn>waste']);
    expect(play(drag('drawn', 'waste'), known).tried).toEqual(['drawn>waste']);
    expect(play([...tap('drawn'), ...tap('drawn'), ...tap('waste')], known).tried).toEqual(['drawn>null']);
    // Any other place is as it was.
    expect(play(tap('p2'), known).tried).toEqual(['drawn>p2']);
  });

  it('goes by a single tap only when asked to, and only with one place to go', () => {
    for (const singleTap of ['touch', 'all'] as const) {
      const single = facts({ singleTap });
      expect(play(tap('p1'), single).tried).toEqual(['p1>p2']);
      expect(play(tap('p2'), single).tried).toEqual([]);
    }
    expect(play(tap('p1')).tried).toEqual([]);
  });

  it('goes by a single key only where keys are meant too', () => {
    const activate = [{ type: 'activate', slot: 'p1' }] as const;
    expect(play([...activate], facts({ singleTap: 'all' })).tried).toEqual(['p1>p2']);
    expect(play([...activate], facts({ singleTap: 'touch' })).tried).toEqual([]);
  });

  it('hears no touch of where the piece has just gone, nor a double tap', () => {
    const single = facts({ singleTap: 'touch' });
    const gone = (): HandEvent[] => [...tap('p1'), { type: 'changed' }];
    expect(play([...gone(), ...tap('p2', namedTime - 1)], single)).toMatchObject({ tried: ['p1>p2'], hand: { selected: null } });
    expect(play([...gone(), ...tap('p2', namedTime + 1)], single).hand.selected).toBe('p2');
    expect(play([...gone(), ...tap('p1', doubleTime - 1)], single).tried).toEqual(['p1>p2']);
    expect(play([...gone(), ...tap('p1', doubleTime + 1)], single).tried).toEqual(['p1>p2', 'p1>p2']);
    // Only the first touch after it.
    expect(play([...gone(), ...tap('p2', 300), ...tap('p2', 300)], single).hand.selected).toBe('p2');
  });
});

describe('two taps', () => {
  it('send home when they are quick, and on the same pile', () => {
    expect(play([...tap('p2'), ...tap('p2', doubleTime - 1)]).tried).toEqual(['p2>f1']);
    expect(play([...tap('p2'), ...tap('p2', doubleTime + 1)]).tried).toEqual([]);
    expect(play([...tap('p2'), ...tap('p3', doubleTime - 1)]).tried).toEqual(['p2>p3']);
  });

  it('are not two tries of the same', () => {
    expect(play([...tap('p2'), ...tap('p2', 100), ...tap('p2', 100)]).tried).toEqual(['p2>f1']);
  });
});

describe('dragging', () => {
  it('tries the place where it is let go', () => expect(play(drag('p1', 'p2')).tried).toEqual(['p1>p2']));

  it('comes to nothing over its own place or none', () => {
    expect(play(drag('p1', 'p1')).tried).toEqual([]);
    expect(play(drag('p1', null)).tried).toEqual([]);
    expect(play(drag('p1', null)).hand).toMatchObject({ selected: null, drag: null, press: null });
  });

  it(`begins at ${slop} px, less is a tap`, () => {
    const stray = (by: number): HandEvent[] => [
      { type: 'down', slot: 'p1', x: 50, y: 50 },
      { type: 'move', x: 50 + by, y: 50, over: 'p1' },
    ];
    expect(play(stray(slop - 1)).hand.drag).toBeNull();
    expect(play(stray(slop)).hand.drag).toEqual({ from: 'p1', dx: slop, dy: 0, over: 'p1' });
    expect(play([...stray(slop - 1), { type: 'up', over: 'p1', time: 1 }]).hand.selected).toBe('p1');
  });

  it('cannot begin on what may not be taken up, nor is it a tap there', () => {
    const deaf = facts({ heard: false });
    expect(play(drag('f1', 'p1'), deaf).tried).toEqual([]);
    expect(play(drag('f1', null), deaf).tried).toEqual([]);
    expect(play(drag('urn', 'urn')).tried).toEqual([]);
    expect(play(drag('urn', null)).tried).toEqual([]);
  });

  it('of what may not be taken up moves nothing, and is a try that wants an answer where it is let go', () => {
    for (const from of ['f1', 'urn']) {
      const { tried, hand } = play(drag(from, 'p1'));
      expect([tried, hand.drag, hand.selected]).toEqual([[`${from}>p1`], null, null]);
      expect(play(drag(from, 'p1').slice(0, 3)).hand.drag).toBeNull();
    }
    expect(play(drag('f1', null)).tried).toEqual(['f1>null']);
  });

  it('of a covered piece is such a try too, and says which piece; a tap on it takes up what lies on top', () => {
    const [down, ...rest] = drag('p1', 'p2');
    const covered = { ...down, covered: 'brick 7' } as HandEvent;
    let hand = atRest;
    let last: Intent | null = null;
    for (const event of [covered, ...rest]) {
      const next = step(hand, event, facts());
      hand = next.hand;
      last = next.intent;
    }
    expect(last).toEqual({ from: 'p1', to: 'p2', covered: 'brick 7' });
    expect(play([covered, { type: 'up', over: 'p1', time: 1 }]).hand.selected).toBe('p1');
  });

  it('ends when the browser takes the pointer, and when the position changes under it', () => {
    const held = drag('p1', 'p2').slice(0, 2);
    for (const type of ['drop', 'changed'] as const) {
      const { hand, tried } = play([...held, { type }, { type: 'up', over: 'p2', time: 5 }]);
      expect([hand.drag, hand.press, tried]).toEqual([null, null, []]);
    }
  });
});

describe('keys', () => {
  it('take up, put down and try as taps do, but two are not a double tap', () => {
    const key = (slot: string): HandEvent => ({ type: 'activate', slot });
    expect(play([key('p1'), key('p2')]).tried).toEqual(['p1>p2']);
    expect(play([key('p1'), key('p1')])).toMatchObject({ tried: [], hand: { selected: null } });
    expect(play([key('urn')]).tried).toEqual(['urn>null']);
  });
});
