import type * as v from 'valibot';
import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { type Note, readRecords } from '../normalize/limits.ts';
import { clockOf } from '../normalize/moments.ts';
import { readKind } from './incidentKinds.ts';
import { wireAssist, wireIncidentDetail } from './wireDetail.ts';

type WireIncident = v.InferOutput<typeof wireIncidentDetail>;

/** Parses a minute of the match clock: `67`, `67'`, `45+2`. */
export function readMinute(text: string | null): MatchMinute | null {
  const parts = /^(\d{1,3})(?:['’]?\s*\+\s*(\d{1,2}))?/.exec(text ?? '');
  if (parts === null) return null;
  return { minute: Number(parts[1]), added: parts[2] === undefined ? null : Number(parts[2]) };
}

/** Parses the score after a goal from its detail: `2-1`, `Penalty (2-1)`. */
function readScoreAfter(detail: string | null): Score | null {
  const parts = /(?:^|[\s(])(\d{1,3})\s*[-–:]\s*(\d{1,3})\)?$/.exec(detail ?? '');
  return parts === null ? null : { home: Number(parts[1]), away: Number(parts[2]) };
}

function incidentOf(wire: WireIncident, side: Side): Incident {
  const { type, detail } = wire;
  const player = wire.player?.name ?? null;
  const moment = { side, minute: readMinute(wire.match_time), ...(wire.player?.id && { playerId: wire.player.id }) };
  const read = readKind(type, detail);
  switch (read.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const assists = readRecords(wireAssist, wire.assists, () => undefined, 'assists');
      return { ...moment, kind: read.kind, player, assists, scoreAfter: readScoreAfter(detail) };
    }
    case 'missed-penalty':
    case 'cancelled-goal':
      return { ...moment, kind: read.kind, player, reason: readScoreAfter(detail) === null ? read.reason : null };
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return { ...moment, kind: read.kind, player };
    case 'substitution': {
      const playerOutId = wire.player_out?.id;
      const change = { ...moment, kind: read.kind, playerIn: player, playerOut: wire.player_out?.name ?? null };
      return playerOutId ? { ...change, playerOutId } : change;
    }
    case 'decision':
      return { ...moment, kind: read.kind, decision: read.decision, player };
    case 'other':
      return {
        ...moment,
        kind: read.kind,
        text: /^var\b\W*$/i.test(type) && detail ? `${type}: ${detail}` : type,
        player,
      };
  }
}

function goalsOf(incident: Incident): number | null {
  if (!('scoreAfter' in incident) || incident.scoreAfter === null) return null;
  return incident.scoreAfter.home + incident.scoreAfter.away;
}

/** Sorts by the match clock, and goals of the same minute by their scores. */
function byClock(one: Incident, other: Incident): number {
  const [first, second] = [clockOf(one), clockOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  return (goalsOf(one) ?? 0) - (goalsOf(other) ?? 0) || 0;
}

/** Parses the incidents of both sides and sorts them by the match clock. */
export function readIncidentDetails(
  incidents: Readonly<Record<Side, readonly unknown[] | null>> | null,
  noteRejected: Note,
): Incident[] {
  const read = (side: Side) =>
    readRecords(wireIncidentDetail, incidents?.[side] ?? null, noteRejected, 'incidents').map((wire) =>
      incidentOf(wire, side),
    );
  return [...read('home'), ...read('away')].sort(byClock);
}
