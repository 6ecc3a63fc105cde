import { afterEach, expect } from 'vitest';

const errors: string[] = [];
const write = console.error;

/**
 * An error on the console that a test does not expect fails it: a page that could not be made, a load that threw, what React
 * thinks of the markup. A test that expects one takes it: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  write(...words);
};

afterEach(() => {
  expect(errors.splice(0), 'the test wrote errors to the console').toEqual([]);
});
