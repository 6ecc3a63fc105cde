import * as v from 'valibot';
import type { EventDetail, LineUp, LineUpPlayer, Statistic } from '../../../web/domain/eventDetail.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';
import { ok, type Result } from '../../base/result.ts';
import type { ParseContext } from '../footballClient.ts';
import { lineUpFrom, statisticsFrom } from '../normalize/details.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { wireText } from '../normalize/wire.ts';
import { parseMatch } from './parseMatch.ts';
import { type WireTeam, wireListed, wireReferee, wireStatistic } from './wire.ts';

/** Positions by words in their names; the first match counts, so `Defensive Midfield` is midfield. */
const POSITIONS: readonly (readonly [RegExp, Position])[] = [
  [/keeper/i, 'goalkeeper'],
  [/midfield/i, 'midfielder'],
  [/back|defen[cs]/i, 'defender'],
  [/wing|forward|offen[cs]e|striker|attack/i, 'forward'],
];

function playersOf(records: unknown[] | null, note: Note): LineUpPlayer[] {
  return parseRecords(wireListed, records, note, 'players').map(({ id, name, position, shirtNumber }) => {
    const known = POSITIONS.find(([word]) => word.test(position ?? ''))?.[1] ?? null;
    const player = { name, number: shirtNumber, position: known, captain: false };
    return id === null ? player : { id: `fd${id}`, ...player };
  });
}

function lineUpOf(team: WireTeam | null, note: Note): LineUp | null {
  const starters = playersOf(team?.lineup ?? null, note);
  if (team === null) return null;
  return lineUpFrom({ ...team, coach: team.coach?.name ?? null }, starters, playersOf(team.bench, note));
}

function numberIn(team: WireTeam | null, type: string): number | null {
  const read = v.safeParse(wireStatistic, team?.statistics?.[type]);
  return read.success ? read.output : null;
}

function statisticsOf(home: WireTeam | null, away: WireTeam | null, note: Note): Statistic[] {
  const given = new Set([home, away].flatMap((team) => Object.keys(team?.statistics ?? {})));
  const types = parseRecords(wireText, [...given], note, 'statistics');
  return statisticsFrom(types.map((type) => ({ type, home: numberIn(home, type), away: numberIn(away, type) })));
}

/** Parses `matches/{id}` with all details. */
export function parseDetail(record: unknown, context: ParseContext): Result<EventDetail, string> {
  const parsed = parseMatch(record, context);
  if (!parsed.ok) return parsed;
  const { wire, ...normalized } = parsed.value;
  const { homeTeam, awayTeam, venue, attendance } = wire;
  const referees = parseRecords(wireReferee, wire.referees, context.noteRejected, 'referees');
  return ok({
    ...normalized,
    periods: [],
    lineUps: { home: lineUpOf(homeTeam, context.noteRejected), away: lineUpOf(awayTeam, context.noteRejected) },
    statistics: statisticsOf(homeTeam, awayTeam, context.noteRejected),
    venue: venue === null ? null : { name: venue, city: null, attendance },
    referee: referees.find(({ type }) => type === 'REFEREE' || type === null)?.name ?? null,
  });
}
