import { firstDayOf, HOUR, startOfDay } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { hasGroups } from './course.ts';
import type { Match } from './match.ts';
import { calendarOf } from './rounds.ts';
import { roundsInSeason, type Season, seasonNumbered, weekOfRound } from './season.ts';
import { Random } from './seed.ts';

const ID = /^7(\d{7})(\d{2})(\d{2})(\d{2})$/;

/** A place in the calendar of a league or of a cup with groups: the nth pair of a round, both counted from 0. */
export interface Fixture {
  readonly season: Season;
  readonly round: number;
  readonly pair: number;
}

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** The id of a fixture's match on whichever day it is played. */
export function fixtureId(tournament: Tournament, { season, round, pair }: Fixture): string {
  return `7${tournament.id}${twoDigits(season.number)}${twoDigits(round)}${twoDigits(pair)}`;
}

/** The fixture that an id names; null where its competition has none. */
export function fixtureOfId(
  id: string,
  tournamentOf: (id: string) => Tournament | undefined,
  now: number,
): { tournament: Tournament; fixture: Fixture } | null {
  const [, tournamentId = '', number, round, pair] = ID.exec(id) ?? [];
  const tournament = tournamentOf(tournamentId);
  if (tournament === undefined) return null;
  const fixture = { season: seasonNumbered(tournament, Number(number), now), round: Number(round), pair: Number(pair) };
  const isInSeason = fixture.round < roundsInSeason(tournament);
  return isInSeason && fixture.pair < calendarOf(tournament, fixture.season)(fixture.round).length
    ? { tournament, fixture }
    : null;
}

/** The round in which a season's calendar has a team at home against another; null where it has not. */
export function fixtureOf(tournament: Tournament, season: Season, home: string, away: string): Fixture | null {
  const pairsOf = calendarOf(tournament, season);
  for (let round = 0; round < roundsInSeason(tournament); round += 1) {
    const pair = pairsOf(round).findIndex(([host, guest]) => host.id === home && guest.id === away);
    if (pair >= 0) return { season, round, pair };
  }
  return null;
}

export const kickOffHour = (random: Random) => random.pick([13, 15, 17, 18, 19, 20]) * HOUR;

/** The days of a week on which rounds are played: leagues at the weekend, cups from Tuesday to Thursday. */
const WEEKEND = [4, 4, 5];
const MIDWEEK = [0, 1, 2];

/** A fixture's match by its calendar alone. The list of its day may have another hour for it (`World.fixture`). */
export function unlistedMatch(tournament: Tournament, fixture: Fixture): Match {
  const { season, round, pair } = fixture;
  const [home, away] = calendarOf(tournament, season)(round)[pair] ?? [];
  if (home === undefined || away === undefined) throw new RangeError(`Round ${round} has no pair ${pair}`);
  const id = fixtureId(tournament, fixture);
  const random = new Random(`meeting|${id}`);
  const days = hasGroups(tournament) ? MIDWEEK : WEEKEND;
  return {
    id,
    sport: tournament.sport,
    tournament,
    home,
    away,
    round: `Round ${round + 1}`,
    start: startOfDay(firstDayOf(weekOfRound(tournament, season, round)) + random.pick(days)) + kickOffHour(random),
    course: 'normal',
    anchor: false,
  };
}
