import { fromBase64url, toBase64url } from '../base/base64url.ts';
import { Lru } from '../base/lru.ts';
import type { Vapid } from '../settings/vapid.ts';

/** The standard allows a day. */
const VALID_MS = 12 * 60 * 60_000;
/** A token is used until this long before its end. */
const SPARE_MS = 60 * 60_000;
/** A few services, of which Windows has many hosts. */
const MOST_SERVICES = 200;

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

const jsonPart = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

async function signed({ publicKey, privateKey, subject }: Vapid, service: string, until: number): Promise<string> {
  const point = fromBase64url(publicKey);
  const [x, y] = [toBase64url(point.slice(1, 33)), toBase64url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  const key = await crypto.subtle.importKey('jwk', jwk, ECDSA, false, ['sign']);
  const claims = { aud: service, exp: Math.floor(until / 1000), sub: subject };
  const text = `${jsonPart({ typ: 'JWT', alg: 'ES256' })}.${jsonPart(claims)}`;
  const signature = await crypto.subtle.sign(ECDSA, key, new TextEncoder().encode(text));
  return `vapid t=${text}.${toBase64url(new Uint8Array(signature))}, k=${publicKey}`;
}

/** Names the site to push services (RFC 8292). One token serves all messages to a service for half a day. */
export class Signer {
  readonly #vapid: Vapid;
  readonly #tokens = new Lru<string, { until: number; text: Promise<string> }>(MOST_SERVICES);

  constructor(vapid: Vapid) {
    this.#vapid = vapid;
  }

  /** The `Authorization` of a message to an endpoint. `now` in milliseconds UTC. */
  authorization(endpoint: string, now: number): Promise<string> {
    const service = new URL(endpoint).origin;
    const known = this.#tokens.get(service);
    if (known !== undefined && now < known.until - SPARE_MS) return known.text;
    const until = now + VALID_MS;
    const text = signed(this.#vapid, service, until);
    this.#tokens.set(service, { until, text });
    return text;
  }
}
