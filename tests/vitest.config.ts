import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientAssets } from '../web/build/clientAssets.ts';
import { letters } from '../web/build/letters.ts';
import { BUNDLED, bundledWorker } from './bundledWorker.ts';
import { clockShift } from './clocks/clockShift.mjs';
import './commands/requireNode.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * Three ways to run a test: `*.test.ts(x)` in plain Node, `*.runtime.test.ts` inside the Workers runtime, and
 * `*.feed.test.ts` in Node against the production build, with real backends on loopback.
 */
export default defineConfig({
  root,
  test: {
    // One more than the cores of a small machine: some tests wait.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        root,
        plugins: [react(), clientAssets({ entry: 'web/browser/start.tsx' }), letters()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.runtime.test.ts', 'tests/**/*.feed.test.ts', 'tests/e2e/**'],
          setupFiles: ['tests/cleanConsole.ts'],
          testTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [
          clientAssets({ entry: 'web/browser/start.tsx' }),
          letters(),
          bundledWorker({ root, plugins: [clientAssets({ entry: 'web/browser/start.tsx' }), letters()] }),
          cloudflareTest({
            main: './worker/main.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              modulesRules: [{ type: 'ESModule', include: [BUNDLED] }],
              bindings: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', DEMO_MATCHES_PER_DAY: '240' },
              // Whatever a test does not serve itself has no answer: no request leaves the machine.
              outboundService: () => new Response('no network in tests', { status: 502 }),
            },
          }),
        ],
        test: {
          name: 'runtime',
          include: ['tests/**/*.runtime.test.ts'],
          setupFiles: ['tests/clocks/shiftRuntime.ts', 'tests/lateWords.ts', 'tests/cleanConsole.ts'],
          provide: { clockShift },
          testTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'feed',
          environment: 'node',
          include: ['tests/**/*.feed.test.ts'],
          setupFiles: ['tests/cleanConsole.ts'],
          // Each file serves sites of its own; side by side they would measure each other.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
