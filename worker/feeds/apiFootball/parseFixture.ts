import * as v from 'valibot';
import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { mapped, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { logoFrom, teamFrom } from '../normalize/fields.ts';
import { footballMatch } from '../normalize/footballMatch.ts';
import { problemOf } from '../normalize/limits.ts';
import type { ParsedMatch } from '../normalize/lists.ts';
import { readIncidents } from './incidents.ts';
import { competitionOf } from './places.ts';
import { readState } from './status.ts';
import { type WireFixture, wireFixture } from './wire.ts';

/** Hosts of team logos. */
export const LOGO_HOSTS = ['*.api-sports.io'];

/** A fixture with its incidents, for lists and details. */
export interface Fixture {
  match: Match;
  wire: WireFixture;
  incidents: Incident[];
}

/** Parses a record of `fixtures`. */
export function readFixture(record: unknown, context: ParseContext): Result<Fixture, string> {
  const read = v.safeParse(wireFixture, record);
  if (!read.success) return { ok: false, error: problemOf(read.issues) };
  const wire = read.output;
  const { fixture, league, teams } = wire;
  const kickOff = fixture.timestamp ?? fixture.date;
  if (kickOff === null) return { ok: false, error: 'fixture.timestamp: no kick-off' };
  const { home, away } = teams;
  const incidents = readIncidents(wire, { home: home?.id ?? '', away: away?.id ?? '' }, context.noteRejected);
  const teamOf = (team: typeof home) =>
    team === null ? null : teamFrom({ id: `af${team.id}`, name: team.name, logo: logoFrom(team.logo, LOGO_HOSTS) });
  const given = {
    id: `af${fixture.id}`,
    competition: competitionOf(league.id, league.name, league.country, context.flagUrl),
    round: league.round,
    kickOff,
    home: teamOf(home),
    away: teamOf(away),
    state: readState(wire, context.now),
  };
  return mapped(footballMatch(given, incidents, context.now), (match) => ({ match, wire, incidents }));
}

/** Parses a record of `fixtures` as a match. */
export function parseFixture(record: unknown, context: ParseContext): ParsedMatch {
  return mapped(readFixture(record, context), ({ match }) => match);
}
