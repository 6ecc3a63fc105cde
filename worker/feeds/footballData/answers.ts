import * as v from 'valibot';
import type { Fetch } from '../../upstream/fetchJson.ts';

const wireProblem = v.object({ message: v.string() });

/** Seconds that a refusal lasts where the answer does not say: a wrong token, or what the plan does not include. */
const REFUSED_SECONDS = 600;
const LIMITED_SECONDS = 60;

/** What a plan may leave out while the rest of the site works: then there is none of it. */
const OPTIONAL = /\/(head2head|standings|scorers)(\?|$)|\/competitions\/\d+\/matches$/;

async function messageOf(response: Response): Promise<string> {
  const read = v.safeParse(wireProblem, await response.json().catch(() => null));
  return read.success ? read.output.message : '';
}

/** A wrong token is a bad request there: its words alone say so. */
const isOfToken = (status: number, message: string) => status === 400 && /\btoken\b/i.test(message);

/** Seconds until a spent quota is whole again, by what its refusal says. */
export function waitAfter(headers: Headers, message: string): number {
  const counter = Number(headers.get('X-RequestCounter-Reset'));
  const told = Number(/wait (\d{1,4}) second/i.exec(message)?.[1]);
  return Math.max(1, counter || told || LIMITED_SECONDS);
}

/**
 * Reads football-data.org's refusals: an unknown id is "nothing", a spent quota says when to come back, and what a plan
 * leaves out is none where the site can do without. `note` gets the words of any other refusal.
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
      status: isOfToken(status, message) ? 401 : status,
      headers: { 'Retry-After': String(REFUSED_SECONDS) },
    });
  };
}
