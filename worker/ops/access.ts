import { verifyWithJwks } from 'hono/jwt';
import * as v from 'valibot';
import type { Log } from '../base/log.ts';
import type { Config } from '../settings/env.ts';

/** The team's public keys change every few weeks. */
const KEYS_MS = 60 * 60_000;
const PATIENCE_MS = 3_000;
const LONGEST_TOKEN = 8_000;

const wireKeys = v.object({
  keys: v.array(v.object({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() })),
});

/** Verifies the tokens of Cloudflare Access (RS256 with the team's keys, RFC 7515). */
export class AccessCheck {
  readonly #team: NonNullable<Config['access']>;
  readonly #fetch: (request: Request) => Promise<Response>;
  #keys: v.InferOutput<typeof wireKeys>['keys'] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(team: NonNullable<Config['access']>, fetch: (request: Request) => Promise<Response>) {
    this.#team = team;
    this.#fetch = fetch;
  }

  /** Verifies signature, issuer, audience and expiry of a `Cf-Access-Jwt-Assertion`. */
  async accepts(token: string, log: Log): Promise<boolean> {
    if (token.length > LONGEST_TOKEN) return false;
    const { origin: iss, audience: aud } = this.#team;
    const keys = await this.#currentKeys(log);
    // A clock that is a second late must not refuse a new token.
    const options = { keys, allowedAlgorithms: ['RS256'], verification: { iss, aud, iat: false } } as const;
    return verifyWithJwks(token, options).then(
      ({ exp }) => exp !== undefined,
      () => false,
    );
  }

  async #currentKeys(log: Log) {
    if (Date.now() - this.#readAt < KEYS_MS) return this.#keys;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const address = `${this.#team.origin}/cdn-cgi/access/certs`;
      const response = await this.#fetch(new Request(address, { redirect: 'manual', signal }));
      this.#keys = v.parse(wireKeys, await response.json()).keys;
      this.#readAt = Date.now();
    } catch (error) {
      log('warn', 'access keys unreadable', { error: String(error).slice(0, 200) });
    }
    return this.#keys;
  }
}
