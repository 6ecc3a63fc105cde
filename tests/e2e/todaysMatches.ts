import type { Page } from 'playwright/test';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import type { EventTab, TournamentTab } from '../../web/domain/tabs.ts';
import { competitionRoute, matchRoute, pathOf } from '../../web/format/addresses/routes.ts';
import * as pages from '../crawl/pages.ts';

/** Reads an address of the site as the visitor of a page. */
const readAs = (page: Page) => async (path: string) =>
  (await page.request.get(new URL(path, process.env.SITE_URL).href)).text();

export const matchesOfToday = (page: Page): Promise<Match[]> => pages.matchesOfToday(readAs(page));

export const leagueMatch = (page: Page): Promise<Match> => pages.leagueMatch(readAs(page));

/** Every page that answers 200, each full. */
export async function goodPages(page: Page, locale: Locale): Promise<pages.SitePage[]> {
  return pages.pagesOf(locale, await pages.samplesOf(readAs(page))).filter(pages.isFound);
}

/** The address of a tab of a match. */
export const matchPath = (match: Match, tab: EventTab = 'summary', locale: Locale = 'en'): string =>
  pathOf(matchRoute(match, tab), locale);

/** The address of a tab of the competition of a match. */
export const competitionPath = ({ competition, sport }: Match, tab: TournamentTab, locale: Locale = 'en'): string =>
  pathOf(competitionRoute(competition, sport, tab), locale);
