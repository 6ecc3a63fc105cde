import { timingSafeEqual } from 'hono/utils/buffer';

const MAX_SECRET = 1_000;

/** The values of a secret: two while it is being replaced, `new,old`. */
export const valuesOf = (secret: string): string[] => secret.split(',').map((value) => value.trim());

/** Whether a text is one of a secret’s values. Its timing does not depend on where they differ. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  if (given.length > MAX_SECRET) return false;
  const checks = await Promise.all(valuesOf(secret).map((value) => timingSafeEqual(given, value)));
  return checks.includes(true);
}

/** The bearer token of an `Authorization` header (RFC 6750); null if there is none. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}
