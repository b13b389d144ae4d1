import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: import('./components/site/use-directive.ts').UseOptions | boolean;
  }
}
