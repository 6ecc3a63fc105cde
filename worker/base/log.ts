/** Writes one structured line; `event` names what happened, in words that an operator can search for. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}
