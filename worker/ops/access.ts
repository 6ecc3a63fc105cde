import { verifyWithJwks } from 'hono/jwt';
import type { Log } from '../base/log.ts';
import type { Config } from '../settings/env.ts';

const PATIENCE_MS = 3_000;
const LONGEST_TOKEN = 8_000;

/** The team's public keys change every few weeks. */
const KEYS_SECONDS = 60 * 60;

/** Verifies signature, issuer, audience and expiry of a token of Cloudflare Access (RS256, RFC 7515). */
export async function isAccessToken(
  token: string,
  { origin: iss, audience: aud }: NonNullable<Config['access']>,
  log: Log,
): Promise<boolean> {
  if (token.length > LONGEST_TOKEN) return false;
  try {
    const { exp } = await verifyWithJwks(
      token,
      {
        jwks_uri: `${iss}/cdn-cgi/access/certs`,
        allowedAlgorithms: ['RS256'],
        // A clock that is a second late must not refuse a new token.
        verification: { iss, aud, iat: false },
      },
      {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        cf: { cacheEverything: true, cacheTtl: KEYS_SECONDS },
      },
    );
    return exp !== undefined;
  } catch (error) {
    // The message may contain the token.
    log('warn', 'access token refused', { reason: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}
