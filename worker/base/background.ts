import type { Log } from './log.ts';
import type { Answer } from './result.ts';

/** Keeps work alive after the answer, and logs its failures. */
export interface Background {
  (work: Promise<unknown>): void;
  log: Log;
  /** The keys of what could not be read for this request. Its answer says so, and is not kept for others. */
  missed: Set<string>;
  /** The keys of what was read but cannot be confirmed now. */
  behind: Set<string>;
}

/** Builds a `Background`. Work that handles its own failures is not logged again. */
export function backgroundWith(log: Log, keep: (work: Promise<unknown>) => void): Background {
  const note = (error: unknown) => log('warn', 'background work failed', { error: String(error).slice(0, 200) });
  return Object.assign((work: Promise<unknown>) => keep(work.catch(note)), {
    log,
    missed: new Set<string>(),
    behind: new Set<string>(),
  });
}

/** Notes a read that failed. What a source never has is not missed. */
export function noted<Read extends Answer<unknown>>(read: Read, key: string, { missed }: Background): Read {
  if (!read.ok && read.error.kind !== 'excluded') missed.add(key);
  return read;
}
