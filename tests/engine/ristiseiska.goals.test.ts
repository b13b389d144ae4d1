import { describe, expect, test } from 'vitest';
import { play } from './open.ts';

/** The state of a goal after a line of play. */
function goal(position: string, line: string, text: string): string {
  const result = play(`ristiseiska:${position}`, line).goal(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const rest = '1/play/-/-/-/0/-';

describe('goals', () => {
  test('win: the player who decides at the start is first out', () => {
    const start = `pantti/68.--.--.--/9c.5c/${rest}`;
    expect(goal(start, '', 'win')).toBe('open');
    expect(goal(start, '9c', 'win')).toBe('met');
    expect(goal(`pantti/68.--.--.--/9c2d.5c/${rest}`, '9c,5c', 'win')).toBe('lost');
  });

  test('win with last-in: met or lost as soon as the first is out', () => {
    const start = `begging/68.--.--.--/9c.5c2d.3d4d/${rest}`;
    expect(goal(start, '9c', 'win')).toBe('met');
    expect(goal(start, '9c,5c', 'win')).toBe('met');
    expect(goal('begging/68.--.--.--/9c.5c2d.3d4d/2/play/-/-/-/0/-', '5c,pass,9c', 'win')).toBe('lost');
    expect(goal('begging/68.--.--.--/9c.-.3d4d/1/play/-/-/-/0/2', '', 'win')).toBe('lost');
  });

  test('win: a giver or a fined player is the one who decides; with chance, the one whose turn it is', () => {
    const gift = 'begging-points/68.--.--.--/2d3d.9cTd/1/give:2/-/-/-/0/-';
    expect(goal(gift, 'give-Td,9c', 'win')).toBe('met');
    expect(goal('duel/68.--.--.--/2d.9cTd/1/take:2/-/-/-/0/-', 'take-Td,9c', 'win')).toBe('lost');
    expect(goal('duel/68.--.--.--/4c.5cTd/1/take:2/-/-/-/0/-', 'take-5c,pass,take-4c,5c', 'win')).toBe('met');
  });

  test('not-last: the player gets out; a draw does not meet it', () => {
    const start = `begging/68.--.--.--/9c.5c2d.3d4d/${rest}`;
    expect(goal(start, '', 'not-last')).toBe('open');
    expect(goal(start, '9c', 'not-last')).toBe('met');
    expect(goal('begging/68.--.--.--/2d.9c/1/play/-/-/-/0/-', 'pass,9c', 'not-last')).toBe('lost');
    expect(goal('begging/68.--.--.--/2d.3d/1/play/-/-/-/7/-', 'pass', 'not-last')).toBe('lost');
  });

  test('best: the line alone does not say', () => {
    const start = `duel/68.--.--.--/5c9c2d.Tc4c3d/${rest}`;
    expect(goal(start, '', 'best')).toBe('open');
    expect(goal(start, '5c', 'best')).toBe('open');
    // Nor at the end of the round.
    expect(goal('duel/68.--.--.--/9c.Tc3d/1/play/-/-/-/0/-', '9c', 'best')).toBe('open');
    expect(goal('duel/68.--.--.--/-.9c/1/play/-/-/-/0/-', '', 'best')).toBe('lost');
  });

  test("lies:CARD: before the player's next turn", () => {
    const start = `pantti/67.--.--.--/8c9d2d.9c4d.TcJc/${rest}`;
    expect(goal(start, '8c', 'lies:Tc')).toBe('open');
    expect(goal(start, '8c,9c,Tc', 'lies:Tc')).toBe('met');
    expect(goal(start, '8c,9c,Tc', 'lies:Jc')).toBe('lost');
    expect(goal(start, '', 'lies:6c')).toBe('met');
    // Playing on after a king is still the same turn.
    expect(goal(`pantti/6Q.68.--.--/Kc9d5d.2h/${rest}`, 'Kc', 'lies:9d')).toBe('open');
    expect(goal(`pantti/6Q.68.--.--/Kc9d5d.2h/${rest}`, 'Kc,9d', 'lies:9d')).toBe('met');
  });

  test("passes:P: player P has to pass or beg before the player's next turn", () => {
    const start = `pantti/68.--.--.--/5c9c2d.4c2h.3d4d/${rest}`;
    expect(goal(start, '9c,pass', 'passes:2')).toBe('met');
    expect(goal(start, '5c,4c', 'passes:2')).toBe('open');
    expect(goal(start, '5c,4c,pass', 'passes:2')).toBe('lost');
    expect(goal(start, '5c,4c,pass', 'passes:3')).toBe('met');
    expect(goal(`begging/68.--.--.--/5c2d.4d2h/${rest}`, '5c,pass', 'passes:2')).toBe('met');
    expect(goal(`begging/68.--.--.--/5c2d3d.4d2h/${rest}`, '5c,beg', 'passes:2')).toBe('met');
  });

  test('played:CARD: the player plays it, in whichever turn', () => {
    const start = `pantti/68.--.--.--/9c2d5h.5c2h.3d4d/${rest}`;
    expect(goal(start, '', 'played:9c')).toBe('open');
    expect(goal(start, '9c', 'played:9c')).toBe('met');
    expect(goal('pantti/68.77.--.--/9c6d5h.5c2h.3d4h/1/play/-/-/-/0/-', '6d,5c,pass,9c', 'played:9c')).toBe('met');
    expect(goal('pantti/68.77.--.--/9c6d5h.5c.3d4h/1/play/-/-/-/0/-', '6d,5c', 'played:9c')).toBe('lost');
    // Somebody else has played it, or it lay there before.
    expect(goal(start, '9c,5c', 'played:5c')).toBe('lost');
    expect(goal(start, '', 'played:8c')).toBe('lost');
  });

  test('turn:CARDS: so many cards before the turn ends', () => {
    const start = `pantti/6Q.68.--.--/5cKc9d2h.2d3d/${rest}`;
    expect(goal(start, 'Kc', 'turn:2')).toBe('open');
    expect(goal(start, 'Kc,9d', 'turn:2')).toBe('met');
    expect(goal(start, 'Kc,stop', 'turn:2')).toBe('lost');
    expect(goal(start, '9d', 'turn:2')).toBe('lost');
    expect(goal(start, '9d', 'turn:1')).toBe('met');
    expect(goal(`pantti/6Q.--.--.--/Kc.2d3d/${rest}`, 'Kc', 'turn:2')).toBe('lost');
  });

  test('points:MOST: the round is over, with at most so many points', () => {
    const start = `pantti/68.--.--.--/9cTc.5c/${rest}`;
    expect(goal(start, '9c', 'points:10')).toBe('open');
    expect(goal(start, '9c,5c', 'points:10')).toBe('met');
    expect(goal(start, '9c,5c', 'points:9')).toBe('lost');
    // The token counts, also for the winner.
    expect(goal('pantti/68.--.--.--/9c.5c/1/play/1/-/-/0/-', '9c', 'points:24')).toBe('lost');
    expect(goal('pantti/68.--.--.--/9c.5c/1/play/1/-/-/0/-', '9c', 'points:25')).toBe('met');
  });

  test.each(['turn', 'turn:0', 'turn:two', 'points:', 'points:-1', 'played', 'played:1c', 'hand:2'])('%s is no goal', (text) => {
    const opened = play(`ristiseiska:pantti/68.--.--.--/9c.5c/${rest}`, '');
    expect(opened.goal(text).ok).toBe(false);
  });

  test('do: only the next action counts', () => {
    const start = `pantti/68.--.--.--/5c9c2d.4c2h/${rest}`;
    expect(goal(start, '', 'do:9c')).toBe('open');
    expect(goal(start, '9c', 'do:5c,9c')).toBe('met');
    expect(goal(start, '5c,4c', 'do:4c')).toBe('lost');
    expect(goal('pantti/68.--.--.--/-.9c/1/play/-/-/-/0/-', '', 'do:9c')).toBe('lost');
  });
});
