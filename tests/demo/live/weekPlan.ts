import type { Sport } from '../../../web/domain/sport.ts';
import { dayOf, firstDayOf, zoneOffset } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { hasGroups, isKnockOut } from './course.ts';
import { hasBracket } from './cupSeason.ts';
import type { Match } from './match.ts';
import { type Likes, MatchWeek, NEVER, type Pairing, WEEK } from './matchWeek.ts';
import { calendarOf } from './rounds.ts';
import { roundOfWeek, roundsInSeason, seasonAt } from './season.ts';
import { fraction, Random } from './seed.ts';

/** Tuesday first: leagues of first sides play at the weekend. */
const WEEKEND: Likes = [0.02, 0.04, 0.05, 0.25, 1, 0.8, 0.15];

/** Continental cups play from Tuesday to Thursday. */
const MIDWEEK: Likes = [1, 1, 0.9, NEVER, NEVER, NEVER, NEVER];

/** So many ties a day of football has beside those that are drawn: some go beyond ninety minutes. */
const TIES_A_DAY = 2;

/** So many matches of a day are of leagues and of cups without a bracket, however many ties are drawn for it. */
const UNDRAWN_MATCHES = 30;

/** Matches a week that each far part of the world gives the hours at which Europe sleeps: five a day and some more. */
const FAR_MATCHES = 42;

type FarPart = 'west' | 'east' | null;

const farParts = new Map<string, FarPart>();

/** Part of the world by the hours at which it plays; of each zone worked out once. */
function farPartOf({ country: { zone } }: Tournament): FarPart {
  const known = farParts.get(zone);
  if (known !== undefined) return known;
  const offset = zoneOffset(zone, firstDayOf(0));
  const part = offset <= -150 ? 'west' : offset >= 270 ? 'east' : null;
  farParts.set(zone, part);
  return part;
}

function* roundOf(tournament: Tournament, week: number): Generator<Pairing> {
  const turn = roundOfWeek(tournament, week);
  if (turn === null) return;
  for (const [pair, [home, away]] of calendarOf(tournament, turn.season)(turn.round).entries())
    yield { tournament, home, away, fixture: { ...turn, pair } };
}

/** Matches beside the calendar, for days that want more than one round a week can give. */
function* extraRoundOf(tournament: Tournament, week: number, order: number): Generator<Pairing> {
  const season = seasonAt(tournament, firstDayOf(week) * 86_400_000);
  const round = (week * 7 + order) % roundsInSeason(tournament);
  for (const [home, away] of calendarOf(tournament, season)(round)) yield { tournament, home, away, fixture: null };
}

/** Which days a competition likes: leagues of first sides the weekend, each of the others two days of its own. */
function likesOf(tournament: Tournament): Likes {
  if (hasGroups(tournament)) return MIDWEEK;
  if (tournament.senior) return WEEKEND;
  const own = Math.floor(fraction(`matchdays|${tournament.id}`) * WEEK.length);
  return WEEK.map((day) => (day === own ? 1 : day === (own + 1) % WEEK.length ? 0.6 : 0.1));
}

/** Places ties of cups without a bracket, of each cup in its turn: each club plays one a week at most. */
function placeTies(cups: readonly Tournament[], plan: MatchWeek, { week, drawn, random }: WeekFrame): void {
  const entered = cups.map((tournament) => ({ tournament, teams: random.shuffle(tournament.teams) }));
  const used = new Set(drawn.flatMap(({ home, away }) => [home.id, away.id]));
  for (const day of WEEK) {
    const likes = WEEK.map((each) => (each === day ? 1 : NEVER));
    for (let count = 0; count < TIES_A_DAY; count += 1) {
      const turn = entered[((week * WEEK.length + day) * TIES_A_DAY + count) % entered.length];
      const [home, away] = turn?.teams.filter(({ id }) => !used.has(id)) ?? [];
      if (turn === undefined || home === undefined || away === undefined) continue;
      used.add(home.id).add(away.id);
      plan.place({ tournament: turn.tournament, home, away, fixture: null }, likes);
    }
  }
}

interface WeekFrame {
  sport: Sport;
  /** How many matches each day has. */
  perDay: number;
  week: number;
  /** The matches of the week that cups have drawn. */
  drawn: readonly Match[];
  random: Random;
}

/** The leagues that fill the hours of a far part of the world, spread over all days: the least important first. */
function placeFar(leagues: readonly Tournament[], plan: MatchWeek, { week }: WeekFrame): Set<Tournament> {
  const placed = new Set<Tournament>();
  for (const part of ['west', 'east'] as const) {
    const taken = WEEK.map(() => 0);
    let count = 0;
    for (const league of leagues.toReversed().filter((each) => farPartOf(each) === part)) {
      if (count >= FAR_MATCHES) break;
      for (const pairing of roundOf(league, week)) {
        const likes = taken.map((matches) => -matches);
        const day = plan.place(pairing, likes);
        taken[day] = (taken[day] ?? 0) + 1;
        placed.add(league);
        count += 1;
      }
    }
  }
  return placed;
}

/**
 * The order in which leagues find their places in a week: those of first sides by importance, then every other one of the
 * rest, and those whose turn is next week last. So no league goes without a match for ever where days are short.
 */
function inTurn(leagues: readonly Tournament[], week: number): Tournament[] {
  const byWeight = leagues.toSorted((one, other) => other.weight - one.weight);
  const others = byWeight.filter(({ senior }) => !senior);
  const isNow = (order: number) => (order + week) % 2 === 0;
  return [
    ...byWeight.filter(({ senior }) => senior),
    ...others.filter((_, order) => isNow(order)),
    ...others.filter((_, order) => !isNow(order)),
  ];
}

/**
 * Who meets whom on the seven days of a week in one sport, exactly `perDay` matches each: one round of each league, the more
 * important leagues before the others, and matches of the cups. Where that is not enough for the days, leagues of youth and
 * reserve sides play another round.
 */
export function planWeek(tournaments: readonly Tournament[], frame: Omit<WeekFrame, 'random'>): readonly Pairing[][] {
  const { sport, perDay, week } = frame;
  const random = new Random(`week|${sport}|${week}`);
  const plan = new MatchWeek(perDay);
  const leagues = inTurn(
    tournaments.filter((tournament) => !isKnockOut(tournament)),
    week,
  );
  for (const match of frame.drawn)
    plan.put(
      { tournament: match.tournament, home: match.home, away: match.away, fixture: null, drawn: match },
      dayOf(match.start) - firstDayOf(week),
      UNDRAWN_MATCHES,
    );
  const cups = tournaments.filter((tournament) => isKnockOut(tournament) && !hasBracket(tournament));
  placeTies(cups, plan, { ...frame, random });
  const far =
    sport === 'football'
      ? placeFar(
          leagues.filter(({ senior }) => senior),
          plan,
          { ...frame, random },
        )
      : new Set();
  for (const league of leagues) {
    if (plan.isFull) return plan.days;
    if (far.has(league)) continue;
    const likes = likesOf(league);
    for (const pairing of roundOf(league, week))
      plan.place(
        pairing,
        likes.map((like) => like + 0.5 * random.next()),
        league.senior ? 'wanted' : 'needed',
      );
  }
  for (let order = 1; order <= WEEK.length; order += 1) {
    for (const league of leagues.toReversed().filter(({ kind }) => kind === 'league')) {
      if (plan.isFull) return plan.days;
      for (const pairing of extraRoundOf(league, week, order)) plan.place(pairing, likesOf(league));
    }
  }
  if (!plan.isFull) throw new Error(`The directory has too few teams for ${perDay} matches a day`);
  return plan.days;
}
