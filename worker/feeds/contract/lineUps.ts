import type { LineUp, LineUpPlayer } from '../../../web/domain/eventDetail.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';
import type { Side } from '../../../web/domain/match.ts';
import type { NoteRejected } from '../normalize/limits.ts';
import { readRecords, type WireDetail, wirePlayer } from './wireDetail.ts';

/** Positions by the first letter of the feed’s word. */
const POSITIONS: Readonly<Record<string, Position>> = {
  g: 'goalkeeper',
  k: 'goalkeeper',
  d: 'defender',
  m: 'midfielder',
  f: 'forward',
  a: 'forward',
  s: 'forward',
};

function positionOf(text: string | null): Position | null {
  const letter = (text ?? '').charAt(0).toLowerCase();
  return Object.hasOwn(POSITIONS, letter) ? (POSITIONS[letter] ?? null) : null;
}

type WireLineUp = NonNullable<WireDetail['lineups']>[Side];

function lineUpOf(wire: WireLineUp, noteRejected: NoteRejected): LineUp | null {
  if (wire === null) return null;
  const starters: LineUpPlayer[] = [];
  const bench: LineUpPlayer[] = [];
  for (const { player, number, position, starter, captain, rating } of readRecords(
    wirePlayer,
    wire.players,
    noteRejected,
    'players',
  )) {
    const list = starter === true ? starters : bench;
    list.push({
      ...{ name: player.name, number, position: positionOf(position), captain: captain === true },
      ...(player.id !== null && { id: player.id }),
      ...(rating !== null && { mark: rating }),
    });
  }
  if (starters.length === 0) return null;
  const formation = /^\d(-\d){1,4}$/.test(wire.formation ?? '') ? wire.formation : null;
  return { formation, coach: wire.coach, starters, bench };
}

/** The line-ups of both sides; null for a side without starters. */
export function readLineUps(lineups: WireDetail['lineups'], noteRejected: NoteRejected): Record<Side, LineUp | null> {
  return {
    home: lineUpOf(lineups?.home ?? null, noteRejected),
    away: lineUpOf(lineups?.away ?? null, noteRejected),
  };
}
