import { DAY, dayOf, startOfDay } from './calendar.ts';
import type { Tournament } from './catalog.ts';
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
  /** "2026/2027", or "2026" where the season is a calendar year. */
  readonly name: string;
  readonly year: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

function dayIn(year: number, month: number, date: number): number {
  return dayOf(Date.UTC(year, month - 1, date));
}

export function seasonStarting(year: number, tournament: Tournament): Season {
  const shift = Math.floor(fraction(`season|${tournament.id}`) * 14);
  if (tournament.sport === 'football' && CALENDAR_YEAR.has(tournament.country.name)) {
    return { name: String(year), year, firstDay: dayIn(year, 2, 20) + shift, lastDay: dayIn(year, 11, 25) + shift };
  }
  const autumn = tournament.sport === 'football' ? 8 : 9;
  return {
    name: `${year}/${year + 1}`,
    year,
    firstDay: dayIn(year, autumn, 5) + shift,
    lastDay: dayIn(year + 1, 5, 16) + shift,
  };
}

/** The season that runs at an instant, or the one that ended last. */
export function seasonAt(tournament: Tournament, now: number): Season {
  const year = new Date(now).getUTCFullYear();
  const current = seasonStarting(year, tournament);
  return dayOf(now) >= current.firstDay ? current : seasonStarting(year - 1, tournament);
}

/** A double round-robin; small leagues meet four times. */
export function roundsInSeason(tournament: Tournament): number {
  const even = tournament.teams.length + (tournament.teams.length % 2);
  return Math.max(1, even - 1) * (even <= 12 ? 4 : 2);
}

/** How many rounds are over at an instant. Rounds end at midnight UTC. */
export function roundsPlayed(tournament: Tournament, season: Season, now: number): number {
  const rounds = roundsInSeason(tournament);
  const length = (season.lastDay - season.firstDay) * DAY;
  const elapsed = startOfDay(dayOf(now)) - startOfDay(season.firstDay);
  return Math.max(0, Math.min(rounds, Math.floor((elapsed / length) * (rounds - 1)) + (elapsed > 0 ? 1 : 0)));
}
