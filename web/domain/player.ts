import type { EventDetail, Incident, LineUpPlayer, MatchMinute } from './eventDetail.ts';
import { DISMISSAL_KINDS, isDismissal } from './incidentKinds.ts';
import type { Match, Side } from './match.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import { sideOf } from './team.ts';

/** What somebody did or what befell them in a match. */
export interface Deed {
  kind: Exclude<Incident['kind'], 'substitution' | 'decision' | 'other'> | 'assist' | 'came-on' | 'went-off';
  minute: MatchMinute | null;
}

/** A match that a player was named for. */
export interface PlayerMatch {
  match: Match;
  role: 'starter' | 'bench';
  deeds: Deed[];
}

/** A player of a side whose id the feed knows. */
export type KnownPlayer = LineUpPlayer & { id: string };

// An own goal is told with the side that it counts for, which is not the player's.
function isBy(incident: Incident, player: KnownPlayer, side: Side): boolean {
  if (incident.playerId !== undefined) return incident.playerId === player.id;
  if (!('player' in incident) || incident.player !== player.name) return false;
  return (incident.kind === 'own-goal') !== (incident.side === side);
}

function deedsIn(incident: Incident, player: KnownPlayer, side: Side): Deed['kind'][] {
  switch (incident.kind) {
    case 'substitution': {
      const { playerId, playerOutId, playerIn, playerOut } = incident;
      const isOwn = incident.side === side;
      const isSame = (id: string | undefined, name: string | null) =>
        id === undefined ? isOwn && name === player.name : id === player.id;
      if (isSame(playerId, playerIn)) return ['came-on'];
      return isSame(playerOutId, playerOut) ? ['went-off'] : [];
    }
    case 'goal':
    case 'penalty':
      // Feeds name who assisted without an id.
      if (incident.side === side && incident.assists.includes(player.name)) return ['assist'];
      return isBy(incident, player, side) ? [incident.kind] : [];
    case 'decision':
    case 'other':
      return [];
    case 'own-goal':
    case 'missed-penalty':
    case 'cancelled-goal':
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return isBy(incident, player, side) ? [incident.kind] : [];
  }
}

/** What a player did in a match of his team, in the order of the clock; null where no line-up names him. */
export function playerMatch(event: EventDetail, teamId: string, playerId: string): PlayerMatch | null {
  const entry = playerIn(event, teamId, playerId);
  if (entry === null) return null;
  const { player, side, role } = entry;
  const deeds = event.incidents.flatMap((incident) =>
    deedsIn(incident, player, side).map((kind): Deed => ({ kind, minute: incident.minute })),
  );
  return { match: event.match, role, deeds };
}

/** The entry of a player in the line-up of his team; null where it names no such id. */
export function playerIn({ match, lineUps }: EventDetail, teamId: string, playerId: string) {
  const side = sideOf(match, teamId);
  const lineUp = side === undefined ? null : lineUps[side];
  if (side === undefined || lineUp === null) return null;
  for (const role of ['starter', 'bench'] as const) {
    const found = lineUp[role === 'starter' ? 'starters' : 'bench'].find(({ id }) => id === playerId);
    if (found !== undefined) return { player: { ...found, id: playerId } satisfies KnownPlayer, side, role };
  }
  return null;
}

/** The same as a visitor sees it. */
export type ShownPlayerMatch = PlayerMatch | (Omit<PlayerMatch, 'deeds'> & { deeds: Hidden });

/** What a player did in a match, which spoiler-free mode may hide; null where no line-up names him. */
export function shownPlayerMatch(event: EventDetail, teamId: string, playerId: string): ShownPlayerMatch | null {
  const played = playerMatch(event, teamId, playerId);
  return played === null || event.hidden === undefined ? played : { ...played, deeds: HIDDEN };
}

const isTold = (match: ShownPlayerMatch): match is PlayerMatch => match.deeds !== HIDDEN;

/** A player's matches where nothing of any is hidden: only some of them would add up to wrong numbers. */
export function toldMatches(matches: readonly ShownPlayerMatch[]): PlayerMatch[] | Hidden {
  const told = matches.filter(isTold);
  return told.length < matches.length ? HIDDEN : told;
}

/** Whether a player was on the pitch in a match. */
export function hasPlayed({ role, deeds }: PlayerMatch): boolean {
  return role === 'starter' || deeds.some(({ kind }) => kind === 'came-on');
}

/** What counts in a player's latest matches. */
export const TALLIES = ['played', 'goals', 'assists', 'yellowCards', 'redCards'] as const;

/** Counts of a player's latest matches. A second yellow card is a yellow and a red one. */
export function talliesOf(matches: readonly PlayerMatch[]): Record<(typeof TALLIES)[number], number> {
  const kinds = matches.flatMap(({ deeds }) => deeds.map(({ kind }) => kind));
  const count = (...wanted: Deed['kind'][]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    played: matches.filter(hasPlayed).length,
    goals: count('goal', 'penalty'),
    assists: count('assist'),
    yellowCards: count('yellow-card', 'second-yellow-card'),
    redCards: count(...DISMISSAL_KINDS),
  };
}

/** When a match that is over ended by its clock: after extra time it is longer. Football alone tells minutes of players. */
function lengthOf({ sport, state }: Match): number | null {
  if (sport !== 'football' || state.kind !== 'finished' || state.ending === 'awarded') return null;
  return state.ending === 'extra-time' || state.ending === 'penalties' ? 120 : 90;
}

/**
 * The minutes that a player was on the pitch, by the clock and without added time; null where the match is not over, or its incidents
 * don't say. A shoot-out makes no minutes, even where no extra time came before it.
 */
export function minutesOf({ match, role, deeds }: PlayerMatch): number | null {
  const length = lengthOf(match);
  if (length === null) return null;
  const came = deeds.find(({ kind }) => kind === 'came-on');
  if (role === 'bench' && came === undefined) return 0;
  const left = deeds.find(({ kind }) => kind === 'went-off' || isDismissal(kind));
  const from = came === undefined ? 0 : came.minute?.minute;
  const until = left === undefined ? length : left.minute?.minute;
  if (from === undefined || until === undefined) return null;
  return Math.max(0, Math.min(until, length) - Math.min(from, length));
}

/** All minutes of a player's matches; null where none of them tells any. */
export function minutesIn(matches: readonly PlayerMatch[]): number | null {
  const known = matches.flatMap((match) => minutesOf(match) ?? []);
  return known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}
