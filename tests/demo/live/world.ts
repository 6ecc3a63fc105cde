import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { Lru } from '../../../worker/base/lru.ts';
import { dayOf, firstDayOf, HOUR, startOfDay, weekOf } from './calendar.ts';
import { buildCatalog, type Catalog, type SportCounts, type Team, type Tournament } from './catalog.ts';
import { hasCalendar } from './course.ts';
import { cupMatchById, cupMatchesInWeek, cupRounds, type DrawnRound, hasBracket } from './cupSeason.ts';
import { type Fixture, fixtureId, fixtureOfId, unlistedMatch } from './fixtures.ts';
import { footballStory } from './footballStory.ts';
import { type LineUp, lineUpOf } from './lineUps.ts';
import type { Match } from './match.ts';
import type { Pairing } from './matchWeek.ts';
import { oldTieOfId } from './meetings.ts';
import { periodStory } from './periodStory.ts';
import { type DayPlan, planDay, sportCounts } from './plan.ts';
import { type Season, weekOfRound } from './season.ts';
import { type Squad, squadOf } from './squad.ts';
import { type PhaseKind, phaseAt, type Side, type Story } from './story.ts';
import { planWeek } from './weekPlan.ts';

/** What a day can hold. */
const FEWEST = 20;
const MAX = 5000;
/** A season's list needs the plans of its days: of more than a year where a day has few matches. */
const MATCHES_KEPT = 110_000;
const FEWEST_DAYS_KEPT = 8;
/** Seasons of cups: more than there are cups. */
const CUPS_KEPT = 24;
const SQUADS_KEPT = 800;
/** Nobody looks further than this; the plan answers nothing beyond. */
const FURTHEST_DAY = 400;
/** No match is announced, delayed or played over a longer time than this. */
const MAX_MATCH = 7 * HOUR;

/** Whether a day is near enough to be listed at an instant. */
export const isNear = (day: number, now: number) => Math.abs(day - dayOf(now)) <= FURTHEST_DAY;

const isFixture = (pairing: Pairing, tournament: Tournament, { season, round, pair }: Fixture) =>
  pairing.tournament === tournament &&
  pairing.fixture?.round === round &&
  pairing.fixture.pair === pair &&
  pairing.fixture.season.number === season.number;

/** All matches there are, planned and told when somebody asks for them. */
export class World {
  readonly catalog: Catalog;
  private readonly counts: SportCounts;
  private readonly plans: Lru<number, DayPlan>;
  private readonly weeks: Lru<string, readonly (readonly Pairing[])[]>;
  private readonly cups = new Lru<string, readonly DrawnRound[]>(CUPS_KEPT);
  private readonly squads = new Lru<Team, Squad>(SQUADS_KEPT);
  private readonly stories = new WeakMap<Match, Story>();

  constructor(matchesPerDay: number) {
    const perDay = Math.max(FEWEST, Math.min(MAX, Math.round(matchesPerDay)));
    const days = Math.max(FEWEST_DAYS_KEPT, Math.round(MATCHES_KEPT / perDay));
    this.plans = new Lru(days);
    this.weeks = new Lru(SPORTS.length * Math.ceil(days / 7 + 1));
    this.counts = sportCounts(perDay);
    this.catalog = buildCatalog(this.counts);
  }

  /** The matches of a UTC date, or none when it is too far away. */
  matchesOn(day: number, now: number): readonly Match[] {
    return isNear(day, now) ? this.planOf(day).matches : [];
  }

  private planOf(day: number): DayPlan {
    return this.plans.use(day, () => planDay(day, (sport) => this.pairingsOf(sport, day)));
  }

  /**
   * The match of a fixture as its day lists it; as the calendar has it where its day has no room for it. A competition without
   * a season has matches on listed days and long ago, and none between. So no match changes its day when it leaves the lists.
   */
  fixture(tournament: Tournament, fixture: Fixture, now: number): Match | null {
    const week = weekOfRound(tournament, fixture.season, fixture.round);
    const age = dayOf(now) - firstDayOf(week);
    if (!hasCalendar(tournament) && age > FURTHEST_DAY)
      return age > 2 * FURTHEST_DAY ? unlistedMatch(tournament, fixture) : null;
    const days = Array.from({ length: 7 }, (_, day) => firstDayOf(week) + day);
    const day = days.find((each) =>
      this.pairingsOf(tournament.sport, each).some((pairing) => isFixture(pairing, tournament, fixture)),
    );
    if (day !== undefined) return this.planOf(day).byId.get(fixtureId(tournament, fixture)) ?? null;
    return hasCalendar(tournament) ? unlistedMatch(tournament, fixture) : null;
  }

  private pairingsOf(sport: Sport, day: number): readonly Pairing[] {
    const week = weekOf(day);
    const days = this.weeks.use(`${sport}|${week}`, () =>
      planWeek(
        this.catalog.tournaments.filter((tournament) => tournament.sport === sport),
        { sport, perDay: this.counts[sport], week, drawn: this.drawnInWeek(sport, week) },
      ),
    );
    return days[day - firstDayOf(week)] ?? [];
  }

  private drawnInWeek(sport: Sport, week: number): Match[] {
    const cups = this.catalog.tournaments.filter((each) => each.sport === sport && hasBracket(each));
    return cups.flatMap((cup) => cupMatchesInWeek(cup, week, (...of) => this.cupRoundsOf(...of)));
  }

  /** All rounds of a cup's season as they will have been. */
  cupRoundsOf(tournament: Tournament, season: Season): readonly DrawnRound[] {
    return this.cups.use(`${tournament.id}|${season.name}`, () =>
      cupRounds(tournament, season, (match) => this.storyOf(match)),
    );
  }

  matchById(id: string, now: number): Match | null {
    const parts = /^(\d{5})\d{6}$/.exec(id);
    if (parts) return this.matchesOn(Number(parts[1]), now).find((match) => match.id === id) ?? null;
    const tournamentOf = (each: string) => this.catalog.tournamentById.get(each);
    const named = fixtureOfId(id, tournamentOf, now);
    if (named !== null) return this.fixture(named.tournament, named.fixture, now);
    return oldTieOfId(this, id, now) ?? cupMatchById(id, tournamentOf, now, (...of) => this.cupRoundsOf(...of));
  }

  squadOf(team: Team): Squad {
    return this.squads.use(team, () => squadOf(team));
  }

  lineUps(match: Match): Record<Side, LineUp> {
    const squad = (team: Team) => this.squadOf(team);
    return { home: lineUpOf(match, 'home', squad), away: lineUpOf(match, 'away', squad) };
  }

  storyOf(match: Match): Story {
    const known = this.stories.get(match);
    if (known) return known;
    const { sport } = match;
    const story =
      sport === 'football'
        ? footballStory(match, this.lineUps(match))
        : periodStory(match, sport, () => ({ home: this.squadOf(match.home), away: this.squadOf(match.away) }));
    this.stories.set(match, story);
    return story;
  }

  /** The matches that began yesterday (UTC) and ran into today. */
  leftFromYesterday(now: number): Match[] {
    const midnight = startOfDay(dayOf(now));
    return this.matchesOn(dayOf(now) - 1, now).filter((match) => {
      if (match.start < midnight - MAX_MATCH) return false;
      const { phases } = this.storyOf(match);
      const last = phases.at(-1);
      return last !== undefined && last.at >= midnight;
    });
  }

  kindAt(match: Match, now: number): PhaseKind {
    return phaseAt(this.storyOf(match), now).kind;
  }
}
