const LONGEST_SECRET = 1_000;

const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** The values of a secret: two while it is being replaced, `new,old`. */
export const valuesOf = (secret: string): string[] => secret.split(',').map((value) => value.trim());

/**
 * Whether a text is one of a secret’s values. Compares digests of equal length, so that timing reveals nothing about the
 * secret, not even its length.
 */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  if (given.length > LONGEST_SECRET) return false;
  const [one, ...values] = await Promise.all([given, ...valuesOf(secret)].map(digest));
  return values.filter((value) => one !== undefined && crypto.subtle.timingSafeEqual(one, value)).length > 0;
}

/** The bearer token of an `Authorization` header (RFC 6750); null if there is none. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}
