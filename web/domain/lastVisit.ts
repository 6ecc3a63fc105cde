/** Cookie with the time (milliseconds UTC) at which this browser last showed a page. */
export const SEEN = 'seen';

/** Visitors who return after this long get a summary of what they missed. */
export const ABSENCE_MS = 5 * 60_000;

/** Reads the time (milliseconds UTC) from a cookie header or `document.cookie`; null without a valid cookie. */
export function seenAt(cookies: string): number | null {
  const text = /(?:^|;\s*)seen=(\d{1,15})(?:;|$)/.exec(cookies)?.[1];
  return text === undefined ? null : Number(text);
}
