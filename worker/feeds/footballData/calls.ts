import * as v from 'valibot';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import type { Fetch } from '../../upstream/fetchJson.ts';
import { sourceIdWith } from '../normalize/fields.ts';
import { type Cadence, cadenceIn } from '../quota.ts';

const DAY_MS = 86_400_000;

/** Days per list. A call may ask for ten days, but whether the last one is included has changed over time. */
const WINDOW_DAYS = 9;

const between = (from: string, days: number) => `matches?dateFrom=${from}&dateTo=${addDays(from, days)}`;

/** All paths of football-data.org in use. Each call costs one of the minute’s quota (ten on the free plan). */
export const paths = {
  /** Includes yesterday, whose matches may still be in play. */
  today: (now: number) => between(addDays(utcDate(now), -1), 2),
  /** The fixed window of days that contains a date, so that its days share one call. */
  window: (date: string) => {
    const number = Math.floor(Date.parse(date) / DAY_MS);
    return between(utcDate((number - (number % WINDOW_DAYS)) * DAY_MS), WINDOW_DAYS);
  },
  match: (id: string) => `matches/${id}`,
  meetings: ({ match }: { match: string }) => `matches/${match}/head2head?limit=10`,
  competitions: 'competitions',
  standings: (id: string) => `competitions/${id}/standings`,
  season: (id: string) => `competitions/${id}/matches`,
  /** A season is named after the year in which it begins. */
  seasonOf: (id: string, year: number) => `competitions/${id}/matches?season=${year}`,
  scorers: (id: string) => `competitions/${id}/scorers?limit=100`,
};

/** Request headers of every call. */
export function headersOf(key: string): Record<string, string> {
  return { 'X-Auth-Token': key, 'X-Unfold-Bookings': 'true' };
}

/** The ids of matches in an answer. */
export const listedId = /"id"\s*:\s*(\d+)\s*,[^{}]*?"utcDate"/g;

export const cadenceOf = (path: string, now: number): Cadence =>
  cadenceIn(
    [
      [paths.today(now), 20, { quietSeconds: 60, rank: 'running' }],
      [/^matches\/(\d+)$/, 30, { quietSeconds: 60, rank: 'match' }],
      [/^matches\?|\/standings$/, 1800],
      [/^/, 86_400],
    ],
    path,
  );

/** football-data.org’s id in an id of the site: `fd4711` is `4711`. */
export const sourceId = sourceIdWith('fd');

const wireProblem = v.object({ message: v.string() });

/** Default retry time of a refusal: a wrong token, or data outside the plan. */
const REFUSED_SECONDS = 600;
const LIMITED_SECONDS = 60;

/** Paths that a plan may exclude; then the site shows none of that data. */
const OPTIONAL = /\/(head2head|standings|scorers)(\?|$)|\/competitions\/\d+\/matches$/;

async function messageOf(response: Response): Promise<string> {
  const read = v.safeParse(wireProblem, await response.json().catch(() => null));
  return read.success ? read.output.message : '';
}

/** football-data.org reports a wrong token with status 400, so only the message identifies it. */
const isTokenError = (status: number, message: string) => status === 400 && /\btoken\b/i.test(message);

/** Seconds until the quota resets, from a refusal. */
export function waitAfter(headers: Headers, message: string): number {
  const counter = Number(headers.get('X-RequestCounter-Reset'));
  const stated = Number(/wait (\d{1,4}) second/i.exec(message)?.[1]);
  return Math.max(1, counter || stated || LIMITED_SECONDS);
}

/**
 * Converts refusals of football-data.org. An unknown id becomes 404, an exceeded quota gets `Retry-After`, and
 * optional data outside the plan becomes 404. Other messages go to `note`.
 */
export function withRefusalsRead(fetch: Fetch, note: (message: string) => void): Fetch {
  return async (request, call) => {
    const response = await fetch(request, call);
    const { status } = response;
    if (status < 400 || status >= 500) return response;
    const message = await messageOf(response);
    if (status === 404) return Response.json({ detail: message }, { status });
    if (status === 429) {
      return new Response(null, { status, headers: { 'Retry-After': String(waitAfter(response.headers, message)) } });
    }
    if (status === 403 && OPTIONAL.test(request.url)) return Response.json({ detail: message }, { status: 404 });
    note(`${status}: ${message}`);
    return new Response(null, {
      status: isTokenError(status, message) ? 401 : status,
      headers: { 'Retry-After': String(REFUSED_SECONDS) },
    });
  };
}
