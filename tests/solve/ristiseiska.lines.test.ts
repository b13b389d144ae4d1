import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { formatGoal, heroOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { type Action, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { proverWith } from '../../src/engine/games/ristiseiska/solver/index.ts';
import { anyEnding, paramsOf, positionText } from './ristiseiska.brute.ts';

const wanted = Number(process.env.SOLVE_COMPARE ?? 40);
const { actor, apply, legal, position } = ristiseiska;

const ruleSets = [
  'duel',
  'pantti',
  'pantti-ace',
  'begging',
  'begging-points',
  'forfeit~end=last-in',
  'pantti~false-pass=penalised',
];

describe('a claimed win stands against every reply', () => {
  test.each(ruleSets.flatMap((rules) => [2, 3, 4].map((players) => ({ rules, players }))))(
    '$rules, $players players',
    { timeout: 3_600_000 },
    ({ rules, players }) => {
      const random = rng(ruleSets.indexOf(rules) * 10 + players + 1);
      const params = paramsOf(rules, players);
      let wins = 0;
      for (let n = 0; n < wanted; n++) {
        const more = params['false-pass'] === 'penalised' ? 6 - players : 5;
        const start = anyEnding(params, players + 1 + random.int(more), random);
        if (start === null || start.out.length > 0) continue;
        const goal = { kind: params.end === 'last-in' && random.int(2) === 0 ? 'not-last' : 'win' } as const;
        const inquiry = proverWith({}).inquire(start, formatGoal(goal));
        const asked = ristiseiska.goal(formatGoal(goal));
        if (!inquiry.ok || !asked.ok) throw new Error('the goal is one');
        if (inquiry.value.prove([], {}).result !== 'win') continue;
        wins += 1;
        const hero = heroOf(start);
        const seen = new Set<string>();
        /** Plays the solver's action for the player and everything for all others. */
        const follow = (state: State, line: readonly Action[]): void => {
          const verdict = asked.value(start, line);
          if (verdict === 'met') return;
          if (verdict === 'lost' || line.length > 120)
            expect.fail(`${positionText(start)} ${line.map(ristiseiska.action.format)}`);
          const key = position.format(state);
          if (seen.has(key)) return;
          seen.add(key);
          const proof = inquiry.value.prove(line, {});
          if (proof.line === null) expect.fail(`${positionText(start)} ${line.map(ristiseiska.action.format)}: not won any more`);
          const options = actor(state) === hero ? [proof.line[0] as Action] : legal(state);
          for (const action of options) follow(apply(state, action), [...line, action]);
        };
        follow(start, []);
      }
      expect(wins).toBeGreaterThan(0);
    },
  );
});

describe('replies', () => {
  test.each(ruleSets.flatMap((rules) => [2, 3].map((players) => ({ rules, players }))))(
    'refute what is lost and hold out where it is won: $rules, $players players',
    ({ rules, players }) => {
      const random = rng(ruleSets.indexOf(rules) * 10 + players + 2);
      const params = paramsOf(rules, players);
      const said = new Set<string>();
      for (let n = 0; n < wanted; n++) {
        const more = params['false-pass'] === 'penalised' ? 2 : 5;
        const start = anyEnding(params, players + 2 + random.int(more), random);
        if (start === null || start.out.length > 0) continue;
        const inquiry = proverWith({}).inquire(start, 'win');
        const asked = ristiseiska.goal('win');
        if (!inquiry.ok || !asked.ok) throw new Error('win is a goal');
        const hero = heroOf(start);
        const line: Action[] = [];
        let state = start;
        while (asked.value(start, line) === 'open' && line.length < 60) {
          const ways = legal(state);
          const reply = inquiry.value.reply?.(line, {}) ?? null;
          if (actor(state) === hero) {
            expect(reply).toBeNull();
            line.push(ways[random.int(ways.length)] as Action);
          } else {
            const before = inquiry.value.prove(line, {});
            if (reply === null) return expect.fail('somebody else is to act');
            said.add(reply.why);
            expect(ways).toContainEqual(reply.action);
            line.push(reply.action);
            expect(reply.why).toBe(before.result === 'win' ? 'resists' : 'refutes');
            const verdict = asked.value(start, line);
            const after = verdict === 'open' ? inquiry.value.prove(line, {}).result : verdict === 'met' ? 'win' : 'loss';
            expect(after).toBe(before.result);
            // Nothing holds out longer than the line that was shown.
            if (before.line && after === 'win' && rules !== 'pantti~false-pass=penalised')
              expect(cards(inquiry.value.prove(line, {}).line ?? [])).toBe(
                cards(before.line) - (reply.action.kind === 'play' ? 1 : 0),
              );
          }
          state = apply(state, line.at(-1) as Action);
        }
      }
      expect([...said].sort()).toEqual(['refutes', 'resists']);
    },
  );
});

const cards = (line: readonly Action[]): number => line.filter(({ kind }) => kind === 'play').length;
