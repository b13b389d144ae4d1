import { defineConfig } from 'vitest/config';

/** The built site in browsers other than Chromium: `npm run browsers`, after `npm run build`. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.spec.ts'],
    testTimeout: 180_000,
    hookTimeout: 90_000,
    fileParallelism: false,
    retry: process.env.CI ? 1 : 0,
  },
});
