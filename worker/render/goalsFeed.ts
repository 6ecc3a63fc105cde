import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import { goalsFeedPath, pathOf } from '../../web/addresses/routes.ts';
import type { Goal } from '../../web/domain/goals.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import { goalCompetition } from '../../web/format/goalCompetition.ts';
import { goalMinute } from '../../web/format/goalNews.ts';
import { namesOf } from '../../web/format/teamNames.ts';

/** Feed readers show no more items. */
const MOST_ITEMS = 100;

interface FeedFacts {
  locale: Locale;
  siteName: string;
  /** Scheme and host of the site. */
  origin: string;
}

function item(goal: Goal, { locale, origin }: FeedFacts) {
  const t = translator(locale);
  const { id, at, match, score, scorer, minute, side, takenBackAt } = goal;
  const names = namesOf(match, t);
  const line = t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
  const title = takenBackAt === null ? line : `${t('goals.takenBack')}: ${line}`;
  const who = scorer ?? t('goals.unnamed', { team: names[side] });
  const description = [minute === null ? who : `${goalMinute(minute)} ${who}`, goalCompetition(match, t)].join(' · ');
  const link = `${origin}${pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, locale)}`;
  return html`<item><title>${title}</title><description>${description}</description><link>${link}</link>
<guid isPermaLink="false">goal-${id}${takenBackAt === null ? '' : '-back'}</guid><pubDate>${new Date(takenBackAt ?? at).toUTCString()}</pubDate></item>
`;
}

/** Formats the newest goals as RSS 2.0. A disallowed goal is a new item, because feed readers ignore changes to old ones. */
export async function goalsFeed(goals: readonly Goal[], facts: FeedFacts): Promise<string> {
  const { locale, siteName, origin } = facts;
  const t = translator(locale);
  const items = await Promise.all(goals.slice(0, MOST_ITEMS).map((goal) => item(goal, facts)));
  const feed = await html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${t('goals.title')} · ${siteName}</title><description>${t('goals.description')}</description><language>${locale}</language>
<link>${origin}${pathOf({ name: 'goals' }, locale)}</link>
<atom:link href="${origin}${goalsFeedPath(locale)}" rel="self" type="application/rss+xml"/>
${items}</channel></rss>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}`;
}
