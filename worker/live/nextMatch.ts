import type { Match } from '../../web/domain/match.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/domain/zonedTime.ts';
import { type DayOfMatches, readCompetitionDays } from './competitionDays.ts';
import { readWholeDay } from './daySnapshot.ts';
import type { ReadContext } from './readContext.ts';

/** Which matches a list shows, by sport, place and time zone. */
export interface ListPlace {
  sport: Sport;
  zone: string;
  /** Slug of a country. */
  region?: string;
  /** Id of a competition. */
  tournament?: string;
}

/**
 * How many days are searched, and how far from today they may be. All visitors share the lists of days. A source with a
 * quota is searched up to tomorrow only, because pages need that list anyway.
 */
const DAYS_AHEAD = 7;
const COUNTED_DAYS_AHEAD = 1;

const reachOf = ({ config: { source } }: ReadContext) => (source.quota.isCounted ? COUNTED_DAYS_AHEAD : DAYS_AHEAD);

const firstOf = (matches: readonly Match[]): Match | null => matches.toSorted(byKickOff)[0] ?? null;

/** The first match from `from` until some days after today. Null when none is found or a list fails. */
async function firstMatchFrom(from: string, { sport, zone, region }: ListPlace, context: ReadContext) {
  const today = zonedTime(context.clock.now, zone).date;
  const end = addDays(from > today ? from : today, reachOf(context));
  for (let date = from; date < end; date = addDays(date, 1)) {
    const day = await readWholeDay({ sport, date, zone }, context);
    if (!day.ok || day.value.incomplete) return null;
    const placed = day.value.matches.filter(
      ({ competition, kickOff }) =>
        (region === undefined || competition.country.slug === region) && zonedTime(kickOff, zone).date >= from,
    );
    if (placed.length > 0) return firstOf(placed);
  }
  return null;
}

/** A competition's days of fixtures, next first, or of results, latest first; empty when unavailable. */
async function competitionDays(
  of: 'fixtures' | 'results',
  { sport, zone, tournament = '' }: ListPlace,
  context: ReadContext,
): Promise<DayOfMatches[]> {
  const days = await readCompetitionDays({ sport, tournament, zone, of }, context);
  return days.ok ? days.value : [];
}

/**
 * The first match of the next day with matches. The search starts after `date` when that is near today, else from
 * today, so that no visitor makes the site search distant days.
 */
export async function readNextMatch(date: string, place: ListPlace, context: ReadContext): Promise<Match | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const isNear = date >= addDays(today, -reachOf(context)) && date <= addDays(today, DAYS_AHEAD);
  const from = isNear ? addDays(date, 1) : today;
  if (place.tournament === undefined) return firstMatchFrom(from, place, context);
  const results = from < today ? await competitionDays('results', place, context) : [];
  const played = results.findLast((day) => day.date >= from);
  const day = played ?? (await competitionDays('fixtures', place, context)).find((each) => each.date >= from);
  return day === undefined ? null : firstOf(day.matches);
}

/** The day that a list opens on when today has no match: the nearest, and the later one of a tie, or null. */
export async function readNearestDay(place: ListPlace, context: ReadContext): Promise<string | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const next = await readNextMatch(today, place, context);
  const nextDay = next === null ? null : zonedTime(next.kickOff, place.zone).date;
  if (place.tournament === undefined) return nextDay;
  const last = (await competitionDays('results', place, context)).find((day) => day.date < today)?.date ?? null;
  if (nextDay === null || last === null) return nextDay ?? last;
  const daysTo = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return daysTo(last) < daysTo(nextDay) ? last : nextDay;
}
