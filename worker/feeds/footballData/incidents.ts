import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Side } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import type { WirePerson } from '../normalize/fields.ts';
import type { GivenIncident } from '../normalize/givenMatch.ts';
import { minuteOf } from '../normalize/incidents.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { type WireMatch, wireBooking, wireGoal, wirePenalty, wireSubstitution } from './wire.ts';

type OfTeam = { team: { id: string | null } | null };

const playerId = (person: WirePerson) => (person?.id ? { playerId: `fd${person.id}` } : {});

function sideOf({ team }: OfTeam, { homeTeam, awayTeam }: WireMatch): Side | null {
  if (team === null || team.id === null) return null;
  if (team.id === homeTeam?.id) return 'home';
  return team.id === awayTeam?.id ? 'away' : null;
}

const GOALS: Readonly<Record<string, 'own-goal' | 'penalty'>> = { OWN: 'own-goal', PENALTY: 'penalty' };

// Null: only the score after a goal tells its side.
function goalsOf(wire: WireMatch, note: Note): GivenIncident[] {
  return parseRecords(wireGoal, wire.goals, note, 'incidents').map((goal) => ({
    side: sideOf(goal, wire),
    minute: minuteOf(goal.minute, goal.injuryTime),
    ...playerId(goal.scorer),
    kind: entryOf(GOALS, goal.type) ?? 'goal',
    player: goal.scorer?.name ?? null,
    assists: goal.assist?.name ? [goal.assist.name] : [],
    scoreAfter: goal.score,
  }));
}

const CARDS: Readonly<Record<string, 'yellow-card' | 'second-yellow-card' | 'red-card'>> = {
  YELLOW: 'yellow-card',
  YELLOW_RED: 'second-yellow-card',
  RED: 'red-card',
};

function cardsOf(wire: WireMatch, note: Note): Incident[] {
  return parseRecords(wireBooking, wire.bookings, note, 'incidents').flatMap((booking): Incident[] => {
    const side = sideOf(booking, wire);
    const kind = entryOf(CARDS, booking.card.replace(/_CARD$/, ''));
    if (side === null || kind === undefined) return [];
    const { player } = booking;
    return [{ side, minute: minuteOf(booking.minute), ...playerId(player), kind, player: player?.name ?? null }];
  });
}

function substitutionsOf(wire: WireMatch, note: Note): Incident[] {
  return parseRecords(wireSubstitution, wire.substitutions, note, 'incidents').flatMap((change): Incident[] => {
    const side = sideOf(change, wire);
    if (side === null) return [];
    const { playerIn, playerOut, minute } = change;
    const names = { playerIn: playerIn?.name ?? null, playerOut: playerOut?.name ?? null };
    const outId = playerOut?.id ? { playerOutId: `fd${playerOut.id}` } : {};
    return [{ side, minute: minuteOf(minute), ...playerId(playerIn), kind: 'substitution', ...names, ...outId }];
  });
}

// The list also has the kicks of a shoot-out, which are not incidents of play.
function missedPenaltiesOf(wire: WireMatch, note: Note): Incident[] {
  return parseRecords(wirePenalty, wire.penalties, note, 'incidents').flatMap((penalty): Incident[] => {
    const side = sideOf(penalty, wire);
    if (side === null || penalty.scored || penalty.type !== 'MATCH') return [];
    const { player, minute } = penalty;
    const moment = { side, minute: minuteOf(minute), ...playerId(player) };
    return [{ ...moment, kind: 'missed-penalty', player: player?.name ?? null, reason: null }];
  });
}

/** Parses a match’s incidents. */
export function parseIncidents(wire: WireMatch, note: Note): GivenIncident[] {
  return [goalsOf, cardsOf, substitutionsOf, missedPenaltiesOf].flatMap((read) => read(wire, note));
}
