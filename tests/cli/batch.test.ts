import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batch, linesOf } from '../../src/engine/cli/batch.ts';

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield item;
}

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const noBug = (bug: unknown) => {
  throw bug;
};

test('answers come in order with their ids, and a bad line does not stop the rest', async () => {
  const position = 'sixteen:2/-.-/0/-/12';
  const lines = [
    { id: 1, cmd: 'legal', position },
    { id: 'two', cmd: 'perft', position, depth: 2 },
    'not JSON',
    { id: 3, cmd: 'play', position, line: 'draw,draw' },
    { cmd: 'legal', position },
    { id: [4], cmd: 'castle' },
    { id: 5, cmd: 'constructor' },
    { id: 6 },
    { id: 7, cmd: 'legal', position, goal: 'win' },
    { id: 8, cmd: 'legal' },
    { id: 9, cmd: 'legal', position: 'sixteen:g' },
    { id: null, cmd: 'deal', game: 'sixteen', seed: '1', rules: '2', copies: 1, piles: '2' },
    '[]',
    'null',
    '7',
    '',
    { id: 10, cmd: 'deal', game: 'sixteen', seed: 1, players: null, rules: '2', copies: '1', piles: 2 },
  ].map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const answers = (await collect(batch(each(lines), noBug))).map((line) => JSON.parse(line));
  expect(answers).toEqual([
    { id: 1, position, actor: 1, actions: ['draw'], outcome: null },
    { id: 'two', depth: 2, count: 2 },
    { id: null, error: 'the line is not JSON', code: 'cli-not-json' },
    { id: 3, error: expect.stringContaining('place-first'), action: 'draw', index: 1, code: 'illegal' },
    { id: null, position, actor: 1, actions: ['draw'], outcome: null },
    { id: [4], error: expect.stringContaining('cmd must be one of legal'), code: 'cli-bad-command' },
    { id: 5, error: expect.stringContaining('cmd must be one of legal'), code: 'cli-bad-command' },
    { id: 6, error: expect.stringContaining('cmd must be one of legal'), code: 'cli-bad-command' },
    { id: 7, error: 'legal has no “goal”', code: 'cli-unknown-key' },
    { id: 8, error: 'legal needs “position”', code: 'cli-missing-key' },
    { id: 9, error: expect.stringContaining('5 fields'), field: 'fields', code: 'field-count' },
    { id: null, position: expect.stringMatching(/^sixteen:2\/-\.-\/0\/-\/(12|21)$/) },
    { id: null, error: 'the line is not a JSON object', code: 'cli-not-an-object' },
    { id: null, error: 'the line is not a JSON object', code: 'cli-not-an-object' },
    { id: null, error: 'the line is not a JSON object', code: 'cli-not-an-object' },
    { id: null, error: 'the line is not JSON', code: 'cli-not-json' },
    { id: 10, position: answers[11].position },
  ]);
});

test('what is nested without end stops nothing: as an id, as a value, as a line', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const position = 'sixteen:2/-.-/0/-/12';
  const lines = [
    `{"id":${deep},"cmd":"perft","position":"${position}","depth":1}`,
    `{"id":1,"cmd":"perft","position":"${position}","depth":${deep}}`,
    deep,
    `{"id":2,"cmd":"perft","position":"${position}","depth":1}`,
  ];
  const answers = (await collect(batch(each(lines), noBug))).map((line) => JSON.parse(line));
  expect(answers).toEqual([
    { id: null, error: 'the id is nested too deeply to be written', code: 'cli-id-too-deep' },
    { id: 1, error: 'depth must be a whole number from 0 to 1000, not […]', field: 'depth', code: 'cli-not-whole' },
    { id: null, error: 'the line is not a JSON object', code: 'cli-not-an-object' },
    { id: 2, depth: 1, count: 1 },
  ]);
});

test('null is the same as leaving a key out, also one that the command does not have', async () => {
  const line = JSON.stringify({ id: 1, cmd: 'perft', position: 'sixteen:2/-.-/0/-/12', depth: 2, goal: null, line: null });
  expect(await collect(batch(each([line]), noBug))).toEqual(['{"id":1,"depth":2,"count":2}']);
});

test('the id comes first', async () => {
  const [line] = await collect(batch(each(['{"cmd":"perft","depth":0,"position":"sixteen:2/-.-/0/-/12","id":1}']), noBug));
  expect(line).toBe('{"id":1,"depth":0,"count":1}');
});

test('each line is answered before the next is read', async () => {
  const log: string[] = [];
  async function* lines() {
    for (const id of [1, 2]) {
      log.push(`asked ${id}`);
      yield JSON.stringify({ id, cmd: 'perft', position: 'sixteen:2/-.-/0/-/12', depth: id });
    }
  }
  for await (const line of batch(lines(), noBug)) log.push(`answered ${JSON.parse(line).id}`);
  expect(log).toEqual(['asked 1', 'answered 1', 'asked 2', 'answered 2']);
});

test('hostile lines are answered, one for one', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constant(null), fc.constant('sixteen:2/-.-/0/-/12'));
  const request = fc.record(
    {
      id: fc.jsonValue(),
      cmd: fc.constantFrom('legal', 'play', 'perft', 'deal', 'solve', 'judge', 'rate', '__proto__'),
      position: value,
      line: value,
      depth: fc.oneof(fc.string(), fc.integer({ max: 4 })),
      game: fc.constantFrom('sixteen', 'template', '__proto__'),
      seed: value,
      goal: value,
    },
    { requiredKeys: ['cmd'] },
  );
  const line = fc.oneof(
    request.map((r) => JSON.stringify(r)),
    fc.json(),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
      const answers = await collect(batch(each(lines), noBug));
      expect(answers.length).toBe(lines.length);
      for (const text of answers) expect(JSON.parse(text)).toHaveProperty('id');
    }),
    { numRuns: 100 },
  );
});

test('lines are cut wherever the chunks are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é', '\u2028') })), async (chunks) => {
      const whole = chunks.join('');
      const expected = whole.split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(await collect(linesOf(each(chunks)))).toEqual(expected);
    }),
  );
});
