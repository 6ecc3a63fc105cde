import { afterAll } from 'vitest';

// A load that goes on after the last test of a file may still write to the console. From another request than the runner's it
// does not reach the runner, which waits for it: the run would never end.
afterAll(() => {
  for (const write of ['debug', 'error', 'info', 'log', 'warn'] as const) console[write] = () => undefined;
});
