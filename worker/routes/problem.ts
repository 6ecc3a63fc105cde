import type { Problem } from '../openData/answer.ts';

/** Seconds. The period of the rate limit is a minute. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '10' };

/** Whether a path is one of the public API, whose errors are problem details. */
export const isOpenPath = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/');

/** An error as RFC 9457 describes it. */
export function problemAnswer({ title, status, detail }: Problem): Response {
  const retryAfter = RETRY_AFTER[status];
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    ...(status === 405 ? { Allow: 'GET, HEAD, OPTIONS' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
  };
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), { status, headers });
}
