import type { AstroIntegration } from 'astro';

/** A component, as our `.tsx` files export them: `export function Board(…)`, `export default function Island(…)`, `export const Due = (…)`. */
const component = /^export (?:default )?(?:function|const) ([A-Z][A-Za-z]*[a-z]\w*)/gm;

/**
 * The text of a `.tsx` file with each component it exports marked as Preact's. In: the text as written. Out: the same lines
 * in the same places, and one more at the end for each component.
 */
export const marked = (code: string): string =>
  [...code.matchAll(component)].reduce(
    (text, [, name]) => `${text}\nObject.assign(${name}, { [Symbol.for('astro:renderer')]: '@astrojs/preact' });`,
    code,
  );

/** What of a plugin's parts is looked at here; Astro's list of plugins is of many kinds. */
interface NamedPlugin {
  readonly name?: string;
  transform?: unknown;
}

/**
 * Takes the JSX transform by Babel out of the plugins of Preact's integration, which always asks for it: Vite's own writes the same
 * files, and a small build takes a fifth less of the processor's time. In: the plugins of the configuration, as deep as they come. Throws where there is
 * none to be taken out.
 */
export function withoutBabel(plugins: unknown): void {
  const parts = [plugins].flat(9) as readonly (NamedPlugin | null | undefined | false)[];
  const jsx = parts.find((part): part is NamedPlugin => Boolean(part) && (part as NamedPlugin).name === 'vite:preact-jsx');
  if (!jsx?.transform) throw new Error('Preact’s integration transforms JSX in another way than it did: see preact-known.ts');
  delete jsx.transform;
}

/**
 * Astro asks of an unmarked component whether it is Preact's by rendering it, and throws the result away: every page would be
 * drawn twice. Only where pages are built; what readers get carries no mark.
 */
export function preactKnown(): AstroIntegration {
  return {
    name: 'preact-known',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        withoutBabel(config.vite.plugins);
        updateConfig({
          vite: {
            oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
            plugins: [
              {
                name: 'preact-known',
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name !== 'client',
                transform: { filter: { id: /\/src\/.*\.tsx$/ }, handler: (code) => marked(code) },
              },
            ],
          },
        });
      },
    },
  };
}
