import type { Context } from 'hono';
import { auth } from 'hono/utils/basic-auth';
import type { AppEnv } from '../middleware/appEnv.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { isAccessToken } from './access.ts';

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
