import * as v from 'valibot';
import { HIDDEN } from '../../../web/domain/spoilers.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { ok, type Result } from '../../base/result.ts';
import { readScorers, readSeason, seasonKey } from '../../live/competitionSeason.ts';
import { readTables } from '../../live/competitionStandings.ts';
import { competitionText } from '../../live/competitionText.ts';
import { type KnownCompetition, readCompetition, readCompetitions } from '../../live/readCatalogue.ts';
import { searchSite } from '../search/searchSite.ts';
import {
  ageIn,
  delay,
  id,
  lang,
  notFound,
  type OpenContext,
  operation,
  type Problem,
  sport,
  tz,
  unavailable,
} from './operation.ts';
import { competition, coverage, match, scorer, table, team } from './schemas.ts';
import { competitionOf, matchOf, scorerOf, tableOf, teamOf } from './toWire.ts';

export const listCompetitions = operation({
  path: '/competitions',
  maxAge: 300,
  parameters: { sport, lang },
  data: { coverage, competitions: v.array(competition) },
  async read({ sport }, { reading, wire }) {
    const { feed, live } = reading;
    const read = await readCompetitions(sport, reading);
    if (!read.ok) return unavailable(read.error);
    const parts = feed.coverage.parts.filter((part) => part !== 'odds');
    const coverage = [...parts, 'rounds' as const, 'scorers' as const];
    const age = ageIn(live.competitions, `${feed.upstream.id}:tournaments:${sport}`);
    const competitions = read.value.map(({ competition }) => competitionOf(competition, sport, wire));
    return ok({ ...age, coverage, competitions });
  },
});

// Data of unknown ids is never requested: clients can write any id.
async function found(
  { id, sport }: { id: string; sport: Sport },
  { reading }: OpenContext,
): Promise<Result<KnownCompetition, Problem>> {
  const read = await readCompetition(id, sport, reading);
  if (!read.ok) return unavailable(read.error);
  return read.value === null ? notFound(`No ${sport} competition has the id ${id}.`) : ok(read.value);
}

export const getStandings = operation({
  path: '/competitions/{id}/standings',
  maxAge: 60,
  parameters: { id, sport, delay, lang },
  data: { tables: v.array(table) },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { feed, live } = context.reading;
    const read = await readTables(known.value, context.reading);
    if (!read.ok) return unavailable(read.error);
    // Only spoiler-free mode hides tables.
    const tables = read.value === HIDDEN ? [] : read.value;
    const age = ageIn(live.standings, `${feed.upstream.id}:standings:${given.id}`);
    return ok({ ...age, tables: tables.map((each) => tableOf(each, context.wire)) });
  },
});

export const getScorers = operation({
  path: '/competitions/{id}/scorers',
  maxAge: 60,
  parameters: { id, sport, delay, lang },
  data: { scorers: v.array(scorer) },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { feed, live } = context.reading;
    const scorers = await readScorers(given.id, context.reading);
    if (!scorers.ok) return unavailable(scorers.error);
    const age = ageIn(live.scorers, `${feed.upstream.id}:scorers:${given.id}`);
    return ok({ ...age, scorers: scorers.value.map(scorerOf) });
  },
});

export const getRounds = operation({
  path: '/competitions/{id}/rounds',
  maxAge: 60,
  parameters: { id, sport, tz, delay, lang },
  data: { rounds: v.array(v.object({ name: v.nullable(v.string()), matches: v.array(match) })) },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { reading, wire } = context;
    const season = await readSeason({ sport: known.value.sport, tournament: given.id }, reading);
    if (!season.ok) return unavailable(season.error);
    const matches = season.value.toSorted((one, other) => one.kickOff - other.kickOff);
    const rounds = Array.from(
      Map.groupBy(matches, ({ round }) => round),
      ([name, matches]) => ({
        name: name === null ? null : competitionText(name, wire.locale),
        matches: matches.map((match) => matchOf(match, wire)),
      }),
    );
    return ok({
      ...ageIn(reading.live.competitionSeasons, `${reading.feed.upstream.id}:${seasonKey(given.id)}`),
      rounds,
    });
  },
});

export const search = operation({
  path: '/search',
  maxAge: 60,
  parameters: {
    q: v.pipe(
      v.string(),
      v.minLength(3, 'at least 3 characters are wanted'),
      v.maxLength(80, 'at most 80 characters are wanted'),
    ),
    lang,
  },
  data: {
    competitions: v.array(competition),
    teams: v.array(team),
    players: v.array(v.object({ id: v.string(), name: v.string(), team })),
  },
  async read({ q }, { reading, wire }) {
    const { competitions, teams, players, failed } = await searchSite(q, wire.locale, reading);
    const data = {
      competitions: competitions.map((each) => competitionOf(each, each.sport, wire)),
      teams: teams.map(({ team }) => teamOf(team, wire)),
      players: players.map(({ id, name, team }) => ({ id, name, team: teamOf(team, wire) })),
    };
    return ok({ asOf: reading.clock.now, stale: failed, ...data });
  },
});
