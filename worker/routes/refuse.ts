import type { Context } from 'hono';

/** Refuses a feed or a calendar in plain text, for programs and their users. */
export function refuse(context: Context, status: 400 | 404 | 451 | 503, text: string): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) };
  return context.text(`${text}\n`, status, headers);
}
