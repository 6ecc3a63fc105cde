import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { clientAssets } from '../web/build/clientAssets.ts';
import { letters } from '../web/build/letters.ts';
import { continueInNode24 } from '../worker/commands/node24.mjs';
import { clockShift } from './clocks/clockShift.ts';
import { BUNDLED, bundledWorker } from './support/bundledWorker.ts';
import { keepFilesInMemory } from './support/memoryFolder.ts';
import { isNight } from './support/tier.ts';

continueInNode24();
keepFilesInMemory();

const root = fileURLToPath(new URL('..', import.meta.url));

/** Answered in process (`support/demonstration.runtime.ts`): sixty matches a day. */
const DEMONSTRATION = 'https://demo-60.test';

/** Far more than a quiet machine needs: a busy machine must not fail a test. */
const TIMEOUTS = { testTimeout: 300_000, hookTimeout: 300_000 };

const NIGHT = 'tests/**/*.night.test.{ts,tsx}';

const product = bundledWorker({ root, plugins: [clientAssets({ entry: 'web/browser/start.tsx' }), letters()] });

/**
 * In these folders each file has an isolate of its own, because it would find the values that another file stored. All others share
 * isolates, as requests of one site do: starting one costs as much processor time as the tests of most files.
 */
const ALONE = ['base', 'content/ledger', 'live/sinceVisit', 'live/views', 'policy', 'push'];

function runtimeProject(name: string, folders: readonly string[], isolate: boolean): TestProjectInlineConfiguration {
  const filesIn = (ending: string) => folders.map((folder) => `tests/worker/${folder}/*.runtime.${ending}`);
  return {
    root,
    plugins: [
      clientAssets({ entry: 'web/browser/start.tsx' }),
      letters(),
      product,
      cloudflareTest({
        main: './worker/entry/main.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          modulesRules: [{ type: 'ESModule', include: [BUNDLED] }],
          bindings: {
            ENVIRONMENT: 'test',
            VISITOR_OVERRIDE: '1',
            LIVE_API_URL: DEMONSTRATION,
            CMS_URL: DEMONSTRATION,
            DEMONSTRATION: 'all',
            // The demonstration answers in process. It takes as many calls as there are, and its time on a busy machine.
            LIVE_CALLS_PER_SECOND: '1000',
            UPSTREAM_TIMEOUT_MS: '10000',
          },
          // No request leaves the machine: a host that a test does not fake answers 502.
          outboundService: () => new Response('no network in tests', { status: 502 }),
        },
      }),
    ],
    test: {
      name,
      // Night tests fill stores and caches.
      isolate: isolate || isNight,
      include: [...filesIn('test.ts'), ...(isNight ? filesIn('night.test.ts') : [])],
      exclude: isolate ? [] : ALONE.map((folder) => `tests/worker/${folder}/**`),
      setupFiles: ['tests/support/setup.runtime.ts', 'tests/support/cleanConsole.ts'],
      provide: { clockShift, isNight },
      ...TIMEOUTS,
    },
  };
}

/**
 * Three ways to run a test: `*.test.ts(x)` in plain Node, `*.runtime.test.ts` inside the Workers runtime, and
 * `*.feed.test.ts` in Node against the production build, with real backends on loopback.
 */
export default defineConfig({
  root,
  test: {
    // One more than the cores of a small machine, because some tests wait.
    maxWorkers: Math.max(3, availableParallelism()),
    // A durable object may still start after a file's last test, when the runner no longer answers it.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    projects: [
      {
        root,
        plugins: [react(), clientAssets({ entry: 'web/browser/start.tsx' }), letters()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.{runtime,feed}.{night.test,test}.ts', ...(isNight ? [] : [NIGHT])],
          // Files share one module registry, which saves a third of the processor time.
          isolate: false,
          setupFiles: ['tests/support/cleanConsole.ts'],
          ...TIMEOUTS,
        },
      },
      runtimeProject('runtime', ['**'], false),
      runtimeProject(
        'runtime-alone',
        ALONE.map((folder) => `${folder}/**`),
        true,
      ),
      {
        root,
        test: {
          name: 'feed',
          environment: 'node',
          include: ['tests/**/*.feed.test.ts', ...(isNight ? ['tests/**/*.feed.night.test.ts'] : [])],
          setupFiles: ['tests/support/cleanConsole.ts'],
          // Files share the import of wrangler, which takes seconds.
          isolate: false,
          // By day two at a time, because they wait for conditions. By night one, because some measure memory and processor time.
          maxWorkers: isNight ? 1 : 2,
          sequence: { groupOrder: 1 },
          ...TIMEOUTS,
        },
      },
    ],
  },
});
