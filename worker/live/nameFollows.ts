import { type Follows, followedId, followKind } from '../../web/domain/follows.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import { nameIn } from '../../web/domain/named.ts';
import type { NamedFollow } from '../../web/domain/namedFollow.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import { eventSlug, type Route } from '../../web/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readTournaments } from './readCatalogue.ts';
import type { ReadContext } from './readContext.ts';
import { readEvent } from './readEvent.ts';
import { readWholeDay } from './readList.ts';
import { readTeam } from './readTeam.ts';
import { readSeenNames } from './seenNames.ts';

type Found = Pick<NamedFollow, 'name' | 'detail' | 'route'>;

/** What no list of today names is asked for by itself: so many things of a visitor at most, and so long. */
const MOST_ASKED = 8;
const PATIENCE_MS = 1_500;

const NOBODY: Found = { name: null, detail: '', route: null };

function matchFound(match: Match, locale: Locale): Found {
  const { home, away, competition, sport } = match;
  const names = [home, away].map((team) => (team === null ? '?' : nameIn(team, locale)));
  const route: Route = { name: 'event', sport, slug: eventSlug(match), tab: 'summary' };
  return { name: names.join(' – '), detail: nameIn(competition, locale), route };
}

/** What today's lists and the catalogues of all sports name, by follow. */
async function knownNames(locale: Locale, context: ReadContext): Promise<ReadonlyMap<string, Found>> {
  const { sports } = context.feed.coverage;
  const date = zonedTime(context.clock.now, 'UTC').date;
  const [seen, catalogues, days] = await Promise.all([
    readSeenNames(context),
    Promise.all(sports.map(async (sport) => ({ sport, listed: await readTournaments(sport, context) }))),
    Promise.all(sports.map((sport) => readWholeDay({ sport, date, zone: 'UTC' }, context))),
  ]);
  const known = new Map<string, Found>();
  for (const { team, competition } of seen.teams) {
    const route: Route = { name: 'team', slug: slugWithId(team.name, team.id) };
    known.set(`t${team.id}`, { name: nameIn(team, locale), detail: competition.country.names[locale], route });
  }
  for (const { sport, listed } of catalogues) {
    for (const { competition } of listed.ok ? listed.value : []) {
      const { id, name, country } = competition;
      const slug = slugWithId(name, id);
      const route: Route = { name: 'tournament', sport, category: country.slug, slug, tab: 'matches' };
      known.set(`c${id}`, { name: nameIn(competition, locale), detail: country.names[locale], route });
    }
  }
  for (const day of days) {
    for (const match of day.ok ? day.value.matches : []) known.set(`m${match.id}`, matchFound(match, locale));
  }
  return known;
}

/** A team or a match that no list of today has, asked for by itself; nobody where it can't be had in time. */
async function askedFor(follow: Follows[number], locale: Locale, context: ReadContext): Promise<Found> {
  const id = followedId(follow);
  switch (followKind(follow)) {
    case 'team': {
      const answer = await withTimeout(readTeam(id, context), PATIENCE_MS);
      if (!answer?.ok || answer.value === null) return NOBODY;
      const { team, competitions } = answer.value;
      const route: Route = { name: 'team', slug: slugWithId(team.name, team.id) };
      return { name: nameIn(team, locale), detail: competitions[0]?.country.names[locale] ?? '', route };
    }
    case 'match': {
      const answer = await withTimeout(readEvent({ sport: 'football', id }, context), PATIENCE_MS);
      return answer?.ok && answer.value.kind === 'found'
        ? matchFound(answer.value.snapshot.event.match, locale)
        : NOBODY;
    }
    case 'competition':
      return NOBODY;
  }
}

/** Follows with what they are called, in their order; bounded in what it asks the source. */
export async function nameFollows(follows: Follows, locale: Locale, context: ReadContext): Promise<NamedFollow[]> {
  if (follows.length === 0) return [];
  const known = await knownNames(locale, context);
  const unknown = follows.filter((follow) => !known.has(follow)).slice(0, MOST_ASKED);
  const asked = await Promise.all(unknown.map(async (each) => [each, await askedFor(each, locale, context)] as const));
  const found = new Map([...known, ...asked]);
  return follows.map((follow) => ({ follow, kind: followKind(follow), ...(found.get(follow) ?? NOBODY) }));
}
