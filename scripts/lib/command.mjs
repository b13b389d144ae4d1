import { parseArgs } from 'node:util';

/**
 * A command's options, read; `--help` prints the usage and ends it.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} name what the command is called
 * @param {string} usage what `--help` prints, and what follows a complaint
 * @param {Options} options as `parseArgs` takes them; `help` is added
 * @param {boolean} [positionals] whether it takes names without an option too
 */
export function command(name, usage, options, positionals = false) {
  /** Ends the command: what is wrong with how it was called, and how it is called. @param {string} problem @returns {never} */
  const misused = (problem) => {
    process.stderr.write(`${name}: ${problem}\n\n${usage}`);
    process.exit(2);
  };
  const read = () => {
    try {
      return parseArgs({ options: { ...options, help: { type: 'boolean', default: false } }, allowPositionals: positionals });
    } catch (error) {
      return misused(error instanceof Error ? error.message : String(error));
    }
  };
  const given = read();
  if (given.values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  return { ...given, misused };
}
