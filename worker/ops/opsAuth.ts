import type { Context } from 'hono';
import { verifyWithJwks } from 'hono/jwt';
import { auth } from 'hono/utils/basic-auth';
import type { Log } from '../base/log.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import type { Config } from '../settings/env.ts';

const PATIENCE_MS = 3_000;
const MAX_TOKEN = 8_000;

/** The team's public keys change every few weeks. */
const KEYS_SECONDS = 60 * 60;

/** Verifies signature, issuer, audience and expiry of a token of Cloudflare Access (RS256, RFC 7515). */
export async function isAccessToken(
  token: string,
  { origin: iss, audience: aud }: NonNullable<Config['access']>,
  log: Log,
): Promise<boolean> {
  if (token.length > MAX_TOKEN) return false;
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

/**
 * The result of authenticating a request to an ops route. Browsers send `ambient` credentials with every request, so a form
 * must also come from this site.
 */
export type Authentication =
  | { kind: 'ops'; ambient: boolean }
  | { kind: 'anonymous' }
  | { kind: 'wrong' }
  | { kind: 'closed' };

/** Authenticates a request by Cloudflare Access, or by `OPS_TOKEN` as a bearer token or Basic password of any user. */
export async function authenticate({ req, var: { isolate, log } }: Context<AppEnv>): Promise<Authentication> {
  const { opsToken, access } = isolate.config;
  if (opsToken === null && access === null) return { kind: 'closed' };
  const assertion = req.header('Cf-Access-Jwt-Assertion');
  if (assertion !== undefined && access !== null && (await isAccessToken(assertion, access, log)))
    return { kind: 'ops', ambient: true };
  const bearer = bearerOf(req.header('Authorization'));
  const given = bearer ?? auth(req.raw)?.password;
  if (given === undefined) return { kind: assertion === undefined ? 'anonymous' : 'wrong' };
  if (opsToken === null || !(await isSecret(given, opsToken))) return { kind: 'wrong' };
  return { kind: 'ops', ambient: bearer === null };
}
