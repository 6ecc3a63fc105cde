import { vi } from 'vitest';

/** Waits until `look` no longer throws, and gives its result. Long enough for a busy machine: the limit only ends a failure. */
export const soon = <Result>(look: () => Result | Promise<Result>) => vi.waitFor(look, 120_000);
