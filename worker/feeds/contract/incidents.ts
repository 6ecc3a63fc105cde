import type * as v from 'valibot';
import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { readKind } from '../normalize/incidentKinds.ts';
import { clockOf, incidentFrom, minuteOf } from '../normalize/incidents.ts';
import { type Note, readRecords } from '../normalize/limits.ts';
import { wireAssist, wireIncident } from './wireDetail.ts';

/** Parses a minute of the match clock: `67`, `67'`, `45+2`. */
function readMinute(text: string | null): MatchMinute | null {
  const parts = /^(\d{1,3})(?!\d)(?:['’]?\s*\+\s*(\d{1,2}))?/.exec(text ?? '');
  if (parts === null) return null;
  return minuteOf(Number(parts[1]), Number(parts[2] ?? 0));
}

/** Parses the score after a goal from its detail: `2-1`, `Penalty (2-1)`. */
function readScoreAfter(detail: string | null): Score | null {
  const parts = /(?:^|[\s(])(\d{1,3})\s*[-–:]\s*(\d{1,3})\)?$/.exec(detail ?? '');
  return parts === null ? null : { home: Number(parts[1]), away: Number(parts[2]) };
}

function incidentOf(wire: v.InferOutput<typeof wireIncident>, side: Side): Incident {
  const { type, detail, player, player_out: playerOut } = wire;
  const read = readKind(type, detail);
  const scoreAfter = readScoreAfter(detail);
  return incidentFrom('reason' in read && scoreAfter !== null ? { ...read, reason: null } : read, {
    side,
    minute: readMinute(wire.match_time),
    player,
    playerOut,
    scoreAfter,
    assists: readRecords(wireAssist, wire.assists, () => undefined, 'assists'),
    text: /^var\b\W*$/i.test(type) && detail ? `${type}: ${detail}` : type,
  });
}

function goalsOf(incident: Incident): number {
  if (!('scoreAfter' in incident) || incident.scoreAfter === null) return 0;
  return incident.scoreAfter.home + incident.scoreAfter.away;
}

/** Sorts by the match clock, and goals of the same minute by their scores. */
function byClock(one: Incident, other: Incident): number {
  const [first, second] = [clockOf(one), clockOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  return goalsOf(one) - goalsOf(other);
}

/** Parses the incidents of both sides and sorts them by the match clock. */
export function readIncidents(
  incidents: Readonly<Record<Side, readonly unknown[] | null>> | null,
  noteRejected: Note,
): Incident[] {
  const read = (side: Side) =>
    readRecords(wireIncident, incidents?.[side] ?? null, noteRejected, 'incidents').map((wire) =>
      incidentOf(wire, side),
    );
  return [...read('home'), ...read('away')].sort(byClock);
}
