const SITE = 'api::site-setting.site-setting';

/** The path of an entry with a page of its own; null for others. */
function pathOf(uid, { slug, pageLink, locale }) {
  if (uid === 'api::page-content.page-content') return pageLink ?? null;
  if (uid !== 'api::article.article' || !slug) return null;
  return `${locale === 'nl' ? '/nl/nieuws' : '/news'}/${slug}`;
}

/** Strapi 5: adds redirects to the English settings of the site, which hold the list of all languages. */
async function addRedirects(strapi, redirects) {
  const settings = await strapi.documents(SITE).findFirst({ locale: 'en', populate: ['redirects'] });
  if (!settings) return;
  const paths = redirects.flatMap(({ from, to }) => [from, to]);
  const kept = settings.redirects.filter(({ from }) => !paths.includes(from)).map(({ from, to }) => ({ from, to }));
  const { documentId } = settings;
  await strapi.documents(SITE).update({ documentId, locale: 'en', data: { redirects: [...kept, ...redirects] } });
}

let added = Promise.resolve();

/**
 * Adds redirects when the change is committed, and after those of other changes: two changes at once would each read
 * the list without the other’s.
 */
function addInTurn(strapi, redirects) {
  const failed = (error) => strapi.log.error(`a redirect was not added: ${error.message}`);
  return strapi.db.transaction(({ onCommit }) =>
    onCommit(() => {
      added = added.then(() => addRedirects(strapi, redirects)).catch(failed);
    }),
  );
}

/**
 * Strapi 5: runs a change of an entry, and keeps its old addresses alive: a new path gets a redirect, a deleted entry
 * an old path without a new one (410). Unpublishing leaves no trace, because the entry may return.
 */
exports.keepingAddresses = async (strapi, { uid, action, params }, next) => {
  const isKept = ['publish', 'update', 'delete'].includes(action) && pathOf(uid, { slug: 'x', pageLink: 'x' }) !== null;
  if (!isKept) return next();
  const where = { documentId: params.documentId, publishedAt: { $notNull: true } };
  const published = () => strapi.db.query(uid).findMany({ where });
  const before = await published();
  const answer = await next();
  const after = await published();
  const changed = before.flatMap((old) => {
    const now = after.find(({ locale }) => locale === old.locale);
    const [from, to] = [pathOf(uid, old), now ? pathOf(uid, now) : null];
    return from !== to && (now || action === 'delete') ? [{ from, to }] : [];
  });
  if (changed.length > 0) await addInTurn(strapi, changed);
  return answer;
};

/** Says when redirects lead in a circle; null if they do not. */
exports.circleProblem = (redirects) => {
  const next = new Map((redirects ?? []).map(({ from, to }) => [from, to?.split('?')[0]]));
  for (const from of next.keys()) {
    const seen = [from];
    for (let to = next.get(from); to && next.has(to); to = next.get(to)) {
      if (seen.includes(to)) return `These redirects lead in a circle: ${[...seen, to].join(' → ')}.`;
      seen.push(to);
    }
  }
  return null;
};
