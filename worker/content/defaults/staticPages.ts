import pages from './pages.json' with { type: 'json' };

export type StaticPageName = keyof typeof pages;

/**
 * Default static pages by the last segment of their path, written as in the content files. A page that editors publish
 * replaces its default. `{{age}}` is the minimum age to bet in the visitor’s country,
 * `{{contact}}` the setting PUBLISHER_CONTACT. A section without text is left out.
 */
export const staticPages: Readonly<typeof pages> = pages;
