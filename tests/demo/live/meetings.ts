import { dayOf, HOUR, startOfDay } from './calendar.ts';
import type { Catalog, Team, Tournament } from './catalog.ts';
import { isKnockOut, UNPLAYED } from './course.ts';
import { fixtureOf, kickOffHour } from './fixtures.ts';
import type { Match } from './match.ts';
import { type Season, seasonAt, seasonBefore, seasonNumbered } from './season.ts';
import { fraction, Random } from './seed.ts';
import { isNear, type World } from './world.ts';

const ID = /^9(\d{8})(\d{8})(\d{2})([12])$/;

/** Meetings are looked for in so many seasons. */
const SEASONS = 24;

/** The competition in which two teams meet every season: a league before a cup. */
function sharedTournament(catalog: Catalog, one: Team, other: Team): Tournament | undefined {
  const ofOther = new Set(catalog.tournamentsOfTeam.get(other.id));
  const shared = (catalog.tournamentsOfTeam.get(one.id) ?? []).filter((tournament) => ofOther.has(tournament));
  return shared.find(({ kind }) => kind === 'league') ?? shared[0];
}

/** A tie of a cup in a season that is too long ago for lists of days; the team with the lower id is at home in the first leg. */
function oldTie(tournament: Tournament, season: Season, home: Team, away: Team): Match {
  const leg = home.id < away.id ? 1 : 2;
  const id = `9${home.id}${away.id}${String(season.number % 100).padStart(2, '0')}${leg}`;
  const random = new Random(`meeting|${id}`);
  const { firstDay, lastDay } = season;
  const part = leg === 1 ? random.between(0.05, 0.45) : random.between(0.55, 0.98);
  return {
    id,
    sport: tournament.sport,
    tournament,
    home,
    away,
    start: startOfDay(firstDay + Math.floor((lastDay - firstDay) * part)) + kickOffHour(random),
    round: 'Group stage',
    course: 'normal',
    anchor: false,
  };
}

/** The meeting of two teams at one's ground in a season; null where there was none. */
function meetingOf(world: World, tournament: Tournament, season: Season, [home, away]: Team[], now: number) {
  if (home === undefined || away === undefined || home === away) return null;
  const fixture = isKnockOut(tournament) ? null : fixtureOf(tournament, season, home.id, away.id);
  if (fixture !== null) return world.fixture(tournament, fixture, now);
  if (tournament.kind === 'league') return null;
  const tie = oldTie(tournament, season, home, away);
  return isNear(dayOf(tie.start), now) ? null : tie;
}

/** Five to eight past meetings of the two teams of a match as they are known at an instant, the latest first. */
export function pastMeetings(world: World, match: Match, now: number): Match[] {
  const teams = [match.home, match.away].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [low, high] = teams;
  const tournament = low && high && sharedTournament(world.catalog, low, high);
  if (!tournament) return [];
  const before = Math.min(match.start - 72 * HOUR, now - 4 * HOUR);
  const current = seasonAt(tournament, before);
  const count = 5 + Math.floor(fraction(`meetings|${low.id}|${high.id}`) * 4);
  const meetings: Match[] = [];
  for (let back = 0; back <= SEASONS && meetings.length < count; back += 1) {
    const season = seasonBefore(tournament, current, back);
    const played = [teams, teams.toReversed()]
      .map((grounds) => meetingOf(world, tournament, season, grounds, now))
      .filter((meeting) => meeting !== null)
      .filter(({ start, course }) => start < before && !UNPLAYED.has(course));
    meetings.push(...played.sort((one, other) => other.start - one.start));
  }
  return meetings.slice(0, count);
}

/** The old tie of a cup that an id names; null where there is none. */
export function oldTieOfId(world: World, id: string, now: number): Match | null {
  const [, homeId = '', awayId = '', number, leg] = ID.exec(id) ?? [];
  const { teamById } = world.catalog;
  const [home, away] = [teamById.get(homeId), teamById.get(awayId)];
  if (home === undefined || away === undefined) return null;
  const tournament = sharedTournament(world.catalog, home, away);
  if (tournament?.kind !== 'cup' || homeId < awayId !== (leg === '1')) return null;
  const tie = oldTie(tournament, seasonNumbered(tournament, Number(number), now), home, away);
  return tie.start < now && !isNear(dayOf(tie.start), now) ? tie : null;
}
