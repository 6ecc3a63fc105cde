import * as v from 'valibot';
import { mapped, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { kickOffAt, logoFrom, teamFrom } from '../normalize/fields.ts';
import { problemOf } from '../normalize/limits.ts';
import { type NormalizedMatch, normalizeMatch } from '../normalize/normalizeMatch.ts';
import { parseIncidents } from './incidents.ts';
import { competitionOf } from './places.ts';
import { parseState } from './status.ts';
import { type WireFixture, wireFixture } from './wire.ts';

/** Hosts of team logos. */
export const LOGO_HOSTS = ['*.api-sports.io'];

/** Parses a record of `fixtures` as a match, for lists and details. */
export function parseFixture(
  record: unknown,
  context: ParseContext,
): Result<NormalizedMatch & { wire: WireFixture }, string> {
  const read = v.safeParse(wireFixture, record);
  if (!read.success) return { ok: false, error: problemOf(read.issues) };
  const wire = read.output;
  const { fixture, league, teams } = wire;
  const kickOff = fixture.timestamp ?? fixture.date;
  if (kickOff === null) return { ok: false, error: 'fixture.timestamp: no kick-off' };
  const { home, away } = teams;
  const teamOf = (team: typeof home) =>
    team === null ? null : teamFrom({ id: `af${team.id}`, name: team.name, logo: logoFrom(team.logo, LOGO_HOSTS) });
  const given = {
    id: `af${fixture.id}`,
    sport: 'football' as const,
    competition: competitionOf(league.id, league.name, league.country, context.flagUrl),
    round: league.round,
    ...kickOffAt(kickOff, { isTimed: fixture.status.short.toUpperCase() !== 'TBD' }),
    home: teamOf(home),
    away: teamOf(away),
    state: parseState(wire, context.answeredAt),
    halfTime: wire.score?.halftime ?? null,
    regularTime: wire.score?.fulltime ?? null,
    incidents: parseIncidents(wire, { home: home?.id ?? '', away: away?.id ?? '' }, context.noteRejected),
    changedAt: fixture.periods?.second ?? fixture.periods?.first ?? null,
  };
  return mapped(normalizeMatch(given, context), (normalized) => ({ ...normalized, wire }));
}
