import { log } from './log.ts';

/** Counts what the boundary could not read, and logs each kind of problem once an isolate. */
export interface Rejections {
  /** Records left out since the isolate began. */
  count: number;
  note(problem: string, records?: number): void;
  once(event: string, detail: string): void;
}

const MOST_REMEMBERED = 500;

export function createRejections(): Rejections {
  const seen = new Set<string>();
  return {
    count: 0,
    note(problem, records = 1) {
      this.count += records;
      this.once('record rejected', problem);
    },
    once(event, detail) {
      const key = `${event}: ${detail}`;
      if (seen.has(key) || seen.size >= MOST_REMEMBERED) return;
      seen.add(key);
      log('warn', event, { detail });
    },
  };
}

/** A status outside the spec's list is shown as it is and logged once a value. */
export function noteUnknownStatus(rejections: Rejections, status: string): void {
  rejections.once('unknown status', status);
}
