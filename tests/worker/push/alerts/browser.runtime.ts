import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { joinedBytes } from '../../../../worker/base/bytes.ts';

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A subscribed browser. */
export interface Browser {
  p256dh: string;
  auth: string;
  privateKey: string;
}

export function newBrowser(): Browser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  return { p256dh, auth, privateKey: pair.getPrivateKey('base64url') };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) =>
  new Uint8Array(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts a message by RFC 8188 (section 2) and RFC 8291 (section 3), with Node's crypto. */
export function decrypted(sealed: Uint8Array, { p256dh, auth, privateKey }: Browser): Uint8Array {
  const [salt, length = 0] = [sealed.subarray(0, 16), sealed[20]];
  const size = new DataView(sealed.buffer, sealed.byteOffset).getUint32(16);
  const sender = sealed.subarray(21, 21 + length);
  const record = sealed.subarray(21 + length);
  if (record.length > size) throw new Error('more than one record');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const info = joinedBytes([utf8('WebPush: info\0'), fromBase64url(p256dh), sender]);
  const secret = derived(pair.computeSecret(sender), fromBase64url(auth), info, 32);
  const key = derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = joinedBytes([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return padded.subarray(0, end);
}
