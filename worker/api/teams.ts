import * as v from 'valibot';
import { isUnderWay, type Match, phaseOf, scoreOf } from '../../web/domain/match.ts';
import { byInstant } from '../../web/domain/matchOrder.ts';
import { meetingCounts } from '../../web/domain/meetings.ts';
import { byPosition, sideOf, teamMatches } from '../../web/domain/team.ts';
import { ok, oldest, type Result } from '../base/result.ts';
import { loadLastSeason, loadSeason } from '../live/competition/competitionSeason.ts';
import { loadMeetingsOf } from '../live/match/loadEvent.ts';
import type { KnownTeam } from '../live/state/knownNames.ts';
import { newestOf } from '../live/state/loadMatches.ts';
import { ageAt, oldestShown } from '../live/state/readContext.ts';
import { loadTeam } from '../live/team/loadTeam.ts';
import { loadSquad, loadTeamMatches, type PlayedMatches } from '../live/team/teamMatches.ts';
import {
  delay,
  id,
  lang,
  notFound,
  type OpenContext,
  operation,
  type Problem,
  tz,
  unavailable,
  whole,
} from './operation.ts';
import { competition, count, match, player, team } from './schemas.ts';
import { competitionOf, matchOf, playerOf, teamOf } from './toWire.ts';

interface FoundTeam {
  known: KnownTeam;
  /** The team’s matches of these days, and those of the seasons of its competitions. */
  days: PlayedMatches;
  all: Match[];
  age: ReturnType<typeof ageAt>;
}

async function found(teamId: string, { reading }: OpenContext): Promise<Result<FoundTeam, Problem>> {
  const known = await loadTeam(teamId, reading);
  if (!known.ok) return unavailable(known.error);
  if (known.value === null) return notFound(`Unknown ID. No team with current matches has ID ${teamId}.`);
  const { sport, competitions } = known.value;
  const [days, ...seasons] = await Promise.all([
    loadTeamMatches(known.value, reading),
    ...competitions.map((each) => loadSeason({ sport, tournament: each.id }, reading)),
  ]);
  if (!days.ok) return unavailable(days.error);
  const listed = seasons.flatMap((season) => (season.ok ? season.value : []));
  const own = listed.filter((each) => sideOf(each, teamId) !== undefined);
  const all = newestOf(reading).distinct([own, days.value.matches]);
  const age = oldest(days.value.age, ...seasons.flatMap((season) => (season.ok ? [season] : [])));
  const isWhole = days.value.isWhole && seasons.every((season) => season.ok || season.error.kind === 'excluded');
  return ok({ known: known.value, days: { ...days.value, isWhole }, all, age: ageAt(reading, age) });
}

export const getTeam = operation({
  path: '/teams/{id}',
  maxAge: 30,
  parameters: { id, limit: v.optional(whole(1, 50), '5'), tz, delay, lang },
  data: {
    team,
    competitions: v.array(competition),
    last: v.pipe(v.array(match), v.description('Latest first')),
    live: v.array(match),
    next: v.pipe(v.array(match), v.description('Next first')),
    isWhole: v.pipe(v.boolean(), v.description('False if a day near today or a season could not be read')),
  },
  async read({ id, limit }, context) {
    const read = await found(id, context);
    if (!read.ok) return read;
    const { wire } = context;
    const { known, days, all, age } = read.value;
    const { current, fixtures, results } = teamMatches(all, wire.now);
    const shown = (matches: readonly Match[]) => matches.slice(0, limit).map((each) => matchOf(each, wire));
    return ok({
      ...age,
      team: teamOf(known.team, wire),
      competitions: known.competitions.map((each) => competitionOf(each, known.sport, wire)),
      last: shown(results),
      live: shown(current.filter(isUnderWay)),
      next: shown([...current.filter((each) => !isUnderWay(each)), ...fixtures]),
      isWhole: days.isWhole,
    });
  },
});

export const getSquad = operation({
  path: '/teams/{id}/squad',
  maxAge: 300,
  parameters: { id, tz, delay, lang },
  data: {
    team,
    match: v.pipe(v.nullable(match), v.description('The latest match with a line-up')),
    coach: v.nullable(v.string()),
    players: v.pipe(v.array(player), v.description('By position, goalkeepers first, then by number')),
  },
  async read({ id }, context) {
    const read = await found(id, context);
    if (!read.ok) return read;
    const { known, days, age } = read.value;
    const latest = await loadSquad(id, days.matches, context.reading);
    const squad = latest?.squad;
    const players = byPosition(squad?.players ?? []).flatMap((group) => group.players.map(playerOf));
    return ok({
      ...oldestShown(age, latest?.snapshot ?? age),
      team: teamOf(known.team, context.wire),
      match: squad ? matchOf(squad.match, context.wire) : null,
      coach: squad?.coach ?? null,
      players,
    });
  },
});

export const getHeadToHead = operation({
  path: '/teams/{id}/head-to-head',
  maxAge: 300,
  parameters: { id, opponent: id, limit: v.optional(whole(1, 50), '10'), tz, delay, lang },
  data: {
    team,
    opponent: team,
    played: count,
    won: v.pipe(count, v.description('By `team`, also in a shoot-out')),
    ...{ drawn: count, lost: count },
    matches: v.pipe(v.array(match), v.description('Their finished matches, latest first')),
  },
  async read({ id, opponent, limit }, context) {
    const read = await found(id, context);
    if (!read.ok) return read;
    const { reading, wire } = context;
    const { known, all, age } = read.value;
    const { sport, competitions } = known;
    const isBoth = (each: Match) => sideOf(each, id) !== undefined && sideOf(each, opponent) !== undefined;
    const seasons = await Promise.all(
      competitions.map((each) => loadLastSeason({ sport, tournament: each.id }, reading)),
    );
    const before = seasons.flatMap((season) => (season.ok && season.value.some(isBoth) ? [season] : []));
    const both = [...all, ...before.flatMap((season) => season.value)].filter(isBoth);
    // The data provider names the meetings of two teams by a match of both.
    const latest = both.toSorted(byInstant).at(-1);
    const side = latest && sideOf(latest, opponent);
    const other = latest && side && latest[side];
    if (!latest || !other) return notFound(`No known match of team ${id} and team ${opponent}.`);
    const meetings = await loadMeetingsOf(latest, reading);
    if (!meetings.ok && meetings.error.kind !== 'excluded') return unavailable(meetings.error);
    const listed = meetings.ok ? [meetings] : [];
    const played = newestOf(reading)
      .distinct([...listed.map(({ value }) => value.filter(isBoth)), both])
      .filter((each) => phaseOf(each) === 'finished' && scoreOf(each.state) !== null)
      .toSorted((one, other) => byInstant(other, one));
    const { home: won, draws: drawn, away: lost } = meetingCounts({ home: known.team, away: other }, played);
    return ok({
      ...oldestShown(age, ...[...before, ...listed].map((each) => ageAt(reading, each))),
      team: teamOf(known.team, wire),
      opponent: teamOf(other, wire),
      ...{ played: played.length, won, drawn, lost },
      matches: played.slice(0, limit).map((each) => matchOf(each, wire)),
    });
  },
});
