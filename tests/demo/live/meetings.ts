import { firstDayOf, HOUR, startOfDay } from './calendar.ts';
import type { Catalog, Team, Tournament } from './catalog.ts';
import { hasGroups, isKnockOut } from './course.ts';
import type { Match } from './match.ts';
import type { Pairing } from './matchWeek.ts';
import { calendarOf } from './rounds.ts';
import { roundsInSeason, type Season, seasonAt, seasonStarting, weekOfRound } from './season.ts';
import { fraction, Random } from './seed.ts';

const ID = /^9(\d{8})(\d{8})(\d{2})([12])$/;

/** The competition in which two teams meet every season: a league before a cup. */
function sharedTournament(catalog: Catalog, one: Team, other: Team): Tournament | undefined {
  const ofOther = new Set(catalog.tournamentsOfTeam.get(other.id));
  const shared = (catalog.tournamentsOfTeam.get(one.id) ?? []).filter((tournament) => ofOther.has(tournament));
  return shared.find(({ kind }) => kind === 'league') ?? shared[0];
}

/** The round in which a season's calendar has a team at home against another; null where it has not. */
function leagueRound(tournament: Tournament, season: Season, home: Team, away: Team): number | null {
  const pairsOf = calendarOf(tournament, season);
  for (let round = 0; round < roundsInSeason(tournament); round += 1) {
    if (pairsOf(round).some(([host, guest]) => host === home && guest === away)) return round;
  }
  return null;
}

const idOf = (home: Team, away: Team, year: number, leg: number) =>
  `9${home.id}${away.id}${String(year % 100).padStart(2, '0')}${leg}`;

const kickOffHour = (random: Random) => random.pick([13, 15, 17, 18, 19, 20]) * HOUR;

/** The days of a week on which rounds are played: leagues at the weekend, cups from Tuesday to Thursday. */
const WEEKEND = [4, 4, 5];
const MIDWEEK = [0, 1, 2];

/** A match of a round of a season, as its calendar has it. */
export function leagueMeeting({
  tournament,
  season,
  round,
  home,
  away,
}: Pairing & { season: Season; round: number }): Match {
  const id = idOf(home, away, season.year, home.id < away.id ? 1 : 2);
  const random = new Random(`meeting|${id}`);
  const day =
    firstDayOf(weekOfRound(tournament, season, round)) + random.pick(hasGroups(tournament) ? MIDWEEK : WEEKEND);
  return {
    id,
    sport: tournament.sport,
    tournament,
    home,
    away,
    round: `Round ${round + 1}`,
    start: startOfDay(day) + kickOffHour(random),
    course: 'normal',
    anchor: false,
  };
}

function cupDate({ firstDay, lastDay }: Season, leg: number, random: Random) {
  const part = leg === 1 ? random.between(0.05, 0.45) : random.between(0.55, 0.98);
  return { day: firstDay + Math.floor((lastDay - firstDay) * part), round: 'Group stage' };
}

/** The meeting of a season with this team at home; in a cup the team with the lower id is at home in the first leg. */
function meetingOf(catalog: Catalog, home: Team, away: Team, year: number, leg: number): Match | null {
  const tournament = sharedTournament(catalog, home, away);
  if (!tournament || home === away) return null;
  const season = seasonStarting(year, tournament);
  const round = isKnockOut(tournament) ? null : leagueRound(tournament, season, home, away);
  if (round !== null) return leagueMeeting({ tournament, season, round, home, away });
  if (tournament.kind === 'league') return null;
  const id = idOf(home, away, year, leg);
  const random = new Random(`meeting|${id}`);
  const date = cupDate(season, leg, random);
  return {
    id,
    sport: tournament.sport,
    tournament,
    home,
    away,
    start: startOfDay(date.day) + kickOffHour(random),
    round: date.round,
    course: 'normal',
    anchor: false,
  };
}

/** Five to eight past meetings of the two teams of a match as they are known at an instant, the latest first. */
export function pastMeetings(catalog: Catalog, match: Match, now: number): Match[] {
  const [low, high] = match.home.id < match.away.id ? [match.home, match.away] : [match.away, match.home];
  const tournament = sharedTournament(catalog, low, high);
  if (!tournament) return [];
  const before = Math.min(match.start - 72 * HOUR, now - 4 * HOUR);
  const { year } = seasonAt(tournament, before);
  const count = 5 + Math.floor(fraction(`meetings|${low.id}|${high.id}`) * 4);
  const meetings: Match[] = [];
  // Of the season that runs a cup with groups has its calendar alone.
  for (let back = hasGroups(tournament) ? 1 : 0; back <= 6 && meetings.length < count; back += 1) {
    const season = [meetingOf(catalog, low, high, year - back, 1), meetingOf(catalog, high, low, year - back, 2)];
    const played = season.filter((meeting) => meeting !== null).filter(({ start }) => start < before);
    meetings.push(...played.sort((one, other) => other.start - one.start));
  }
  return meetings.slice(0, count);
}

/** The meeting that an id names: a past one, or one that the season that runs has yet to come; null where there is none. */
export function meetingById(catalog: Catalog, id: string, now: number): Match | null {
  const parts = ID.exec(id);
  if (!parts) return null;
  const [, homeId = '', awayId = '', year = '', leg = ''] = parts;
  const [home, away] = [catalog.teamById.get(homeId), catalog.teamById.get(awayId)];
  if (!home || !away || homeId < awayId !== (leg === '1')) return null;
  const meeting = meetingOf(catalog, home, away, 2000 + Number(year), Number(leg));
  if (meeting === null) return null;
  const { lastDay } = seasonAt(meeting.tournament, now);
  return meeting.start < Math.max(now, startOfDay(lastDay + 1)) ? meeting : null;
}
