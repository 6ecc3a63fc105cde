import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { type ContentClient, createContentClient } from '../../content/client.ts';
import {
  hiddenEntries,
  linksOf,
  loadEntries,
  lostLinks,
  scheduledEntries,
  untranslated,
} from '../../content/review/review.ts';
import type { Config } from '../../settings/env.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { duplicatePages, unknownCompetitions } from './contentChecks.ts';
import { brokenLinks } from './contentLinks.ts';
import { scoresOf } from './live.ts';
import { good, note, type Section, unseen, wrong } from './report.ts';

const MAX_CHECKED = 300;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** A client of the configured content system. */
export function contentClientOf(
  { url: baseUrl, token }: NonNullable<Config['cms']>,
  { upstreamTimeoutMs: timeoutMs }: Config,
  fetch: PlainFetch,
): ContentClient {
  const authorization: { Authorization?: string } = token === null ? {} : { Authorization: `Bearer ${token}` };
  const headers = { 'Strapi-Response-Format': 'v4', ...authorization };
  return createContentClient({ id: 'content', kind: 'real', baseUrl, headers, fetch, timeoutMs });
}

const COMPETITION = {
  'populate[competition][fields][0]': 'name',
  'populate[competition][fields][1]': 'competitionId',
};

/**
 * Finds problems that editors can fix: entries that do not show, missing translations, duplicate pages, broken links
 * and unknown competitions. Null without a content system, and where it can't be read unless `isAlone`:
 * `examineContent` says why.
 */
export async function examineForEditors(config: Config, isAlone = false): Promise<Section | null> {
  if (config.cms === null) return null;
  const title = 'Content: problems that editors can fix';
  const client = contentClientOf(config.cms, config, fetch);
  const [read, top, site, scores] = await Promise.all([
    loadEntries(client),
    client.list('top-competitions', COMPETITION, MAX_CHECKED),
    client.single('site-setting', { locale: 'en' }),
    scoresOf(config),
  ]);
  if (!read.ok || !top.ok || !site.ok)
    return isAlone ? { title, findings: [unseen('some content can’t be read; `npm run doctor` says why')] } : null;
  const entries = read.value;
  const now = Date.now();
  const known = { now, policy: site.value?.policy, hasPage: scores.hasPage };
  const hidden = await hiddenEntries(entries, known);
  const pagesIn = (locale: Locale) => entries.filter((each) => each.type === 'page-content' && each.locale === locale);
  const ending = scheduledEntries(entries, now).flatMap(({ name, until }) =>
    until !== null && until < now + WEEK_MS ? [`the offer of ${name} ends on ${new Date(until).toISOString()}`] : [],
  );
  const findings = [
    ...hidden.map(({ name, field, why }) =>
      // The law closes some countries on purpose.
      (field === 'countries' ? note : wrong)(`${name} does not show; ${field}: ${why}`),
    ),
    ...ending.map(note),
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
