import type { Competition } from '../../../web/domain/match.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import sports from '../directory/oddsApiSports.json' with { type: 'json' };
import type { Cadence, Quota } from '../quota.ts';

const HOUR = 3_600_000;

/** Error codes of exceeded credits. A wrong key has the same status. */
const CREDIT_ERRORS: ReadonlySet<string | undefined> = new Set(['OUT_OF_USAGE_CREDITS', 'EXCEEDED_FREQ_LIMIT']);

const codeOf = (text: string) => /"error_code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1];

/** The Odds API counts credits per month. Refusals are free. */
export const quota: Quota = {
  limits: { month: 500 },
  isCounted: true,
  headers: [{ left: 'x-requests-remaining', window: 'month', of: null, what: 'credits this month' }],
  refusal({ status, text }) {
    const code = codeOf(text);
    const detail = code === undefined ? `answered ${status}` : `answered ${status}: ${code}`;
    const refusal = { detail, retryAfterMs: HOUR, isFree: true } as const;
    if (status === 401 || status === 403)
      return { ...refusal, kind: CREDIT_ERRORS.has(code) ? 'quota' : 'refused', isWholeSource: true };
    // A sport that is out of season or unknown.
    return status === 404 || status === 422 ? { ...refusal, kind: 'missing', isWholeSource: false } : null;
  },
};

/**
 * Prices expire after ten minutes, so each competition is called twice in that time. Two markets cost two credits. They have
 * a budget of their own, where no other calls need a reserve: the rank `price` would leave a fifth of the credits.
 */
export const CADENCE: Cadence = { seconds: 300, cost: 2, rank: 'running' };

export const pathOf = (sport: string, region: string) =>
  `sports/${sport}/odds?regions=${region}&markets=h2h,totals&oddsFormat=decimal&dateFormat=iso`;

/** Adds the API key to the URL only for the call itself, so that stored and logged paths never contain it. */
export function withKey(fetch: PlainFetch, key: string): PlainFetch {
  return (request) => {
    const url = new URL(request.url);
    url.searchParams.set('apiKey', key);
    return fetch(new Request(url, request));
  };
}

/** The Odds API’s sport of a competition. Null if the table does not have it: no odds are better than wrong ones. */
export function sportOf({ name, country }: Pick<Competition, 'name' | 'country'>): string | null {
  const slug = slugOf(name);
  return sports.find((each) => each.country === country.slug && each.names.includes(slug))?.sport ?? null;
}
