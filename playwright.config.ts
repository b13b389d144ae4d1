import { defineConfig, devices } from '@playwright/test';
import { findChromium, quiet } from './scripts/browser.mjs';
import { thorough } from './tests/sample.ts';

const port = Number(process.env.PORT ?? 4399);
const chromium = await findChromium();
const onCi = Boolean(process.env.CI);

/** Browser tests of the built site (`npm run build` first). What a unit test can prove is not proved here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  // One more than there are cores: tests wait a fifth of their time for what pages still fetch.
  workers: 3,
  fullyParallel: true,
  retries: onCi ? 1 : 0,
  forbidOnly: onCi,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: onCi ? 'on-first-retry' : 'retain-on-failure',
    // Keeping the site on the device would fetch all of it in every test; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { args: quiet, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    // What is marked @phone is played on a phone, and at a desk too where everything is tried; @both in both always.
    {
      name: 'desktop',
      grepInvert: thorough ? /@narrow/ : /@narrow|@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@both|@phone|@narrow/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node scripts/start.mjs --no-build --plain --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !onCi,
    timeout: 120_000,
  },
});
