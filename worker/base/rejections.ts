import { isolateLog as log } from './log.ts';

/** One kind of problem that records had, such as a field of another type. */
export interface RejectedKind {
  kind: string;
  records: number;
  example: string;
}

/** Kinds are few; texts that somebody made up are not. */
const MOST_KINDS = 50;
const LONGEST_TEXT = 300;

/** A problem without what differs between records: numbers, and what stands in quotes. */
const kindOf = (problem: string) =>
  problem
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '#')
    .slice(0, LONGEST_TEXT);

/** Counts what the boundary could not read, and logs each kind of problem once an isolate. */
export interface Rejections {
  /** Records left out since the isolate began. */
  count: number;
  note(problem: string, records?: number): void;
  once(event: string, detail: string): void;
}

/** Rejections that can be looked at. */
export interface CountedRejections extends Rejections {
  /** What was left out since the isolate began, by kind, each with its first example; the most frequent first. */
  kinds(): RejectedKind[];
}

const MOST_REMEMBERED = 500;

export function createRejections(): CountedRejections {
  const seen = new Set<string>();
  const kinds = new Map<string, RejectedKind>();
  return {
    count: 0,
    kinds: () => [...kinds.values()].toSorted((a, b) => b.records - a.records),
    note(problem, records = 1) {
      this.count += records;
      const kind = kindOf(problem);
      const known = kinds.get(kind);
      if (known !== undefined) known.records += records;
      else if (kinds.size < MOST_KINDS) kinds.set(kind, { kind, records, example: problem.slice(0, LONGEST_TEXT) });
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
