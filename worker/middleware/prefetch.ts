// Browsers say so when they fetch a link before anybody follows it; older Firefox says `X-Moz`.
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/** Whether the browser asks in advance, for a link that nobody has followed yet. */
export function isPrefetch(headers: Headers): boolean {
  return PURPOSES.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}
