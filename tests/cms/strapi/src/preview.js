const { createHmac } = require('node:crypto');

/** Lifetime of a link. The site accepts at most an hour by its own clock. */
const LIFE_SECONDS = 50 * 60;

const PAGE = 'api::page-content.page-content';
const ARTICLE = 'api::article.article';

/** The page of entries without one of their own: the home page lists them. */
const homeOf = (locale) => (locale === 'nl' ? '/nl' : '/');

function pathOf({ uid, entry }) {
  if (uid === PAGE && entry?.pageLink) return entry.pageLink;
  if (uid === ARTICLE && entry?.slug) return `${entry.locale === 'nl' ? '/nl/nieuws' : '/news'}/${entry.slug}`;
  return homeOf(entry?.locale);
}

const isOfSite = (path, site) => URL.canParse(path, site) && new URL(path, site).origin === new URL(site).origin;

/**
 * A link to a page’s drafts, in the format of `worker/middleware/draftLink.ts`.
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
 * A link to an entry’s draft: the address of a page or an article, or the home page, which lists other entries. Null for an address of
 * another site, because editors may type anything.
 *
 * @param {{ site: string, secret: string, uid: string, entry: { pageLink?: string, slug?: string, locale?: string } | null, now: number }} options
 */
exports.entryLink = ({ site, secret, uid, entry, now }) => {
  const path = pathOf({ uid, entry });
  return isOfSite(path, site) ? exports.draftLink({ site, path, secret, now }) : null;
};

/**
 * The handler of Strapi 5’s preview button (`config/admin.js`): the address of an entry on the site, as a draft or as
 * published.
 *
 * @param {{ site: string, secret: string }} options
 */
exports.previewHandler =
  ({ site, secret }) =>
  async (uid, { documentId, locale, status }) => {
    const found =
      [PAGE, ARTICLE].includes(uid) && documentId ? await strapi.documents(uid).findOne({ documentId, locale }) : null;
    const entry = { ...found, locale };
    if (status !== 'published') return exports.entryLink({ site, secret, uid, entry, now: Date.now() });
    const path = pathOf({ uid, entry });
    return isOfSite(path, site) ? new URL(path, site).href : null;
  };
