import { LOCALES } from '../domain/locale.ts';
import { pathOf } from '../routes.ts';

/** Where no page is fetched in advance: play links, whose every request may be a click to an operator, and the API. */
export const UNPREFETCHED_PATHS: readonly string[] = [
  ...LOCALES.map((locale) => pathOf({ name: 'play', provider: '' }, locale)),
  '/api/',
];

/** Links that search engines shall not follow are not followed in advance either. */
export const UNPREFETCHED_RELATION = 'nofollow';
