/** From the most lines to the fewest. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The cause of a line: one request, or background work that serves many requests. */
export type Writer = { requestId: string } | { by: 'isolate' | 'poller' | 'journal' | 'relay' | 'alerts' | 'watch' };

/** Writes one structured line. `event` names it in words that an operator can search for. */
export type Log = (level: LogLevel, event: string, facts?: Record<string, unknown>) => void;

let minLevel: LogLevel = 'info';
let version: string | null = null;

export function setMinLevel(level: LogLevel): void {
  minLevel = level;
}

/** Sets the worker’s version, which every line of this isolate carries. */
export function nameVersion({ VERSION }: { VERSION?: { id: string } | undefined }): void {
  version = VERSION?.id ?? null;
}

/** Returns the log of one writer. Every line of the worker comes from here. */
export const logOf =
  (writer: Writer): Log =>
  (level, event, facts = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(minLevel)) return;
    console[level](JSON.stringify({ level, event, ...writer, version, ...facts }));
  };

/** For events that no single request caused. */
export const isolateLog = logOf({ by: 'isolate' });
export const pollerLog = logOf({ by: 'poller' });
export const journalLog = logOf({ by: 'journal' });
export const relayLog = logOf({ by: 'relay' });
export const alertLog = logOf({ by: 'alerts' });
export const watchLog = logOf({ by: 'watch' });
