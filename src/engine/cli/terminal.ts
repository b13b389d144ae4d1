import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Coded } from '../core/codes.ts';
import { resultFor } from '../core/outcome.ts';
import { type Play, parseLine, type TextGame } from '../core/play.ts';
import { parsePlayer } from '../core/player.ts';
import { fail as failPlain, ok, type Result } from '../core/result.ts';
import { rng } from '../core/rng.ts';
import { type GameId, gameIds, isGameId, loadTextGame } from '../games/registry.ts';
import { fail } from '../proving/reasons.ts';
import { choose } from '../solve/players.ts';
import { fail as failArguments } from './codes.ts';
import { drawnTable } from './drawn-table.ts';
import { english } from './english.ts';
import { dealOptions, whole } from './options.ts';

/** The reader's seat: the first, as in deals on the pages. */
const reader = 1;

/** Where a game in a terminal is read from and written to. */
export interface Terminal {
  /** What is typed, a line at a time. */
  readonly lines: AsyncIterable<string>;
  write(text: string): void;
}

const help = `Type a move as the list has it, or its number in the list. Other words:
  moves   the list of moves
  table   the table again
  hint    what a strong player would do
  undo    back to your move before
  line    all that has been played, to go on with later
  quit    end here; the line to go on with is printed
How moves are written is in docs/notation.md; the rules are in docs/rules.md.
`;

/** A game that was asked for. */
interface Asked {
  readonly id: GameId;
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
  /** Who has the other seats, the second first; one stands for all. Empty in a game for one. */
  readonly players: readonly string[];
  readonly open: boolean;
  readonly line: readonly string[];
}

const flags = { ...dealOptions, seed: '', player: '', line: '' };

/** Reads what was asked for; an error names the option that is wrong. `random` gives a number where none is asked for. */
async function read(argv: readonly string[], random: () => number): Promise<Result<Asked>> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(argv);
  } catch (error) {
    return failArguments('arguments', 'cli-bad-arguments', { text: error instanceof Error ? error.message : String(error) });
  }
  const { positionals, values } = parsed;
  const [id = '', ...more] = positionals;
  if (!isGameId(id) || more.length > 0) return failPlain('game', 'unknown-game', { text: positionals.join(' '), games: gameIds });
  const seed = values.seed === undefined ? ok(random()) : whole(values, 'seed', 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  const { players } = await loadTextGame(id);
  const names = Object.keys(players);
  const named = typeof values.player === 'string' ? values.player.split('.') : [names.at(-1) ?? ''];
  const unknown = named.find((name) => parsePlayer(name, players) === null);
  if (unknown !== undefined) return fail('player', 'unknown-player', { text: unknown, players: names });
  const options = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      Object.hasOwn(dealOptions, name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const line = typeof values.line === 'string' ? parseLine(values.line) : [];
  return ok({ id, seed: seed.value, options, players: named, open: values.open === true, line });
}

/** Positional arguments, and options by name; throws where they are none of these. */
function parse(argv: readonly string[]): {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
} {
  const texts = Object.keys(flags).map((name) => [name, { type: 'string' as const }]);
  const options: NonNullable<ParseArgsConfig['options']> = { ...Object.fromEntries(texts), open: { type: 'boolean' } };
  const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  return { positionals, values: values as Record<string, string | boolean | undefined> };
}

/** What goes on with a game: the command that was asked for, with all that has been played. */
function goOn({ id, seed, options, players, open }: Asked, line: readonly string[]): string {
  const named = Object.entries(options).map(([name, value]) => `--${name} '${value}'`);
  const parts = [`npm run --silent engine -- play-terminal ${id} --seed ${seed}`, ...named, `--player ${players.join('.')}`];
  if (open) parts.push('--open');
  if (line.length > 0) parts.push(`--line ${line.join()}`);
  return parts.join(' ');
}

/** Whose turn an action was. */
const whose = (actor: Play['actor']): string => (actor === reader ? 'You' : actor === 'chance' ? 'Chance' : `Player ${actor}`);

/** The moves that are legal now, each with a number. */
const listed = ({ actions }: Play): string => actions.map((action, i) => `${i + 1} ${action}`).join('   ');

const results = { won: 'You have won.', lost: 'You have lost.', drawn: 'It is a draw.' } as const;

/** A game at a terminal, from a play of it on. */
function createTable(of: TextGame, at: Play, asked: Asked, say: (text: string) => void) {
  const { players, open } = asked;
  let now = at;
  const chosen = async (name: string): Promise<string | null> => {
    const found = await choose(now.start, name, now.line.length, now.line);
    if (!found.ok) throw new Error(english(found.error));
    return found.value;
  };
  const step = (action: string): void => {
    const next = now.apply(action);
    if (!next.ok) throw new Error(english(next.error));
    now = next.value;
  };
  const self = {
    line: () => now.line,
    over: () => now.outcome !== null,
    show(): void {
      say(`${drawnTable(now.scene(open || now.outcome !== null ? 'all' : reader), reader)}\n`);
      if (now.outcome !== null) say(`${results[resultFor(now.outcome, reader)]}\n`);
      else say(`Your moves: ${listed(now)}\n> `);
    },
    /** The others, and chance, until it is the reader's turn. */
    async others(): Promise<void> {
      while (now.actor !== null && now.actor !== reader) {
        const seat = typeof now.actor === 'number' ? now.actor : reader + 1;
        const action = await chosen(players[seat - 2] ?? players[0] ?? '');
        if (action === null) throw new Error('a computer player gave up');
        say(`${whose(now.actor)}: ${action}\n`);
        step(action);
      }
    },
    /** Back to the reader's decision before; nothing where there is none. */
    undo(): void {
      for (let to = now.line.length - 1; to >= 0; to--) {
        const before = of.replay(now.start, now.line.slice(0, to));
        if (!before.ok || before.value.actor !== reader) continue;
        now = before.value;
        self.show();
        return;
      }
      say('There is nothing to take back.\n> ');
    },
    /** Does what was typed; true: the reader has ended it, or the game is over. */
    async hear(typed: string): Promise<boolean> {
      if (typed === 'quit' || typed === 'exit') return true;
      if (typed === '') say('> ');
      else if (typed === 'help') say(`${help}> `);
      else if (typed === 'moves') say(`${listed(now)}\n> `);
      else if (typed === 'table') self.show();
      else if (typed === 'line') say(`${goOn(asked, now.line)}\n> `);
      else if (typed === 'undo') self.undo();
      else if (typed === 'hint')
        say(`A strong player would play ${(await chosen(Object.keys(of.players).at(-1) ?? '')) ?? 'no more'}.\n> `);
      else await self.play(typed);
      return now.outcome !== null;
    },
    async play(typed: string): Promise<void> {
      const action = now.actions[/^\d+$/.test(typed) ? Number(typed) - 1 : -1] ?? typed;
      const next = now.apply(action);
      if (!next.ok) {
        say(`${english(next.error)}. Type moves for what is legal.\n> `);
        return;
      }
      now = next.value;
      await self.others();
      self.show();
    },
  };
  return self;
}

/**
 * Plays a game in a terminal: the table as text, moves as their notation has them, and the other seats by computer players. It ends with the
 * game, with `quit`, or where nothing more is typed, and prints what goes on with it. Gives false where the request cannot be played; why is
 * written. In: the arguments after the command.
 */
export async function playTerminal(
  argv: readonly string[],
  { lines, write }: Terminal,
  random: () => number = () => Math.floor(Math.random() * 1_000_000),
): Promise<boolean> {
  const refused = (error: Coded & { readonly field?: string }): false => {
    write(`${error.field ?? 'line'}: ${english(error)}\n`);
    return false;
  };
  const asked = await read(argv, random);
  if (!asked.ok) return refused(asked.error);
  const { id, seed, options } = asked.value;
  const game = await loadTextGame(id);
  const dealt = game.deal(options, rng(seed));
  if (!dealt.ok) return refused(dealt.error);
  const start = dealt.value.position;
  const begun = game.replay(start, asked.value.line);
  if (!begun.ok) {
    write(`line, move ${begun.error.index + 1}: ${english(begun.error)}\n`);
    return false;
  }
  write(`${id}, deal ${seed}. Type help for help.\n`);
  const table = createTable(game, begun.value, asked.value, write);
  await table.others();
  table.show();
  if (!table.over()) for await (const typed of lines) if (await table.hear(typed.trim())) break;
  if (!table.over()) write(`\nTo go on with this game:\n${goOn(asked.value, table.line())}\n`);
  return true;
}
