import { hydrate } from '@tanstack/react-query';
import { breadcrumbData } from '../../web/breadcrumbs.ts';
import { eventQuery } from '../../web/data/eventQueries.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { isTimed, type MatchState, type Team } from '../../web/domain/match.ts';
import { nameIn } from '../../web/domain/named.ts';
import { eventSlug, pathOf } from '../../web/routes.ts';
import { ICON } from './icons.ts';

interface Site {
  name: string;
  /** Scheme and host of the site. */
  origin: string;
}

const CONTEXT = 'https://schema.org';

function organizationData({ name, origin }: Site) {
  return { '@context': CONTEXT, '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}${ICON.large}` };
}

const utcDateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function eventStatus({ kind }: MatchState): string {
  if (kind === 'postponed') return `${CONTEXT}/EventPostponed`;
  return kind === 'cancelled' || kind === 'abandoned' ? `${CONTEXT}/EventCancelled` : `${CONTEXT}/EventScheduled`;
}

/** A match as search engines read it: who plays whom, when, and where if the feed knows. */
export function eventData({ match, venue }: Pick<EventDetail, 'match' | 'venue'>, origin: string, locale: Locale) {
  const { sport, competition, home, away, kickOff, state } = match;
  const team = (known: Team | null) => (known === null ? [] : [{ '@type': 'SportsTeam', name: nameIn(known, locale) }]);
  const [homeTeam, awayTeam] = [home, away].map((each) => team(each)[0]);
  const known = [...team(home), ...team(away)];
  const names = known.map(({ name }) => name);
  const place = venue === null ? null : { '@type': 'Place', name: venue.name };
  const address = venue?.city ? { address: venue.city } : {};
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    // Who is not known yet is left out.
    name: names.length === 2 ? names.join(' – ') : [nameIn(competition, locale), ...names].join(': '),
    startDate: isTimed(match) ? new Date(kickOff).toISOString() : utcDateOf(kickOff),
    eventStatus: eventStatus(state),
    homeTeam,
    awayTeam,
    competitor: known,
    ...(place === null ? {} : { location: { ...place, ...address } }),
    url: `${origin}${pathOf({ name: 'event', sport, slug: eventSlug(match), tab: 'summary' }, locale)}`,
  };
}

function eventOf({ view, queries, site }: PageState): EventDetail | null {
  if (view.kind !== 'event') return null;
  const client = createQueryClient();
  hydrate(client, queries);
  return client.getQueryData(eventQuery(view.query, site.pollSeconds).queryKey)?.event ?? null;
}

/** What search engines read in a page: its breadcrumbs, the site on its home page, the match on the match's page. */
export function structuredData(state: PageState, site: Site): object[] {
  const { locale } = state.visitor;
  const { origin } = site;
  const event = eventOf(state);
  return [
    breadcrumbData(state.crumbs, { origin, locale }),
    state.route?.name === 'home' ? organizationData(site) : null,
    event === null ? null : eventData(event, origin, locale),
  ].filter((each) => each !== null);
}
