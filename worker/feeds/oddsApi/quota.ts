import type { QuotaHeader } from '../definition.ts';
import { countOf, type Quota } from '../quota.ts';

const HOUR = 3_600_000;

/** Words for spent credits; a wrong key is the same status. */
const OF_CREDITS: ReadonlySet<string | undefined> = new Set(['OUT_OF_USAGE_CREDITS', 'EXCEEDED_FREQ_LIMIT']);

const codeOf = (text: string) => /"error_code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1];

/** The Odds API counts credits by the month. A refusal costs none. */
export const quota: Quota = {
  limits: { month: 500 },
  firm: true,
  left: (headers) => countOf(headers, 'x-requests-remaining', 'month'),
  refusal({ status, text }) {
    const code = codeOf(text);
    const detail = code === undefined ? `answered ${status}` : `answered ${status}: ${code}`;
    const refusal = { detail, forMs: HOUR, isFree: true } as const;
    if (status === 401 || status === 403)
      return { ...refusal, kind: OF_CREDITS.has(code) ? 'quota' : 'key', whole: true };
    // A sport that is out of season, or that there is none of.
    return status === 404 || status === 422 ? { ...refusal, kind: 'missing', whole: false } : null;
  },
};

/** Where it tells what is left. */
export const quotaHeaders: readonly QuotaHeader[] = [
  { left: 'x-requests-remaining', of: null, what: 'credits this month' },
];
