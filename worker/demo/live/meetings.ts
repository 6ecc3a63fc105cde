import { HOUR, startOfDay } from './calendar.ts';
import type { Catalog, Team, Tournament } from './catalog.ts';
import type { Match } from './match.ts';
import { roundsInSeason, seasonAt, seasonStarting } from './season.ts';
import { fraction, Random } from './seed.ts';

const ID = /^9(\d{8})(\d{8})(\d{2})([12])$/;

/** The competition in which two teams meet every season: a league before a cup. */
function sharedTournament(catalog: Catalog, one: Team, other: Team): Tournament | undefined {
  const ofOther = new Set(catalog.tournamentsOfTeam.get(other.id));
  const shared = (catalog.tournamentsOfTeam.get(one.id) ?? []).filter((tournament) => ofOther.has(tournament));
  return shared.find(({ kind }) => kind === 'league') ?? shared[0];
}

/** The meeting of a season with this team at home; the team with the lower id is at home in the first leg. */
function meetingOf(catalog: Catalog, home: Team, away: Team, year: number, leg: number): Match | null {
  const tournament = sharedTournament(catalog, home, away);
  if (!tournament || home === away) return null;
  const season = seasonStarting(year, tournament);
  const span = season.lastDay - season.firstDay;
  const id = `9${home.id}${away.id}${String(year % 100).padStart(2, '0')}${leg}`;
  const random = new Random(`meeting|${id}`);
  const day =
    season.firstDay + Math.floor(span * (leg === 1 ? random.between(0.05, 0.45) : random.between(0.55, 0.98)));
  return {
    id,
    sport: tournament.sport,
    tournament,
    home,
    away,
    start: startOfDay(day) + random.pick([13, 15, 17, 18, 19, 20]) * HOUR,
    round: tournament.kind === 'league' ? `Round ${random.whole(1, roundsInSeason(tournament))}` : 'Group stage',
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
  for (let back = 0; back <= 6 && meetings.length < count; back += 1) {
    for (const leg of [2, 1]) {
      const [home, away] = leg === 1 ? [low, high] : [high, low];
      const meeting = meetingOf(catalog, home, away, year - back, leg);
      if (meeting && meeting.start < before && meetings.length < count) meetings.push(meeting);
    }
  }
  return meetings;
}

/** The past meeting that an id names, or null. */
export function meetingById(catalog: Catalog, id: string, now: number): Match | null {
  const parts = ID.exec(id);
  if (!parts) return null;
  const [, homeId = '', awayId = '', year = '', leg = ''] = parts;
  const [home, away] = [catalog.teamById.get(homeId), catalog.teamById.get(awayId)];
  if (!home || !away || homeId < awayId !== (leg === '1')) return null;
  const meeting = meetingOf(catalog, home, away, 2000 + Number(year), Number(leg));
  return meeting && meeting.start < now ? meeting : null;
}
