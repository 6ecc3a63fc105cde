export const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';

/** Hosts for hits of Google Analytics, without those of advertising (doubleclick.net, google.com). */
export const ANALYTICS_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
] as const;

/** Name of the `<meta>` with the container; absent from a page without analytics. */
export const TAG_MANAGER_META = 'tag-manager';
