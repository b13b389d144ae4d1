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

/**
 * Astro asks of an unmarked component whether it is Preact's by rendering it, and throws the result away: every page would be
 * drawn twice. Only where pages are built; what readers get carries no mark.
 */
export function preactKnown(): AstroIntegration {
  return {
    name: 'preact-known',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
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
