import { defineConfig } from 'playwright/test';
import { continueInNode24 } from '../../worker/commands/node24.mjs';
import { isNight } from '../support/tier.ts';

continueInNode24();

/** Specs that mostly wait for polls, sockets and clocks. They run beside the others. */
const WAITING = ['delay', 'live', 'push', 'pushBreaks', 'release', 'backForward', 'goalsBeside'].map(
  (name) => `${name}{,.night}.spec.ts`,
);

const NIGHT = isNight ? [] : ['*.night.spec.ts'];

/** End-to-end tests: real Chromium against the production build, which `site.ts` serves in the Workers runtime. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine, and one for specs that wait.
  workers: 3,
  projects: [
    // First, because the longest of them wait for a minute.
    { name: 'waiting', testMatch: WAITING, testIgnore: NIGHT, workers: 2 },
    { name: 'working', testIgnore: [...WAITING, ...NIGHT], workers: 2 },
  ],
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
