// `npm run --silent engine -- COMMAND …`: the command line of the engine (docs/notation.md).
import { needNode } from './lib/node.mjs';

needNode('npm run --silent engine --');
await import('../src/engine/cli/main.ts');
