import type { Context } from 'hono';
import { digestHex } from '../base/digestHex.ts';

/** A body and the strong entity tag of its bytes (RFC 9110, section 8.8.3). */
export interface TaggedBody {
  text: string;
  tag: string;
}

export async function tagged(text: string): Promise<TaggedBody> {
  return { text, tag: `"${await digestHex('SHA-1', text, 10)}"` };
}

/** Whether an `If-None-Match` header matches a tag, with the weak comparison of RFC 9110, section 13.1.2. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const candidate = each.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === tag;
  });
}

/** Answers with a body (JSON, if `headers` name no type) and its tag, or with 304. */
export function answerTagged(context: Context, { text, tag }: TaggedBody, headers: Record<string, string>): Response {
  const all = { ...headers, ETag: tag };
  if (isNotModified(context.req.header('If-None-Match'), tag)) return context.body(null, 304, all);
  return context.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8', ...all });
}
