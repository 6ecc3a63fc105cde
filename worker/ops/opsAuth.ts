import type { Context } from 'hono';
import type { AppEnv, Isolate } from '../middleware/appEnv.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { AccessCheck } from './access.ts';

/**
 * Who asks for what is for ops alone. `ambient` credentials are sent by a browser whoever makes it ask, so that a form needs
 * more than them; `credential` is what only the asker and the site know.
 */
export type Asker =
  | { kind: 'ops'; ambient: boolean; credential: string }
  | { kind: 'nobody' }
  | { kind: 'wrong' }
  | { kind: 'closed' };

const checks = new WeakMap<Isolate, AccessCheck>();

/** The password of HTTP Basic credentials (RFC 7617), whoever the user; null where there are none. */
function passwordOf(header: string | undefined): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  try {
    return atob(encoded).split(':').slice(1).join(':');
  } catch {
    return null;
  }
}

async function isLetInByAccess(
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
  return check.lets(token, Date.now(), log);
}

/** Who asks: by `OPS_TOKEN` as a bearer token or as the password that a browser asks for, or let in by Cloudflare Access. */
export async function askerOf({ req, var: facts }: Context<AppEnv>): Promise<Asker> {
  const { opsToken, access } = facts.isolate.config;
  if (opsToken === null && access === null) return { kind: 'closed' };
  const assertion = req.header('Cf-Access-Jwt-Assertion');
  if (assertion !== undefined && (await isLetInByAccess(assertion, facts))) {
    return { kind: 'ops', ambient: true, credential: assertion };
  }
  const header = req.header('Authorization');
  const bearer = bearerOf(header);
  const given = bearer ?? passwordOf(header);
  if (given === null) return { kind: assertion === undefined ? 'nobody' : 'wrong' };
  if (opsToken === null || !(await isSecret(given, opsToken))) return { kind: 'wrong' };
  return { kind: 'ops', ambient: bearer === null, credential: opsToken };
}
