import { MINUTE } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { hasCalendar } from './course.ts';
import { hasBracket } from './cupSeason.ts';
import type { Fixture } from './fixtures.ts';
import type { Match } from './match.ts';
import { calendarOf } from './rounds.ts';
import { roundsInSeason, type Season, seasonAt, seasonBefore } from './season.ts';
import { wireEvent } from './wire.ts';
import type { World } from './world.ts';

/** The last instant at which a match that kicked off then is over. */
const MAX = 130 * MINUTE;

/** The same with extra time and a shoot-out. */
const MAX_TIE = 190 * MINUTE;

/** The matches of a season’s rounds, or of the first ones, in their order; none of a competition without a calendar. */
export function seasonMatches(
  world: World,
  tournament: Tournament,
  now: number,
  { season, rounds }: { season: Season; rounds: number } = {
    season: seasonAt(tournament, now),
    rounds: roundsInSeason(tournament),
  },
): Match[] {
  if (!hasCalendar(tournament)) return [];
  const pairsOf = calendarOf(tournament, season);
  const fixtures = Array.from({ length: rounds }, (_, round) =>
    pairsOf(round).map((_teams, pair): Fixture => ({ season, round, pair })),
  );
  return fixtures.flat().flatMap((fixture) => world.fixture(tournament, fixture, now) ?? []);
}

/**
 * The matches of a cup’s season: every round whose teams are known, and the one after it, of which some may not be known yet.
 */
function cupEvents(world: World, tournament: Tournament, now: number) {
  const rounds = world.cupRoundsOf(tournament, seasonAt(tournament, now));
  const isOver = (match: Match) => match.start + MAX_TIE <= now;
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

function eventsOf(world: World, matches: readonly Match[], now: number) {
  const events = matches.map((match) => ({
    event: wireEvent(match, world.storyOf(match), now),
    isOver: match.start + MAX <= now,
  }));
  return {
    fixtures: events.filter(({ isOver }) => !isOver).map(({ event }) => event),
    results: events.filter(({ isOver }) => isOver).map(({ event }) => event),
  };
}

/** The same of the season before the one that it plays, all of them over. */
export function lastSeasonEvents(world: World, tournament: Tournament, now: number) {
  const season = seasonBefore(tournament, seasonAt(tournament, now));
  return eventsOf(world, seasonMatches(world, tournament, now, { season, rounds: roundsInSeason(tournament) }), now);
}

/** The matches of a season as a list carries them. */
export function seasonEvents(world: World, tournament: Tournament, now: number) {
  return hasBracket(tournament)
    ? cupEvents(world, tournament, now)
    : eventsOf(world, seasonMatches(world, tournament, now), now);
}
