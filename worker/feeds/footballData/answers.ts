import * as v from 'valibot';
import type { Fetch } from '../../upstream/fetchJson.ts';

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
  return async (request, inquiry) => {
    const response = await fetch(request, inquiry);
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
