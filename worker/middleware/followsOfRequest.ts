import { type Follows, MOST_FOLLOW_BYTES, parseFollows } from '../../web/domain/follows.ts';

const NOTHING: Follows = [];

/** What the visitor follows, by the cookie. It is never logged, and nothing that visitors share knows it. */
export function followsOfRequest(headers: Headers): Follows {
  const cookies = headers.get('Cookie');
  if (cookies === null || !cookies.includes('follow=')) return NOTHING;
  const text = /(?:^|;\s*)follow=([^;\s]*)/.exec(cookies)?.[1] ?? '';
  return text.length > MOST_FOLLOW_BYTES ? NOTHING : parseFollows(text);
}
