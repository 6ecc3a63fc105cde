import { dayOf, MINUTE, weekOf } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { isKnockOut } from './course.ts';
import { hasBracket } from './cupSeason.ts';
import { leagueScore } from './leagueGoals.ts';
import type { Match } from './match.ts';
import { leagueMeeting } from './meetings.ts';
import { calendarOf } from './rounds.ts';
import { roundsInSeason, type Season, seasonAt, seasonStarting, weekOfRound } from './season.ts';
import type { Story } from './story.ts';
import { wireEvent } from './wire.ts';
import type { World } from './world.ts';

const NO_EVENTS = { fixtures: [], results: [] };

/** The last instant at which a match that kicked off then is over. */
const LONGEST = 130 * MINUTE;

/** The same with extra time and a shoot-out. */
const LONGEST_TIE = 190 * MINUTE;

/** The matches of a round: of a week that is near as its days are planned, else as the calendar of the season has them. */
function matchesOfRound(world: World, tournament: Tournament, season: Season, round: number, now: number): Match[] {
  const week = weekOfRound(tournament, season, round);
  const isNear = Math.abs(week - weekOf(dayOf(now))) <= 1;
  const planned = isNear ? world.matchesInWeek(tournament, week, now) : [];
  return calendarOf(
    tournament,
    season,
  )(round).map(
    ([home, away]) =>
      planned.find((match) => match.home === home && match.away === away) ??
      leagueMeeting({ tournament, season, round, home, away }),
  );
}

/** A match that is long over or far away, without what happened in it. */
function briefStory(match: Match): Story {
  const at = match.start + LONGEST;
  const score = leagueScore(match);
  return {
    phases: [{ at, status: 'Finished', kind: 'ended' }],
    properties: [],
    scores: [{ at: match.start, ...score }],
    results: [{ at, name: 'finalresult', ...score }],
    periods: [],
    incidents: [],
  };
}

/** Whether the demonstration knows all rounds of a competition’s season. */
function hasCalendar(tournament: Tournament): boolean {
  return tournament.sport === 'football' && tournament.senior && !isKnockOut(tournament);
}

/** The matches of a season’s rounds, the first one first; none of a competition without a calendar. */
export function seasonMatches(world: World, tournament: Tournament, now: number): Match[] {
  if (!hasCalendar(tournament)) return [];
  const season = seasonAt(tournament, now);
  return Array.from({ length: roundsInSeason(tournament) }, (_, round) =>
    matchesOfRound(world, tournament, season, round, now),
  ).flat();
}

/**
 * The matches of a cup’s season: every round whose teams are known, and the one after it, of which some may not be known yet.
 */
function cupEvents(world: World, tournament: Tournament, now: number) {
  const rounds = world.cupRoundsOf(tournament, seasonAt(tournament, now));
  const isOver = (match: Match) => match.start + LONGEST_TIE <= now;
  const open = rounds.findIndex(({ ties }) => !ties.every(({ matches }) => matches.every(isOver)));
  const shown = open < 0 ? rounds : rounds.slice(0, open + 2);
  const through = new Set(
    (rounds[open]?.ties ?? []).flatMap(({ matches, winner }) => (matches.every(isOver) ? [] : [winner.id])),
  );
  // Who is still to win a tie of the open round is nobody yet in the next one.
  const known = ({ id }: { id: string }, round: number) => round <= open || open < 0 || !through.has(id);
  const events = shown.flatMap(({ ties }, round) =>
    ties.flatMap(({ matches }) =>
      matches.map((match) => {
        const event = wireEvent(match, world.storyOf(match), now);
        const sides = {
          home: known(match.home, round) ? event.home : null,
          away: known(match.away, round) ? event.away : null,
        };
        const isKnown = sides.home !== null && sides.away !== null;
        return { event: { ...event, ...sides, ...(!isKnown && { name: '' }) }, isOver: isOver(match) };
      }),
    ),
  );
  return {
    fixtures: events.filter((each) => !each.isOver).map(({ event }) => event),
    results: events.filter((each) => each.isOver).map(({ event }) => event),
  };
}

/** The same of the season before the one that it plays, all of them over. */
export function lastSeasonEvents(tournament: Tournament, now: number) {
  if (!hasCalendar(tournament)) return NO_EVENTS;
  const season = seasonStarting(seasonAt(tournament, now).year - 1, tournament);
  const pairsOf = calendarOf(tournament, season);
  const matches = Array.from({ length: roundsInSeason(tournament) }, (_, round) =>
    pairsOf(round).map(([home, away]) => leagueMeeting({ tournament, season, round, home, away })),
  ).flat();
  return { ...NO_EVENTS, results: matches.map((match) => wireEvent(match, briefStory(match), now)) };
}

/** The matches of a season as a list carries them. */
export function seasonEvents(world: World, tournament: Tournament, now: number) {
  if (hasBracket(tournament)) return cupEvents(world, tournament, now);
  const events = seasonMatches(world, tournament, now).map((match) => {
    const story = match.id.startsWith('9') ? briefStory(match) : world.storyOf(match);
    return { event: wireEvent(match, story, now), isOver: match.start + LONGEST <= now };
  });
  return {
    fixtures: events.filter(({ isOver }) => !isOver).map(({ event }) => event),
    results: events.filter(({ isOver }) => isOver).map(({ event }) => event),
  };
}
