import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import type { SportCounts, Tournament } from './catalog.ts';
import { DAILY_FOOTBALL, DAILY_OTHERS, drawCourse, drawCupRound, isKnockOut } from './course.ts';
import { type Fixture, fixtureId } from './fixtures.ts';
import { digitsOf, IdRegister } from './ids.ts';
import { ANCHOR_MINUTES, EXTRA_TIME_ANCHOR, KickOffClock, SHOOT_OUT_ANCHOR } from './kickOff.ts';
import type { Course, Match } from './match.ts';
import type { Pairing } from './matchWeek.ts';
import { Random } from './seed.ts';

/** Everything that is planned for one UTC date, in the order of kick-off. */
export interface DayPlan {
  readonly day: number;
  readonly matches: readonly Match[];
  readonly byId: ReadonlyMap<string, Match>;
}

interface Timed extends Pairing {
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

/** The fourteen matches that keep every minute of a day alive: each of those at hand that suits its hour best. */
function openAnchors(pairings: Pairing[], clock: KickOffClock, random: Random): Timed[] {
  return ANCHOR_MINUTES.map((minute): Timed => {
    const cup = minute === EXTRA_TIME_ANCHOR || minute === SHOOT_OUT_ANCHOR;
    const course = minute === EXTRA_TIME_ANCHOR ? 'extraTime' : minute === SHOOT_OUT_ANCHOR ? 'shootOut' : 'normal';
    const chosen = random.pickWeighted(
      pairings,
      ({ tournament }) =>
        (clock.fit(tournament, minute) * tournament.weight + 1e-6) * (cup === isKnockOut(tournament) ? 1 : 1e-6),
    );
    pairings.splice(pairings.indexOf(chosen), 1);
    return { ...chosen, minute, anchor: true, course };
  });
}

function planFootball(pairings: readonly Pairing[], clock: KickOffClock, random: Random): Timed[] {
  const left = [...pairings];
  const anchors = openAnchors(left, clock, random);
  const odd = random.whole(1, 8);
  const opened = anchors.map(
    (fixture, order): Timed => (order === odd ? { ...fixture, course: 'awaitingInfo' } : fixture),
  );
  return [...opened, ...withDaily(withKickOffs(left, clock, random), DAILY_FOOTBALL, clock, random)];
}

/** Kick-offs of a day's matches: those of one competition share a few. */
function withKickOffs(pairings: readonly Pairing[], clock: KickOffClock, random: Random): Timed[] {
  return [...Map.groupBy(pairings, ({ tournament }) => tournament)].flatMap(([tournament, pairs]) => {
    const minutes = clock.draw(tournament, pairs.length, random);
    return pairs.map((pair, order): Timed => {
      const course = drawCourse(tournament, random);
      return { ...pair, minute: minutes[order] ?? 0, anchor: false, course };
    });
  });
}

/** Gives one fixture each the courses that every date needs, at an hour at which the date still sees their end. */
function withDaily(fixtures: Timed[], daily: typeof DAILY_OTHERS, clock: KickOffClock, random: Random): Timed[] {
  const free = new Set(fixtures.keys());
  const result = [...fixtures];
  for (const { course, from, to } of daily) {
    const suits = (fixture: Timed | undefined) => course !== 'overtime' || fixture?.tournament.sport !== 'handball';
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

function roundName(tournament: Tournament, fixture: Fixture | null, random: Random): string {
  if (fixture !== null) return `Round ${fixture.round + 1}`;
  return isKnockOut(tournament) ? drawCupRound(random) : 'Extra round';
}

/** The plan of a UTC date, from who meets whom on it in each sport: the same whenever it is made. */
export function planDay(day: number, pairingsOf: (sport: Sport) => readonly Pairing[]): DayPlan {
  const random = new Random(`plan|${day}`);
  const clock = new KickOffClock(day);
  const others = SPORTS.filter((sport) => sport !== 'football').flatMap((sport) =>
    withKickOffs(pairingsOf(sport), clock, random),
  );
  const football = pairingsOf('football');
  const fixtures = [
    ...planFootball(
      football.filter(({ drawn }) => drawn === undefined),
      clock,
      random,
    ),
    ...withDaily(others, DAILY_OTHERS, clock, random),
  ];

  const register = new IdRegister();
  const matches = fixtures.map(({ tournament, home, away, fixture, minute, anchor, course }): Match => {
    // An id that names the day is of a match that no calendar has.
    const ofDay = () => `${day}${register.claim(digitsOf(`event|${day}|${home.id}|${away.id}`, 6))}`;
    return {
      id: fixture === null ? ofDay() : fixtureId(tournament, fixture),
      sport: tournament.sport,
      tournament,
      home,
      away,
      start: clock.instant(minute),
      round: roundName(tournament, fixture, random),
      course,
      anchor,
    };
  });
  matches.push(...football.flatMap(({ drawn }) => drawn ?? []));
  matches.sort((a, b) => a.start - b.start || b.tournament.weight - a.tournament.weight || (a.id < b.id ? -1 : 1));
  return { day, matches, byId: new Map(matches.map((match) => [match.id, match])) };
}
