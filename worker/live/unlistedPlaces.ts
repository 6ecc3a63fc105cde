import type { Competition, Country, ListedCompetition } from '../../web/domain/competition.ts';
import { FIRST_LOCALE } from '../../web/domain/locale.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readPlaces, readShared } from '../content/sharedSettings.ts';
import type { ListedTournament } from '../feeds/feed.ts';
import { withOwnName } from '../feeds/normalize/ownNames.ts';
import type { ReadContext } from './readContext.ts';
import { readWholeDay } from './readList.ts';

/** How long a page waits for names from the content, in milliseconds. */
const PATIENCE_MS = 1_500;

/** The competitions of today's matches, for when the feed's catalogue fails or lacks them. */
export async function playedToday(sport: Sport, context: ReadContext): Promise<ListedTournament[]> {
  const date = utcDate(context.clock.now);
  const today = await readWholeDay({ sport, date, zone: 'UTC' }, context);
  const listed = new Map<string, ListedTournament>();
  for (const { competition } of today.ok ? today.value.matches : []) {
    const known = listed.get(competition.id);
    listed.set(competition.id, { competition, events: (known?.events ?? 0) + 1 });
  }
  return [...listed.values()];
}

interface WrittenPlaces {
  competitions: ListedCompetition[];
  countries: Country[];
}

const NOWHERE: WrittenPlaces = { competitions: [], countries: [] };

/** The competitions and countries of the content; empty when their ids differ from the feed's, or on timeout. */
async function writtenPlaces({ content, feed }: ReadContext): Promise<WrittenPlaces> {
  if (content.names !== null || feed.coverage.top !== null) return NOWHERE;
  const [shared, places] = await Promise.all([
    withTimeout(readShared({ locale: FIRST_LOCALE }, content), PATIENCE_MS),
    withTimeout(readPlaces(FIRST_LOCALE, content), PATIENCE_MS),
  ]);
  const top = shared?.ok ? shared.value : { topCompetitions: [], topCountries: [] };
  const all = places?.ok ? places.value : { competitions: [], countries: [] };
  return {
    competitions: [...top.topCompetitions, ...all.competitions.map(({ entry }) => entry)],
    countries: [...top.topCountries, ...all.countries.map(({ entry }) => entry)],
  };
}

/** A competition that the feed's catalogue lacks: one that plays today, or that editors name; else null. */
export async function unlistedCompetition(id: string, sport: Sport, context: ReadContext): Promise<Competition | null> {
  const played = (await playedToday(sport, context)).find(({ competition }) => competition.id === id);
  if (played !== undefined) return played.competition;
  if (sport !== 'football') return null;
  const written = (await writtenPlaces(context)).competitions.find((each) => each.id === id);
  return written === undefined ? null : withOwnName({ id, name: written.name, country: written.country });
}

/** A country that the feed's catalogue lacks, by its slug; null when it is unknown. */
export async function unlistedCountry(slug: string, sport: Sport, context: ReadContext): Promise<Country | null> {
  const isWanted = (country: Country) => country.slug === slug;
  const played = (await playedToday(sport, context)).map(({ competition }) => competition.country).find(isWanted);
  if (played !== undefined) return played;
  return sport === 'football' ? ((await writtenPlaces(context)).countries.find(isWanted) ?? null) : null;
}
