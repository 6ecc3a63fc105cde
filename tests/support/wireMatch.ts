import * as v from 'valibot';
import type { Match, Team } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { parseEvent } from '../../worker/feeds/contract/parseEvent.ts';
import { SeenStates } from '../../worker/feeds/normalize/believed.ts';
import { wireInstant } from '../../worker/feeds/normalize/wire.ts';

/** The context of an answer at `now` (milliseconds UTC) that the source has repeated for ten minutes. */
export const repeatedAt = (now: number) => ({ now, answeredAt: now - 600_000, seen: new SeenStates() });

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

/** Parses a record at an instant of its match. */
export function parsedAt(record: unknown, sport: Sport = 'football') {
  const start = v.safeParse(v.object({ start_date: wireInstant }), record);
  return parseEvent(record, {
    sport,
    flagUrl: null,
    ...repeatedAt(start.success ? start.output.start_date + 5_400_000 : 0),
  });
}

/** Parses `wireMatch(changes)`; throws when the parser rejects it. */
export function matchFrom(changes: Record<string, unknown> = {}, sport: Sport = 'football'): KnownMatch {
  const parsed = parsedAt(wireMatch(changes), sport);
  if (!parsed.ok) throw new Error(parsed.error);
  return known(parsed.value.match);
}

/** Why the parser rejects a record; null when it accepts it. */
export function refusal(record: unknown): string | null {
  const parsed = parsedAt(record);
  return parsed.ok ? null : parsed.error;
}
