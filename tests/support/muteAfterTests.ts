import { afterAll } from 'vitest';

// A request that outlives the last test of a file may still log. The runner waits for that line, which never reaches it, and the
// run would not end.
afterAll(() => {
  for (const write of ['debug', 'error', 'info', 'log', 'warn'] as const) console[write] = () => undefined;
});
