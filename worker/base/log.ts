/** How much is written, least first. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

let least: LogLevel = 'info';

/** Has an isolate write nothing below a level. */
export function setLeastLevel(level: LogLevel): void {
  least = level;
}

/** Writes one structured line; `event` names what happened, in words that an operator can search for. */
export function log(level: LogLevel, event: string, facts: Record<string, unknown> = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
  console[level](JSON.stringify({ level, event, ...facts }));
}
