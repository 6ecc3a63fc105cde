import { afterAll } from 'vitest';
// Modules that act once in an isolate. Each file of set-up is loaded anew for each file of tests, which takes a while.
import '../clocks/shiftRuntime.ts';
import { fetchWithDemonstration } from './demonstration.runtime.ts';

globalThis.fetch = fetchWithDemonstration;

// A request may still log after a file's last test. The runner would wait for that line forever.
afterAll(() => {
  for (const write of ['debug', 'error', 'info', 'log', 'warn'] as const) console[write] = () => undefined;
});

// Test files share isolates and the Cache API, and some use the same names of sources. Each file opens caches of its own.
const file = crypto.randomUUID();

caches.open = (name) => CacheStorage.prototype.open.call(caches, `${name}-${file}`);
