import type { Coded } from '../core/codes.ts';
import { coded } from './codes.ts';
import { answer } from './commands.ts';
import { english } from './english.ts';
import { asJson, isCommand, misshapen, shapes } from './options.ts';

/** Called with a bug's exception; the line it happened on answers an error and the batch goes on. */
export type OnBug = (bug: unknown) => void;

/** The longest line that is read, in characters. */
export const longestLine = 1_000_000;

/** Cuts a stream of text into lines; each is given on as soon as its end has come, of one that is too long its beginning. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    // Only new text is searched, so that a long line in many chunks stays cheap.
    const parts = chunk.split('\n');
    const last = parts.pop() as string;
    for (const part of parts) {
      yield rest + part;
      rest = '';
    }
    // One character more than may be is enough to know.
    rest += last.slice(0, longestLine + 1 - rest.length);
  }
  if (rest !== '') yield rest;
}

/** The answer to a line that cannot be answered. */
const failed = (id: unknown, problem: Coded): Record<string, unknown> => ({ id, error: english(problem), code: problem.code });

/** One JSON answer for each line of JSON, in order. */
export async function* batch(lines: AsyncIterable<string>, onBug: OnBug): AsyncGenerator<string> {
  for await (const line of lines) yield asJson(await answerLine(line, onBug)) ?? tooDeep;
}

/** Only an id can be nested too deeply to be written back. */
const tooDeep = JSON.stringify(failed(null, coded('cli-id-too-deep')));

async function answerLine(line: string, onBug: OnBug): Promise<Record<string, unknown>> {
  if (line.length > longestLine) return failed(null, coded('cli-line-too-long', { most: longestLine }));
  let request: unknown;
  try {
    request = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return failed(null, coded('cli-not-json'));
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return failed(null, coded('cli-not-an-object'));
  const { id = null, cmd, ...values } = request as Record<string, unknown>;
  if (!isCommand(cmd)) return failed(id, coded('cli-bad-command', { commands: Object.keys(shapes) }));
  const problem = misshapen(cmd, values);
  if (problem !== null) return failed(id, problem);
  try {
    return { id, ...(await answer(cmd, values)).body };
  } catch (bug) {
    onBug(bug);
    return failed(id, coded('cli-internal'));
  }
}
