import type { QueryClient } from '@tanstack/react-query';
import { translator } from '../../locales/translator.ts';
import { eventQuery } from '../../web/data/eventQueries.ts';
import type { AboutArticle, ShownArticle } from '../../web/data/newsViews.ts';
import type { PageState, PlayerView, TeamView } from '../../web/data/pageState.ts';
import { nameIn } from '../../web/domain/locale.ts';
import type { Competition } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { breadcrumbData } from '../../web/format/addresses/crumbs.ts';
import { competitionRoute, pathOf, playerSlug } from '../../web/format/addresses/routes.ts';
import { ICON } from './icons.ts';
import { eventData, liveBlogData, SCHEMA, type StructuredFacts, teamData } from './structuredEvent.ts';

function organizationData(name: string, { origin }: StructuredFacts) {
  return { '@context': SCHEMA, '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}${ICON.large}` };
}

/** The site and its search. schema.org marks the search term with `query-input`. */
function websiteData(name: string, { origin, locale }: StructuredFacts) {
  const urlTemplate = `${origin}${pathOf({ name: 'search' }, locale)}?q={search_term_string}`;
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name,
    url: `${origin}${pathOf({ name: 'home' }, locale)}`,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': 'required name=search_term_string',
    },
  };
}

function competitionData(competition: Competition, sport: Sport, { origin, locale }: StructuredFacts) {
  const path = pathOf(competitionRoute(competition, sport), locale);
  return { '@type': 'SportsOrganization', name: nameIn(competition, locale), url: `${origin}${path}` };
}

function personData(player: { id?: string; name: string }, teamId: string, { origin, locale }: StructuredFacts) {
  const { id, name } = player;
  const address =
    id === undefined
      ? {}
      : { url: `${origin}${pathOf({ name: 'player', slug: playerSlug({ id, name }, teamId) }, locale)}` };
  return { '@type': 'Person', name, ...address };
}

/** A team with its competitions, and its players and coach if a line-up is known. */
function teamPageData({ team, sport, competitions, details }: TeamView, facts: StructuredFacts) {
  const { squad } = details.value;
  return {
    '@context': SCHEMA,
    ...teamData(team, facts),
    description: facts.description,
    sport: translator(facts.locale)(`sport.${sport}`),
    memberOf: competitions.map((competition) => competitionData(competition, sport, facts)),
    ...(squad === null ? {} : { athlete: squad.players.map((player) => personData(player, team.id, facts)) }),
    ...(squad === null || squad.coach === null ? {} : { coach: { '@type': 'Person', name: squad.coach } }),
  };
}

function playerPageData({ player, team }: PlayerView, facts: StructuredFacts) {
  const t = translator(facts.locale);
  return {
    '@context': SCHEMA,
    ...personData(player, team.id, facts),
    description: facts.description,
    ...(player.position === null ? {} : { jobTitle: t(`player.${player.position}`) }),
    memberOf: teamData(team, facts),
  };
}

/** An article, with its pages of competitions and teams. */
function articleData({ article }: ShownArticle, about: AboutArticle, siteName: string, facts: StructuredFacts) {
  const { origin, locale, image } = facts;
  const { title, lead, author, published, updated, slugs } = article;
  const { '@context': _, ...publisher } = organizationData(siteName, facts);
  const url = `${origin}${pathOf({ name: 'article', slugs }, locale)}`;
  return {
    '@context': SCHEMA,
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    image: [image],
    datePublished: new Date(published).toISOString(),
    dateModified: new Date(updated ?? published).toISOString(),
    author: { '@type': 'Person', name: author },
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    inLanguage: locale,
    about: about.map(({ name, route }) => ({
      '@type': route.name === 'team' ? 'SportsTeam' : 'SportsOrganization',
      name,
      url: `${origin}${pathOf(route, locale)}`,
    })),
  };
}

function viewData({ view, route, site, late }: PageState, client: QueryClient, facts: StructuredFacts): object[] {
  if (route?.name === 'home') return [organizationData(site.name, facts), websiteData(site.name, facts)];
  switch (view.kind) {
    case 'event': {
      const known = client.getQueryData(eventQuery(view.query, site.pollSeconds).queryKey);
      if (known === undefined) return [];
      const updates = view.updates.value;
      const blog = updates.length === 0 ? [] : [liveBlogData(known.event, updates, { ...facts, siteName: site.name })];
      return [eventData(known.event, facts), ...blog];
    }
    case 'team':
      return [teamPageData(view, facts)];
    case 'player':
      return [playerPageData(view, facts)];
    case 'news': {
      const shown = view.shown.value;
      if (!('article' in shown)) return [];
      const about = late['about-article']?.settled;
      return [articleData(shown, about?.ok ? about.value : [], site.name, facts)];
    }
    case 'list':
    case 'browse':
    case 'tournament':
    case 'search':
    case 'odds':
    case 'my':
    case 'settings':
    case 'goals':
    case 'watch':
    case 'text':
    case 'message':
    case 'refused-play':
      return [];
  }
}

/**
 * Structured data for search engines: breadcrumbs, the site on its home page, and the page’s match, team or player.
 * `client` holds the answers of the state, whose late parts have arrived.
 */
export function structuredData(
  state: PageState,
  client: QueryClient,
  facts: Omit<StructuredFacts, 'locale'>,
): object[] {
  const { locale } = state.visitor;
  const trail = breadcrumbData(state.crumbs?.value ?? [], { origin: facts.origin, locale });
  return [...(trail === null ? [] : [trail]), ...viewData(state, client, { ...facts, locale })];
}
