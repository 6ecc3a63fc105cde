import type { Fetch, Upstream } from './fetchJson.ts';

/** A backend to read: its address without a trailing slash, and the token it may want. */
export interface Backend {
  url: string;
  token: string | null;
}

/** What every call of a backend is sent with. */
export function headersOf(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** The upstream of a backend that the settings name. */
export function realUpstream(
  kind: 'live' | 'content',
  { url, token }: Backend,
  options: Required<Pick<Upstream, 'fetch' | 'timeoutMs' | 'circuit'>>,
): Upstream {
  const headers = headersOf(token);
  // v4 ignores the header, v5 answers in the shape of v4 with it (contract.md, Content backend).
  if (kind === 'content') headers['Strapi-Response-Format'] = 'v4';
  const id = `${kind}:${url}`;
  return { id, kind: 'real', baseUrl: url, headers, ...options };
}

/** The upstream of a backend that the site brings. */
export function embeddedUpstream(id: string, kind: 'files' | 'demo', serve: Fetch): Upstream {
  return { id, kind, baseUrl: 'https://embedded.invalid', headers: {}, fetch: serve, timeoutMs: 10_000 };
}
