const { createHmac } = require('node:crypto');

/** A link works for so long: the site takes an hour at most, by its own clock. */
const LIFE_SECONDS = 50 * 60;

/** Where an entry is seen that is no page of its own: its list stands on the home page. */
const homeOf = (locale) => (locale === 'nl' ? '/nl' : '/');

/**
 * A link to the drafts of a page of the site, as the site reads it (`worker/drafts/draftLink.ts`).
 *
 * @param {{ site: string, path: string, secret: string, now: number }} options `now` in milliseconds UTC
 */
exports.draftLink = ({ site, path, secret, now }) => {
  const url = new URL(path, site);
  const until = Math.floor(now / 1000) + LIFE_SECONDS;
  const signature = createHmac('sha256', secret).update(`draft ${until} ${url.pathname}`).digest('hex');
  url.search = `draft=${until}.${signature}`;
  return url.href;
};

/**
 * What Strapi 5 asks for its preview button (`config/admin.js`): the address of an entry on the site, of its draft or as
 * visitors see it.
 *
 * @param {{ site: string, secret: string }} options
 */
exports.previewHandler =
  ({ site, secret }) =>
  async (uid, { documentId, locale, status }) => {
    const isPage = uid === 'api::page-content.page-content';
    const entry = isPage && documentId ? await strapi.documents(uid).findOne({ documentId, locale }) : null;
    const path = entry?.pageLink ?? homeOf(locale);
    // What editors type as a page's link may be anything; a link leads to the site.
    if (new URL(path, site).origin !== new URL(site).origin) return null;
    return status === 'published'
      ? new URL(path, site).href
      : exports.draftLink({ site, path, secret, now: Date.now() });
  };
