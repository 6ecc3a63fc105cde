import { LOCALES } from '../../../web/domain/locale.ts';
import { createContentClient } from '../../content/client.ts';
import {
  hiddenEntries,
  linksOf,
  loadEntries,
  lostLinks,
  scheduledEntries,
  untranslated,
} from '../../content/review/review.ts';
import { duplicatePages, unknownCompetitions } from './contentChecks.mjs';
import { brokenLinks } from './contentLinks.mjs';
import { scoresOf } from './live.mjs';
import { good, note, unseen, wrong } from './report.mjs';

const MAX_CHECKED = 300;

const WEEK_MS = 7 * 24 * 60 * 60_000;

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
 * Finds problems that editors can fix: entries that do not show, missing translations, duplicate pages, broken links
 * and unknown competitions. Null without a content system, and where it can't be read unless `isAlone`:
 * `examineContent` says why.
 *
 * @param {import('../../settings/env.ts').Config} config
 * @returns {Promise<import('./report.mjs').Section | null>}
 */
export async function examineForEditors(config, isAlone = false) {
  if (config.cms === null) return null;
  const title = 'Content: problems that editors can fix';
  const client = contentClientOf(config, fetch);
  const [read, top, site, scores] = await Promise.all([
    loadEntries(client),
    client.list('top-competitions', COMPETITION, MAX_CHECKED),
    client.single('site-setting', { locale: 'en' }),
    scoresOf(config),
  ]);
  const isWhole = read.ok && top.ok && site.ok;
  if (!isWhole && !isAlone) return null;
  if (!isWhole) return { title, findings: [unseen('some content can’t be read; `npm run doctor` says why')] };
  const entries = read.value;
  const now = Date.now();
  const known = { now, policy: site.value?.policy, hasPage: async (route) => scores.hasPage(route) };
  const hidden = await hiddenEntries(entries, known);
  const pagesIn = (locale) => entries.filter((each) => each.type === 'page-content' && each.locale === locale);
  const ending = scheduledEntries(entries, now).filter(({ until }) => until !== null && until < now + WEEK_MS);
  const findings = [
    ...hidden.map(({ name, field, why }) =>
      // The law closes some countries on purpose.
      (field === 'countries' ? note : wrong)(`${name} does not show; ${field}: ${why}`),
    ),
    ...ending.map(({ name, until }) => note(`the offer of ${name} ends on ${new Date(until).toISOString()}`)),
    ...untranslated(entries).map(note),
    ...duplicatePages(LOCALES.map((locale) => pagesIn(locale).map(({ entry }) => entry))),
    ...(scores.competitions === null
      ? [unseen('the source of the matches does not answer, so top competitions were not compared with it')]
      : unknownCompetitions(top.value, scores.competitions)),
    ...lostLinks(entries, site.value, config.siteOrigin).map(({ of, url }) =>
      note(`a link in ${of} leads to no page of the site (${url})`),
    ),
    ...(await brokenLinks(linksOf(entries, site.value))),
  ];
  return { title, findings: findings.length === 0 ? [good('nothing to mend')] : findings };
}
