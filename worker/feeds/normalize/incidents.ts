import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import type { ReadKind } from './incidentKinds.ts';

type Person = { id: string | null; name: string | null } | null;

/** A source’s facts of an incident. `playerOut` is replaced by `player`; `text` describes an unknown kind. */
interface Given {
  side: Side;
  minute: MatchMinute | null;
  player: Person;
  playerOut: Person;
  assists: string[];
  scoreAfter: Score | null;
  text: string;
}

/** The id of a player, as a field to spread. */
export const playerIdOf = (player: Person) => (player?.id ? { playerId: player.id } : {});

/** An incident of a kind. */
export function incidentFrom(
  read: ReadKind,
  { side, minute, playerOut, assists, scoreAfter, text, ...given }: Given,
): Incident {
  const player = given.player?.name ?? null;
  const moment = { side, minute, ...playerIdOf(given.player) };
  switch (read.kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty':
      return { ...moment, kind: read.kind, player, assists, scoreAfter };
    case 'missed-penalty':
    case 'cancelled-goal':
      return { ...moment, kind: read.kind, player, reason: read.reason };
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return { ...moment, kind: read.kind, player };
    case 'substitution': {
      const outId = playerOut?.id ? { playerOutId: playerOut.id } : {};
      return { ...moment, kind: read.kind, playerIn: player, playerOut: playerOut?.name ?? null, ...outId };
    }
    case 'decision':
      return { ...moment, kind: read.kind, decision: read.decision, player };
    case 'other':
      return { ...moment, kind: read.kind, text, player };
  }
}
