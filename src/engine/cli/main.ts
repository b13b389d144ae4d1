import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Coded } from '../core/codes.ts';
import { coded } from './codes.ts';
import { english } from './english.ts';
import { dealOptions, isCommand, misshapen, type Options, shapes } from './options.ts';

/** Exit statuses: see docs/notation.md, "Command line". */
const status = { answered: 0, unanswerable: 1, usage: 2, bug: 70 } as const;

const deal = Object.entries(dealOptions)
  .map(([name, value]) => `[--${name} ${value}]`)
  .join(' ');

const usage = `usage: engine COMMAND …   (engine stands for: npm run --silent engine --)
  legal POSITION
  play POSITION LINE
  perft POSITION DEPTH
  deal GAME --seed N ${deal}
  solve POSITION [--goal G] [--nodes N] [--seconds S]
  judge POSITION LINE [--goal G] [--nodes N] [--seconds S]
  rate POSITION [--goal G] [--nodes N] [--seconds S]
  batch                            one JSON request a line on standard input
  play-terminal GAME [--seed N] ${deal} [--player NAME] [--open] [--line LINE]
Answers are JSON, one line each; play-terminal plays a game in plain text. See docs/notation.md.
`;

const misused = (problem: Coded): number => {
  process.stderr.write(`engine: ${english(problem)} (${problem.code})\n${usage}`);
  return status.usage;
};

const report = (bug: unknown): void => {
  process.stderr.write(`engine: internal error, please report it\n${bug instanceof Error ? bug.stack : String(bug)}\n`);
};

/** Writes a line and waits while the reader is slow. */
const print = (line: string): Promise<void> =>
  new Promise((resolve) => {
    if (process.stdout.write(`${line}\n`)) resolve();
    else process.stdout.once('drain', resolve);
  });

/** The request that arguments make, or what is wrong with them. */
function read(command: keyof typeof shapes, argv: string[]): { request: Options } | { problem: Coded } {
  const { args, options } = shapes[command];
  const flags = Object.fromEntries(options.map((name) => [name, { type: 'string', multiple: true } as const]));
  try {
    const { values, positionals } = parseArgs({ args: argv, options: flags, allowPositionals: true, strict: true });
    if (positionals.length > args.length)
      return { problem: coded('cli-extra-argument', { command, text: positionals[args.length] as string }) };
    const twice = Object.entries(values).find(([, all]) => all !== undefined && all.length > 1);
    if (twice) return { problem: coded('cli-option-twice', { option: twice[0] }) };
    return {
      request: {
        ...Object.fromEntries(positionals.map((value, i) => [args[i], value])),
        ...Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all?.[0]])),
      },
    };
  } catch (error) {
    return { problem: coded('cli-bad-arguments', { text: error instanceof Error ? error.message : String(error) }) };
  }
}

async function main([command, ...argv]: string[]): Promise<number> {
  if (command === undefined) return misused(coded('cli-no-command'));
  if (command === '--help' || command === '-h' || command === 'help') {
    process.stdout.write(usage);
    return status.answered;
  }
  if (command === 'batch') {
    if (argv.length > 0) return misused(coded('cli-extra-argument', { command, text: argv[0] as string }));
    const { batch, linesOf } = await import('./batch.ts');
    let bugs = 0;
    const onBug = (bug: unknown) => {
      bugs += 1;
      report(bug);
    };
    for await (const line of batch(linesOf(process.stdin.setEncoding('utf8')), onBug)) await print(line);
    return bugs === 0 ? status.answered : status.bug;
  }
  if (command === 'play-terminal') {
    const { playTerminal } = await import('./terminal.ts');
    const write = (text: string) => void process.stdout.write(text);
    const lines = createInterface({ input: process.stdin, terminal: false });
    const played = await playTerminal(argv, { lines, write });
    lines.close();
    process.stdin.destroy();
    return played ? status.answered : status.unanswerable;
  }
  if (!isCommand(command)) return misused(coded('cli-unknown-command', { text: command }));
  const asked = read(command, argv);
  if ('problem' in asked) return misused(asked.problem);
  const problem = misshapen(command, asked.request);
  if (problem !== null) return misused(problem);
  const { answer } = await import('./commands.ts');
  const reply = await answer(command, asked.request);
  await print(JSON.stringify(reply.body));
  return reply.ok ? status.answered : status.unanswerable;
}

// Whoever reads the answers may stop at any time (`engine batch | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') report(error);
  process.exit(error.code === 'EPIPE' ? status.answered : status.bug);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (bug) {
  report(bug);
  process.exitCode = status.bug;
}
