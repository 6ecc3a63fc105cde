import type { VisitorClock } from '../base/visitorClock.ts';
import type { Upstream } from './fetchJson.ts';

/** A configured backend: its address without a trailing slash, and its token or null. */
interface Backend {
  url: string;
  token: string | null;
}

/** The headers of every call of a backend. */
export function headersOf(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** The upstream of a configured backend. */
export function realUpstream(
  kind: 'live' | 'content',
  { url, token }: Backend,
  options: Required<Pick<Upstream, 'fetch' | 'timeoutMs' | 'circuit'>>,
): Upstream {
  const headers = headersOf(token);
  // Strapi 4 ignores this header; with it Strapi 5 answers in the shape of version 4 (contract.md, Content backend).
  if (kind === 'content') headers['Strapi-Response-Format'] = 'v4';
  const id = `${kind}:${url}`;
  return { id, kind: 'real', baseUrl: url, headers, ...options };
}

/** An upstream that is asked for its answers at a frozen instant. The demonstration gives them (`tests/demo`). */
export function atClock(upstream: Upstream, { now, frozen }: VisitorClock): Upstream {
  if (!frozen) return upstream;
  const instant = new Date(now).toISOString();
  return {
    ...upstream,
    id: `${upstream.id}@${instant}`,
    headers: { ...upstream.headers, 'x-visitor-now': instant },
  };
}
