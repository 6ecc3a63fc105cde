import { FOLLOW } from '../../domain/follow.ts';
import { type Follows, parseFollows, printFollows } from '../../domain/follows.ts';
import { mirrorInCookie, readCookie, readStored, store } from './stored.ts';

const NOTHING: Follows = [];

let cached: { text: string; follows: Follows } = { text: '', follows: NOTHING };

const cookieText = () => readCookie(FOLLOW) ?? '';

/** The visitor’s follows; the same object while they are unchanged. */
export function currentFollows(): Follows {
  const text = cookieText();
  if (text !== cached.text) cached = { text, follows: parseFollows(text) };
  return cached.follows;
}

/** Stores follows in the cookie and in local storage, and dispatches `follow`. */
export function storeFollows(follows: Follows): void {
  const text = printFollows(follows);
  mirrorInCookie(FOLLOW, text);
  // Other windows then read the cookie.
  store(FOLLOW, text);
  dispatchEvent(new Event(FOLLOW));
}

/** Restores follows after a lost cookie, and stores those that were chosen without JavaScript. */
export function restoreFollows(): void {
  const stored = parseFollows(readStored(FOLLOW) ?? '');
  const isLost = readCookie(FOLLOW) === undefined && stored.length > 0;
  if (isLost) storeFollows(stored);
  else store(FOLLOW, cookieText());
}

/** Calls `listener` when follows change on this or another page. Returns the unsubscribe function. */
export function onFollows(listener: (event: Event) => void): () => void {
  const names = [FOLLOW, 'storage', 'pageshow'];
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
