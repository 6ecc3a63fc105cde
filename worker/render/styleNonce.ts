/** The header that a document's policy stands in. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** A nonce that nobody can guess, for one answer. */
export function newNonce(): string {
  return crypto.randomUUID();
}

/** A content security policy under which the style with a nonce counts, and no other inline one. */
export function withStyleNonce(policy: string, nonce: string): string {
  return policy.replace("style-src 'self';", `style-src 'self' 'nonce-${nonce}';`);
}

/** The headers of a document as all share it: without the nonce of the visitor for whom it was made. */
export function sharedHeaders(headers: Headers, nonce: string | undefined): Headers {
  if (nonce === undefined) return headers;
  const shared = new Headers(headers);
  shared.set(POLICY_HEADER, (headers.get(POLICY_HEADER) ?? '').replace(` 'nonce-${nonce}'`, ''));
  return shared;
}
