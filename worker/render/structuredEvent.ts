import { translator } from '../../locales/translator.ts';
import type { LiveUpdate } from '../../web/data/eventTabs.ts';
import type { EventDetail, Venue } from '../../web/domain/eventDetail.ts';
import { isTimed } from '../../web/domain/kickOff.ts';
import { type Locale, type Named, nameIn } from '../../web/domain/locale.ts';
import type { MatchState, Team } from '../../web/domain/match.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import { matchRoute, pathOf, teamRoute } from '../../web/format/addresses/routes.ts';
import { namesOf } from '../../web/format/teamNames.ts';

export const SCHEMA = 'https://schema.org';

/** Inputs of structured data that are not in the page’s state. */
export interface StructuredFacts {
  /** The site’s origin. */
  origin: string;
  locale: Locale;
  /** The description in the page’s head. */
  description: string;
  /** Address of the page’s picture. */
  image: string;
}

/**
 * Feeds report no previous date of a moved match, so it counts as scheduled on its new date.
 */
function eventStatus({ kind }: MatchState): string {
  switch (kind) {
    case 'postponed':
    // A broken-off match ends on a day that is not known yet.
    case 'to-finish':
      return `${SCHEMA}/EventPostponed`;
    case 'cancelled':
    case 'abandoned':
      return `${SCHEMA}/EventCancelled`;
    case 'not-started':
    case 'unreported':
    case 'delayed':
    case 'awaiting-info':
    case 'playing':
    case 'half-time':
    case 'finished':
    case 'other':
      return `${SCHEMA}/EventScheduled`;
  }
}

/** A team with the address of its page. */
export function teamData(
  team: Named & Pick<Team, 'id'>,
  { origin, locale }: Pick<StructuredFacts, 'origin' | 'locale'>,
) {
  const path = pathOf(teamRoute(team), locale);
  return { '@type': 'SportsTeam', name: nameIn(team, locale), url: `${origin}${path}` };
}

function schemaPlace({ name, city }: Venue) {
  const address = city === null ? {} : { address: { '@type': 'PostalAddress', addressLocality: city } };
  return { '@type': 'Place', name, ...address };
}

/** A match as `SportsEvent`. Leaves out unknown teams and an unknown venue. */
export function eventData({ match, venue }: Pick<EventDetail, 'match' | 'venue'>, facts: StructuredFacts) {
  const { origin, locale, description, image } = facts;
  const { sport, competition, home, away, kickOff, state } = match;
  const t = translator(locale);
  const [homeTeam, awayTeam] = [home, away].map((team) => (team === null ? undefined : teamData(team, facts)));
  const known = [homeTeam, awayTeam].filter((team) => team !== undefined);
  const names = known.map(({ name }) => name);
  return {
    '@context': SCHEMA,
    '@type': 'SportsEvent',
    name:
      home !== null && away !== null
        ? t('match.fixture', namesOf(match, t))
        : [nameIn(competition, locale), ...names].filter(Boolean).join(': '),
    description,
    image: [image],
    sport: t(`sport.${sport}`),
    startDate: isTimed(match) ? new Date(kickOff).toISOString() : utcDate(kickOff),
    eventStatus: eventStatus(state),
    homeTeam,
    awayTeam,
    competitor: known,
    ...(venue === null ? {} : { location: schemaPlace(venue) }),
    url: `${origin}${pathOf(matchRoute(match), locale)}`,
  };
}

/** A match that runs or has ended as a live blog: its goals, corrections and red cards. `updates`: newest first. */
export function liveBlogData(
  event: Pick<EventDetail, 'match' | 'venue'>,
  updates: readonly LiveUpdate[],
  facts: StructuredFacts & { siteName: string },
) {
  const { '@context': _, ...about } = eventData(event, facts);
  const { match } = event;
  const [newest] = updates;
  const dateOf = (at: number) => new Date(at).toISOString();
  const author = { '@type': 'Organization', name: facts.siteName, url: `${facts.origin}/` };
  return {
    '@context': SCHEMA,
    '@type': 'LiveBlogPosting',
    headline: about.name,
    description: about.description,
    image: about.image,
    url: about.url,
    datePublished: about.startDate,
    coverageStartTime: about.startDate,
    ...(newest === undefined ? {} : { dateModified: dateOf(newest.at) }),
    ...(newest !== undefined && match.state.kind === 'finished' ? { coverageEndTime: dateOf(newest.at) } : {}),
    author,
    publisher: author,
    about,
    liveBlogUpdate: updates.map(({ at, title, text }) => ({
      '@type': 'BlogPosting',
      headline: title,
      articleBody: text,
      datePublished: dateOf(at),
      url: about.url,
      image: about.image,
      author,
    })),
  };
}
