/** The one host that analytics come from. */
export const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';

/** Name of the `<meta>` that gives the browser the container; it is not in a page that measures nothing. */
export const TAG_MANAGER_META = 'tag-manager';
