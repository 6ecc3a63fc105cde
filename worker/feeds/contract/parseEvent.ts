import * as v from 'valibot';
import type { Competition } from '../../../web/domain/competition.ts';
import { isGoalKind } from '../../../web/domain/incidentGoals.ts';
import { isDismissal } from '../../../web/domain/incidentKinds.ts';
import type { Match, Score, Team } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { countryOf } from '../normalize/country.ts';
import { crestOf } from '../normalize/crestColours.ts';
import { shortOf } from '../normalize/fields.ts';
import { isPlaceholder, problemOfSides } from '../normalize/placeholderTeams.ts';
import { type HeardGoal, withGoals } from '../normalize/toldGoals.ts';
import { readKind } from './incidentKinds.ts';
import { readMinute } from './incidents.ts';
import { sportNamed } from './sportIds.ts';
import { readState } from './status.ts';
import { readIncidents, type WireEvent, wireEvent } from './wire.ts';

/** What the boundary needs beside the record itself. */
export interface ParseContext {
  /** The sport that was asked for; a record without one is of it. */
  sport: Sport;
  /** Address of a flag with `{slug}`, or null for the shipped ones. */
  flagUrl: string | null;
  /** The competitions of the records that were read before, by all that the feed says of each; absent where there is one record. */
  competitions?: Map<string, Competition>;
}

/** The score of play, without a shoot-out's goals: `finalresult` has those and serves only where there was none. */
function playScore(results: WireEvent['results']): Score | null {
  if (results === null) return null;
  const { runningscore, extratime, ordinarytime, penaltyshootout, finalresult } = results;
  return runningscore ?? extratime ?? ordinarytime ?? (penaltyshootout === null ? finalresult : null);
}

function httpAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\/[^\s"'<>]+$/.test(address) ? address : null;
}

function teamOf(team: WireEvent['home']): Team | null {
  if (team === null || isPlaceholder(team.name)) return null;
  const { id, name, logo } = team;
  return { id, name, ...shortOf(name, null), logo: httpAddress(logo), crest: crestOf(name) };
}

/** What a row tells of the incidents: players sent off, whether a goal was taken back, and the goals that count. */
function toldByRow(incidents: WireEvent['incidents']) {
  const told: Pick<Match, 'redCards' | 'correctedAt'> = { redCards: { home: 0, away: 0 }, correctedAt: null };
  const goals: HeardGoal[] = [];
  for (const side of SIDES) {
    for (const { type, detail, match_time, player } of readIncidents(incidents?.[side] ?? null)) {
      const { kind } = readKind(type, detail);
      if (isDismissal(kind)) told.redCards[side] += 1;
      if (kind === 'cancelled-goal') told.correctedAt = match_time;
      if (isGoalKind(kind)) {
        goals.push({
          side,
          minute: readMinute(match_time),
          scorer: kind === 'own-goal' ? null : (player?.name ?? null),
        });
      }
    }
  }
  return { told, goals };
}

/** Competitions that are remembered while a list is read: more than any day has. */
const MOST_REMEMBERED = 5_000;

function competitionOf({ tournament }: WireEvent, { flagUrl, competitions }: ParseContext): Competition {
  const country = tournament.country ?? { id: '0', name: 'International' };
  const said = JSON.stringify([tournament.id, tournament.name, country.id, country.name]);
  const known = competitions?.get(said);
  if (known !== undefined) return known;
  const read = { id: tournament.id, name: tournament.name, country: countryOf(country.id, country.name, flagUrl) };
  if (competitions !== undefined && competitions.size >= MOST_REMEMBERED) competitions.clear();
  competitions?.set(said, read);
  return read;
}

/** A record that was read; or why not: it is broken, or nothing is wrong with it but that the site has no pages for its sport. */
export type ParsedEvent = { ok: true; value: Match } | { ok: false; kind: 'broken' | 'other-sport'; error: string };

const broken = (error: string): ParsedEvent => ({ ok: false, kind: 'broken', error });

/** A record of the feed as a match, or what is wrong with it. */
export function parseEvent(record: unknown, context: ParseContext): ParsedEvent {
  const result = v.safeParse(wireEvent, record);
  if (!result.success) {
    const [issue] = result.issues;
    return broken(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`.slice(0, 200));
  }
  const wire = result.output;
  const ownSport = wire.sport === null ? context.sport : sportNamed(wire.sport);
  if (ownSport === undefined) {
    return { ok: false, kind: 'other-sport', error: `sport: ${wire.sport} is not covered` };
  }
  const { told, goals } = toldByRow(wire.incidents);
  const read = readState(wire.status, {
    score: playScore(wire.results),
    shootOut: wire.results?.penaltyshootout ?? null,
    properties: wire.properties,
  });
  const match: Match = {
    id: wire.id,
    sport: ownSport,
    competition: competitionOf(wire, context),
    round: wire.round,
    kickOff: wire.start_date,
    home: teamOf(wire.home),
    away: teamOf(wire.away),
    state: withGoals(read, ownSport, goals),
    ...told,
  };
  const problem = problemOfSides(match);
  return problem === null ? { ok: true, value: match } : broken(problem);
}
