import * as v from 'valibot';
import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { ok, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { logoFrom, teamFrom } from '../normalize/fields.ts';
import { problemOf } from '../normalize/limits.ts';
import { countedGoals, withGoals } from '../normalize/listedGoals.ts';
import type { ParsedMatch } from '../normalize/lists.ts';
import { redCardsIn } from '../normalize/moments.ts';
import { withOwnTeams } from '../normalize/ownNames.ts';
import { problemOfSides } from '../normalize/placeholderTeams.ts';
import { withoutReport } from '../normalize/unreported.ts';
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
  const kickOff = fixture.timestamp === null ? fixture.date : fixture.timestamp * 1000;
  if (kickOff === null) return { ok: false, error: 'fixture.timestamp: no kick-off' };
  const { home, away } = teams;
  const incidents = readIncidents(wire, { home: home?.id ?? '', away: away?.id ?? '' }, context.noteRejected);
  const cancelled = incidents.findLast(({ kind }) => kind === 'cancelled-goal')?.minute ?? null;
  const teamOf = (team: typeof home) =>
    team === null ? null : teamFrom({ id: `af${team.id}`, name: team.name, logo: logoFrom(team.logo, LOGO_HOSTS) });
  const match = withOwnTeams({
    id: `af${fixture.id}`,
    sport: 'football',
    competition: competitionOf(league.id, league.name, league.country, context.flagUrl),
    round: league.round,
    kickOff,
    home: teamOf(home),
    away: teamOf(away),
    state: withGoals(
      withoutReport(readState(wire, context.now), kickOff, context.now),
      'football',
      countedGoals(incidents),
    ),
    redCards: redCardsIn(incidents),
    correctedAt: cancelled === null ? null : String(cancelled.minute),
  });
  const problem = problemOfSides(match);
  return problem === null ? ok({ match, wire, incidents }) : { ok: false, error: problem };
}

/** Parses a record of `fixtures` as a match. */
export function parseFixture(record: unknown, context: ParseContext): ParsedMatch {
  const read = readFixture(record, context);
  return read.ok ? ok(read.value.match) : read;
}
