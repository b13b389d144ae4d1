import { describe, expect, test } from 'vitest';
import type { Here } from '../../src/components/games/ristiseiska/action-words.ts';
import { board } from '../../src/components/games/ristiseiska/board.ts';
import { ofRound } from '../../src/components/games/ristiseiska/called.ts';
import { kit } from '../../src/components/games/ristiseiska/kit.ts';
import { obstacleWords } from '../../src/components/games/ristiseiska/obstacle.ts';
import { ruleTable, ruleWords } from '../../src/components/games/ristiseiska/rule-words.ts';
import { seenFrom } from '../../src/components/games/ristiseiska/seats.ts';
import { furthestWords } from '../../src/components/games/ristiseiska/why-words.ts';
import {
  actionWords,
  followedWords,
  goalWords,
  happenedWords,
  leadWords,
  outcomeWords,
  reaches,
  slotWords,
} from '../../src/components/games/ristiseiska/words.ts';
import { play, ristiseiskaText } from '../engine/open.ts';

const rest = '1/play/-/-/-/0/-';
const at = (position: string, line = '') => play(`ristiseiska:${position}`, line) as Here;

/** The sentence for an action that the engine refuses by the rule given. */
function refused(position: string, action: string, rule: string, line = ''): string {
  const before = at(position, line);
  expect(before.why(action)).toEqual({ ok: true, value: rule });
  return ruleWords(rule, before, 'hand-1', null, action).says;
}

describe('why a try was refused', () => {
  test('every rule of the game has a number, a name and a sentence', () => {
    expect(Object.keys(ruleTable).sort()).toEqual([...ristiseiskaText.rules].sort());
    const before = at(`pantti/68.--.--.--/9c5c2d.3d/${rest}`);
    for (const rule of ristiseiskaText.rules) {
      const words = ruleWords(rule, before, 'hand-1', null, '2c');
      expect(words.name).toMatch(/^\S.*\S$/);
      expect(words.number).toBeGreaterThan(0);
      expect(words.says).toMatch(/\.$/);
    }
    expect(() => ruleWords('castling', before, 'hand-1', null, '2c')).toThrow();
  });

  test('the first card', () => {
    const start = 'pantti/--.--.--.--/7c9d5s.8c7h6s.7d6hTs/1/play/-/123/-/0/-';
    expect(refused(start, '9d', 'seven-of-clubs')).toContain('It comes before the 9♦');
    expect(refused(start, '8c', 'not-in-hand')).toContain('8♣ is not in your hand');
    expect(refused('pantti~false-pass=penalised/--.--.--.--/7c9d.8c/1/play/-/12/-/0/-', 'claim', 'seven-of-clubs')).toContain(
      'must play it',
    );
  });

  test('cards that do not fit yet', () => {
    const table = `pantti/77.67.5T.--/8c5d9d3hQh4s.2c/${rest}`;
    expect(refused(table, '8c', 'six-before-eight')).toBe('The 6 comes before the 8: the 8♣ waits for the 6♣.');
    expect(refused(table, '5d', 'five-needs-eight')).toBe('The 5 waits for 6 and 8. Here the 8♦ is missing.');
    expect(refused(table, '3h', 'no-gaps')).toBe(
      'Hearts on the table go from 5♥ to 10♥. There is a gap between them and the 3♥.',
    );
    expect(refused(table, '4s', 'seven-first')).toBe('Spades are not open yet. The 7♠ comes before the 4♠.');
    expect(refused(`pantti/77.--.--.--/9c6c.2c/${rest}`, '9c', 'no-gaps')).toContain('Only the 7 of clubs is down.');
  });

  test('an ace on the king is above it', () => {
    expect(refused('pantti-ace/5A.--.--.--/2c9d.6d/1/play/-/-/high/0/-', '2c', 'no-gaps')).toBe(
      'Clubs on the table go from 5♣ to A♣. There is a gap between them and the 2♣.',
    );
  });

  test('aces', () => {
    expect(refused(`pantti~ace=closes/2Q.--.--.--/Ac7d.Kc/${rest}`, 'Ac', 'ace-closes')).toContain('The A♣ waits');
    expect(refused(`pantti-ace/2K.--.--.--/Ac7d.6d/${rest}`, 'Ac', 'ace-side')).toContain('below the 2 or above the king');
    expect(refused('pantti-ace/2K.2A.--.--/Ac7h.6h/1/play/-/-/high/0/-', 'Ac-low', 'ace-side')).toContain('above the king');
    expect(refused('pantti-ace/2K.AK.--.--/Ac7h.6h/1/play/-/-/low/0/-', 'Ac-high', 'ace-side')).toContain('below the 2');
    expect(refused(`pantti-ace/2Q.--.--.--/Ac7d.6d/${rest}`, 'Ac-high', 'ace-side')).toContain('does not fit on that side');
    for (const ace of ['low', 'closes'])
      expect(refused(`pantti~ace=${ace}/2K.--.--.--/Ac7d.6d/${rest}`, 'Ac-high', 'ace-side')).toContain('never above the king');
  });

  test('playing on, stopping, passing', () => {
    expect(refused(`forfeit/6Q.--.--.--/5cKc7d.2d/${rest}`, 'stop', 'after-ace-or-king')).toContain('stop');
    expect(refused('forfeit/6Q.2K.--.--/5cKcAd.2h/1/play/-/-/-/0/-', '5c', 'aces-and-kings', 'Kc')).toContain('The 5♣ must wait');
    expect(refused('forfeit/6Q.2K.--.--/5cKcAd.2h/1/play/-/-/-/0/-', 'pass', 'play-or-stop', 'Kc')).toContain('or stop');
    expect(refused(`pantti/68.--.--.--/5c9cKd.2d/${rest}`, 'pass', 'must-play')).toBe(
      'If you can play, you must. These fit: 5♣ and 9♣.',
    );
    expect(refused(`pantti/68.--.--.--/Kd.2d/${rest}`, 'beg', 'no-begging')).toContain('Nobody begs');
    expect(refused(`begging/68.--.--.--/Kd.2d3d/${rest}`, 'pass', 'must-beg')).toContain('must beg');
    expect(refused(`begging/68.--.--.--/Kd.2d/${rest}`, 'beg', 'last-card')).toContain('last card');
    expect(refused('begging/68.--.--.--/Kd.2d3d/1/play/-/12/-/0/-', 'beg', 'first-turn')).toContain('first turn');
  });

  test('gifts and fines', () => {
    expect(refused('begging/68.--.--.--/2cKc.3c4c5d/1/give:2/-/-/-/0/-', '3c', 'give-first')).toContain('Player 2 has begged');
    expect(refused('begging/68.--.--.--/2cKc.3c4c5d/1/give:2/-/-/-/0/-', 'give-2c', 'not-in-hand')).toContain('not in your hand');
    expect(refused('duel/68.--.--.--/2d.9cTd/1/take:2/-/-/-/0/-', 'pass', 'take-first')).toContain('a random card');
    expect(refused(`begging/68.--.--.--/2cKc.3c4c5d/${rest}`, 'give-2c', 'nobody-asks')).toContain('Nobody has asked');
    expect(
      refused('begging~give=unplayable-first/68.--.--.--/2cKc.3c9cTd/1/give:2/-/-/-/0/-', 'give-9c', 'unplayable-first'),
    ).toBe('The 9♣ could be played now. At this table you give a card that could not: 3♣ or 10♦.');
    const penal = 'pantti~false-pass=penalised/68.--.--.--';
    expect(refused(`${penal}/5cKd.2d3d/1/fine:2/-/-/-/0/-`, '2d', 'fine-first')).toContain('Player 2 has passed falsely');
    expect(refused(`${penal}/Kd.2d3d/${rest}`, 'claim', 'cannot-play')).toContain('would not be false');
    expect(refused(`pantti/68.--.--.--/5cKd.2d3d/${rest}`, 'claim', 'no-false-pass')).toContain('nobody may pass falsely');
    expect(refused('pantti/68.--.--.--/-.2d3d/1/play/-/-/-/0/-', 'pass', 'game-over')).toContain('over');
  });
});

describe('actions in words', () => {
  test.each([
    [`pantti/68.--.--.--/9cTd.2d/${rest}`, '9c', '9♣', 'You play the 9♣.'],
    [`pantti/68.--.--.--/9c.2d/${rest}`, '9c', '9♣', 'You play the 9♣. You are out.'],
    [`pantti-ace/2K.--.--.--/Ac7d.6d/${rest}`, 'Ac-low', 'A♣ below the 2', 'You play the A♣ below the 2.'],
    [`pantti-ace/2K.--.--.--/Ac7d.6d/${rest}`, 'Ac-high', 'A♣ above the king', 'You play the A♣ above the king.'],
    [`pantti/68.--.--.--/Td.2d/${rest}`, 'pass', 'Pass and take the token', 'You pass and take the token.'],
    ['pantti/68.--.--.--/Td.2d/1/play/1/-/-/0/-', 'pass', 'Pass and keep the token', 'You pass and keep the token.'],
    [`duel/68.--.--.--/Td.2d3d/${rest}`, 'pass', 'Pass and take a random card from player 2', 'You pass.'],
    [`duel/68.--.--.--/Td.2d/${rest}`, 'pass', 'Pass', 'You pass.'],
    [`pantti~unable=pawn/68.--.--.--/Td.2d/${rest}`, 'pass', 'Pass', 'You pass.'],
    [`begging/68.--.--.--/Td.2d.3d4d/${rest}`, 'beg', 'Beg from player 3', 'You beg from player 3.'],
    [`begging/68.--.--.--/Td.2d5d.3d/${rest}`, 'beg', 'Beg from player 2', 'You beg from player 2.'],
    ['begging/68.--.--.--/2cKc.3c4c/1/give:2/-/-/-/0/-', 'give-3c', 'Give the 3♣ to player 2', 'Player 2 gives you the 3♣.'],
    [
      'duel/68.--.--.--/2d.9cTd/1/take:2/-/-/-/0/-',
      'take-Td',
      '10♦, taken at random',
      'You get the 10♦ from player 2, at random.',
    ],
    ['pantti~false-pass=penalised/68.--.--.--/5cKd.2d3d/1/play/-/-/-/0/-', 'claim', 'Pass falsely', 'You pass falsely.'],
    [
      'pantti~false-pass=penalised/68.--.--.--/5cKd.2d3d/1/fine:2/-/-/-/0/-',
      'decline',
      'Give nothing',
      'Player 2 gives nothing.',
    ],
    [
      'pantti~false-pass=penalised/68.--.--.--/5cKd.2d/1/fine:2/-/-/-/0/-',
      'give-2d',
      'Give the 2♦ to player 2',
      'Player 2 gives you the 2♦. Player 2 is out.',
    ],
    ['pantti/6K.68.--.--/5c9d.2d/1/extra/-/-/-/0/-', 'stop', 'Stop', 'You stop.'],
  ])('%s %s', (position, action, words, happened) => {
    const before = at(position);
    expect(before.why(action)).toEqual({ ok: true, value: null });
    expect(actionWords(action, before)).toBe(words);
    expect(happenedWords(action, before, 1)).toBe(happened);
  });

  test('of the reader’s own actions, that a pass brings the token', () => {
    expect(followedWords('pass', at(`pantti/68.--.--.--/Td.2d/${rest}`))).toBe('You pass and take the token.');
    expect(followedWords('9c', at(`pantti/68.--.--.--/9cTd.2d/${rest}`))).toBe('');
    expect(followedWords('pass', at(`duel/68.--.--.--/Td.2d/${rest}`))).toBe('');
    expect(kit.without?.token?.words?.followedWords?.('pass', at(`pantti/68.--.--.--/Td.2d/${rest}`))).toBe('');
  });

  test('a card that comes to the reader is told before what others do', () => {
    const given = at('begging/68.--.--.--/2cKc.3c4c.5d/1/give:2/-/-/-/0/-');
    expect(reaches('give-3c', given, 1)).toBe(true);
    expect(reaches('give-3c', given, 3)).toBe(false);
    expect(reaches('pass', at(`duel/68.--.--.--/Td.2d/${rest}`), 1)).toBe(false);
  });

  test('a gift is named only to giver and beggar', () => {
    const before = at('begging/68.--.--.--/2cKc.3c4c.5d/1/give:2/-/-/-/0/-');
    expect(happenedWords('give-3c', before, 3, 3)).toBe('Player 3 gives player 2 a card.');
    expect(happenedWords('give-3c', before, 1, 1)).toBe('Player 2 gives you the 3♣.');
    expect(happenedWords('give-3c', before, 2, 2)).toBe('You give player 3 the 3♣.');
    const drawn = at('duel/68.--.--.--/2d.9cTd.3s/1/take:2/-/-/-/0/-');
    expect(happenedWords('take-9c', drawn, 3, 3)).toBe('Player 2 gets a random card from player 3.');
  });
});

describe('goals, endings and places in words', () => {
  const start = at(`pantti/68.--.--.--/5c9cKd.2d/${rest}`);
  test.each([
    ['win', 'Be the first to have no cards left.'],
    ['not-last', 'Don’t be the last one holding cards.'],
    ['best', 'Find the best chance of being first out.'],
    ['lies:8h', 'Get the 8♥ onto the table before your next turn.'],
    ['passes:2', 'Make player 2 pass before your next turn.'],
    ['played:Kd', 'Get rid of your K♦ by playing it.'],
    ['turn:1', 'Play a card in this turn.'],
    ['turn:3', 'Play 3 cards in this turn.'],
    ['points:0', 'End the round with no points.'],
    ['points:1', 'End the round with at most 1 point.'],
    ['points:14', 'End the round with at most 14 points.'],
    ['do:5c,9c', 'Do this: 5♣ or 9♣.'],
  ])('%s', (goal, words) => {
    expect(ristiseiskaText.checkGoal(goal).ok).toBe(true);
    expect(goalWords(goal, start)).toBe(words);
  });

  test('how a round ends', () => {
    expect(outcomeWords(start, 1)).toBeNull();
    expect(outcomeWords(at(`pantti/68.--.--.--/9c.2dJd/${rest}`, '9c'), 1)).toBe(
      'You are out first. You win. Points: 0 for you and 13 for player 2.',
    );
    expect(outcomeWords(at(`pantti/68.--.--.--/9c.2dJd/${rest}`, '9c'), 2)).toBe(
      'Player 2 is out first and wins. Points: 0 for player 2 and 13 for you.',
    );
    // A table beside it has the points.
    expect(outcomeWords(at(`pantti/68.--.--.--/9c.2dJd/${rest}`, '9c'), 1, undefined, ofRound)).toBe(
      'You are out first and win the round.',
    );
    expect(outcomeWords(at(`begging/68.--.--.--/9c.2dJd/${rest}`, '9c'), 1)).toBe(
      'You were out first. Player 2 is the last with cards and loses.',
    );
    expect(outcomeWords(at(`begging/68.--.--.--/9c.2dJd/${rest}`, '9c'), 2)).toBe(
      'Player 2 was out first. You are the last with cards and lose.',
    );
    expect(outcomeWords(at('begging/68.--.--.--/2d.3d/1/play/-/-/-/7/-', 'pass'), 1)).toContain('draw');
  });

  test('slots', () => {
    for (const { id } of start.scene('all').slots) expect(slotWords(id, start)).toMatch(/\w/);
    expect(slotWords('hand-1', start)).toBe('your hand');
    expect(slotWords('hand-2', start)).toBe('the hand of player 2');
    expect(slotWords('up-h', start)).toBe('the hearts above the 7');
    expect(slotWords('row-s', start)).toBe('the place of the 7♠');
  });
});

test('who is to give a card before anything else is told that, and by whom it was begged', () => {
  const hands = 'begging/3K.2Q.5K.4K/2c4h3s.AdKdAh2hAs2s.Ac3h/3';
  expect(leadWords(at(`${hands}/give:2/-/-/-/0/-`))).toBe('Player 2 has begged.');
  expect(leadWords(at(`${hands}/play/-/-/-/0/-`))).toBeNull();
});

test('the reader is “you” from every seat, and the others are numbered from 2 as they sit after them', () => {
  const start = at(`pantti/68.--.--.--/9cTd.2d.3d/${rest}`);
  const words = (seat: number) => board.words.describe(seenFrom(start.scene('all'), seat), seat);
  for (const seat of [1, 2, 3]) {
    expect(words(seat)).toContain('Your hand');
    expect(words(seat)).toContain('Hand of player 2');
    expect(words(seat)).toContain('Hand of player 3');
    expect(words(seat)).not.toContain('layer 1');
  }
  expect(words(1)).toContain('It is your turn.');
  expect(words(2)).toContain('Player 3 has the turn.');
  expect(words(3)).toContain('Player 2 has the turn.');
});

describe('what stands in the way', () => {
  const table = at(`pantti/77.77.--.67/6d5s8s.8d9s/${rest}`);

  test('who is nearest to being out, and with which cards', () => {
    expect(obstacleWords('win', table, 1, table)).toEqual({
      head: 'Another player is out first',
      says: 'Player 2 has only the 8♦ and 9♠ left.',
    });
    expect(obstacleWords('lies:8s', table, 1, table)).toBeNull();
    expect(obstacleWords('do:8s', table, 1, table)).toBeNull();
  });

  test('what they can play who should pass', () => {
    expect(obstacleWords('passes:2', table, 1, table)).toBeNull();
    const fits = at(`pantti/77.67.--.67/5s8s.8d9s/${rest}`);
    expect(obstacleWords('passes:2', fits, 1, fits)?.says).toBe('Player 2 can play the 8♦.');
  });

  test('the cards that stay in the hand, or the token', () => {
    expect(furthestWords('turn:1', table, 1)?.says).toBe('In your hand then: 6♦, 5♠, and 8♠.');
    expect(furthestWords('points:25', at('pantti/77.77.--.67/6d.8d9s/1/play/1/-/-/0/-', '6d'), 1)?.says).toBe(
      'The token is yours then.',
    );
    expect(furthestWords('win', table, 1)).toBeNull();
  });
});
