import { fromBase64url } from '../base/base64url.ts';
import { joinedBytes } from '../base/joinedBytes.ts';
import type { PushAddress } from '../settings/alertBinding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The size of the only record, which holds the whole message. */
const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;
/** Ends the last record (RFC 8188, section 2). */
const LAST = Uint8Array.of(2);

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

const utf8 = (text: string) => joinedBytes([new TextEncoder().encode(text)]);

/** The parts of a message that are never used twice. A test gives those of the standard's example. */
export interface OneUse {
  salt: Bytes;
  keys: CryptoKeyPair;
}

async function oneUse(): Promise<OneUse> {
  const keys = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  if (!('publicKey' in keys)) throw new Error('no pair of keys was made');
  return { salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)), keys };
}

/** A browser's public key. Rejects for text that is no point of the curve. */
export async function importPublicKey(p256dh: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64url(p256dh), CURVE, true, []);
}

async function derived(secret: Bytes, salt: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}

const rawKey = async (key: CryptoKey) => {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (!(raw instanceof ArrayBuffer)) throw new Error('a raw key is bytes');
  return new Uint8Array(raw);
};

/** Encrypts a message for a browser: `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
export async function encrypt(
  message: Uint8Array,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  once?: OneUse,
): Promise<Bytes> {
  const { salt, keys } = once ?? (await oneUse());
  const [theirs, ours] = [fromBase64url(p256dh), await rawKey(keys.publicKey)];
  // The types name the other key `$public`.
  const agreement = { name: 'ECDH', public: await importPublicKey(p256dh) };
  const agreed = await crypto.subtle.deriveBits(agreement, keys.privateKey, 256);
  const info = joinedBytes([utf8('WebPush: info\0'), theirs, ours]);
  const secret = await derived(new Uint8Array(agreed), fromBase64url(auth), info, 32);
  const [content, nonce] = await Promise.all([
    derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16),
    derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12),
  ]);
  const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt']);
  const record = joinedBytes([message, LAST]);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, record));
  const header = new DataView(new ArrayBuffer(5));
  header.setUint32(0, RECORD_BYTES);
  header.setUint8(4, ours.length);
  return joinedBytes([salt, new Uint8Array(header.buffer), ours, sealed]);
}
