import { OWN_NAMES } from '../domain/ownSettings.ts';
import { forget, store } from './stored.ts';

const inCookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Makes the copy in local storage say what the cookies say, which the forms of the page set without script: else a page would
 * take the copy for what was chosen last. What only local storage keeps goes where all was forgotten.
 */
export function copyChosen(): void {
  const isForgotten = document.querySelector('[data-done=forgotten]') !== null;
  for (const name of OWN_NAMES) {
    const value = inCookie(name);
    if (value !== undefined) store(name, decodeURIComponent(value));
    else if (name !== 'folded' || isForgotten) forget(name);
  }
}
