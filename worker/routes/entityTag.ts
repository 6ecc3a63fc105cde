import type { Context } from 'hono';
import { digestHex } from '../base/digestHex.ts';

/** A body with the strong entity tag of exactly its bytes (RFC 9110, section 8.8.3). */
export interface TaggedBody {
  text: string;
  tag: string;
}

/** Tags a body by a digest of its bytes. */
export async function tagged(text: string): Promise<TaggedBody> {
  return { text, tag: `"${await digestHex('SHA-1', text, 10)}"` };
}

/** Whether an `If-None-Match` header names a tag, by the weak comparison that RFC 9110, section 13.1.2 demands. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const candidate = each.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === tag;
  });
}

/** Answers with a tagged body of JSON; 304 to who has it already. */
export function answerTagged(context: Context, { text, tag }: TaggedBody, headers: Record<string, string>): Response {
  const all = { ...headers, ETag: tag };
  if (isNotModified(context.req.header('If-None-Match'), tag)) return context.body(null, 304, all);
  return context.body(text, 200, { ...all, 'Content-Type': 'application/json; charset=utf-8' });
}
