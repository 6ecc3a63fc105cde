import { afterAll, afterEach, expect } from 'vitest';

const errors: string[] = [];
const write = console.error;

/**
 * Fails a test that writes an unexpected error to the console, such as a React warning or a logged error. A test that expects
 * an error mocks the console: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  write(...words);
};

afterEach(() => {
  expect(errors.splice(0), 'the test wrote errors to the console').toEqual([]);
});

// All unit test files share one console, so it must be restored.
afterAll(() => {
  console.error = write;
});
