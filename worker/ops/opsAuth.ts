import type { Context } from 'hono';
import { signatureOf } from '../base/digests.ts';
import type { AppEnv, Isolate } from '../middleware/appEnv.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { AccessCheck } from './access.ts';

const HOUR_MS = 60 * 60_000;

const tokenOf = (credential: string, hour: number) => signatureOf(`ops form ${hour}`, credential);

/** Creates a CSRF token for the forms of `/ops`, valid in this hour and the next. `now` in milliseconds UTC. */
export function formToken(credential: string, now: number): Promise<string> {
  return tokenOf(credential, Math.floor(now / HOUR_MS));
}

/** Verifies a form's CSRF token in constant time. `now` in milliseconds UTC. */
export async function isFormToken(given: string, credential: string, now: number): Promise<boolean> {
  const hour = Math.floor(now / HOUR_MS);
  const [own, last] = await Promise.all([tokenOf(credential, hour), tokenOf(credential, hour - 1)]);
  return (await isSecret(given, own)) || isSecret(given, last);
}

/**
 * The result of authenticating a request to an ops route. Browsers send `ambient` credentials with every request, so a form
 * also needs a token against CSRF. `credential` is the shared secret from which that token derives.
 */
export type Asker =
  | { kind: 'ops'; ambient: boolean; credential: string }
  | { kind: 'anonymous' }
  | { kind: 'wrong' }
  | { kind: 'closed' };

const checks = new WeakMap<Isolate, AccessCheck>();

/** The password of HTTP Basic credentials (RFC 7617), for any user name; null if there are none. */
function passwordOf(header: string | undefined): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  try {
    return atob(encoded).split(':').slice(1).join(':');
  } catch {
    return null;
  }
}

async function isAcceptedByAccess(
  token: string,
  { isolate, log }: Pick<AppEnv['Variables'], 'isolate' | 'log'>,
): Promise<boolean> {
  const { access } = isolate.config;
  if (access === null) return false;
  let check = checks.get(isolate);
  if (check === undefined) {
    check = new AccessCheck(access, (request) => globalThis.fetch(request));
    checks.set(isolate, check);
  }
  return check.accepts(token, log);
}

/** Authenticates a request by Cloudflare Access, or by `OPS_TOKEN` as a bearer token or Basic password. */
export async function askerOf({ req, var: facts }: Context<AppEnv>): Promise<Asker> {
  const { opsToken, access } = facts.isolate.config;
  if (opsToken === null && access === null) return { kind: 'closed' };
  const assertion = req.header('Cf-Access-Jwt-Assertion');
  if (assertion !== undefined && (await isAcceptedByAccess(assertion, facts))) {
    return { kind: 'ops', ambient: true, credential: assertion };
  }
  const header = req.header('Authorization');
  const bearer = bearerOf(header);
  const given = bearer ?? passwordOf(header);
  if (given === null) return { kind: assertion === undefined ? 'anonymous' : 'wrong' };
  if (opsToken === null || !(await isSecret(given, opsToken))) return { kind: 'wrong' };
  return { kind: 'ops', ambient: bearer === null, credential: opsToken };
}
