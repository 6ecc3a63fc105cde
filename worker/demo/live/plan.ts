import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { startOfDay } from './calendar.ts';
import type { Catalog, SportCounts, Team, Tournament } from './catalog.ts';
import { DAILY_FOOTBALL, DAILY_OTHERS, drawCourse, drawRound } from './course.ts';
import { FixtureDraw } from './fixtureDraw.ts';
import { digitsOf, IdRegister } from './ids.ts';
import { ANCHOR_MINUTES, EXTRA_TIME_ANCHOR, KickOffClock, SHOOT_OUT_ANCHOR } from './kickOff.ts';
import type { Course, Match } from './match.ts';
import { roundsInSeason, roundsPlayed, seasonAt } from './season.ts';
import { Random } from './seed.ts';

/** Everything that is planned for one UTC date, in the order of kick-off. */
export interface DayPlan {
  readonly day: number;
  readonly matches: readonly Match[];
  readonly byId: ReadonlyMap<string, Match>;
}

interface Fixture {
  readonly tournament: Tournament;
  readonly home: Team;
  readonly away: Team;
  readonly minute: number;
  readonly anchor: boolean;
  readonly course: Course;
}

/** About 70 % football, but never fewer than a day's fourteen anchors and two oddities need. */
export function sportCounts(matchesPerDay: number): SportCounts {
  const football = Math.max(Math.round(matchesPerDay * 0.7), ANCHOR_MINUTES.length + DAILY_FOOTBALL.length);
  const rest = matchesPerDay - football;
  const hockey = Math.floor(rest / 3);
  const handball = Math.floor(rest / 3);
  return { football, basketball: rest - hockey - handball, 'ice-hockey': hockey, handball };
}

function planFootball(draw: FixtureDraw, clock: KickOffClock, count: number, random: Random): Fixture[] {
  const anchors = ANCHOR_MINUTES.map((minute): Fixture => {
    const cup = minute === EXTRA_TIME_ANCHOR || minute === SHOOT_OUT_ANCHOR;
    const course = minute === EXTRA_TIME_ANCHOR ? 'extraTime' : minute === SHOOT_OUT_ANCHOR ? 'shootOut' : 'normal';
    const pair = draw.one(
      (tournament) => clock.fit(tournament, minute) * (cup === (tournament.kind === 'cup') ? 1 : 0.001),
    );
    return { ...pair, minute, anchor: true, course };
  });
  const odd = random.whole(1, 8);
  const opened = anchors.map(
    (fixture, order): Fixture => (order === odd ? { ...fixture, course: 'awaitingInfo' } : fixture),
  );
  const rounds = draw.rounds(count - anchors.length);
  return [...opened, ...withDaily(withKickOffs(rounds, clock, random), DAILY_FOOTBALL, clock, random)];
}

type Pair = Pick<Fixture, 'tournament' | 'home' | 'away'>;

function withKickOffs(rounds: readonly (readonly Pair[])[], clock: KickOffClock, random: Random): Fixture[] {
  return rounds.flatMap((pairs) => {
    const first = pairs[0];
    const minutes = first ? clock.draw(first.tournament, pairs.length, random) : [];
    return pairs.map((pair, order): Fixture => {
      const course = drawCourse(pair.tournament, random);
      return { ...pair, minute: minutes[order] ?? 0, anchor: false, course };
    });
  });
}

/** Gives one fixture each the courses that no date may lack, at an hour at which the date still sees their end. */
function withDaily(fixtures: Fixture[], daily: typeof DAILY_OTHERS, clock: KickOffClock, random: Random): Fixture[] {
  const free = new Set(fixtures.keys());
  const result = [...fixtures];
  for (const { course, from, to } of daily) {
    const suits = (fixture: Fixture | undefined) => course !== 'overtime' || fixture?.tournament.sport !== 'handball';
    const options = [...free].filter((index) => suits(fixtures[index]));
    const index = options.length > 0 ? random.pick(options) : -1;
    const fixture = fixtures[index];
    if (!fixture) continue;
    free.delete(index);
    const fits = fixture.minute >= from && fixture.minute <= to;
    const minute = fits ? fixture.minute : (clock.draw(fixture.tournament, 1, random, from, to)[0] ?? from);
    result[index] = { ...fixture, course, minute };
  }
  return result;
}

/** The plan of a UTC date: the same whenever it is made. */
export function planDay(catalog: Catalog, day: number, counts: SportCounts): DayPlan {
  const random = new Random(`plan|${day}`);
  const clock = new KickOffClock(day);
  const drawOf = (sport: Sport) =>
    new FixtureDraw(
      catalog.tournaments.filter((entry) => entry.sport === sport),
      day,
      random,
    );
  const others = SPORTS.filter((sport) => sport !== 'football').flatMap((sport) =>
    withKickOffs(drawOf(sport).rounds(counts[sport]), clock, random),
  );
  const fixtures = [
    ...planFootball(drawOf('football'), clock, counts.football, random),
    ...withDaily(others, DAILY_OTHERS, clock, random),
  ];

  const register = new IdRegister();
  const midday = startOfDay(day);
  const rounds = new Map<Tournament, number>();
  const matches = fixtures.map(({ tournament, home, away, minute, anchor, course }): Match => {
    const over = rounds.get(tournament) ?? roundsPlayed(tournament, seasonAt(tournament, midday), midday);
    rounds.set(tournament, over);
    return {
      id: `${day}${register.claim(digitsOf(`event|${day}|${home.id}|${away.id}`, 6))}`,
      sport: tournament.sport,
      tournament,
      home,
      away,
      start: clock.instant(minute),
      round: drawRound(tournament, course, Math.min(over + 1, roundsInSeason(tournament)), random),
      course,
      anchor,
    };
  });
  matches.sort((a, b) => a.start - b.start || b.tournament.weight - a.tournament.weight || (a.id < b.id ? -1 : 1));
  return { day, matches, byId: new Map(matches.map((match) => [match.id, match])) };
}
