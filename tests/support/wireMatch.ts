import type { Match, Team } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { parseEvent } from '../../worker/feeds/contract/parseEvent.ts';

/** A match record of the contract: Ajax against PSV, kick-off at 20:00 UTC on 21 November 2026. */
export function wireMatch(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'e1',
    sport: '1',
    name: 'Ajax-PSV',
    start_date: '2026-11-21T20:00:00Z',
    status: 'Not started',
    tournament: { id: 't1', name: 'Eredivisie', country: { id: 'c1', name: 'Netherlands' } },
    home: { id: 'a1', name: 'Ajax' },
    away: { id: 'b1', name: 'PSV' },
    properties: null,
    results: null,
    incidents: { home: [], away: [] },
    ...changes,
  };
}

export type KnownMatch = Match & { home: Team; away: Team };

/** Narrows a match to known teams; throws when one is missing. */
export function known(match: Match | undefined): KnownMatch {
  if (match === undefined || match.home === null || match.away === null) throw new Error('no match of known teams');
  return { ...match, home: match.home, away: match.away };
}

/** Parses `wireMatch(changes)`; throws when the parser rejects it. */
export function matchFrom(changes: Record<string, unknown> = {}, sport: Sport = 'football'): KnownMatch {
  const parsed = parseEvent(wireMatch(changes), { sport, flagUrl: null });
  if (!parsed.ok) throw new Error(parsed.error);
  return known(parsed.value);
}

/** Why the parser rejects a record; null when it accepts it. */
export function refusal(record: unknown): string | null {
  const parsed = parseEvent(record, { sport: 'football', flagUrl: null });
  return parsed.ok ? null : parsed.error;
}
