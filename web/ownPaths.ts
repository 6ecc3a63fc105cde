import type { Route } from './routes.ts';

/** Where the stars' form goes. */
export const FOLLOW_PATH = '/follow';

/** Where the form goes that has the browser forget all that a visitor has chosen. */
export const FORGET_PATH = '/follow/forget';

/** Whether a page is made for one visitor alone, of what he follows and has chosen: nothing of it is kept. */
export function isOwnPage({ name }: Route): boolean {
  return name === 'my' || name === 'settings';
}
