/** The cookie that says when a browser last showed a page of the site, milliseconds UTC. */
export const SEEN = 'seen';

/** Who comes back after so long is told what happened meanwhile. */
export const AWAY_MS = 5 * 60_000;

/** The instant that the cookie of a request or of a browser says; null where it says none. */
export function seenAt(cookies: string): number | null {
  const text = /(?:^|;\s*)seen=(\d{1,15})(?:;|$)/.exec(cookies)?.[1];
  return text === undefined ? null : Number(text);
}
