const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

// Two 32-bit halves of a fast hash. It is not safe against deliberate collisions, and need not be.
function halvesOf(text: string): [number, number] {
  let one = 0x811c9dc5;
  let other = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [mixed(one), mixed(other)];
}

/** A short, stable name for a text. */
export function textDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(36)}${other.toString(36).padStart(7, '0')}`;
}

/** The digest as 16 hexadecimal digits, the form of a snapshot’s version. */
export function hexDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(16).padStart(8, '0')}${other.toString(16).padStart(8, '0')}`;
}

const encoder = new TextEncoder();

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first `bytes` bytes of a digest, in hexadecimal. */
export async function digestHex(
  algorithm: 'SHA-1' | 'SHA-256',
  content: string | Uint8Array,
  bytes: number,
): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, typeof content === 'string' ? encoder.encode(content) : content);
  return hexOf(new Uint8Array(digest, 0, bytes));
}

/** The HMAC-SHA-256 of a text under a secret (RFC 2104), as 64 hexadecimal digits. */
export async function signatureOf(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return hexOf(new Uint8Array(signed));
}
