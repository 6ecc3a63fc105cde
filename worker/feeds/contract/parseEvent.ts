import * as v from 'valibot';
import { type MatchState, scoreOf } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { BeliefContext } from '../normalize/believed.ts';
import { kickOffAt, teamFrom } from '../normalize/fields.ts';
import { type Note, problemOf } from '../normalize/limits.ts';
import { type NormalizedMatch, normalizeMatch } from '../normalize/normalizeMatch.ts';
import { competitionOf } from './catalogue.ts';
import { parseIncidents } from './incidents.ts';
import { sportNamed } from './sportIds.ts';
import { namesNoTime, parseState } from './status.ts';
import { type WireEvent, wireDateOnly, wireEvent } from './wire.ts';

export interface ParseContext extends BeliefContext {
  /** The requested sport, for records without their own. */
  sport: Sport;
  /** URL of a flag with `{slug}`; null for the shipped flags. */
  flagUrl: string | null;
}

function httpAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\/[^\s"'<>]+$/.test(address) ? address : null;
}

const teamOf = (team: WireEvent['home']) => team && teamFrom({ ...team, logo: httpAddress(team.logo) });

/** Adds the score of each period to a state with a score. Football’s is in its half-time score. */
function withPeriods(state: MatchState, sport: Sport, periods: WireEvent['periods']): MatchState {
  if (sport === 'football' || periods === null || scoreOf(state) === null) return state;
  return state.kind === 'playing' || state.kind === 'half-time' || state.kind === 'finished'
    ? { ...state, periods }
    : state;
}

/** An error: the record is invalid, or the site does not cover its sport. */
export interface Refusal {
  ok: false;
  kind: 'broken' | 'other-sport';
  error: string;
}

/** Parses a record of the feed as a match. `note` counts its invalid incidents: those of lists are also in the details. */
export function parseEvent(
  record: unknown,
  context: ParseContext,
  note: Note = () => undefined,
): { ok: true; value: NormalizedMatch } | Refusal {
  const result = v.safeParse(wireEvent, record);
  if (!result.success) return { ok: false, kind: 'broken', error: problemOf(result.issues) };
  const wire = result.output;
  const sport = wire.sport === null ? context.sport : sportNamed(wire.sport);
  if (sport === undefined) return { ok: false, kind: 'other-sport', error: `sport: ${wire.sport} is not covered` };
  const instants = Object.values(wire.properties ?? {}).filter((instant) => instant !== null);
  const given = {
    id: wire.id,
    sport,
    competition: competitionOf(wire.tournament, context.flagUrl),
    round: wire.round,
    ...kickOffAt(wire.start_date, {
      isTimed: !(v.is(wireDateOnly, record) || namesNoTime(wire.status, wire.start_date)),
    }),
    home: teamOf(wire.home),
    away: teamOf(wire.away),
    state: withPeriods(parseState(wire, sport), sport, wire.periods),
    halfTime: wire.results.halftime,
    regularTime: wire.results.ordinarytime,
    incidents: parseIncidents(wire.incidents, note),
    changedAt: instants.length === 0 ? null : Math.max(...instants),
  };
  const match = normalizeMatch(given, context);
  return match.ok ? match : { ...match, kind: 'broken' };
}
