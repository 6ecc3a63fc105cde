const encoder = new TextEncoder();

/** The first `bytes` bytes of a digest, in hexadecimal. */
export async function digestHex(
  algorithm: 'SHA-1' | 'SHA-256',
  content: string | Uint8Array,
  bytes: number,
): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, typeof content === 'string' ? encoder.encode(content) : content);
  return Array.from(new Uint8Array(digest, 0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
