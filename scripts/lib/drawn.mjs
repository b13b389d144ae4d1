import { createHash } from 'node:crypto';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What Stryker's report says of a mutant that was not drawn. */
export const notDrawn = 'not drawn';

const share = Number(process.env.MUTATE_SHARE ?? 1);

/** A number from 0 up to 1, the same one for the same mutant and seed. */
const lot = (/** @type {import('@stryker-mutator/api/core').Mutant} */ { fileName, location, replacement }) => {
  const name = JSON.stringify([process.env.MUTATE_SEED, fileName.split('/').slice(-3), location, replacement]);
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
};

/** @type {import('@stryker-mutator/api/check').Checker} */
const drawing = {
  init: async () => {},
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        lot(mutant) < share ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: notDrawn },
      ]),
    ),
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

/** Lets Stryker try a share of the mutants only, drawn at random: it tries none that a checker refuses. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'drawn', drawing)];
