import type { Match } from '../../web/domain/match.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/format/zonedTime.ts';
import type { ReadContext } from './readContext.ts';
import { readWholeDay } from './readList.ts';
import { type DayOfMatches, readTournamentDays } from './tournamentDays.ts';

/** Whose matches a list shows, in the calendar of a zone. */
export interface ListPlace {
  sport: Sport;
  zone: string;
  /** Slug of a country. */
  region?: string;
  /** Id of a competition. */
  tournament?: string;
}

/**
 * How many days are looked through, and how far before today a day may be. All visitors share the lists of the days;
 * where calls are counted a day costs one, and tomorrow's list is wanted anyway.
 */
const DAYS_AHEAD = 7;
const COUNTED_DAYS_AHEAD = 1;

const reachOf = ({ config: { source } }: ReadContext) =>
  source.kind === 'real' && source.quota.firm ? COUNTED_DAYS_AHEAD : DAYS_AHEAD;

const firstOf = (matches: readonly Match[]): Match | null => matches.toSorted(byKickOff)[0] ?? null;

/**
 * A sport's first match of the days from `from` until some days after today, perhaps of one region; null where there is
 * none, or nobody knows. What began before and still runs is in the list of today, too, and is no next match.
 */
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

/** A competition's days of fixtures, the next one first, or of results, the last one first; none where nobody knows. */
async function tournamentDays(
  of: 'fixtures' | 'results',
  { sport, zone, tournament = '' }: ListPlace,
  context: ReadContext,
): Promise<DayOfMatches[]> {
  const days = await readTournamentDays({ sport, tournament, zone, of }, context);
  return days.ok ? days.value : [];
}

/**
 * The first match of the next day that has any, after a day that has none. It is looked for from that day on where that is
 * near today, before it or after it, else from today: of days far away there is no end.
 */
export async function readNextMatch(date: string, place: ListPlace, context: ReadContext): Promise<Match | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const isNear = date >= addDays(today, -reachOf(context)) && date <= addDays(today, DAYS_AHEAD);
  const from = isNear ? addDays(date, 1) : today;
  if (place.tournament === undefined) return firstMatchFrom(from, place, context);
  const results = from < today ? await tournamentDays('results', place, context) : [];
  const played = results.findLast((day) => day.date >= from);
  const day = played ?? (await tournamentDays('fixtures', place, context)).find((each) => each.date >= from);
  return day === undefined ? null : firstOf(day.matches);
}

/**
 * The day that a list opens on where today has no match: the nearest one, of two that are as near the one to come. Null
 * where no day near today has any.
 */
export async function readNearestDay(place: ListPlace, context: ReadContext): Promise<string | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const next = await readNextMatch(today, place, context);
  const nextDay = next === null ? null : zonedTime(next.kickOff, place.zone).date;
  if (place.tournament === undefined) return nextDay;
  const last = (await tournamentDays('results', place, context)).find((day) => day.date < today)?.date ?? null;
  if (nextDay === null || last === null) return nextDay ?? last;
  const daysTo = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return daysTo(last) < daysTo(nextDay) ? last : nextDay;
}
