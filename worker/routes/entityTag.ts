const encoder = new TextEncoder();

/** A body with the strong entity tag of exactly its bytes (RFC 9110, section 8.8.3). */
export interface TaggedBody {
  text: string;
  tag: string;
}

/** Tags a body by a digest of its bytes. */
export async function tagged(text: string): Promise<TaggedBody> {
  const digest = await crypto.subtle.digest('SHA-1', encoder.encode(text));
  const hex = Array.from(new Uint8Array(digest, 0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text, tag: `"${hex}"` };
}

/** Whether an `If-None-Match` header names a tag, by the weak comparison that RFC 9110, section 13.1.2 demands. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const candidate = each.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === tag;
  });
}
