/** What a component of Astro is to a module in TypeScript; what it takes is checked where it is used, by `astro check`. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const Component: AstroComponentFactory;
  export default Component;
}
