/** How much is written, least first. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Who writes a line: a request, by its number, or what works for all of them together: an isolate, a Durable Object, the watch.
 */
export type Writer = { requestId: string } | { by: 'isolate' | 'poller' | 'journal' | 'relay' | 'watch' };

/** Writes one structured line; `event` names what happened, in words that an operator can search for. */
export type Log = (level: LogLevel, event: string, facts?: Record<string, unknown>) => void;

let least: LogLevel = 'info';
let version: string | null = null;

/** Has an isolate write nothing below a level. */
export function setLeastLevel(level: LogLevel): void {
  least = level;
}

/** Names the version of the worker that an isolate runs, which is one: each line says it. */
export function nameVersion({ VERSION }: { VERSION?: { id: string } | undefined }): void {
  version = VERSION?.id ?? null;
}

/** What writes the lines of somebody: all that the worker logs is written here. */
export const logOf =
  (writer: Writer): Log =>
  (level, event, facts = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    console[level](JSON.stringify({ level, event, ...writer, version, ...facts }));
  };

/** Of what an isolate notices once, or does for several requests together: no single one is the cause. */
export const isolateLog = logOf({ by: 'isolate' });
export const pollerLog = logOf({ by: 'poller' });
export const journalLog = logOf({ by: 'journal' });
export const relayLog = logOf({ by: 'relay' });
export const watchLog = logOf({ by: 'watch' });
