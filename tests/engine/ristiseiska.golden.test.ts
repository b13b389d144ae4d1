import { describe, expect, test } from 'vitest';
import { why as forbids, play as open } from './open.ts';

// Worked by hand from the rules. Positions without the game's name; clubs diamonds hearts spades on the table.
const play = (position: string, line = '') => open(`ristiseiska:${position}`, line);
const why = (position: string, action: string) => forbids(`ristiseiska:${position}`, action);
const leadsTo = (position: string, line: string) => play(position, line).position.replace('ristiseiska:', '');
const actions = (position: string, line = '') => play(position, line).actions;

/** A position of two or more hands where the first is to play, with everything else at rest. */
const at = (rules: string, table: string, hands: string, rest = '1/play/-/-/-/0/-') => `${rules}/${table}/${hands}/${rest}`;

describe('the order of the cards', () => {
  test('the very first card is the seven of clubs, and its holder must play it', () => {
    const start = at('duel', '--.--.--.--', '7d8c.7c7h', '2/play/-/12/-/0/-');
    expect(actions(start)).toEqual(['7c']);
    expect(why(start, '7h')).toBe('seven-of-clubs');
    expect(why(start, '7d')).toBe('not-in-hand');
    expect(why(start, 'pass')).toBe('must-play');
    expect(leadsTo(start, '7c')).toBe('duel/77.--.--.--/8c7d.7h/1/play/-/1/-/0/-');
  });

  test('a suit begins with its seven, and any seven may then be played', () => {
    const start = at('duel', '77.--.--.--', '7d7h6s8s.2c');
    expect(actions(start)).toEqual(['7d', '7h']);
    expect([why(start, '6s'), why(start, '8s')]).toEqual(['seven-first', 'seven-first']);
  });

  test('six before eight', () => {
    const start = at('duel', '77.67.--.--', '6c8c8d5d9d.2c');
    expect(actions(start)).toEqual(['6c', '8d']);
    expect(why(start, '8c')).toBe('six-before-eight');
    expect(leadsTo(start, '6c')).toContain('/67.67.--.--/');
    expect(leadsTo(start, '8d')).toContain('/77.68.--.--/');
  });

  test('both ways only after the six and the eight, one at a time', () => {
    const start = at('duel', '68.67.5T.--', '5c4c9cTc5d4hJhQh.2c');
    expect(actions(start)).toEqual(['4h', '5c', '9c', 'Jh']);
    expect([why(start, '4c'), why(start, 'Tc'), why(start, 'Qh')]).toEqual(['no-gaps', 'no-gaps', 'no-gaps']);
    expect(why(start, '5d')).toBe('five-needs-eight');
  });

  test('the eight is not needed on the way down with five-needs-eight=no', () => {
    const start = at('duel~five-needs-eight=no', '67.57.--.--', '5c4d9d.2c');
    expect(actions(start)).toEqual(['4d', '5c']);
    expect(leadsTo(start, '5c')).toContain('/57.57.--.--/');
    // Up still begins with the eight.
    expect(why(start, '9d')).toBe('no-gaps');
  });

  test('whoever can play must play, and may choose which', () => {
    const start = at('pantti', '68.77.--.--', '5c6d2h.2c');
    expect(actions(start)).toEqual(['5c', '6d']);
    expect(why(start, 'pass')).toBe('must-play');
  });
});

describe('the ace', () => {
  test('low: after the two, whatever lies above', () => {
    const start = at('pantti', '28.38.--.--', 'AcAd2h3h.2d');
    expect(actions(start)).toEqual(['Ac']);
    expect(why(start, 'Ad')).toBe('no-gaps');
    expect(why(start, 'Ac-low')).toBe('ace-side');
    expect(why(start, 'Ac-high')).toBe('ace-side');
    expect(leadsTo(start, 'Ac')).toContain('/A8.38.--.--/');
  });

  test('low with five-needs-eight=no needs no eight either', () => {
    expect(actions(at('pantti~five-needs-eight=no', '27.--.--.--', 'Ac.2d'))).toEqual(['Ac']);
  });

  test('closes: only after all from two to king', () => {
    const start = at('duel', '2K.2Q.3K.--', 'AcAdAh.2h');
    expect(actions(start)).toEqual(['Ac']);
    expect([why(start, 'Ad'), why(start, 'Ah')]).toEqual(['ace-closes', 'ace-closes']);
    expect(leadsTo(start, 'Ac')).toContain('/AK.2Q.3K.--/');
  });

  test('first-decides: the first may go on either side where both lie, and says which', () => {
    const start = at('pantti-ace', '2K.2Q.3K.68', 'AcAdAhAs.2h3s');
    expect(actions(start)).toEqual(['Ac-high', 'Ac-low', 'Ad', 'Ah']);
    expect(why(start, 'Ac')).toBe('ace-side');
    // Only the two of diamonds lies, only the king of hearts: no side to be said.
    expect([why(start, 'Ad-low'), why(start, 'Ad-high'), why(start, 'Ah-high')]).toEqual(['ace-side', 'ace-side', 'ace-side']);
    expect(why(start, 'As')).toBe('no-gaps');
  });

  test('first-decides: all others then go on the same side', () => {
    const start = at('pantti-ace', '2K.2Q.3K.68', 'AcAdAhAs.2h3s');
    expect(leadsTo(start, 'Ac-low')).toBe('pantti-ace/AK.2Q.3K.68/AdAhAs.2h3s/1/extra/-/-/low/0/-');
    expect(actions(start, 'Ac-low')).toEqual(['Ad', 'stop']);
    expect(why(leadsTo(start, 'Ac-low'), 'Ah')).toBe('ace-side');
    expect(leadsTo(start, 'Ac-high')).toBe('pantti-ace/2A.2Q.3K.68/AdAhAs.2h3s/1/extra/-/-/high/0/-');
    expect(actions(start, 'Ac-high')).toEqual(['Ah', 'stop']);
    expect(leadsTo(start, 'Ah')).toBe('pantti-ace/2K.2Q.3A.68/AcAdAs.2h3s/1/extra/-/-/high/0/-');
    // Decided: the ace of clubs needs no side any more.
    expect(actions(start, 'Ah')).toEqual(['Ac', 'stop']);
    expect(leadsTo(start, 'Ah,Ac')).toContain('/2A.2Q.3A.68/');
  });

  test('above an ace on the king nothing is to be played, below it the run goes on', () => {
    const start = at('pantti-ace', '5A.--.--.--', '4c.2d', '1/play/-/-/high/0/-');
    expect(leadsTo(at('pantti-ace', '5A.--.--.--', '4c9d.2d', '1/play/-/-/high/0/-'), '4c')).toContain('/4A.--.--.--/');
    expect(actions(start)).toEqual(['4c']);
  });
});

describe('after an ace or a king', () => {
  const hands = 'AhKh4s5d.2d3d';
  const table = '77.--.2Q.58';

  test('no: the turn passes', () => {
    expect(leadsTo(at('pantti~extra=no', table, hands), 'Ah')).toBe('pantti~extra=no/77.--.AQ.58/5dKh4s.2d3d/2/play/-/-/-/0/-');
  });

  test("any: ace, king, then a 4 is one turn (the source's example)", () => {
    const start = at('pantti', table, hands);
    expect(actions(start)).toEqual(['4s', 'Ah', 'Kh']);
    expect(actions(start, 'Ah')).toEqual(['4s', 'Kh', 'stop']);
    expect(actions(start, 'Ah,Kh')).toEqual(['4s', 'stop']);
    expect(leadsTo(start, 'Ah,Kh,4s')).toBe('pantti/77.--.AK.48/5d.2d3d/2/play/-/-/-/0/-');
  });

  test('any: another card ends the turn, so 4, ace is not one', () => {
    const start = at('pantti', table, hands);
    expect(play(start, '4s').actor).toBe(2);
    expect(play(start, 'Ah,4s').actor).toBe(2);
  });

  test('aces-kings: only aces and kings may follow', () => {
    const start = at('forfeit', table, hands);
    expect(actions(start, 'Ah')).toEqual(['Kh', 'stop']);
    expect(why(leadsTo(start, 'Ah'), '4s')).toBe('aces-and-kings');
    // After the king nothing may follow: the turn passes by itself.
    expect(leadsTo(start, 'Ah,Kh')).toBe('forfeit/77.--.AK.58/5d4s.2d3d/2/play/-/-/-/0/-');
  });

  test('one may stop, and neither pass nor claim instead', () => {
    const start = at('pantti~false-pass=penalised', table, hands);
    expect(leadsTo(start, 'Ah,stop')).toBe('pantti~false-pass=penalised/77.--.AQ.58/5dKh4s.2d3d/2/play/-/-/-/0/-');
    const extra = leadsTo(start, 'Ah');
    expect(['pass', 'beg', 'claim'].map((word) => why(extra, word))).toEqual(['play-or-stop', 'no-begging', 'play-or-stop']);
    expect(why(start, 'stop')).toBe('after-ace-or-king');
  });

  test('with the last card the round is over at once', () => {
    expect(leadsTo(at('pantti', '77.--.2Q.58', 'Ah.4s'), 'Ah')).toBe('pantti/77.--.AQ.58/-.4s/1/play/-/-/-/0/-');
  });
});

describe('unable to play: pawn', () => {
  test('a card at random from the opponent, not played in this turn', () => {
    const start = at('duel', '68.--.--.--', '2d3d.9cTd');
    expect(actions(start)).toEqual(['pass']);
    const taking = play(start, 'pass');
    expect([taking.position, taking.actor, taking.actions]).toEqual([
      'ristiseiska:duel/68.--.--.--/2d3d.9cTd/1/take:2/-/-/-/0/-',
      'chance',
      ['take-9c', 'take-Td'],
    ]);
    expect(leadsTo(start, 'pass,take-9c')).toBe('duel/68.--.--.--/9c2d3d.Td/2/play/-/-/-/0/-');
  });

  test('from the right; a last card is never taken, but one further to the right', () => {
    expect(leadsTo(at('duel', '68.--.--.--', '2d.3d4d.5d6d'), 'pass')).toContain('/1/take:3/');
    expect(leadsTo(at('duel', '68.--.--.--', '2d.3d4d.5d'), 'pass')).toContain('/1/take:2/');
    expect(leadsTo(at('duel', '68.--.--.--', '2d.3d4d.5d6d', '2/play/-/-/-/0/-'), 'pass')).toContain('/2/take:3/');
  });

  test('where nobody has two, one just passes', () => {
    expect(leadsTo(at('duel', '68.--.--.--', '2d3d.4d.5d'), 'pass')).toBe('duel/68.--.--.--/2d3d.4d.5d/2/play/-/-/-/0/-');
  });

  test('also on a first turn, which is then over', () => {
    expect(leadsTo(at('duel', '77.--.--.--', '2d.3d4d', '1/play/-/1/-/0/-'), 'pass,take-3d')).toBe(
      'duel/77.--.--.--/2d3d.4d/2/play/-/-/-/0/-',
    );
  });
});

describe('unable to play: beg', () => {
  const start = at('begging', '68.--.--.--', '2d3d.9cTd.4hTh');

  test('the player on the right chooses a card; the turn goes on to the left of the beggar', () => {
    expect(actions(start)).toEqual(['beg']);
    expect(why(start, 'pass')).toBe('must-beg');
    const begged = play(start, 'beg');
    expect([begged.actor, begged.actions]).toEqual([3, ['give-4h', 'give-Th']]);
    expect(why(leadsTo(start, 'beg'), 'give-9c')).toBe('not-in-hand');
    expect(why(leadsTo(start, 'beg'), 'decline')).toBe('give-first');
    expect(leadsTo(start, 'beg,give-4h')).toBe('begging/68.--.--.--/2d3d4h.9cTd.Th/2/play/-/-/-/1/-');
  });

  test('a last card is not begged; the next one to the right with two is', () => {
    expect(leadsTo(at('begging', '68.--.--.--', '2d3d.9cTd.4h'), 'beg')).toContain('/1/give:2/');
    const alone = at('begging', '68.--.--.--', '2d3d.9c.4h');
    expect(actions(alone)).toEqual(['pass']);
    expect(why(alone, 'beg')).toBe('last-card');
    expect(leadsTo(alone, 'pass')).toBe('begging/68.--.--.--/2d3d.9c.4h/2/play/-/-/-/1/-');
  });

  test('players who are out are not begged', () => {
    expect(leadsTo(at('begging', '68.--.--.--', '2d3d.9cTd.-', '1/play/-/-/-/0/3'), 'beg')).toContain('/1/give:2/');
  });

  test('on a first turn one just passes; passing ends it', () => {
    const fresh = at('begging', '68.--.--.--', '2d3d.9cTd.4hTh', '1/play/-/123/-/0/-');
    expect(actions(fresh)).toEqual(['pass']);
    expect(why(fresh, 'beg')).toBe('first-turn');
    expect(leadsTo(fresh, 'pass')).toBe('begging/68.--.--.--/2d3d.9cTd.4hTh/2/play/-/23/-/1/-');
    // Player 2 plays, player 3 passes on a first turn, and now player 1 begs.
    expect(actions(fresh, 'pass,9c,pass')).toEqual(['beg']);
  });

  test('unplayable-first: a card that cannot be played now, if there is one', () => {
    const kept = at('begging~give=unplayable-first', '68.--.--.--', '2d3d.2h.9cTd7h');
    expect(actions(kept, 'beg')).toEqual(['give-Td']);
    expect(why(leadsTo(kept, 'beg'), 'give-9c')).toBe('unplayable-first');
    expect(actions(at('begging~give=unplayable-first', '68.--.--.--', '2d3d.2h.9c7h'), 'beg')).toEqual(['give-7h', 'give-9c']);
    expect(actions(at('begging', '68.--.--.--', '2d3d.2h.9cTd7h'), 'beg')).toEqual(['give-7h', 'give-9c', 'give-Td']);
  });

  test('there is no begging by other rules', () => {
    expect(why(at('pantti', '68.--.--.--', '2d.3d'), 'beg')).toBe('no-begging');
  });
});

describe('the idle draw', () => {
  test('4 turns for each seat without a card: nobody wins, points as usual, turn is who gave', () => {
    const last = at('begging-points', '68.--.--.--', '2d3d.TdJd', '1/play/-/-/-/7/-');
    const drawn = play(last, 'beg,give-Td');
    expect(drawn.position).toBe('ristiseiska:begging-points/68.--.--.--/2d3dTd.Jd/2/play/-/-/-/8/-');
    expect([drawn.actor, drawn.actions, drawn.outcome]).toEqual([null, [], { winner: null, loser: null, points: [3, 1] }]);
    expect(why(drawn.position.replace('ristiseiska:', ''), 'pass')).toBe('game-over');
  });

  test('after a pass it is who passed; all seats count, though some are out', () => {
    const last = at('begging', '68.--.--.--', '2d3d.-.Jd', '1/play/-/-/-/11/2');
    expect(play(last, 'pass').position).toBe('ristiseiska:begging/68.--.--.--/2d3d.-.Jd/1/play/-/-/-/12/2');
    expect(play(last, 'pass').outcome).toEqual({ winner: null, loser: null, points: [0, 0, 0] });
  });

  test('a card played begins the count anew', () => {
    expect(leadsTo(at('begging', '68.--.--.--', '9c3d.TdJd', '1/play/-/-/-/7/-'), '9c')).toContain('/2/play/-/-/-/0/-');
  });

  test('with a token or a pawn nothing is counted', () => {
    expect(leadsTo(at('pantti', '68.--.--.--', '2d3d.TdJd'), 'pass,pass,pass,pass,pass,pass,pass,pass,pass,pass')).toBe(
      'pantti/68.--.--.--/2d3d.TdJd/1/play/2/-/-/0/-',
    );
  });
});

describe('unable to play: token', () => {
  test('it comes from the middle, then from whoever holds it', () => {
    const start = at('pantti', '68.--.--.--', '2d3d.TdJd.2h3h');
    expect(leadsTo(start, 'pass')).toBe('pantti/68.--.--.--/2d3d.TdJd.2h3h/2/play/1/-/-/0/-');
    expect(leadsTo(start, 'pass,pass')).toContain('/3/play/2/');
    expect(leadsTo(start, 'pass,pass,pass')).toContain('/1/play/3/');
    expect(leadsTo(start, 'pass,pass,pass,pass')).toContain('/2/play/1/');
  });

  test('also on a first turn; playing leaves it where it is', () => {
    expect(leadsTo(at('pantti', '77.--.--.--', '2d.6c7d', '1/play/-/12/-/0/-'), 'pass,6c')).toBe(
      'pantti/67.--.--.--/2d.7d/1/play/1/-/-/0/-',
    );
  });
});

describe('a false pass', () => {
  const rules = 'pantti~false-pass=penalised';
  const start = at(rules, '68.--.--.--', '9c2d.3d4d.5d6d');

  test('is not offered unless it is penalised', () => {
    expect(actions(at('pantti', '68.--.--.--', '9c2d.3d4d'))).toEqual(['9c']);
    expect(why(at('pantti', '68.--.--.--', '9c2d.3d4d'), 'claim')).toBe('no-false-pass');
    expect(actions(start)).toEqual(['9c', 'claim']);
  });

  test('every opponent, from the left, gives a card of free choice or declines; then the turn passes', () => {
    const fined = play(start, 'claim');
    expect([fined.actor, fined.actions]).toEqual([2, ['decline', 'give-3d', 'give-4d']]);
    expect(actions(start, 'claim,give-3d')).toEqual(['decline', 'give-5d', 'give-6d']);
    expect(play(start, 'claim,give-3d').actor).toBe(3);
    expect(leadsTo(start, 'claim,give-3d,decline')).toBe(`${rules}/68.--.--.--/9c2d3d.4d.5d6d/2/play/-/-/-/0/-`);
    expect(leadsTo(start, 'claim,decline,give-6d')).toBe(`${rules}/68.--.--.--/9c2d6d.3d4d.5d/2/play/-/-/-/0/-`);
  });

  test('begins at the left of a player in the middle of the table', () => {
    const middle = at(rules, '68.--.--.--', '3d4d.9c2d.5d6d', '2/play/-/-/-/0/-');
    expect(play(middle, 'claim').actor).toBe(3);
    expect(play(middle, 'claim,decline').actor).toBe(1);
    expect(leadsTo(middle, 'claim,decline,decline')).toContain('/3/play/');
  });

  test('it is no very first card, and who cannot play passes honestly', () => {
    expect(actions(at(rules, '--.--.--.--', '7c8c.9c', '1/play/-/12/-/0/-'))).toEqual(['7c']);
    expect(why(at(rules, '--.--.--.--', '7c8c.9c', '1/play/-/12/-/0/-'), 'claim')).toBe('seven-of-clubs');
    expect(actions(at(rules, '68.--.--.--', '2d.9c'))).toEqual(['pass']);
    expect(why(at(rules, '68.--.--.--', '2d.9c'), 'claim')).toBe('cannot-play');
  });

  test('it counts as a turn once it is completed, moves no token and begs nothing', () => {
    const token = at(rules, '68.--.--.--', '9c2d.3d4d', '1/play/2/12/-/0/-');
    expect(leadsTo(token, 'claim')).toContain('/1/fine:2/2/12/');
    expect(leadsTo(token, 'claim,decline')).toBe(`${rules}/68.--.--.--/9c2d.3d4d/2/play/2/2/-/0/-`);
    const beggars = at('begging~false-pass=penalised', '68.--.--.--', '9c2d.3d4d', '1/play/-/-/-/3/-');
    expect(leadsTo(beggars, 'claim')).toContain('/1/fine:2/-/-/-/3/-');
    expect(leadsTo(beggars, 'claim,decline')).toBe('begging~false-pass=penalised/68.--.--.--/9c2d.3d4d/2/play/-/-/-/4/-');
    const last = at('begging~false-pass=penalised', '68.--.--.--', '9c2d.3d4d', '1/play/-/-/-/7/-');
    expect(leadsTo(last, 'claim,decline')).toContain('/2/play/-/-/-/8/-');
    expect(play(last, 'claim,decline').outcome).toEqual({ winner: null, loser: null, points: [0, 0] });
  });

  test('a last card may be given: with first-out its giver has won, and the turn is not counted', () => {
    const won = play(at(rules, '68.--.--.--', '9c2d.3d.5d6d', '1/play/-/1/-/0/-'), 'claim,give-3d');
    expect(won.position).toBe(`ristiseiska:${rules}/68.--.--.--/9c2d3d.-.5d6d/2/play/-/1/-/0/-`);
    expect(won.outcome).toEqual({ winner: 2, loser: null, points: [14, 0, 11] });
  });

  test('with last-in the giver drops out and the fining goes on; the last one left has lost', () => {
    const lastIn = 'begging~false-pass=penalised';
    const three = at(lastIn, '68.--.--.--', '9c2d.3d.5d');
    expect(leadsTo(three, 'claim,give-3d')).toBe(`${lastIn}/68.--.--.--/9c2d3d.-.5d/1/fine:3/-/-/-/0/2`);
    expect(leadsTo(three, 'claim,give-3d,decline')).toBe(`${lastIn}/68.--.--.--/9c2d3d.-.5d/3/play/-/-/-/1/2`);
    const end = play(three, 'claim,give-3d,give-5d');
    expect(end.position).toBe(`ristiseiska:${lastIn}/68.--.--.--/9c2d3d5d.-.-/3/play/-/-/-/0/23`);
    expect(end.outcome).toEqual({ winner: 2, loser: 1, points: [0, 0, 0] });
  });

  test('nothing is given, taken or declined where nobody asks', () => {
    for (const action of ['give-9c', 'decline', 'take-9c']) expect(why(start, action)).toBe('nobody-asks');
    expect(why(leadsTo(start, 'claim'), '3d')).toBe('fine-first');
    expect(why(leadsTo(at('duel', '68.--.--.--', '2d.3d4d'), 'pass'), 'pass')).toBe('take-first');
  });
});

describe('the end of a round', () => {
  test('first-out: the first empty hand wins', () => {
    const won = play(at('pantti', '68.--.--.--', '9c.2d3d'), '9c');
    expect([won.actor, won.actions, won.outcome]).toEqual([null, [], { winner: 1, loser: null, points: [0, 5] }]);
  });

  test('last-in: players drop out and are skipped until one is left, who has lost', () => {
    const start = at('begging', '68.68.--.--', '9c.5c.5d9d');
    expect(leadsTo(start, '9c')).toBe('begging/69.68.--.--/-.5c.5d9d/2/play/-/-/-/0/1');
    expect(play(start, '9c').outcome).toBeNull();
    const skipped = at('begging', '68.68.--.--', '9c.5c2h.5d9d');
    expect(leadsTo(skipped, '9c,5c,5d')).toBe('begging/59.58.--.--/-.2h.9d/2/play/-/-/-/0/1');
    const end = play(start, '9c,5c');
    expect(end.position).toBe('ristiseiska:begging/59.68.--.--/-.-.5d9d/2/play/-/-/-/0/12');
    expect(end.outcome).toEqual({ winner: 1, loser: 3, points: [0, 0, 0] });
  });

  test('last-in: whoever gets out with an ace or king has no further card, and the next one plays', () => {
    const start = at('begging', '2K.68.--.--', 'Ac.5d.9d2h');
    expect(leadsTo(start, 'Ac')).toBe('begging/AK.68.--.--/-.5d.9d2h/2/play/-/-/-/0/1');
  });

  test('a stalled diagram goes on with passes', () => {
    const stalled = at('pantti', '68.--.--.--', '2d.3d');
    expect(play(stalled, 'pass,pass,pass').actions).toEqual(['pass']);
  });
});

describe('scoring', () => {
  /** Player 1 goes out; player 2 keeps A 2 7 J K, player 3 an ace and a ten. */
  const scored = (rules: string, token = '-') =>
    play(at(rules, '68.--.--.--', '9c.2d7dJdKdAs.AhTh', `1/play/${token}/-/-/0/-`), '9c').outcome;
  const points = (rules: string, token?: string) => (scored(rules, token) as { points: number[] }).points;

  test('none, count, rank, rank-ace-14, distance', () => {
    expect(points('pantti~score=none')).toEqual([0, 0, 0]);
    expect(points('pantti~score=count')).toEqual([0, 5, 2]);
    expect(points('pantti')).toEqual([0, 2 + 7 + 11 + 13 + 1, 1 + 10]);
    expect(points('forfeit')).toEqual([0, 2 + 7 + 11 + 13 + 14, 14 + 10]);
    expect(points('pantti~score=distance')).toEqual([0, 5 + 0 + 4 + 6 + 6, 6 + 3]);
  });

  test('the token counts for whoever holds it, the winner too, unless nothing is scored', () => {
    expect(points('pantti', '1')).toEqual([25, 34, 11]);
    expect(points('pantti', '3')).toEqual([0, 34, 36]);
    expect(points('pantti~token-points=100', '2')).toEqual([0, 134, 11]);
    expect(points('pantti~token-points=0', '2')).toEqual([0, 34, 11]);
    expect(points('pantti~score=none', '2')).toEqual([0, 0, 0]);
  });

  test('with first-decides and rank an ace counts 14 where aces go on kings, else 1', () => {
    const end = (table: string, aces: string, rules = 'pantti-ace') =>
      play(at(rules, table, '9d.2hAs', `1/play/-/-/${aces}/0/-`), '9d').outcome;
    expect(end('6A.68.--.--', 'high')).toEqual({ winner: 1, loser: null, points: [0, 16] });
    expect(end('A8.68.--.--', 'low')).toEqual({ winner: 1, loser: null, points: [0, 3] });
    expect(end('68.68.--.--', '-')).toEqual({ winner: 1, loser: null, points: [0, 3] });
    expect(end('6A.68.--.--', 'high', 'pantti-ace~score=distance')).toEqual({ winner: 1, loser: null, points: [0, 11] });
    expect(end('A8.68.--.--', 'low', 'pantti-ace~score=rank-ace-14')).toEqual({ winner: 1, loser: null, points: [0, 16] });
  });
});

describe('a whole turn round the table', () => {
  test('the example of the notation', () => {
    const start = 'pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-';
    expect(actions(start)).toEqual(['5c']);
    expect(actions(start, '5c')).toEqual(['7s']);
    expect(actions(start, '5c,7s')).toEqual(['9c']);
    expect(leadsTo(start, '5c,7s,9c,pass')).toBe('pantti/59.77.--.77/3s4s.Ts.Kd/3/play/2/-/-/0/-');
  });
});
