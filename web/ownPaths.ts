import { asksFollowed } from './domain/goals.ts';
import type { Route } from './routes.ts';

/** Where the stars' form goes. */
export const FOLLOW_PATH = '/follow';

/** Where the form goes that has the browser forget all that a visitor has chosen. */
export const FORGET_PATH = '/follow/forget';

/** Where the form goes that adds what a link carries to what is followed, or puts it in its place. */
export const CARRY_PATH = '/follow/carry';

/** Where a file or a link is brought in; its contents are shown before anything changes. */
export const IMPORT_PATH = '/follow/import';

/** The file of what a visitor follows. */
export const EXPORT_PATH = '/follow/export';

/** Whether a page is made for one visitor alone, of what he follows and has chosen: nothing of it is kept. `search` is the query of its address. */
export function isOwnPage({ name }: Route, search: URLSearchParams): boolean {
  return name === 'my' || name === 'settings' || name === 'watch' || (name === 'goals' && asksFollowed(search));
}
