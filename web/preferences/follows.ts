import { FOLLOW } from '../domain/follow.ts';
import { type Follows, parseFollows, printFollows } from '../domain/follows.ts';
import { mirrorInCookie, readStored, store } from './stored.ts';

const NOTHING: Follows = [];

let known: { text: string; follows: Follows } = { text: '', follows: NOTHING };

function cookieText(): string {
  return /(?:^|; )follow=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** What the visitor follows; the same object for as long as it is the same. */
export function currentFollows(): Follows {
  const text = cookieText();
  if (text !== known.text) known = { text, follows: parseFollows(text) };
  return known.follows;
}

/** Keeps what the visitor follows, in the cookie and in local storage, and tells the page (`follow`). */
export function keepFollows(follows: Follows): void {
  const text = printFollows(follows);
  store(FOLLOW, text);
  mirrorInCookie(FOLLOW, text);
  dispatchEvent(new Event(FOLLOW));
}

/** What was stored where the cookie got lost comes back; what was chosen without script is stored. */
export function restoreFollows(): void {
  const stored = parseFollows(readStored(FOLLOW) ?? '');
  const isLost = !/(^|; )follow=/.test(document.cookie) && stored.length > 0;
  if (isLost) keepFollows(stored);
  else store(FOLLOW, cookieText());
}

/** Calls `heard` when what is followed has changed here or on another page; gives what ends that. */
export function onFollows(heard: (event: Event) => void): () => void {
  const names = [FOLLOW, 'storage', 'pageshow'];
  for (const name of names) addEventListener(name, heard);
  return () => {
    for (const name of names) removeEventListener(name, heard);
  };
}
