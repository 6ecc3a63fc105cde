import type { Follows } from '../domain/follows.ts';

/**
 * The style of one visitor: the stars of what is followed are filled, and the way to it says how much that is. Ids are letters and
 * digits (`parseFollows`), so nothing in it can be anything but what it is.
 */
export function followStyle(follows: Follows): string {
  if (follows.length === 0) return '';
  const stars = follows.map((follow) => `[value=${follow}]`).join();
  return `:root{--own:"${follows.length}"}.star:is(${stars}){--star:var(--star-on);--star-ink:var(--color-accent)}`;
}
