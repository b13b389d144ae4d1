import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: import('./site/use-directive.ts').UseOptions | boolean;
  }
}
