import type { HonoRequest } from 'hono';

// Browsers say so when they fetch a link before anybody follows it; older Firefox says `X-Moz`.
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/** Whether the browser asks in advance, for a link that nobody has followed yet. */
export function isPrefetch(request: Pick<HonoRequest, 'header'>): boolean {
  const purposes = PURPOSES.map((name) => request.header(name) ?? '');
  return purposes.some((purpose) => /\b(prefetch|prerender|preview)\b/i.test(purpose));
}
