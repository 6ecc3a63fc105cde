import * as v from 'valibot';
import { FIRST_LOCALE } from '../../../web/domain/locale.ts';
import type { Competition, Country, ListedCompetition } from '../../../web/domain/match.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { type Answer, type DatedAnswer, ok } from '../../base/result.ts';
import { realInstant } from '../../base/visitorClock.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { fetchContentCatalogue, loadShared } from '../../content/sharedSettings.ts';
import {
  competitionAnswer,
  type FeedCompetition,
  feedCompetition,
  type ListedRegion,
  listedRegion,
} from '../../feeds/feed.ts';
import { regionsOf } from '../../feeds/normalize/lists.ts';
import { withLocalisedName } from '../../feeds/normalize/localisedNames.ts';
import { loadUtcToday } from '../day/daySnapshot.ts';
import { type LiveContext, loadFeed, type ReadContext } from '../state/readContext.ts';

/** The regions of a sport in the feed's order, or those playing today when the feed fails. */
export async function loadRegions(sport: Sport, context: ReadContext): Promise<Answer<ListedRegion[]>> {
  const regions = await loadFeed(context.live.regions, context, {
    key: `regions:${sport}`,
    load: (call) => context.feed.regions(call, sport),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(v.array(listedRegion)),
  });
  if (regions.ok) return regions;
  const listed = regionsOf(await playedToday(sport, context));
  return listed.length === 0 ? regions : ok(listed);
}

/** The competitions of a sport, in the feed's order. Falls back to those playing today when the feed fails. */
export async function loadCompetitions(sport: Sport, context: LiveContext): Promise<DatedAnswer<FeedCompetition[]>> {
  const competitions = await loadFeed(context.live.competitions, context, {
    key: `tournaments:${sport}`,
    load: (call) => context.feed.competitions(call, sport),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(v.array(feedCompetition)),
  });
  if (competitions.ok) return competitions;
  const [listed, today] = await Promise.all([playedToday(sport, context), loadUtcToday(sport, context)]);
  if (listed.length === 0 || !today.ok) return competitions;
  return { ok: true, value: listed, at: realInstant(context.clock, today.value.asOf), stale: true };
}

export interface KnownCompetition {
  competition: Competition;
  sport: Sport;
  /** Whether the feed lists it, or only today's matches and editors name it. */
  isListed: boolean;
}

/** The answer of a competition's own request. */
export const loadCompetitionById = (id: string, context: ReadContext) =>
  loadFeed(context.live.competitionById, context, {
    key: `tournament:${id}`,
    load: (call) => context.feed.competition(call, id),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(competitionAnswer),
  });

/**
 * Finds a competition by id: in the list of the given sport, by its own request, then in today's matches and the
 * content. Null when none has it. Its sport may differ from the given one.
 */
export async function loadCompetition(
  id: string,
  sport: Sport,
  context: ReadContext,
): Promise<Answer<KnownCompetition | null>> {
  const listed = await loadCompetitions(sport, context);
  const known = listed.ok ? listed.value.find(({ competition }) => competition.id === id) : undefined;
  if (known !== undefined) return ok({ competition: known.competition, sport, isListed: true });
  const answer = await loadCompetitionById(id, context);
  if (!answer.ok) return answer;
  const { found } = answer.value;
  if (found !== null) return ok({ competition: found.competition, sport: found.sport ?? sport, isListed: true });
  const competition = await unlistedCompetition(id, sport, context);
  return ok(competition === null ? null : { competition, sport, isListed: false });
}

/** The competitions of today's matches, for when the feed's catalogue fails or does not have them. */
async function playedToday(sport: Sport, context: LiveContext): Promise<FeedCompetition[]> {
  const today = await loadUtcToday(sport, context);
  const listed = new Map<string, FeedCompetition>();
  for (const { competition } of today.ok ? today.value.matches : []) {
    const known = listed.get(competition.id);
    listed.set(competition.id, { competition, events: (known?.events ?? 0) + 1 });
  }
  return [...listed.values()];
}

/** The competitions and countries of the content; empty when their ids differ from the feed's. */
async function writtenCatalogue({
  content,
  feed,
}: ReadContext): Promise<{ competitions: ListedCompetition[]; countries: Country[] }> {
  if (content.names !== null || feed.coverage.top !== null) return { competitions: [], countries: [] };
  const [shared, places] = await Promise.all([
    loadShared({ locale: FIRST_LOCALE }, content),
    fetchContentCatalogue(FIRST_LOCALE, content),
  ]);
  const top = shared.ok ? shared.value : { topCompetitions: [], topCountries: [] };
  const all = places.ok ? places.value : { competitions: [], countries: [] };
  return {
    competitions: [...top.topCompetitions, ...all.competitions.map(({ entry }) => entry)],
    countries: [...top.topCountries, ...all.countries.map(({ entry }) => entry)],
  };
}

/** A competition outside the feed's catalogue: one that plays today, or that editors name; else null. */
async function unlistedCompetition(id: string, sport: Sport, context: ReadContext): Promise<Competition | null> {
  const played = (await playedToday(sport, context)).find(({ competition }) => competition.id === id);
  if (played !== undefined) return played.competition;
  if (sport !== 'football') return null;
  const written = (await writtenCatalogue(context)).competitions.find((each) => each.id === id);
  return written === undefined ? null : withLocalisedName({ id, name: written.name, country: written.country });
}

/** A country outside the feed's catalogue, by its slug; null when it is unknown. */
export async function unlistedCountry(slug: string, sport: Sport, context: ReadContext): Promise<Country | null> {
  const isWanted = (country: Country) => country.slug === slug;
  const played = (await playedToday(sport, context)).map(({ competition }) => competition.country).find(isWanted);
  if (played !== undefined) return played;
  return sport === 'football' ? ((await writtenCatalogue(context)).countries.find(isWanted) ?? null) : null;
}
