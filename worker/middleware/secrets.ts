const LONGEST_SECRET = 1_000;

/**
 * Whether a text that was sent is a secret. Digests are of one length, so that the comparison tells nothing, not even how
 * long the secret is.
 */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  if (given.length > LONGEST_SECRET) return false;
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const [one, other] = await Promise.all([digest(given), digest(secret)]);
  return crypto.subtle.timingSafeEqual(one, other);
}

/** The bearer token of an `Authorization` header (RFC 6750); null where there is none. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}
