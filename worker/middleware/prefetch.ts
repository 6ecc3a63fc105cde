// Browsers mark a prefetch with one of these headers; older Firefox uses `X-Moz`.
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

export function isPrefetch(headers: Headers): boolean {
  return PURPOSES.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}
