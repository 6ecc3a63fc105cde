import { defineConfig } from 'playwright/test';
import { continueInNode24 } from '../../worker/commands/node24.mjs';
import { isNight, NIGHT } from '../support/tier.ts';

continueInNode24();

/** End-to-end tests: real Chromium against the production build, which `site.ts` serves in the Workers runtime. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  ...(isNight ? {} : { testIgnore: '*.night.spec.ts', grepInvert: new RegExp(NIGHT.tag) }),
  // One more than the cores of a small machine, because each waits now and then.
  workers: 3,
  // Far more than a quiet machine needs: a busy machine must not fail a test.
  timeout: 150_000,
  expect: { timeout: 40_000 },
  retries: 0,
  reporter: [['dot'], ['json']],
  globalSetup: './site.ts',
  use: {
    // `npx playwright show-trace` opens the trace that a second failure leaves in `outputDir`: traces of all tests would cost a
    // tenth of the processor time, and pictures of each step as much as the tests. A failure has a picture of its end.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
