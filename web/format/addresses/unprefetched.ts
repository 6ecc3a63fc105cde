import { LOCALES } from '../../domain/locale.ts';
import { pathOf } from './routes.ts';

/** Never prefetched: play links, because each request may count as a click to an operator, and the API. */
export const UNPREFETCHED_PATHS: readonly string[] = [
  ...LOCALES.map((locale) => pathOf({ name: 'play', provider: '' }, locale)),
  '/api/',
];

/** Links that search engines shall not follow are not prefetched either. */
export const UNPREFETCHED_RELATION = 'nofollow';
