import { createECDH } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import ece from 'http_ece';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPush } from '../../../../worker/push/alerts/sendPush.ts';
import type { Recipient } from '../../../../worker/settings/alertBinding.ts';
import { newVapidKeys } from '../../../../worker/settings/vapid.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ours: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  oursPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const SERVICE = 'https://fcm.googleapis.com';

const keys = newVapidKeys();
const vapid = { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY, subject: 'mailto:ops@a.com' };

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const fromBase64url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Gives the encryption the example's salt and keys, which it makes by chance otherwise. */
async function useExampleKeys(): Promise<void> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const point = fromBase64url(EXAMPLE.ours);
  const jwk = { kty: 'EC', crv: 'P-256', x: toBase64url(point.slice(1, 33)), y: toBase64url(point.slice(33)) };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, curve, true, []);
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, d: EXAMPLE.oursPrivate }, curve, true, [
    'deriveBits',
  ]);
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue({ publicKey, privateKey } as never);
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(fromBase64url(EXAMPLE.salt));
}

/** Sends a text to a new browser. Returns the request, and the text that the browser decrypts. */
async function sent(text: string) {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }));
  const recipient = {
    endpoint: `${SERVICE}/fcm/send/x`,
    keys: { p256dh, auth },
    siteKey: vapid.publicKey,
  } as Recipient;
  expect(await sendPush(recipient, { data: text }, vapid)).toBe('sent');
  const request = new Request(...(fetching.mock.lastCall ?? ['']));
  const sealed = Buffer.from(await request.arrayBuffer());
  const opened = ece.decrypt(sealed, { version: 'aes128gcm', privateKey: browser, authSecret: auth });
  return { request, sealed, text: opened.toString() };
}

afterEach(() => vi.restoreAllMocks());

describe('the encryption of alerts', () => {
  it('the example of RFC 8291 comes out byte by byte', async () => {
    await useExampleKeys();
    const { p256dh, auth } = EXAMPLE;
    const address = { endpoint: SERVICE, expirationTime: null, keys: { p256dh, auth } };
    expect(toBase64url(await encryptNotification(address, utf8(EXAMPLE.text), { pad: false }))).toBe(EXAMPLE.message);
  });

  it('http_ece decrypts messages of all lengths', async () => {
    for (let count = 0; count < 100; count += 1) {
      const text = toBase64url(crypto.getRandomValues(new Uint8Array((count * 37) % 2_900)));
      expect((await sent(text)).text).toBe(text);
    }
  });

  it('two encryptions of one message differ, and have one length with every other', async () => {
    const [one, other, long] = [await sent('1-0'), await sent('1-0'), await sent('Ajax 1–0 PSV')];
    expect(one.sealed.equals(other.sealed)).toBe(false);
    expect(one.sealed).toHaveLength(long.sealed.length);
    expect(one.sealed.length).toBeLessThanOrEqual(4_096);
  });
});

it('a push service can check the token with the public key', async () => {
  const { request } = await sent('1-0');
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  expect(key).toBe(vapid.publicKey);
  const { aud, exp, sub } = JSON.parse(atob(claims));
  expect({ aud, sub }).toEqual({ aud: SERVICE, sub: vapid.subject });
  // The standard allows a day.
  expect(exp - Date.now() / 1000).toBeGreaterThan(3_600);
  expect(exp - Date.now() / 1000).toBeLessThan(86_400);
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('raw', fromBase64url(key), ecdsa, false, ['verify']);
  const signed = utf8(`${head}.${claims}`);
  expect(await crypto.subtle.verify(ecdsa, publicKey, fromBase64url(signature), signed)).toBe(true);
});
