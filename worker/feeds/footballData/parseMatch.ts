import * as v from 'valibot';
import type { Competition, Team } from '../../../web/domain/match.ts';
import { mapped, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { countryOf } from '../normalize/country.ts';
import { kickOffAt, logoFrom, plainWords, teamFrom } from '../normalize/fields.ts';
import { problemOf } from '../normalize/limits.ts';
import { withLocalisedName } from '../normalize/localisedNames.ts';
import { type NormalizedMatch, normalizeMatch } from '../normalize/normalizeMatch.ts';
import { parseIncidents } from './incidents.ts';
import { parseState } from './status.ts';
import { type WireMatch, type WireTeam, type wireArea, wireMatch } from './wire.ts';

/** Hosts of team crests. */
export const LOGO_HOSTS = ['crests.football-data.org'];

/** The round of a match: the matchday of a league, or the stage or group of a cup. */
export function roundOf({ stage, group, matchday }: Pick<WireMatch, 'stage' | 'group' | 'matchday'>): string | null {
  if (stage === null || stage === 'REGULAR_SEASON')
    return matchday === null || matchday === 0 ? null : `Round ${matchday}`;
  // A cup round, not a matchday.
  const [, number] = /^ROUND_(\d)$/.exec(stage) ?? [];
  if (number !== undefined) return `${number}. Round`;
  return plainWords(stage === 'GROUP_STAGE' && group !== null ? group : stage);
}

/** A competition in its area; `World` becomes `International`. */
export function competitionOf(
  { id, name }: { id: string; name: string },
  area: v.InferOutput<typeof wireArea> | null,
  flagUrl: string | null,
): Competition {
  const isWorld = area === null || area.name === 'World';
  const country = countryOf(area === null ? 'fd0' : `fd${area.id}`, isWorld ? 'International' : area.name, flagUrl);
  return withLocalisedName({ id: `fd${id}`, name, country });
}

// Null while the team is unknown.
function teamOf(wire: WireTeam | null): Team | null {
  const name = wire?.name ?? wire?.shortName ?? null;
  if (wire === null || wire.id === null || name === null) return null;
  return teamFrom({ id: `fd${wire.id}`, name, short: wire.shortName, logo: logoFrom(wire.crest, LOGO_HOSTS) });
}

/** Parses a record of `matches` as a match, for lists and details. */
export function parseMatch(
  record: unknown,
  context: ParseContext,
): Result<NormalizedMatch & { wire: WireMatch }, string> {
  const read = v.safeParse(wireMatch, record);
  if (!read.success) return { ok: false, error: problemOf(read.issues) };
  const wire = read.output;
  const given = {
    id: `fd${wire.id}`,
    sport: 'football' as const,
    competition: competitionOf(wire.competition, wire.area, context.flagUrl),
    round: roundOf(wire),
    ...kickOffAt(wire.utcDate, { isTimed: wire.status.toUpperCase() !== 'SCHEDULED' }),
    home: teamOf(wire.homeTeam),
    away: teamOf(wire.awayTeam),
    state: parseState(wire, context.answeredAt),
    halfTime: wire.score?.halfTime ?? null,
    regularTime: wire.score?.regularTime ?? null,
    incidents: parseIncidents(wire, context.noteRejected),
    changedAt: wire.lastUpdated,
  };
  return mapped(normalizeMatch(given, context), (normalized) => ({ ...normalized, wire }));
}
