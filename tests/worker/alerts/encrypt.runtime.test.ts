import { describe, expect, it } from 'vitest';
import { encrypt, type OneUse } from '../../../worker/alerts/encrypt.ts';
import { Signer } from '../../../worker/alerts/sign.ts';
import { fromBase64url, toBase64url } from '../../../worker/base/base64url.ts';
import { newVapidKeys } from '../../../worker/settings/vapid.ts';
import { decrypted, newBrowser } from './browser.runtime.ts';

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

async function exampleKeys(): Promise<OneUse> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const point = fromBase64url(EXAMPLE.ours);
  const [x, y] = [toBase64url(point.slice(1, 33)), toBase64url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, curve, true, []);
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, d: EXAMPLE.oursPrivate }, curve, true, [
    'deriveBits',
  ]);
  return { salt: fromBase64url(EXAMPLE.salt), keys: { publicKey, privateKey } };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the encryption of alerts', () => {
  it('the example of RFC 8291 comes out byte by byte', async () => {
    expect(toBase64url(await encrypt(utf8(EXAMPLE.text), EXAMPLE, await exampleKeys()))).toBe(EXAMPLE.message);
  });

  it('a browser decrypts a thousand messages of all lengths', async () => {
    const browser = newBrowser();
    for (let count = 0; count < 1_000; count += 1) {
      const message = crypto.getRandomValues(new Uint8Array((count * 37) % 3_900));
      const sealed = await encrypt(message, browser);
      expect(toBase64url(decrypted(sealed, browser))).toBe(toBase64url(message));
    }
  });

  it('two encryptions of one message differ', async () => {
    const browser = newBrowser();
    const [one, other] = await Promise.all([encrypt(utf8('1-0'), browser), encrypt(utf8('1-0'), browser)]);
    expect(toBase64url(one)).not.toBe(toBase64url(other));
  });
});

describe('the signature of alerts', () => {
  const keys = newVapidKeys();
  const vapid = { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY, subject: 'mailto:ops@a.com' };

  it('a push service can check the token with the public key', async () => {
    const now = Date.parse('2040-01-01T00:00:00Z');
    const text = await new Signer(vapid).authorization('https://fcm.googleapis.com/fcm/send/x', now);
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(text) ?? [];
    expect(key).toBe(vapid.publicKey);
    expect(JSON.parse(atob(claims))).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now / 1000 + 43_200,
      sub: vapid.subject,
    });
    const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const publicKey = await crypto.subtle.importKey('raw', fromBase64url(key), ecdsa, false, ['verify']);
    const signed = utf8(`${head}.${claims}`);
    expect(await crypto.subtle.verify(ecdsa, publicKey, fromBase64url(signature), signed)).toBe(true);
  });

  it('messages of half a day share a token for each service', async () => {
    const signer = new Signer(vapid);
    const [one, two] = ['https://fcm.googleapis.com/fcm/send/x', 'https://fcm.googleapis.com/fcm/send/y'] as const;
    const first = await signer.authorization(one, 0);
    expect(await signer.authorization(two, 3_600_000)).toBe(first);
    expect(await signer.authorization('https://web.push.apple.com/x', 0)).not.toBe(first);
    expect(await signer.authorization(one, 12 * 3_600_000)).not.toBe(first);
  });
});
