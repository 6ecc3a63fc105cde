const YEAR_SECONDS = 31_536_000;

/** Full or disabled storage throws. The choice then still applies to this page. */
export function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A stored choice; null if there is none, or no storage. */
export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key));

export function store(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** The raw value of a cookie; undefined if it is not set. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** Copies a choice into a cookie, so that the server’s first paint uses it. */
export function mirrorInCookie(key: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${key}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
