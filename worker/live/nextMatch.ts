import type { Match } from '../../web/domain/match.ts';
import { byKickOff } from '../../web/domain/matchOrder.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/format/zonedTime.ts';
import type { ReadContext } from './readContext.ts';
import { readWholeDay } from './readList.ts';
import { readTournamentDays } from './tournamentDays.ts';

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
 * How many days are looked through. All visitors share the lists of the days; where calls are counted a day costs one,
 * and tomorrow's list is wanted anyway.
 */
const DAYS_AHEAD = 7;
const COUNTED_DAYS_AHEAD = 1;

const isCounted = ({ config: { source } }: ReadContext) => source.kind === 'real' && source.quota.firm;

const firstOf = (matches: readonly Match[]): Match | null => matches.toSorted(byKickOff)[0] ?? null;

/** A sport's first match of the days from `from`, perhaps of one region; null where there is none, or nobody knows. */
async function firstMatchFrom(from: string, { sport, zone, region }: ListPlace, context: ReadContext) {
  const days = isCounted(context) ? COUNTED_DAYS_AHEAD : DAYS_AHEAD;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = await readWholeDay({ sport, date: addDays(from, ahead), zone }, context);
    if (!day.ok || day.value.incomplete) return null;
    const { matches } = day.value;
    const placed =
      region === undefined ? matches : matches.filter(({ competition }) => competition.country.slug === region);
    if (placed.length > 0) return firstOf(placed);
  }
  return null;
}

async function tournamentDay(
  of: 'fixtures' | 'results',
  { sport, zone, tournament = '' }: ListPlace,
  context: ReadContext,
  isWanted: (date: string) => boolean,
) {
  const days = await readTournamentDays({ sport, tournament, zone, of }, context);
  return (days.ok && days.value.find(({ date }) => isWanted(date))) || null;
}

/**
 * The first match of the next day that has any, after a day that has none. It is looked for from that day on where that is
 * near today, else from today: of days far away there is no end.
 */
export async function readNextMatch(date: string, place: ListPlace, context: ReadContext): Promise<Match | null> {
  const today = zonedTime(context.clock.now, place.zone).date;
  const isNear = date >= today && date <= addDays(today, DAYS_AHEAD);
  const from = isNear ? addDays(date, 1) : today;
  if (place.tournament === undefined) return firstMatchFrom(from, place, context);
  const day = await tournamentDay('fixtures', place, context, (each) => each >= from);
  return day === null ? null : firstOf(day.matches);
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
  const last = (await tournamentDay('results', place, context, (each) => each < today))?.date ?? null;
  if (nextDay === null || last === null) return nextDay ?? last;
  const daysTo = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return daysTo(last) < daysTo(nextDay) ? last : nextDay;
}
