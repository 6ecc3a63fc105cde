/**
 * Validates the target of a play link: `https://` and a host, without credentials. Null for anything else, including
 * malformed URLs that browsers silently repair (`https:\\`, a line break in the host).
 */
export function playTarget(url: string | null): string | null {
  const text = url?.trim() ?? '';
  const hasHost = /^https:\/\/[^/\\?#@]+(?:[/?#]|$)/i.test(text);
  return hasHost && !/[\s\\\p{Cc}\p{Cf}]/u.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
