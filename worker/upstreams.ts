import { createEmbeddedContent } from './content/embedded/app.ts';
import type { ShippedContent } from './content/fromFiles/shipped.ts';
import { fileStore } from './content/fromFiles/store.ts';
import { createDemoContent } from './demo/content/app.ts';
import type { Backend } from './env.ts';
import { headersOf } from './live/calls.ts';
import type { Fetch, Upstream } from './upstream/fetchJson.ts';

/** The upstream of a backend that the settings name. */
export function realUpstream(
  kind: 'live' | 'content',
  { url, token }: Backend,
  options: Required<Pick<Upstream, 'fetch' | 'timeoutMs' | 'circuit'>>,
): Upstream {
  const headers = headersOf(token);
  // v4 ignores the header, v5 answers in the shape of v4 with it (contracts).
  if (kind === 'content') headers['Strapi-Response-Format'] = 'v4';
  const id = `${kind}:${url}`;
  return { id, kind: 'real', baseUrl: url, headers, ...options };
}

/** The upstream of a backend that the site brings. */
export function embeddedUpstream(id: string, kind: 'files' | 'demo', serve: Fetch): Upstream {
  return { id, kind, baseUrl: 'https://embedded.invalid', headers: {}, fetch: serve, timeoutMs: 10_000 };
}

/** The content backend that the site brings: the files' or the demonstration's. */
export function embeddedContent(files: ShippedContent | null, now: () => number) {
  return files === null ? createDemoContent({ now }) : createEmbeddedContent(fileStore(files.files), { now });
}
