/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The language of the build; missing while developing and in tests. */
  readonly LANGUAGE?: string;
  /** The numbers of the days that are written in other languages than the base one; missing while there is one language. */
  readonly OTHER_DAYS?: readonly number[];
}
