import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isolateLog } from '../../../worker/base/log.ts';
import { isAccessToken } from '../../../worker/ops/opsAuth.ts';

const TEAM = { origin: 'https://team.cloudflareaccess.com', audience: 'a1b2c3' };
const NOW = Date.parse('2026-11-22T08:00:00Z');
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const pair = await crypto.subtle.generateKey(
  { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['sign', 'verify'],
);
const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);
const keys = { keys: [{ ...jwk, kid: 'one' }] };

const coded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

const CLAIMS = { aud: [TEAM.audience], iss: TEAM.origin, exp: NOW / 1000 + 60, email: 'ops@example.com' };

async function tokenWith(claims: object = {}, header: object = {}): Promise<string> {
  const head = coded(JSON.stringify({ alg: 'RS256', kid: 'one', ...header }));
  const signed = `${head}.${coded(JSON.stringify({ ...CLAIMS, ...claims }))}`;
  const sign = await crypto.subtle.sign(ALGORITHM, pair.privateKey, new TextEncoder().encode(signed));
  return `${signed}.${coded(new Uint8Array(sign))}`;
}

/** Verifies a token of the team, whose keys are fetched from `answer`. */
function isAccepted(token: string, answer: typeof fetch = async () => Response.json(keys)): Promise<boolean> {
  vi.stubGlobal('fetch', answer);
  return isAccessToken(token, TEAM, isolateLog);
}

beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.useRealTimers();
});

it('a signed token is accepted, with keys that the edge caches for an hour', async () => {
  const answer = vi.fn(async () => Response.json(keys));
  expect(await isAccepted(await tokenWith(), answer)).toBe(true);
  expect(await isAccepted(await tokenWith({ aud: TEAM.audience }), answer)).toBe(true);
  expect(answer).toHaveBeenCalledWith(
    'https://team.cloudflareaccess.com/cdn-cgi/access/certs',
    expect.objectContaining({ redirect: 'manual', cf: { cacheEverything: true, cacheTtl: 3_600 } }),
  );
});

it.each<[string, object, object]>([
  ['another application', { aud: ['other'] }, {}],
  ['another team', { iss: 'https://other.cloudflareaccess.com' }, {}],
  ['a time that is over', { exp: NOW / 1000 }, {}],
  ['a time to come', { nbf: NOW / 1000 + 5 }, {}],
  ['another key', {}, { kid: 'two' }],
  ['no signature at all', {}, { alg: 'none' }],
])('a token of %s is refused', async (_, claims, header) => {
  expect(await isAccepted(await tokenWith(claims, header))).toBe(false);
});

it.each(['', 'a.b', 'a.b.c.d', '%.%.%', 'x'.repeat(9000)])('the token %j is refused', async (token) => {
  expect(await isAccepted(token)).toBe(false);
});

it('a token whose payload was changed is refused', async () => {
  const [head, , sign] = (await tokenWith()).split('.');
  const body = coded(JSON.stringify({ ...CLAIMS, email: 'other@example.com' }));
  expect(await isAccepted(`${head}.${body}.${sign}`)).toBe(false);
});

it('every token is refused while the keys cannot be loaded', async () => {
  expect(await isAccepted(await tokenWith(), () => Promise.reject(new Error('away')))).toBe(false);
  expect(await isAccepted(await tokenWith(), async () => new Response('<html>'))).toBe(false);
});
