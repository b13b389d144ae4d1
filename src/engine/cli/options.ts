import type { Coded } from '../core/codes.ts';
import { parseNumber } from '../core/numbers.ts';
import { ok, type Result } from '../core/result.ts';
import { entries, gameIds } from '../games/registry.ts';
import { coded, fail } from './codes.ts';

/** A request of any command: argument and option names with their values, as text or (from JSON) as numbers. */
export type Options = Readonly<Record<string, unknown>>;

interface Shape {
  /** What must be given by position, in this order. */
  readonly args: readonly string[];
  /** What may be given by name. */
  readonly options: readonly string[];
  /** Options that must be given. */
  readonly needed: readonly string[];
}

/** The options of a deal that any of the games reads, and what stands for their values: those of one game after the other, by name. */
export const dealOptions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...gameIds.toSorted().map((id) => entries[id].dealOptions),
);

const search = ['goal', 'nodes', 'seconds'];

/** Every command that asks the engine something (`batch` only wraps them). */
export const shapes = {
  legal: { args: ['position'], options: [], needed: [] },
  play: { args: ['position', 'line'], options: [], needed: [] },
  perft: { args: ['position', 'depth'], options: [], needed: [] },
  deal: { args: ['game'], options: ['seed', ...Object.keys(dealOptions)], needed: ['seed'] },
  solve: { args: ['position'], options: search, needed: [] },
  judge: { args: ['position', 'line'], options: search, needed: [] },
  rate: { args: ['position'], options: search, needed: [] },
} satisfies Record<string, Shape>;

/** The name of a command that asks the engine something. */
export type Command = keyof typeof shapes;

/** Whether something, read from outside, is the name of such a command. */
export const isCommand = (text: unknown): text is Command => typeof text === 'string' && Object.hasOwn(shapes, text);

/** null and undefined both mean "not given". */
export const given = (request: Options, name: string): boolean => request[name] !== undefined && request[name] !== null;

/** What is wrong with the shape of a request, whatever its values are: a name missing or unknown. Else null. */
export function misshapen(command: Command, request: Options): Coded | null {
  const { args, options, needed }: Shape = shapes[command];
  for (const name of Object.keys(request).filter((name) => given(request, name)))
    if (!args.includes(name) && !options.includes(name)) return coded('cli-unknown-key', { command, text: name });
  for (const name of [...args, ...needed]) if (!given(request, name)) return coded('cli-missing-key', { command, name });
  return null;
}

/** A value that must be text. */
export function text(request: Options, name: string): Result<string> {
  const value = request[name];
  return typeof value === 'string' ? ok(value) : fail(name, 'cli-not-text', { option: name });
}

/** A whole number between two bounds, both inclusive, as a number or in plain decimal digits. */
export function whole(request: Options, name: string, low: number, high: number): Result<number> {
  const asked = request[name];
  const value = typeof asked === 'number' || typeof asked === 'string' ? parseNumber(String(asked), low, high) : null;
  if (value !== null) return ok(value);
  return fail(name, 'cli-not-whole', { option: name, low, high, given: shown(asked) });
}

/** A number above 0, as a number or in decimal digits with or without a point. */
export function positive(request: Options, name: string): Result<number> {
  const asked = request[name];
  const decimal = typeof asked === 'string' && /^(\d{1,16}(\.\d{0,16})?|\.\d{1,16})$/.test(asked);
  const value = typeof asked === 'number' || decimal ? Number(asked) : Number.NaN;
  if (Number.isFinite(value) && value > 0) return ok(value);
  return fail(name, 'cli-not-positive', { option: name, given: shown(asked) });
}

/** The parameters of a deal as a game reads them: text under their names; numbers are written out. */
export function texts(request: Options, names: readonly string[]): Result<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const name of names) {
    const value = request[name];
    if (!given(request, name)) continue;
    if (typeof value !== 'string' && typeof value !== 'number') return fail(name, 'cli-not-text-or-number', { option: name });
    result[name] = String(value);
  }
  return ok(result);
}

/** A value as JSON; null where it is nested too deeply to be written. */
export function asJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : (asJson(value) ?? '[…]'));
