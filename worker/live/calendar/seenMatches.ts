import type { Match } from '../../../web/domain/match.ts';
import type { Named } from '../../../web/domain/named.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { addDays, zonedTime } from '../../../web/domain/zonedTime.ts';
import type { Result } from '../../base/result.ts';
import type { FeedList } from '../../feeds/feed.ts';
import type { FixtureScope, SeenFixture } from '../../settings/journalBinding.ts';
import type { Failure } from '../../upstream/failure.ts';
import { firstPassing } from '../missing.ts';
import { readTournament } from '../readCatalogue.ts';
import type { ReadContext } from '../readContext.ts';
import { readEvent } from '../readEvent.ts';
import { readTeam } from '../readTeam.ts';
import { readCompetitionsOfDay } from '../teamsOfDay.ts';
import { readTournamentDay } from '../tournamentDays.ts';
import { readSeasonList } from '../tournamentSeason.ts';
import { seenFixture } from './fixture.ts';

/** The days before and after today (UTC) whose lists a calendar reads. A season's list may be half a day older. */
const DAYS = 7;
/** Matches beyond these are too far from now for any calendar, even when they move. */
const MOST_SEEN = 1_000;

/** The fixtures that the source has of a scope. */
interface Seen {
  /** The team or competition; null when the source does not know it. */
  named: Named | null;
  fixtures: SeenFixture[];
  /** The first list that is missing, or null. */
  failed: Failure | null;
}

type Lists = Result<FeedList, Failure>[];

const NOTHING: Seen = { named: null, fixtures: [], failed: null };

/** Each match of the lists once, as its newest list has it. */
function fixturesIn(lists: Lists, isWanted: (match: Match) => boolean, now: number): SeenFixture[] {
  const newest = new Map<string, { match: Match; at: number }>();
  for (const list of lists) {
    if (!list.ok) continue;
    const { matches, at = 0 } = list.value;
    for (const match of matches)
      if (isWanted(match) && at >= (newest.get(match.id)?.at ?? 0)) newest.set(match.id, { match, at });
  }
  const nearest = [...newest.values()].sort(
    (one, other) => Math.abs(one.match.kickOff - now) - Math.abs(other.match.kickOff - now),
  );
  return nearest.slice(0, MOST_SEEN).map(({ match, at }) => seenFixture(match, at));
}

function datesAround(now: number): string[] {
  const today = zonedTime(now, 'UTC').date;
  return Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(today, index - DAYS));
}

async function ofCompetition(id: string, context: ReadContext): Promise<Seen> {
  const known = await readTournament(id, 'football', context);
  if (!known.ok || known.value === null) return { ...NOTHING, failed: known.ok ? null : known.error };
  const { competition, sport } = known.value;
  const query = { sport, tournament: id };
  const lists = await Promise.all([
    readSeasonList(id, context),
    ...datesAround(context.clock.now).map((date) => readTournamentDay(date, query, context)),
  ]);
  const fixtures = fixturesIn(lists, (match) => match.competition.id === id, context.clock.now);
  return { named: competition, fixtures, failed: firstPassing(lists) };
}

/** A team's competitions on each day. Reads the teams of a day once for all teams. */
async function daysOfTeam(id: string, sport: Sport, context: ReadContext) {
  const days = await Promise.all(
    datesAround(context.clock.now).map(async (date) => {
      return { date, answer: await readCompetitionsOfDay(id, { sport, date }, context) };
    }),
  );
  return {
    failed: firstPassing(days.map(({ answer }) => answer)),
    played: days.flatMap(({ date, answer }) =>
      (answer.ok ? answer.value : []).map((tournament) => ({ date, tournament })),
    ),
  };
}

async function ofTeam(id: string, context: ReadContext): Promise<Seen> {
  const known = await readTeam(id, context);
  if (!known.ok || known.value === null) return { ...NOTHING, failed: known.ok ? null : known.error };
  const { team, sport, competitions } = known.value;
  const { played, failed } = await daysOfTeam(id, sport, context);
  const tournaments = new Set([...competitions.map((each) => each.id), ...played.map(({ tournament }) => tournament)]);
  const lists = await Promise.all([
    ...[...tournaments].map((tournament) => readSeasonList(tournament, context)),
    ...played.map(({ date, tournament }) => readTournamentDay(date, { sport, tournament }, context)),
  ]);
  const fixtures = fixturesIn(lists, (match) => sideOf(match, id) !== undefined, context.clock.now);
  return { named: team, fixtures, failed: failed ?? firstPassing(lists) };
}

async function ofMatch(id: string, context: ReadContext): Promise<Seen> {
  const answer = await readEvent({ sport: 'football', id }, context);
  if (!answer.ok || answer.value.kind === 'unknown') return { ...NOTHING, failed: answer.ok ? null : answer.error };
  const { event, asOf } = answer.value.snapshot;
  return { ...NOTHING, fixtures: [seenFixture(event.match, asOf)] };
}

/** Reads the fixtures of a team, a competition or a match from the source. */
export function readSeen({ kind, id }: FixtureScope, context: ReadContext): Promise<Seen> {
  switch (kind) {
    case 'team':
      return ofTeam(id, context);
    case 'competition':
      return ofCompetition(id, context);
    case 'match':
      return ofMatch(id, context);
  }
}
