import { startOfDay } from './calendar.ts';
import type { Team, Tournament } from './catalog.ts';
import { isKnockOut, UNPLAYED } from './course.ts';
import { expectedScore } from './expectation.ts';
import { leagueScore } from './leagueGoals.ts';
import { groupsOf, roundPairs, seatsOf } from './rounds.ts';
import { roundsPlayed, type Season, seasonAt } from './season.ts';
import { seasonMatches } from './seasonEvents.ts';
import { Random } from './seed.ts';
import { phaseAt, type Score, scoreAt } from './story.ts';
import { wireTournament } from './wire.ts';
import type { World } from './world.ts';
import { type Zone, zoneAt, zonesOf } from './zones.ts';

interface Row {
  readonly team: Team;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  readonly deductions: number;
  form: string;
}

function play(tournament: Tournament, home: Team, away: Team, random: Random): Score {
  const expected = expectedScore({ sport: tournament.sport, home, away });
  if (tournament.sport === 'football' || tournament.sport === 'ice-hockey') {
    const score = { home: random.poisson(expected.home), away: random.poisson(expected.away) };
    return tournament.sport === 'ice-hockey' && score.home === score.away ? withWinner(score, random) : score;
  }
  const spread = tournament.sport === 'handball' ? 3.4 : 8;
  const chance = () => (random.next() + random.next() + random.next() - 1.5) * 2 * spread;
  const score = { home: Math.round(expected.home + chance()), away: Math.round(expected.away + chance()) };
  return tournament.sport === 'basketball' && score.home === score.away ? withWinner(score, random) : score;
}

function withWinner(score: Score, random: Random): Score {
  return random.chance(0.5) ? { ...score, home: score.home + 1 } : { ...score, away: score.away + 1 };
}

function enter(row: Row, scored: number, conceded: number): void {
  row.for += scored;
  row.against += conceded;
  const letter = scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';
  if (letter === 'W') row.won += 1;
  else if (letter === 'L') row.lost += 1;
  else row.drawn += 1;
  row.form = (row.form + letter).slice(-5);
}

const POINTS = {
  football: { win: 3, draw: 1, loss: 0 },
  'ice-hockey': { win: 3, draw: 1, loss: 0 },
  handball: { win: 2, draw: 1, loss: 0 },
  basketball: { win: 2, draw: 1, loss: 1 },
} as const;

function pointsOf(tournament: Tournament, row: Row): number {
  const { win, draw, loss } = POINTS[tournament.sport];
  return win * row.won + draw * row.drawn + loss * row.lost - row.deductions;
}

interface Rounds {
  /** How many rounds are over. */
  readonly rounds: number;
  readonly season: Season;
}

interface TableFrame extends Rounds {
  readonly label: string;
  /** The score of a football match that counts; null where it was not played to its end. */
  readonly resultOf: (home: Team, away: Team) => Score | null;
}

/** A table from the results of rounds of a season. */
function tableOf(tournament: Tournament, teams: readonly Team[], { rounds, season, label, resultOf }: TableFrame) {
  const random = new Random(`table|${tournament.id}|${season.name}|${label}`);
  const punished = tournament.kind === 'league' && random.chance(0.09) ? random.pick(teams) : null;
  const penalty = random.pick([1, 2, 3, 3, 4, 6]);
  const rows = new Map<Team, Row>();
  for (const team of teams) {
    const deductions = team === punished && rounds > 4 ? penalty : 0;
    rows.set(team, { team, won: 0, drawn: 0, lost: 0, for: 0, against: 0, deductions, form: '' });
  }
  const seats = seatsOf(tournament, season, label, teams);
  for (let round = 0; round < rounds; round += 1) {
    for (const [home, away] of roundPairs(seats, round)) {
      const score = tournament.sport === 'football' ? resultOf(home, away) : play(tournament, home, away, random);
      if (score === null) continue;
      const [homeRow, awayRow] = [rows.get(home), rows.get(away)];
      if (homeRow) enter(homeRow, score.home, score.away);
      if (awayRow) enter(awayRow, score.away, score.home);
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      pointsOf(tournament, b) - pointsOf(tournament, a) ||
      b.for - b.against - (a.for - a.against) ||
      b.for - a.for ||
      (a.team.name < b.team.name ? -1 : 1),
  );
}

function wireRow(tournament: Tournament, row: Row, rank: number, zones: readonly Zone[]) {
  return {
    rank,
    team: { id: row.team.id, name: row.team.name },
    played: row.won + row.drawn + row.lost,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    for: row.for,
    against: row.against,
    points: pointsOf(tournament, row),
    deductions: row.deductions,
    zone: zoneAt(zones, rank),
    form: row.form,
  };
}

/** The results of a football season: none of a match that was not played to its end. */
function resultsOf(world: World, tournament: Tournament, played: Rounds, now: number) {
  const unplayed = seasonMatches(world, tournament, now, played).filter(({ course }) => UNPLAYED.has(course));
  return (home: Team, away: Team): Score | null => {
    const match = unplayed.find((each) => each.home === home && each.away === away);
    const start = startOfDay(played.season.firstDay);
    if (match === undefined) return leagueScore({ sport: 'football', tournament, home, away, start });
    const story = world.storyOf(match);
    return phaseAt(story, now).status.startsWith('Finished') ? scoreAt(story, now) : null;
  };
}

/** The tables of a competition at an instant: one of a league, several of group stages, none of a knock-out cup. */
export function standingsOf(world: World, tournament: Tournament, now: number) {
  const season = seasonAt(tournament, now);
  const common = { tournament: wireTournament(tournament), season: season.name };
  if (isKnockOut(tournament)) return { ...common, groups: [] };
  const rounds = roundsPlayed(tournament, season, now);
  const resultOf = resultsOf(world, tournament, { rounds, season }, now);
  const groups = groupsOf(tournament, season).map(({ name, teams }) => {
    const zones = zonesOf(tournament, teams.length);
    const rows = tableOf(tournament, teams, { rounds, season, label: name, resultOf });
    return {
      name: tournament.kind === 'league' ? tournament.name : name,
      rows: rows.map((row, index) => wireRow(tournament, row, index + 1, zones)),
      zones,
    };
  });
  return { ...common, groups };
}
