/**
 * The address that a play link may lead to, as the content system states it: `https://` and a host, without credentials.
 * Null for anything else; what a browser would silently mend (`https:\\`, a line end amid the host) is not followed.
 */
export function playTarget(url: string | null): string | null {
  const text = url?.trim() ?? '';
  const hasHost = /^https:\/\/[^/\\?#@]+(?:[/?#]|$)/i.test(text);
  return hasHost && !/[\s\\\p{Cc}\p{Cf}]/u.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
