import { OWN_NAMES } from '../../domain/ownSettings.ts';
import { forget, store } from './stored.ts';

const inCookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Makes local storage match the cookies, because forms without JavaScript only set cookies. Folded groups have no
 * cookie and go only when the visitor forgets everything.
 */
export function copyChosen(): void {
  const isForgotten = document.querySelector('[data-done=forgotten]') !== null;
  for (const name of OWN_NAMES) {
    const value = inCookie(name);
    if (value !== undefined) store(name, decodeURIComponent(value));
    else if (name !== 'folded' || isForgotten) forget(name);
  }
}
