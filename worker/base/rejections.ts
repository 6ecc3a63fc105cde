import { isolateLog as log } from './log.ts';

/** One kind of problem with records, such as a wrong type of field. */
export interface RejectedKind {
  kind: string;
  records: number;
  example: string;
}

/** Bounds the list, because a hostile source can invent problems. */
const MAX_KINDS = 50;
const MAX_TEXT = 300;

/** A problem without numbers and quoted text, which differ between records. */
const kindOf = (problem: string) =>
  problem
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '#')
    .slice(0, MAX_TEXT);

const MAX_REMEMBERED = 500;

export type Rejections = ReturnType<typeof createRejections>;

/** Counts unreadable records, and logs each kind of problem once per isolate. */
export function createRejections() {
  const seen = new Set<string>();
  const kinds = new Map<string, RejectedKind>();
  return {
    /** Dropped records since the isolate started. */
    count: 0,
    /** Kinds since the isolate started, each with its first example, most frequent first. */
    kinds: () => [...kinds.values()].toSorted((a, b) => b.records - a.records),
    note(problem: string, records = 1) {
      this.count += records;
      const kind = kindOf(problem);
      const known = kinds.get(kind);
      if (known !== undefined) known.records += records;
      else if (kinds.size < MAX_KINDS) {
        kinds.set(kind, { kind, records, example: problem.slice(0, MAX_TEXT) });
        log('warn', 'record rejected', { detail: problem });
      }
    },
    once(event: string, detail: string) {
      const key = `${event}: ${detail}`;
      if (seen.has(key) || seen.size >= MAX_REMEMBERED) return;
      seen.add(key);
      log('warn', event, { detail });
    },
  };
}

/** Logs each status outside the specification once. Pages show it as it is. */
export function noteUnknownStatus(rejections: Rejections, status: string): void {
  rejections.once('unknown status', status);
}
