import type * as v from 'valibot';
import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { parseKind } from '../normalize/incidentKinds.ts';
import { incidentFrom, minuteOf } from '../normalize/incidents.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { isKick } from '../normalize/shootOut.ts';
import { wireIncident, wirePerson } from './wireDetail.ts';

/** Parses a minute of the match clock: `67`, `67'`, `45+2`, `-1` before kick-off. */
function parseMinute(text: string | null): MatchMinute | null {
  const parts = /^(-?\d{1,3})(?!\d)(?:['’]?\s*\+\s*(\d{1,2}))?/.exec(text ?? '');
  if (parts === null) return null;
  return minuteOf(Number(parts[1]), Number(parts[2] ?? 0));
}

/** Parses the score after a goal from its detail: `2-1`, `Penalty (2-1)`. */
function parseScoreAfter(detail: string | null): Score | null {
  const parts = /(?:^|[\s(])(\d{1,3})\s*[-–:]\s*(\d{1,3})\)?$/.exec(detail ?? '');
  return parts === null ? null : { home: Number(parts[1]), away: Number(parts[2]) };
}

function incidentOf(wire: v.InferOutput<typeof wireIncident>, side: Side): Incident {
  const { type, detail, player, player_out: playerOut } = wire;
  const read = parseKind(type, detail);
  const scoreAfter = parseScoreAfter(detail);
  return incidentFrom('reason' in read && scoreAfter !== null ? { ...read, reason: null } : read, {
    side,
    minute: parseMinute(wire.match_time),
    player,
    playerOut,
    scoreAfter,
    assists: parseRecords(wirePerson, wire.assists, () => undefined, 'assists'),
    text: /^var\b\W*$/i.test(type) && detail ? `${type}: ${detail}` : type,
  });
}

/** Parses the incidents of both sides, in the order of the feed. */
export function parseIncidents(
  incidents: Readonly<Record<Side, readonly unknown[] | null>> | null,
  noteRejected: Note,
): Incident[] {
  return SIDES.flatMap((side) =>
    parseRecords(wireIncident, incidents?.[side] ?? null, noteRejected, 'incidents')
      .filter(({ type, detail }) => !isKick(type, detail))
      .map((wire) => incidentOf(wire, side)),
  );
}
