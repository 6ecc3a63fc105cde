import * as v from 'valibot';
import type { Log } from '../base/log.ts';
import type { AccessTeam } from '../settings/accessTeam.ts';

/** The team's public keys change every few weeks. */
const KEYS_MS = 60 * 60_000;
const PATIENCE_MS = 3_000;
const LONGEST_TOKEN = 8_000;

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const wireKeys = v.object({
  keys: v.array(v.object({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() })),
});
const wireHeader = v.object({ alg: v.literal('RS256'), kid: v.string() });
const wireClaims = v.object({
  aud: v.union([v.string(), v.array(v.string())]),
  iss: v.string(),
  exp: v.number(),
  nbf: v.optional(v.number(), 0),
});

type Keys = v.InferOutput<typeof wireKeys>['keys'];

const bytesOf = (part: string) =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)));
  } catch {
    return null;
  }
}

/** Verifies the tokens of Cloudflare Access (RS256 with the team's keys, RFC 7515). */
export class AccessCheck {
  readonly #team: AccessTeam;
  readonly #fetch: (request: Request) => Promise<Response>;
  #keys: Keys = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(team: AccessTeam, fetch: (request: Request) => Promise<Response>) {
    this.#team = team;
    this.#fetch = fetch;
  }

  /** Verifies signature, issuer, audience and expiry of a `Cf-Access-Jwt-Assertion`. `now` in milliseconds UTC. */
  async accepts(token: string, now: number, log: Log): Promise<boolean> {
    const [head = '', body = '', sign = '', ...more] = token.split('.');
    if (token.length > LONGEST_TOKEN || more.length > 0) return false;
    const header = v.safeParse(wireHeader, jsonOf(head));
    const claims = v.safeParse(wireClaims, jsonOf(body));
    if (!header.success || !claims.success || !this.#hasValidClaims(claims.output, now / 1000)) return false;
    const key = (await this.#keysAt(now, log)).find(({ kid }) => kid === header.output.kid);
    if (key === undefined) return false;
    try {
      const imported = await crypto.subtle.importKey('jwk', key, ALGORITHM, false, ['verify']);
      const signed = new TextEncoder().encode(`${head}.${body}`);
      return await crypto.subtle.verify(ALGORITHM, imported, bytesOf(sign), signed);
    } catch {
      return false;
    }
  }

  #hasValidClaims({ aud, iss, exp, nbf }: v.InferOutput<typeof wireClaims>, seconds: number): boolean {
    const { origin, audience } = this.#team;
    return iss === origin && [aud].flat().includes(audience) && nbf <= seconds && seconds < exp;
  }

  async #keysAt(now: number, log: Log): Promise<Keys> {
    if (now - this.#readAt < KEYS_MS) return this.#keys;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const address = `${this.#team.origin}/cdn-cgi/access/certs`;
      const response = await this.#fetch(new Request(address, { redirect: 'manual', signal }));
      this.#keys = v.parse(wireKeys, await response.json()).keys;
      this.#readAt = now;
    } catch (error) {
      log('warn', 'access keys unreadable', { error: String(error).slice(0, 200) });
    }
    return this.#keys;
  }
}
