import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { SiteInfo } from '../../web/data/pageState.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { idOfSlug } from '../../web/domain/slug.ts';
import { SPORT_FACTS } from '../../web/domain/sport.ts';
import {
  goalsFeedPath,
  newsFeedPath,
  playerFeedPath,
  playerIdsOf,
  type Route,
  resultsFeedPath,
} from '../../web/format/addresses/routes.ts';

interface FeedPage {
  route: Route | null;
  indexed: boolean;
}

interface FeedFacts {
  head: FeedPage;
  locale: Locale;
  origin: string;
  site: Pick<SiteInfo, 'closed'>;
}

const FEEDS = ['goals.title', 'tournament.results', 'news.title', 'player.feed'] as const;

/** The paths of a page’s RSS feeds. */
function feedsOf({ route, indexed }: FeedPage, locale: Locale): Partial<Record<(typeof FEEDS)[number], string>> {
  switch (route?.name) {
    case 'news':
    case 'article':
      return { 'news.title': newsFeedPath(locale) };
    case 'goals':
      return { 'goals.title': goalsFeedPath(locale) };
    case 'team':
      return { 'goals.title': `${goalsFeedPath(locale)}?team=${idOfSlug(route.slug)}` };
    case 'player': {
      const ids = playerIdsOf(route.slug);
      // Only a player in a line-up has a feed, and an indexed page.
      return ids && indexed ? { 'player.feed': playerFeedPath(locale, ids) } : {};
    }
    case 'tournament': {
      const search = `?competition=${idOfSlug(route.slug)}`;
      return {
        ...(SPORT_FACTS[route.sport].goalsAreNews && { 'goals.title': `${goalsFeedPath(locale)}${search}` }),
        'tournament.results': `${resultsFeedPath(locale)}${search}`,
      };
    }
    case undefined:
    case 'home':
    case 'sport':
    case 'live':
    case 'region':
    case 'regions':
    case 'competitions':
    case 'event':
    case 'odds':
    case 'calculator':
    case 'watch':
    case 'search':
    case 'my':
    case 'settings':
    case 'static':
    case 'developers':
    case 'play':
      return {};
  }
}

/** Links to the RSS feeds of a page, for feed readers. */
export function feedLinks({ head, locale, origin, site }: FeedFacts) {
  const feeds = feedsOf(head, locale);
  const t = translator(locale);
  return FEEDS.map((title) => {
    const path = feeds[title];
    // The licence of the scores does not concern the news.
    if (path === undefined || (site.closed && title !== 'news.title')) return '';
    return html`<link rel="alternate" type="application/rss+xml" title="${t(title)}" href="${origin}${path}">`;
  });
}
