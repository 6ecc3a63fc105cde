import type { QuotaHeader } from '../../feeds/quota.ts';
import type { Call } from './calls.ts';
import { type Finding, good, note, wrong } from './report.ts';

/** The latest number in a header; null without one. */
function lastNumber(calls: readonly Call[], header: string | null): number | null {
  const values = calls.map(({ headers }) => (header === null ? null : headers.get(header)));
  const last = values.findLast((value) => value !== null && /^\d+$/.test(value)) ?? null;
  return last === null ? null : Number(last);
}

/** Findings on the rest of a source's quota, by its quota headers. */
export function quotaOf(headers: readonly QuotaHeader[], calls: readonly Call[]): Finding[] {
  if (calls.length === 0) return [];
  const limits = headers.flatMap(({ left, of, what }) => {
    const remaining = lastNumber(calls, left);
    if (remaining === null) return [];
    const limit = lastNumber(calls, of);
    const text = `${remaining}${limit === null ? '' : ` of ${limit}`} ${what} left`;
    if (remaining === 0) return [wrong(`the quota is used up: ${text}`)];
    return [limit !== null && remaining * 10 < limit ? note(`${text}: it is nearly used up`) : good(text)];
  });
  if (limits.length > 0 || headers.length === 0) return limits;
  return [note('the source does not report its remaining quota')];
}
