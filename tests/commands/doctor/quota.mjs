import { good, note, wrong } from './report.mjs';

/** The headers in which each source tells what is left: of what, and how many there were. */
const HEADERS = {
  'api-football': [
    { left: 'x-ratelimit-requests-remaining', of: 'x-ratelimit-requests-limit', what: 'calls today' },
    { left: 'x-ratelimit-remaining', of: 'x-ratelimit-limit', what: 'calls this minute' },
  ],
  'football-data': [{ left: 'x-requests-available-minute', of: null, what: 'calls this minute' }],
  'the-odds-api': [{ left: 'x-requests-remaining', of: null, what: 'credits this month' }],
};

/** The last number that a header had. */
function told(calls, header) {
  const values = calls.map(({ headers }) => (header === null ? null : headers.get(header)));
  const last = values.findLast((value) => value !== null && /^\d+$/.test(value)) ?? null;
  return last === null ? null : Number(last);
}

/** What is left of a source's quota. @param {string} source @param {import('./calls.mjs').Call[]} calls */
export function quotaOf(source, calls) {
  if (calls.length === 0) return [];
  const limits = (HEADERS[source] ?? []).flatMap(({ left, of, what }) => {
    const remaining = told(calls, left);
    if (remaining === null) return [];
    const limit = told(calls, of);
    const text = `${remaining}${limit === null ? '' : ` of ${limit}`} ${what} left`;
    if (remaining === 0) return [wrong(`the quota is used up: ${text}`)];
    return [limit !== null && remaining * 10 < limit ? note(`${text}: soon there are none`) : good(text)];
  });
  if (limits.length > 0 || !(source in HEADERS)) return limits;
  return [note('the source does not say what is left of its quota')];
}
