import * as v from 'valibot';
import type { CompetitionKey } from '../../web/domain/competitionKey.ts';
import type { Match } from '../../web/domain/match.ts';
import { byInstant } from '../../web/domain/matchOrder.ts';
import { currentRound, roundsOf } from '../../web/domain/season/rounds.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { sideOf } from '../../web/domain/team.ts';
import { addDays, utcDate } from '../../web/domain/zonedTime.ts';
import { ok, type Result } from '../base/result.ts';
import { loadLastSeason, loadScorers, loadSeason } from '../live/competition/competitionSeason.ts';
import { finalTables, loadTables, seasonBeside } from '../live/competition/competitionStandings.ts';
import { competitionText } from '../live/competition/competitionText.ts';
import { type KnownCompetition, loadCompetition, loadCompetitions } from '../live/competition/loadCatalogue.ts';
import { loadToday, loadWholeDay } from '../live/day/daySnapshot.ts';
import { ageAt, ageOf } from '../live/state/readContext.ts';
import { searchSite } from '../search/searchSite.ts';
import {
  country,
  delay,
  id,
  lang,
  notFound,
  type OpenContext,
  oneOf,
  operation,
  type Problem,
  sport,
  tz,
  unavailable,
  whole,
} from './operation.ts';
import { pageFrom } from './pageFrom.ts';
import { competition, coverage, match, next, round, scorer, table, team } from './schemas.ts';
import { seasonName } from './seasonName.ts';
import { competitionOf, matchOf, scorerOf, tableOf, teamOf } from './toWire.ts';
import { instant, instantOf } from './wireChange.ts';

const offset = v.optional(whole(0, 100_000), '0');

export const listCompetitions = operation({
  path: '/competitions',
  maxAge: 300,
  parameters: { sport, country, limit: v.optional(whole(1, 1_000), '1000'), offset, lang },
  data: { coverage, competitions: v.array(competition), next },
  async read({ sport, country, limit, offset }, { reading, wire, addressWith }) {
    const read = await loadCompetitions(sport, reading);
    if (!read.ok) return unavailable(read.error);
    const kinds = reading.feed.coverage.parts.filter((part) => part !== 'odds');
    const coverage = [...kinds, 'rounds' as const, 'scorers' as const];
    const competitions = read.value
      .map(({ competition }) => competitionOf(competition, sport, wire))
      .filter((each) => country === undefined || each.country.code === country);
    const { part, next } = pageFrom(competitions, { offset, limit });
    return ok({ ...ageAt(reading, read), coverage, competitions: part, next: next && addressWith(next) });
  },
});

// Data of unknown ids is never requested: clients can write any id.
async function found(
  { id, sport }: { id: string; sport: Sport },
  { reading }: OpenContext,
): Promise<Result<KnownCompetition & CompetitionKey, Problem>> {
  const read = await loadCompetition(id, sport, reading);
  if (!read.ok) return unavailable(read.error);
  return read.value === null
    ? notFound(`Unknown ID. No ${sport} competition has ID ${id}.`)
    : ok({ ...read.value, tournament: id });
}

const which = v.optional(oneOf(['current', 'last']), 'current');

/** The name of a season by its middle, because a friendly match may come long before it. */
function nameOf(matches: readonly Match[]): string | null {
  const match = matches.toSorted(byInstant)[Math.floor(matches.length / 2)];
  return match === undefined ? null : seasonName(match);
}

export const getStandings = operation({
  path: '/competitions/{id}/standings',
  maxAge: 60,
  parameters: { id, sport, season: which, delay, lang },
  data: { season: v.nullable(v.string()), tables: v.array(table) },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { reading, wire } = context;
    const read = await loadTables(known.value, reading);
    if (!read.ok) return unavailable(read.error);
    // Only spoiler-free mode hides tables.
    const tables = read.value === HIDDEN ? [] : read.value;
    if (given.season === 'current') {
      const matches = await seasonBeside(known.value, reading);
      const age = ageAt(reading, read);
      return ok({ ...age, season: nameOf(matches), tables: tables.map((each) => tableOf(each, wire)) });
    }
    const last = await loadLastSeason(known.value, reading);
    if (!last.ok) return unavailable(last.error);
    const shown = finalTables(last.value, tables, known.value).map((each) => tableOf(each, wire));
    return ok({ ...ageAt(reading, last), season: nameOf(last.value), tables: shown });
  },
});

export const getSeason = operation({
  path: '/competitions/{id}/season',
  maxAge: 60,
  parameters: {
    ...{ id, sport, season: which, team: v.optional(id) },
    limit: v.optional(whole(1, 500), '500'),
    ...{ offset, tz, delay, lang },
  },
  data: {
    competition,
    season: v.nullable(v.string()),
    first: v.nullable(instant),
    last: v.nullable(instant),
    round: v.nullable(v.pipe(v.string(), v.description('The current round'))),
    matches: v.array(match),
    next,
  },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { reading, wire, addressWith } = context;
    const { team } = given;
    const season = await (given.season === 'last' ? loadLastSeason : loadSeason)(known.value, reading);
    if (!season.ok) return unavailable(season.error);
    const all = season.value.toSorted(byInstant);
    const wanted = all.filter((each) => team === undefined || sideOf(each, team) !== undefined);
    const [first, last] = [all[0], all.at(-1)].map((each) => (each === undefined ? null : instantOf(each.kickOff)));
    const round = currentRound(roundsOf(all));
    const { part, next } = pageFrom(wanted, given);
    return ok({
      ...ageAt(reading, season),
      competition: competitionOf(known.value.competition, known.value.sport, wire),
      season: nameOf(all),
      first: first ?? null,
      last: last ?? null,
      round: round && competitionText(round.name, wire.locale),
      matches: part.map((each) => matchOf(each, wire)),
      next: next && addressWith(next),
    });
  },
});

export const getScorers = operation({
  path: '/competitions/{id}/scorers',
  maxAge: 60,
  parameters: { id, sport, limit: v.optional(whole(1, 500), '500'), offset, delay, lang },
  data: { scorers: v.array(scorer), next },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const scorers = await loadScorers(known.value, context.reading);
    if (!scorers.ok) return unavailable(scorers.error);
    const { part, next } = pageFrom(scorers.value, given);
    const age = ageAt(context.reading, scorers);
    return ok({ ...age, scorers: part.map(scorerOf), next: next && context.addressWith(next) });
  },
});

export const getRounds = operation({
  path: '/competitions/{id}/rounds',
  maxAge: 60,
  parameters: {
    ...{ id, sport },
    round: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'must be a key such as round-12, or current'))),
    ...{ tz, delay, lang },
  },
  data: { rounds: v.array(round) },
  async read(given, context) {
    const known = await found(given, context);
    if (!known.ok) return known;
    const { reading, wire } = context;
    const season = await loadSeason(known.value, reading);
    if (!season.ok) return unavailable(season.error);
    const current = currentRound(roundsOf(season.value))?.key;
    const rounds = Array.from(
      Map.groupBy(season.value.toSorted(byInstant), ({ round }) => round),
      ([name, matches]) => {
        const key = name === null ? null : slugOf(name);
        return { key, name: name && competitionText(name, wire.locale), isCurrent: key === current, matches };
      },
    );
    const shown = rounds
      .filter(({ key, isCurrent }) => !given.round || key === given.round || (given.round === 'current' && isCurrent))
      .map((each) => ({ ...each, matches: each.matches.map((match) => matchOf(match, wire)) }));
    return ok({ ...ageAt(reading, season), rounds: shown });
  },
});

/** Most teams play within a week. */
const NEAR_DAYS = [-3, -2, -1, 1, 2, 3];

export const search = operation({
  path: '/search',
  maxAge: 60,
  parameters: {
    q: v.pipe(
      v.string(),
      v.minLength(3, 'must have at least 3 characters'),
      v.maxLength(80, 'must have at most 80 characters'),
    ),
    lang,
  },
  data: {
    competitions: v.array(competition),
    teams: v.array(team),
    players: v.array(v.object({ id: v.string(), name: v.string(), team })),
  },
  async read({ q }, { reading, wire }) {
    let found = await searchSite(q, wire.locale, reading);
    if (found.teams.length === 0 && !reading.config.source.quota.isCounted) {
      // A site that has just started knows only the teams of today.
      const dates = NEAR_DAYS.map((days) => addDays(utcDate(reading.clock.now), days));
      await Promise.all(dates.map((date) => loadWholeDay({ sport: 'football', date, zone: 'UTC' }, reading)));
      found = await searchSite(q, wire.locale, reading);
    }
    const { competitions, teams, players } = found;
    const data = {
      competitions: competitions.map((each) => competitionOf(each, each.sport, wire)),
      teams: teams.map(({ team }) => teamOf(team, wire)),
      players: players.map(({ id, name, team }) => ({ id, name, team: teamOf(team, wire) })),
    };
    const today = await loadToday(reading);
    return ok({ ...ageOf(today.ok ? today : null, reading), ...data });
  },
});
