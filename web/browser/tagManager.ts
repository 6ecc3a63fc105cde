/** The one host that analytics come from. */
export const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';

/**
 * Where Google Analytics sends its hits, as its guide to content security policies lists them; those of advertising
 * (doubleclick.net, google.com) are not among them.
 */
export const ANALYTICS_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
] as const;

/** Name of the `<meta>` that gives the browser the container; it is not in a page that measures nothing. */
export const TAG_MANAGER_META = 'tag-manager';
