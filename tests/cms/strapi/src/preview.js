const { createHmac } = require('node:crypto');

/** A link works for so long: the site takes an hour at most, by its own clock. */
const LIFE_SECONDS = 50 * 60;

const PAGE = 'api::page-content.page-content';

/** Where an entry is seen that is no page of its own: its list stands on the home page. */
const homeOf = (locale) => (locale === 'nl' ? '/nl' : '/');

const pathOf = ({ uid, entry }) => (uid === PAGE && entry?.pageLink ? entry.pageLink : homeOf(entry?.locale));

const isOfSite = (path, site) => URL.canParse(path, site) && new URL(path, site).origin === new URL(site).origin;

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
 * A link to the draft of an entry: a page by its address, others on the home page, where their list stands. Null for an address
 * that is not the site's, since editors may type anything as a page's link.
 *
 * @param {{ site: string, secret: string, uid: string, entry: { pageLink?: string, locale?: string } | null, now: number }} options
 */
exports.entryLink = ({ site, secret, uid, entry, now }) => {
  const path = pathOf({ uid, entry });
  return isOfSite(path, site) ? exports.draftLink({ site, path, secret, now }) : null;
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
    const found = uid === PAGE && documentId ? await strapi.documents(uid).findOne({ documentId, locale }) : null;
    const entry = { ...found, locale };
    if (status !== 'published') return exports.entryLink({ site, secret, uid, entry, now: Date.now() });
    const path = pathOf({ uid, entry });
    return isOfSite(path, site) ? new URL(path, site).href : null;
  };
