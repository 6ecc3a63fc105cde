import { type Follows, MOST_FOLLOW_BYTES, parseFollows } from '../../web/domain/follows.ts';

const NOTHING: Follows = [];

/** The visitor’s follows from the cookie. They are never logged and never in a shared page. */
export function followsOfRequest(headers: Headers): Follows {
  const cookies = headers.get('Cookie');
  if (cookies === null || !cookies.includes('follow=')) return NOTHING;
  const text = /(?:^|;\s*)follow=([^;\s]*)/.exec(cookies)?.[1] ?? '';
  return text.length > MOST_FOLLOW_BYTES ? NOTHING : parseFollows(text);
}
