import { defineConfig } from 'playwright/test';

/** What waits for polls, sockets and clocks more than it works: it runs beside the others. */
const WAITING = ['delay', 'live', 'push', 'pushBreaks', 'release'].map((name) => `${name}.spec.ts`);

/** End-to-end tests: real Chromium against the production build, which `site.ts` serves in the Workers runtime. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine, and one for what waits.
  workers: 4,
  projects: [
    // First, for the longest of them take a minute of the clock.
    { name: 'waiting', testMatch: WAITING, workers: 2 },
    { name: 'working', testIgnore: WAITING, workers: 3 },
  ],
  timeout: 40_000,
  // Browsers share a machine: what passes at its second try is named in the last lines as flaky, with what it said at first.
  retries: 1,
  reporter: [['dot'], ['json']],
  globalSetup: './site.ts',
  use: {
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
