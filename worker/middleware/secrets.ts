const LONGEST_SECRET = 1_000;

/** Compares digests of equal length, so that timing reveals nothing about the secret, not even its length. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  if (given.length > LONGEST_SECRET) return false;
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const [one, other] = await Promise.all([digest(given), digest(secret)]);
  return crypto.subtle.timingSafeEqual(one, other);
}

/** The bearer token of an `Authorization` header (RFC 6750); null without one. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}
