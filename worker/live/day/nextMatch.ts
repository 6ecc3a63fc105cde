import { kickOffDate } from '../../../web/domain/kickOff.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { byKickOff } from '../../../web/domain/matchOrder.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../../web/domain/zonedTime.ts';
import type { LiveContext } from '../state/readContext.ts';
import { type DayOfMatches, loadCompetitionDays } from './competitionDays.ts';
import { loadWholeDay } from './daySnapshot.ts';

/** Which matches a list shows, by sport, place and time zone. */
interface ListPlace {
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

const reachOf = ({ config: { source } }: LiveContext) => (source.quota.isCounted ? COUNTED_DAYS_AHEAD : DAYS_AHEAD);

/** The first match that has not begun, or null. */
const firstOf = (matches: readonly Match[]): Match | null =>
  matches.filter((match) => phaseOf(match) === 'upcoming').toSorted(byKickOff)[0] ?? null;

/** The first match to begin from `from`, today or later, until some days later. Null when none is found or a list fails. */
async function firstMatchFrom(from: string, { sport, zone, region }: ListPlace, context: LiveContext) {
  const tomorrow = addDays(zonedTime(context.clock.now, zone).date, 1);
  const end = addDays(from > tomorrow ? from : tomorrow, reachOf(context));
  const dates: string[] = [];
  for (let date = from; date < end; date = addDays(date, 1)) dates.push(date);
  // One after the other, a week of slow answers would hold the page for too long.
  for (const day of await Promise.all(dates.map((date) => loadWholeDay({ sport, date, zone }, context)))) {
    if (!day.ok || day.value.incomplete) return null;
    const first = firstOf(
      day.value.matches.filter(({ competition }) => region === undefined || competition.country.slug === region),
    );
    if (first !== null) return first;
  }
  return null;
}

/** A competition's days of fixtures, next first, or of results, latest first; empty when unavailable. */
async function competitionDays(
  of: 'fixtures' | 'results',
  { sport, zone, tournament = '' }: ListPlace,
  context: LiveContext,
): Promise<DayOfMatches[]> {
  const days = await loadCompetitionDays({ sport, tournament, zone, of }, context);
  return days.ok ? days.value : [];
}

/**
 * The next match to begin, other than on `date`. The search starts after `date` when that is one of the next days, else
 * today, so that no visitor makes the site search distant days.
 */
export async function loadNextMatch(date: string, place: ListPlace, context: LiveContext): Promise<Match | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const from = date >= today && date <= addDays(today, DAYS_AHEAD) ? addDays(date, 1) : today;
  if (place.tournament === undefined) return firstMatchFrom(from, place, context);
  const days = await competitionDays('fixtures', place, context);
  return days.flatMap((day) => (day.date < from ? [] : (firstOf(day.matches) ?? [])))[0] ?? null;
}

/** The day that a list opens on when today has no match: the nearest, and the later one of a tie, or null. */
export async function loadNearestDay(place: ListPlace, context: LiveContext): Promise<string | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const next = await loadNextMatch(today, place, context);
  const nextDay = next === null ? null : kickOffDate(next, place.zone);
  if (place.tournament === undefined) return nextDay;
  const last = (await competitionDays('results', place, context)).find((day) => day.date < today)?.date ?? null;
  if (nextDay === null || last === null) return nextDay ?? last;
  const daysTo = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return daysTo(last) < daysTo(nextDay) ? last : nextDay;
}
