import { defineConfig } from 'playwright/test';

/** End-to-end tests: real Chromium against the production build, which `site.ts` serves in the Workers runtime. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for polls.
  workers: 3,
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
