import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/cli/commands.ts';
import { english } from '../../src/engine/cli/english.ts';
import { type Command, misshapen, type Options, type shapes } from '../../src/engine/cli/options.ts';
import type { Coded } from '../../src/engine/core/codes.ts';

const example = 'sixteen:g/8543.g36.-.-/100000/-/7a';

/** The line of JSON that a well-shaped request prints. */
async function json(command: Command, request: Options): Promise<string> {
  const problem = misshapen(command, request);
  if (problem !== null) throw new Error(problem.code);
  return JSON.stringify((await answer(command, request)).body);
}

const error = async (command: Command, request: Options) => {
  const reply = await answer(command, request);
  expect(reply.ok).toBe(false);
  expect(reply.body.error).toEqual(expect.stringMatching(/.{10}/));
  const { error: _text, code, ...rest } = reply.body;
  expect(code).toEqual(expect.stringMatching(/^[a-z]+(-[a-z]+)*$/));
  return rest;
};

describe('legal', () => {
  test('answers position, actor, actions and outcome, in this order', async () => {
    expect(await json('legal', { position: example })).toBe(
      `{"position":"${example}","actor":1,"actions":["1-2","draw"],"outcome":null}`,
    );
  });

  test('writes the position canonically', async () => {
    expect(await json('legal', { position: 'sixteen:g~runs=descending/-.-/0/-/-' })).toContain('"sixteen:g/-.-/0/-/-"');
  });

  test('at the end there is no actor and no action', async () => {
    expect(await json('legal', { position: 'sixteen:1/-.-/1/-/-' })).toBe(
      '{"position":"sixteen:1/-.-/1/-/-","actor":null,"actions":[],"outcome":{"result":"won"}}',
    );
    expect(await json('legal', { position: 'sixteen:2/-.-/1/-/-' })).toContain('"outcome":{"result":"lost"}');
  });

  test('an error names the field', async () => {
    expect(await error('legal', { position: 'chess:8/8' })).toEqual({ field: 'game' });
    expect(await error('legal', { position: 'nonsense' })).toEqual({ field: 'game' });
    expect(await error('legal', { position: 'sixteen:g' })).toEqual({ field: 'fields' });
    expect(await error('legal', { position: 'sixteen:g/-.-/0/-/h' })).toEqual({ field: 'urn' });
    expect(await error('legal', { position: 7 })).toEqual({ field: 'position' });
  });

  test('an error about a long text says where it begins and what is wrong, not all of it', async () => {
    for (const [position, said] of [
      [`sixteen:g/-.-/0/${'1'.repeat(1_900)}/-`, /^“1{50}.* … .*is not one brick or -/],
      [
        `sixteen:g/-.-/0/${'1'.repeat(1_000_000)}/-`,
        /^“g\/-\.-\/0\/1{50}.* … .*” has 1000010 characters; none has more than 2000/,
      ],
      [`${'x'.repeat(1_000_000)}:`, /^“x{50}.* … .*is not a game of this site/],
    ] as const) {
      const { error } = (await answer('legal', { position })).body;
      expect(String(error).length).toBeLessThan(600);
      expect(error).toMatch(said);
    }
  });
});

describe('play', () => {
  test('answers like legal, after the line', async () => {
    expect(await json('play', { position: example, line: '1-2,draw,p3' })).toBe(
      '{"position":"sixteen:g/8.g36543.7.-/100000/-/a","actor":1,"actions":["2-3","3-1","draw"],"outcome":null}',
    );
    expect(await json('play', { position: example, line: '' })).toBe(await json('legal', { position: example }));
  });

  test('an error names the action and its index', async () => {
    expect(await error('play', { position: example, line: '1-2,draw,draw' })).toEqual({ action: 'draw', index: 2 });
    expect(await error('play', { position: example, line: 'castle' })).toEqual({ action: 'castle', index: 0 });
    expect(await error('play', { position: example, line: 'draw,,p1' })).toEqual({ action: '', index: 1 });
    expect(await error('play', { position: 'sixteen:g', line: 'draw' })).toEqual({ field: 'fields' });
    expect(await error('play', { position: 'chess:', line: 'draw' })).toEqual({ field: 'game' });
    expect(await error('play', { position: example, line: ['draw'] })).toEqual({ field: 'line' });
  });
});

describe('perft', () => {
  test('answers depth and count', async () => {
    expect(await json('perft', { position: example, depth: '6' })).toBe('{"depth":6,"count":187}');
    expect(await json('perft', { position: example, depth: 0 })).toBe('{"depth":0,"count":1}');
    expect(await json('perft', { position: 'sixteen:1/-.-/1/-/-', depth: 3 })).toBe('{"depth":3,"count":0}');
  });

  test.each(['', 'x', '1.5', '-1', '1e3', ' 1', '01', '+1', 1.5, -1, 1001, true, [1]])('refuses depth %j', async (depth) => {
    expect(await error('perft', { position: example, depth })).toEqual({ field: 'depth' });
  });
});

describe('deal', () => {
  test('answers a position, the same for the same number', async () => {
    const request = { game: 'sixteen', seed: '1', ranks: '8', copies: '2', piles: '3' };
    expect(await json('deal', request)).toBe('{"position":"sixteen:8/-.-.-/00/-/6685852233171447"}');
    expect(await json('deal', { ...request, seed: 1, ranks: 8, copies: 2, piles: 3 })).toBe(await json('deal', request));
    expect(await json('deal', { ...request, seed: 2 })).not.toBe(await json('deal', request));
  });

  test('takes the rules as a position writes them', async () => {
    expect(await json('deal', { game: 'sixteen', seed: 5, rules: '8~runs=consecutive', copies: 1 })).toMatch(
      /^\{"position":"sixteen:8~runs=consecutive\/-\.-\.-\.-\/0\/-\/[1-8]{8}"\}$/,
    );
  });

  test('an error names the option', async () => {
    const deal = { game: 'sixteen', seed: 1 };
    expect(await error('deal', { ...deal, game: 'chess' })).toEqual({ field: 'game' });
    expect(await error('deal', { ...deal, game: 'template' })).toEqual({ field: 'game' });
    expect(await error('deal', { ...deal, players: 2 })).toEqual({ field: 'players' });
    expect(await error('deal', { ...deal, ranks: 17 })).toEqual({ field: 'ranks' });
    expect(await error('deal', { ...deal, rules: '8', ranks: 9 })).toEqual({ field: 'ranks' });
    expect(await error('deal', { ...deal, ranks: '08' })).toEqual({ field: 'ranks' });
    expect(await error('deal', { ...deal, copies: 0 })).toEqual({ field: 'copies' });
    expect(await error('deal', { ...deal, piles: 'four' })).toEqual({ field: 'piles' });
    expect(await error('deal', { ...deal, piles: ['4'] })).toEqual({ field: 'piles' });
    expect(await error('deal', { ...deal, rules: 'x' })).toEqual({ field: 'rules' });
    for (const seed of ['', 'x', '1.5', -1, 2 ** 32]) expect(await error('deal', { ...deal, seed })).toEqual({ field: 'seed' });
  });
});

describe('solve, judge and rate', () => {
  const position = 'sixteen:2/-.-/00/-/2121';

  test('solve answers a line that wins', async () => {
    const reply = await answer('solve', { position });
    expect(Object.keys(reply.body)).toEqual(['result', 'line', 'reason', 'nodes', 'ms']);
    expect(reply.body).toMatchObject({ result: 'win', reason: null });
    const end = await answer('play', { position, line: reply.body.line });
    expect(end.body.outcome).toEqual({ result: 'won' });
  });

  test('solve proves a loss', async () => {
    const reply = await answer('solve', { position: 'sixteen:4/143.14/00/-/-' });
    expect(reply.body).toMatchObject({ result: 'loss', line: null, reason: null });
  });

  test('a budget too small gives unknown and why', async () => {
    const deal = await answer('deal', { game: 'sixteen', seed: 1 });
    const reply = await answer('solve', { position: deal.body.position, nodes: '1' });
    expect(reply.body).toMatchObject({
      result: 'unknown',
      line: null,
      reason: 'not decided within 1 positions',
      code: 'out-of-positions',
    });
  });

  test('judge answers state, winnable, line, reply and reason', async () => {
    expect(await json('judge', { position: 'sixteen:2/-.-/0/-/12', line: 'draw,p1,1-f,draw,p1,1-f', goal: 'win' })).toBe(
      '{"state":"met","winnable":true,"line":"draw,p1,1-f,draw,p1,1-f","reply":null,"reason":null}',
    );
    const open = await answer('judge', { position, line: 'draw' });
    expect(open.body).toMatchObject({ state: 'open', winnable: true, line: expect.stringMatching(/^draw,/), reply: null });
  });

  test('rate answers every action in canonical order', async () => {
    expect(await json('rate', { position: 'sixteen:2/-.-/0/-/12', goal: 'do:draw' })).toBe(
      '{"actions":[{"action":"draw","result":"win"}]}',
    );
    const reply = await answer('rate', { position: 'sixteen:2/2.-/0/1/-' });
    expect(reply.body).toEqual({
      actions: [
        { action: 'p1', result: 'win' },
        { action: 'p2', result: 'win' },
      ],
    });
  });

  test('errors name field, or action and index', async () => {
    for (const command of ['solve', 'judge', 'rate'] as const) {
      const request = command === 'judge' ? { position, line: '' } : { position };
      expect(await error(command, { ...request, position: 'sixteen:g' })).toEqual({ field: 'fields' });
      expect(await error(command, { ...request, goal: 'reserve:0' })).toEqual({ field: 'goal' });
      expect(await error(command, { ...request, goal: 1 })).toEqual({ field: 'goal' });
      for (const nodes of ['0', 'x', '1.5', -1]) expect(await error(command, { ...request, nodes })).toEqual({ field: 'nodes' });
      for (const seconds of ['0', 'x', '-1', 0])
        expect(await error(command, { ...request, seconds })).toEqual({ field: 'seconds' });
    }
    expect(await error('judge', { position, line: 'draw,p9' })).toEqual({ action: 'p9', index: 1 });
    expect(await error('judge', { position, line: 'draw,1-2' })).toEqual({ action: '1-2', index: 1 });
  });
});

describe('the shape of a request', () => {
  test.each<[keyof typeof shapes, Options, string]>([
    ['legal', {}, 'legal needs “position”'],
    ['legal', { position: null }, 'legal needs “position”'],
    ['legal', { position: 'x', goal: 'win' }, 'legal has no “goal”'],
    ['play', { position: 'x' }, 'play needs “line”'],
    ['deal', { game: 'sixteen' }, 'deal needs “seed”'],
    ['deal', { game: 'sixteen', seed: 1, toString: 1 }, 'deal has no “toString”'],
  ])('%s %j', (command, request, problem) => {
    expect(english(misshapen(command, request) as Coded)).toBe(problem);
  });
});

describe('the traditional Russian Bank', () => {
  const start = 'russian-bank:crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d/0';

  test('every command answers for it', async () => {
    expect(await json('legal', { position: start })).toContain(
      '"actions":["discard","o3-ow","o4-o3","t2-t3","t4-or"],"outcome":null',
    );
    expect(await json('perft', { position: start, depth: 3 })).toBe('{"depth":3,"count":721}');
    expect(await json('deal', { game: 'russian-bank', seed: 3, rules: 'crapette~score=count~reserve=12' })).toMatch(
      /^\{"position":"russian-bank:crapette~reserve=12~score=count\/[12]\//,
    );
    expect(await json('play', { position: start, line: 'o3-ow,discard' })).toContain('"actor":2');
    expect(await json('solve', { position: start, goal: 'load:2' })).toMatch(/^\{"result":"win","line":"t4-or,o3-or"/);
    expect(await json('judge', { position: start, line: 'discard', goal: 'load:1' })).toMatch(
      /^\{"state":"lost","winnable":false,"line":"(o3-ow|t4-or)"/,
    );
    expect(await json('rate', { position: start, goal: 'do:o3-ow' })).toContain('{"action":"o3-ow","result":"win"}');
  });

  test('an action that breaks only the order of play has the rule besides; no other has', async () => {
    const compulsory = 'russian-bank:crapette/1/Ks3s5h;8s.9c.Jc.-;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
    expect(await error('play', { position: compulsory, line: 'draw' })).toEqual({
      action: 'draw',
      index: 0,
      rule: 'compulsory-reserve',
    });
    expect(await error('play', { position: compulsory, line: 'r-f,draw' })).toEqual({
      action: 'draw',
      index: 1,
      rule: 'fill-houses',
    });
    expect(await error('play', { position: compulsory, line: 't1-t2' })).toEqual({ action: 't1-t2', index: 0 });
    expect(await error('judge', { position: compulsory, line: 'r-f,draw' })).toEqual({
      action: 'draw',
      index: 1,
      rule: 'fill-houses',
    });
    const home = 'russian-bank:crapette/1/Ks;Ac.9c.Jc.Qh;7d;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
    expect(await error('play', { position: home, line: 'draw' })).toEqual({
      action: 'draw',
      index: 0,
      rule: 'compulsory-foundation',
    });
  });

  test('an action or a goal of the other rule set is an error', async () => {
    const free = 'russian-bank:free/1/9h;8s.9s.Td.4c;5d;3c/5c;7s.6s.5c.4d;8c;4c/--.--.--.--/-/0';
    expect(await error('play', { position: free, line: 'discard' })).toEqual({ action: 'discard', index: 0 });
    expect(await error('solve', { position: free, goal: 'load:1' })).toEqual({ field: 'goal' });
    expect(await error('solve', { position: start, goal: 'lock' })).toEqual({ field: 'goal' });
  });

  test('the end of a game has points where they are counted', async () => {
    const won = 'russian-bank:crapette~score=count/1/-;9c.-.-.-;-;-/6c7c;4h.-.-.-;Tc;9c/--.--.4-.--/-/12';
    expect(await json('legal', { position: won })).toContain('"outcome":{"winner":1,"points":[36,0]}');
  });
});
