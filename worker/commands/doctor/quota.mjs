import { good, note, wrong } from './report.mjs';

/** The latest number in a header; null without one. */
function lastNumber(calls, header) {
  const values = calls.map(({ headers }) => (header === null ? null : headers.get(header)));
  const last = values.findLast((value) => value !== null && /^\d+$/.test(value)) ?? null;
  return last === null ? null : Number(last);
}

/**
 * Findings on the rest of a source's quota.
 * @param {readonly import('../../feeds/definition.ts').QuotaHeader[]} headers the source's quota headers
 * @param {import('./calls.mjs').Call[]} calls
 */
export function quotaOf(headers, calls) {
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
