import type { Match } from '../../web/domain/match.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Result } from '../base/result.ts';
import { competitionText } from '../live/competitionText.ts';
import { type KnownTournament, readTournament, readTournaments } from '../live/readCatalogue.ts';
import { readSeason, readScorers as readTopScorers, seasonKey } from '../live/tournamentSeason.ts';
import { readTables } from '../live/tournamentStandings.ts';
import { searchSite } from '../search/searchSite.ts';
import { ageIn, type Handler, notFound, type OpenContext, type Problem, unavailable } from './answer.ts';
import { competitionOf, matchOf, scorerOf, tableOf, teamOf } from './toWire.ts';

export const listCompetitions: Handler<'listCompetitions'> = async ({ sport }, { reading, wire }) => {
  const { feed, live } = reading;
  const read = await readTournaments(sport, reading);
  if (!read.ok) return unavailable(read.error);
  const coverage = [
    ...feed.coverage.parts.filter((part) => part !== 'odds'),
    ...(feed.season === undefined ? [] : (['rounds'] as const)),
    ...(feed.scorers === undefined ? [] : (['scorers'] as const)),
  ];
  const age = ageIn(live.tournaments, `${feed.upstream.id}:tournaments:${sport}`);
  const competitions = read.value.map(({ competition }) => competitionOf(competition, sport, wire));
  return { ok: true, value: { ...age, data: { coverage, competitions } } };
};

// Data of unknown ids is never requested: clients can write any id.
async function found(id: string, sport: Sport, { reading }: OpenContext): Promise<Result<KnownTournament, Problem>> {
  const read = await readTournament(id, sport, reading);
  if (!read.ok) return unavailable(read.error);
  return read.value === null ? notFound(`No ${sport} competition has the id ${id}.`) : { ok: true, value: read.value };
}

export const getStandings: Handler<'getStandings'> = async ({ id, sport }, context) => {
  const known = await found(id, sport, context);
  if (!known.ok) return known;
  const { feed, live } = context.reading;
  const read = await readTables(known.value, context.reading);
  if (!read.ok) return unavailable(read.error);
  // Only spoiler-free mode hides tables.
  const tables = read.value === HIDDEN ? [] : read.value;
  const age = ageIn(live.standings, `${feed.upstream.id}:standings:${id}`);
  return { ok: true, value: { ...age, data: { tables: tables.map((each) => tableOf(each, context.wire)) } } };
};

export const getScorers: Handler<'getScorers'> = async ({ id, sport }, context) => {
  const known = await found(id, sport, context);
  if (!known.ok) return known;
  const { feed, live } = context.reading;
  const scorers = await readTopScorers(id, context.reading);
  if (!scorers.ok) return unavailable(scorers.error);
  const age = ageIn(live.scorers, `${feed.upstream.id}:scorers:${id}`);
  return { ok: true, value: { ...age, data: { scorers: scorers.value.map(scorerOf) } } };
};

export const getRounds: Handler<'getRounds'> = async ({ id, sport }, context) => {
  const known = await found(id, sport, context);
  if (!known.ok) return known;
  const { feed, live } = context.reading;
  const season = await readSeason({ sport: known.value.sport, tournament: id }, context.reading);
  if (!season.ok) return unavailable(season.error);
  const rounds = new Map<string | null, Match[]>();
  for (const match of season.value.toSorted((one, other) => one.kickOff - other.kickOff)) {
    rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  }
  return {
    ok: true,
    value: {
      ...ageIn(live.tournamentSeasons, seasonKey(feed, id)),
      data: {
        rounds: Array.from(rounds, ([name, matches]) => ({
          name: name === null ? null : competitionText(name, context.wire.locale),
          matches: matches.map((match) => matchOf(match, context.wire)),
        })),
      },
    },
  };
};

export const search: Handler<'search'> = async ({ q }, { reading, wire }) => {
  const results = await searchSite(q, wire.locale, reading);
  const { competitions, teams, players, failed } = results;
  return {
    ok: true,
    value: {
      asOf: reading.clock.now,
      stale: failed,
      data: {
        competitions: competitions.map((each) => competitionOf(each, each.sport, wire)),
        teams: teams.map(({ team }) => teamOf(team, wire)),
        players: players.map(({ id, name, team }) => ({ id, name, team: teamOf(team, wire) })),
      },
    },
  };
};
