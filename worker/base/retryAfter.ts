/** The limit of `Retry-After`: a wrong header must not silence the site for a day. */
const MAX_RETRY_AFTER_MS = 5 * 60_000;

/** The milliseconds of `Retry-After`: seconds, or a date by the answer’s `Date` header. Null without one. */
export function retryAfterOf({ headers }: { headers: Headers }, max = MAX_RETRY_AFTER_MS): number | null {
  const header = headers.get('Retry-After')?.trim() ?? '';
  const theirNow = Date.parse(headers.get('Date') ?? '');
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - (Number.isFinite(theirNow) ? theirNow : Date.now());
  return wait > 0 ? Math.min(wait, max) : null;
}
