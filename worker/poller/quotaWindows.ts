import type { QuotaWindow } from '../feeds/quota.ts';

const LENGTHS: Readonly<Record<Exclude<QuotaWindow, 'month'>, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** The start of the current window and of the next, milliseconds UTC. */
export function currentWindow(span: QuotaWindow, now: number): { start: number; end: number } {
  if (span === 'month') {
    const at = new Date(now);
    const month = (more: number) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more);
    return { start: month(0), end: month(1) };
  }
  const length = LENGTHS[span];
  const start = now - (now % length);
  return { start, end: start + length };
}
