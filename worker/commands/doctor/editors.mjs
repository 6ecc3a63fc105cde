import { createContentClient } from '../../content/client.ts';
import { duplicatePages, endedOffers, unknownCompetitions, unpairedPages, untranslated } from './contentChecks.mjs';
import { brokenLinks, linksOfPage, linksOfSite, lostPaths } from './contentLinks.mjs';
import { competitionsOf } from './live.mjs';
import { good, unseen } from './report.mjs';

const MOST_CHECKED = 300;

/** A client of the configured content system. @param {import('../../settings/env.ts').Config} config */
export function contentClientOf({ cms, upstreamTimeoutMs: timeoutMs }, fetch) {
  const headers = { 'Strapi-Response-Format': 'v4', ...(cms.token && { Authorization: `Bearer ${cms.token}` }) };
  return createContentClient({ id: 'content', kind: 'real', baseUrl: cms.url, headers, fetch, timeoutMs });
}

const COMPETITION = {
  'populate[competition][fields][0]': 'name',
  'populate[competition][fields][1]': 'competitionId',
};

/**
 * Finds problems that editors can fix: expired offers, missing translations, duplicate pages, broken links and unknown
 * competitions. Null without a content system, and where
 * it can't be read unless `isAlone`: `examineContent` says why.
 *
 * @param {import('../../settings/env.ts').Config} config
 * @returns {Promise<import('./report.mjs').Section | null>}
 */
export async function examineForEditors(config, isAlone = false) {
  if (config.cms === null) return null;
  const title = 'Content: problems that editors can fix';
  const client = contentClientOf(config, fetch);
  let isWhole = true;
  const read = async (type, query) => {
    const entries = await client.list(type, query, MOST_CHECKED);
    isWhole &&= entries.ok;
    return entries.ok ? entries.value : [];
  };
  const offers = { locale: 'en', 'populate[offer]': 'true' };
  const [operators, operatorsNl, newsEn, newsNl, pagesEn, pagesNl, top, site, known] = await Promise.all([
    read('operators', offers),
    read('operators', { locale: 'nl' }),
    read('news-items', { locale: 'en' }),
    read('news-items', { locale: 'nl' }),
    read('page-contents', { locale: 'en', populate: 'content' }),
    read('page-contents', { locale: 'nl', populate: 'content' }),
    read('top-competitions', COMPETITION),
    client.single('site-setting', { locale: 'en' }),
    competitionsOf(config),
  ]);
  if ((!isWhole || !site.ok) && !isAlone) return null;
  if (!isWhole || !site.ok)
    return { title, findings: [unseen('some content can’t be read; `npm run doctor` says why')] };
  const pages = [...pagesEn, ...pagesNl];
  const links = [
    ...newsEn.map(({ title, link }) => ({ of: `the news “${title}”`, url: String(link ?? '') })),
    ...newsNl.map(({ title, link }) => ({ of: `the Dutch news “${title}”`, url: String(link ?? '') })),
    ...operators.map(({ name, reviewPage }) => ({ of: `the review of ${name}`, url: String(reviewPage ?? '') })),
    ...pages.flatMap(linksOfPage),
    ...linksOfSite(site.value),
  ];
  const paths = new Set(pages.map(({ pageLink }) => String(pageLink)));
  const findings = [
    ...endedOffers(operators, Date.now()),
    ...untranslated('operators', operators, operatorsNl, ({ name }) => name),
    ...untranslated('news', newsEn, newsNl, ({ link }) => link),
    ...duplicatePages([pagesEn, pagesNl]),
    ...unpairedPages(pages),
    ...(known === null
      ? [unseen('the source of the matches does not answer, so top competitions were not compared with it')]
      : unknownCompetitions(top, known)),
    ...lostPaths(links, { origin: config.siteOrigin, pages: paths }),
    ...(await brokenLinks(links)),
  ];
  return { title, findings: findings.length === 0 ? [good('nothing to mend')] : findings };
}
