import { afterAll } from 'vitest';

// A request may still log after a file's last test. The runner would wait for that line forever.
afterAll(() => {
  for (const write of ['debug', 'error', 'info', 'log', 'warn'] as const) console[write] = () => undefined;
});
