import { afterAll, afterEach, expect, vi } from 'vitest';

const { debug, error, info, log, warn } = console;
const own = { debug, error, info, log, warn };
const errors: string[] = [];

/**
 * Fails a test that writes an unexpected error to the console, such as a React warning or a logged error. A test that expects
 * an error mocks the console: `vi.spyOn(console, 'error').mockImplementation(…)`. Other lines of the log are dropped.
 */
Object.assign(console, {
  debug() {},
  info() {},
  log() {},
  warn() {},
  error(...words: unknown[]) {
    errors.push(words.map(String).join(' '));
    own.error(...words);
  },
});

// Files share isolates and the module registry, so no test leaves a mock or a stopped clock behind.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(errors.splice(0), 'the test wrote errors to the console').toEqual([]);
});

// All unit test files share one console, so it must be restored.
afterAll(() => void Object.assign(console, own));
