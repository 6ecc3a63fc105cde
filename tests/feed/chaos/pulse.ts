import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;

/** A site that does nothing else answers a small request in less than this. */
const BUSY_MS = 100;

/** Small requests to a site, one after the other. They tell waiting from working, however slow the machine is. */
export interface Pulse {
  /** How much of a span the site was not at work, in milliseconds. Both ends are milliseconds of `performance.now()`. */
  idleMs(from: number, to: number): number;
  stop(): Promise<void>;
}

/** Sends small requests to a site until it is stopped. */
export function startPulse(ask: () => Promise<unknown>): Pulse {
  const busy: { from: number; to: number }[] = [];
  const stopped = new AbortController();
  const beat = async () => {
    while (!stopped.signal.aborted) {
      const from = performance.now();
      await ask();
      const to = performance.now();
      if (to - from > BUSY_MS) busy.push({ from, to });
      await setTimeout(PAUSE_MS);
    }
  };
  const beating = beat();
  return {
    idleMs: (from, to) =>
      busy.reduce((left, span) => left - Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), to - from),
    async stop() {
      stopped.abort();
      await beating;
    },
  };
}
