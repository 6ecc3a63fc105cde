import type { Sport } from '../../../web/domain/sport.ts';
import { Lru } from '../../../worker/base/lru.ts';
import { dayOf, firstDayOf, HOUR, startOfDay, weekOf } from './calendar.ts';
import { buildCatalog, type Catalog, type SportCounts, type Team, type Tournament } from './catalog.ts';
import { cupMatchById, cupMatchesInWeek, cupRounds, type DrawnRound, hasBracket } from './cupSeason.ts';
import { footballStory } from './footballStory.ts';
import { type LineUp, lineUpOf } from './lineUps.ts';
import type { Match } from './match.ts';
import type { Pairing } from './matchWeek.ts';
import { meetingById } from './meetings.ts';
import { periodStory } from './periodStory.ts';
import { type DayPlan, planDay, sportCounts } from './plan.ts';
import type { Season } from './season.ts';
import { type Squad, squadOf } from './squad.ts';
import { type PhaseKind, phaseAt, type Side, type Story } from './story.ts';
import { planWeek } from './weekPlan.ts';

/** What a day can hold. */
const FEWEST = 20;
const MOST = 5000;
const PLANS_KEPT = 6;
/** Each of one sport: this week's and those beside it. */
const WEEKS_KEPT = 12;
/** Seasons of cups: more than there are cups. */
const CUPS_KEPT = 24;
const SQUADS_KEPT = 800;
/** Nobody looks further than this; the plan answers nothing beyond. */
const FURTHEST_DAY = 400;
/** No match is announced, delayed or played over a longer time than this. */
const LONGEST_MATCH = 7 * HOUR;

/** All matches there are, planned and told when somebody asks for them. */
export class World {
  readonly catalog: Catalog;
  private readonly counts: SportCounts;
  private readonly plans = new Lru<number, DayPlan>(PLANS_KEPT);
  private readonly weeks = new Lru<string, readonly (readonly Pairing[])[]>(WEEKS_KEPT);
  private readonly cups = new Lru<string, readonly DrawnRound[]>(CUPS_KEPT);
  private readonly squads = new Lru<Team, Squad>(SQUADS_KEPT);
  private readonly stories = new WeakMap<Match, Story>();

  constructor(matchesPerDay: number) {
    this.counts = sportCounts(Math.max(FEWEST, Math.min(MOST, Math.round(matchesPerDay))));
    this.catalog = buildCatalog(this.counts);
  }

  /** The matches of a UTC date, or none when it is too far away. */
  matchesOn(day: number, now: number): readonly Match[] {
    return this.planOf(day, now)?.matches ?? [];
  }

  private planOf(day: number, now: number): DayPlan | null {
    if (Math.abs(day - dayOf(now)) > FURTHEST_DAY) return null;
    return this.plans.use(day, () => planDay(day, (sport) => this.pairingsOf(sport, day)));
  }

  /** The matches of a competition in a week (Tuesday first): only the days that it plays on are planned. */
  matchesInWeek(tournament: Tournament, week: number, now: number): Match[] {
    const days = Array.from({ length: 7 }, (_, day) => firstDayOf(week) + day);
    const own = days.filter((day) =>
      this.pairingsOf(tournament.sport, day).some((each) => each.tournament === tournament),
    );
    return own.flatMap((day) => this.matchesOn(day, now).filter((match) => match.tournament === tournament));
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
    if (!parts) {
      const tournamentOf = (each: string) => this.catalog.tournamentById.get(each);
      return (
        meetingById(this.catalog, id, now) ?? cupMatchById(id, tournamentOf, now, (...of) => this.cupRoundsOf(...of))
      );
    }
    return this.planOf(Number(parts[1]), now)?.byId.get(id) ?? null;
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
      if (match.start < midnight - LONGEST_MATCH) return false;
      const { phases } = this.storyOf(match);
      const last = phases.at(-1);
      return last !== undefined && last.at >= midnight;
    });
  }

  kindAt(match: Match, now: number): PhaseKind {
    return phaseAt(this.storyOf(match), now).kind;
  }
}
