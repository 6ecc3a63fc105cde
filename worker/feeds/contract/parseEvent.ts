import * as v from 'valibot';
import { type Match, type MatchState, type Score, scoreOf } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { ok } from '../../base/result.ts';
import { teamFrom } from '../normalize/fields.ts';
import { rowFacts, withGoals } from '../normalize/incidents.ts';
import { problemOf } from '../normalize/limits.ts';
import { withOwnTeams } from '../normalize/ownNames.ts';
import { problemOfSides } from '../normalize/placeholderTeams.ts';
import { competitionOf } from './catalogue.ts';
import { readIncidents } from './incidents.ts';
import { sportNamed } from './sportIds.ts';
import { readState } from './status.ts';
import { type WireEvent, wireEvent } from './wire.ts';

export interface ParseContext {
  /** The requested sport, for records without their own. */
  sport: Sport;
  /** URL of a flag with `{slug}`; null for the shipped flags. */
  flagUrl: string | null;
}

/** The score without a shoot-out. `finalresult` includes the shoot-out, so it counts only without one. */
function playScore(results: WireEvent['results']): Score | null {
  if (results === null) return null;
  const { runningscore, extratime, ordinarytime, penaltyshootout, finalresult } = results;
  return runningscore ?? extratime ?? ordinarytime ?? (penaltyshootout === null ? finalresult : null);
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

/** A parsed match, or an error: the record is invalid, or the site does not cover its sport. */
export type ParsedEvent = { ok: true; value: Match } | { ok: false; kind: 'broken' | 'other-sport'; error: string };

const broken = (error: string): ParsedEvent => ({ ok: false, kind: 'broken', error });

/** Parses a record of the feed as a match. */
export function parseEvent(record: unknown, context: ParseContext): ParsedEvent {
  const result = v.safeParse(wireEvent, record);
  if (!result.success) return broken(problemOf(result.issues));
  const wire = result.output;
  const ownSport = wire.sport === null ? context.sport : sportNamed(wire.sport);
  if (ownSport === undefined) {
    return { ok: false, kind: 'other-sport', error: `sport: ${wire.sport} is not covered` };
  }
  // The details of a match count its invalid incidents.
  const incidents = readIncidents(wire.incidents, () => undefined);
  const read = readState(wire.status, {
    score: playScore(wire.results),
    halfTime: wire.results?.halftime ?? null,
    shootOut: wire.results?.penaltyshootout ?? null,
    properties: wire.properties,
  });
  const match = withOwnTeams({
    id: wire.id,
    sport: ownSport,
    competition: competitionOf(wire.tournament, context.flagUrl),
    round: wire.round,
    kickOff: wire.start_date,
    home: teamOf(wire.home),
    away: teamOf(wire.away),
    state: withPeriods(withGoals(read, ownSport, incidents), ownSport, wire.periods),
    ...rowFacts(incidents),
  });
  const problem = problemOfSides(match);
  return problem === null ? ok(match) : broken(problem);
}
