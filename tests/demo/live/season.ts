import { dayOf, firstDayOf, startOfDay, weekOf } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { hasGroups } from './course.ts';
import { fraction } from './seed.ts';

/** Leagues that play from spring to autumn of one year. */
const CALENDAR_YEAR = new Set([
  'Norway',
  'Sweden',
  'Finland',
  'Iceland',
  'Faroe Islands',
  'Ireland',
  'Estonia',
  'Latvia',
  'Lithuania',
  'Belarus',
  'Kazakhstan',
  'Georgia',
  'Brazil',
  'Argentina',
  'Chile',
  'Uruguay',
  'Paraguay',
  'Peru',
  'Colombia',
  'Ecuador',
  'Bolivia',
  'Venezuela',
  'USA',
  'Canada',
  'Japan',
  'South Korea',
  'China',
]);

export interface Season {
  /** "2026/2027", or "2026" where the season is a calendar year; no two of a competition are called alike. */
  readonly name: string;
  /** Counts the competition's seasons: the year in which it begins, or its turn where several begin in one year. */
  readonly number: number;
  readonly year: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

function dayIn(year: number, month: number, date: number): number {
  return dayOf(Date.UTC(year, month - 1, date));
}

/**
 * Youth and reserve sides play a round each week of the year, one season after the other, so that there is something to see
 * in summer too.
 */
function branchSeason(tournament: Tournament, turn: number): Season {
  const weeks = roundsInSeason(tournament);
  const firstDay = firstDayOf(turn * weeks - branchShift(tournament));
  const year = new Date(startOfDay(firstDay)).getUTCFullYear();
  return { name: `${year}/${turn}`, number: turn, year, firstDay, lastDay: firstDay + 7 * weeks - 1 };
}

/** So many weeks before those of others the seasons of a branch begin. */
function branchShift(tournament: Tournament): number {
  return Math.floor(fraction(`season|${tournament.id}`) * roundsInSeason(tournament));
}

/** The season before a season of a competition, or the nth one before it. */
export function seasonBefore(tournament: Tournament, { number }: Season, count = 1): Season {
  return tournament.senior ? seasonStarting(number - count, tournament) : branchSeason(tournament, number - count);
}

/** The season of a number of which the last two digits are known: the nearest one to an instant. */
export function seasonNumbered(tournament: Tournament, digits: number, now: number): Season {
  const current = seasonAt(tournament, now);
  const ahead = (((digits - current.number + 50) % 100) + 100) % 100;
  return seasonBefore(tournament, current, 50 - ahead);
}

function seasonStarting(year: number, tournament: Tournament): Season {
  const shift = Math.floor(fraction(`season|${tournament.id}`) * 14);
  const isYear = tournament.sport === 'football' && CALENDAR_YEAR.has(tournament.country.name);
  const isCup = hasGroups(tournament);
  const autumn = dayIn(year, tournament.sport === 'football' && !isCup ? 8 : 9, 5);
  const firstDay = shift + (isYear ? dayIn(year, 2, 20) : autumn);
  // The groups of a continental cup are over in January.
  const spring = isCup ? dayIn(year + 1, 1, 16) : dayIn(year + 1, 5, 16);
  const usual = shift + (isYear ? dayIn(year, 11, 25) : spring);
  const lastDay = Math.max(usual, firstDay + 7 * roundsInSeason(tournament));
  return { name: isYear ? String(year) : `${year}/${year + 1}`, number: year, year, firstDay, lastDay };
}

/** The season that runs at an instant, or the one that ended last. */
export function seasonAt(tournament: Tournament, now: number): Season {
  if (!tournament.senior) {
    const weeks = weekOf(dayOf(now)) + branchShift(tournament);
    return branchSeason(tournament, Math.floor(weeks / roundsInSeason(tournament)));
  }
  const year = new Date(now).getUTCFullYear();
  const current = seasonStarting(year, tournament);
  return dayOf(now) >= current.firstDay ? current : seasonStarting(year - 1, tournament);
}

/** A continental cup of so many teams plays one league phase, a smaller one groups. */
export const LEAGUE_PHASE_TEAMS = 30;

/** No season has more rounds than this: a league of thirty does not play everybody twice. */
const MAX_ROUNDS = 44;

/** A double round-robin, in which each pair meets at both grounds; a league phase has eight rounds. */
export function roundsInSeason(tournament: Tournament): number {
  const { teams } = tournament;
  if (hasGroups(tournament)) return teams.length >= LEAGUE_PHASE_TEAMS ? 8 : 6;
  const even = teams.length + (teams.length % 2);
  return Math.max(1, Math.min(MAX_ROUNDS, 2 * (even - 1)));
}

/** How many weeks a season has. */
const weeksIn = ({ firstDay, lastDay }: Season) => weekOf(lastDay) - weekOf(firstDay) + 1;

/** How many rounds are over at the beginning of a week. Continental cups have rounds in even weeks, and domestic cups in odd ones. */
function roundsBefore(tournament: Tournament, season: Season, week: number): number {
  const weeks = weeksIn(season);
  const until = hasGroups(tournament) ? week + (week % 2) : week;
  const over = Math.max(0, Math.min(weeks, until - weekOf(season.firstDay)));
  return Math.floor((over * roundsInSeason(tournament)) / weeks);
}

/** The round that a league plays in a week, counted from 0; null where it rests. */
export function roundOfWeek(tournament: Tournament, week: number): { season: Season; round: number } | null {
  const season = seasonAt(tournament, startOfDay(firstDayOf(week) + 6));
  const round = roundsBefore(tournament, season, week);
  return roundsBefore(tournament, season, week + 1) > round ? { season, round } : null;
}

/** The week in which a league plays a round of a season. */
export function weekOfRound(tournament: Tournament, season: Season, round: number): number {
  const weeks = weeksIn(season);
  const week = weekOf(season.firstDay) + Math.ceil(((round + 1) * weeks) / roundsInSeason(tournament)) - 1;
  return hasGroups(tournament) ? week - (week % 2) : week;
}

/** How many rounds are over at an instant: a round ends with its week. */
export function roundsPlayed(tournament: Tournament, season: Season, now: number): number {
  return roundsBefore(tournament, season, weekOf(dayOf(now)));
}
