import type { EventDetail, Incident, LineUpPlayer, MatchMinute } from './eventDetail.ts';
import { type Spot, spotOf } from './formation.ts';
import { DISMISSAL_KINDS, isDismissal } from './incidentKinds.ts';
import type { Match, Side } from './match.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import { sideOf } from './team.ts';

export interface PlayerIncident {
  kind: Exclude<Incident['kind'], 'substitution' | 'decision' | 'other'> | 'assist' | 'came-on' | 'went-off';
  minute: MatchMinute | null;
}

/** What alerts can tell of a player. `starter`: is in the starting line-up. */
export type Deed = PlayerIncident['kind'] | 'starter';

/** A match with the player in the line-up or on the bench. */
export interface PlayerMatch {
  match: Match;
  role: 'starter' | 'bench';
  incidents: PlayerIncident[];
  /** The feed’s rating of the player, if there is one. */
  rating?: number;
  /** The player's place in the formation, if there is one. */
  spot: Spot | null;
}

/** A player whose id the feed knows. */
export type KnownPlayer = LineUpPlayer & { id: string };

// An own goal has the side that it counts for, not the scorer’s.
function isBy(incident: Incident, player: KnownPlayer, side: Side): boolean {
  if (incident.playerId !== undefined) return incident.playerId === player.id;
  if (!('player' in incident) || incident.player !== player.name) return false;
  return (incident.kind === 'own-goal') !== (incident.side === side);
}

function kindsIn(incident: Incident, player: KnownPlayer, side: Side): PlayerIncident['kind'][] {
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
      // Feeds name assists without an id.
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

/** A player’s incidents in a match, in the order of the clock; null if no line-up includes the player. */
export function playerMatch(event: EventDetail, teamId: string, playerId: string): PlayerMatch | null {
  const entry = playerIn(event, teamId, playerId);
  if (entry === null) return null;
  const { player, side, role, lineUp } = entry;
  const incidents = event.incidents.flatMap((incident) =>
    kindsIn(incident, player, side).map((kind): PlayerIncident => ({ kind, minute: incident.minute })),
  );
  const spot = spotOf(lineUp, playerId);
  return {
    match: event.match,
    role,
    incidents,
    spot,
    ...(player.rating === undefined ? {} : { rating: player.rating }),
  };
}

/** A player’s entry in the line-up; null if it does not include that id. */
export function playerIn({ match, lineUps }: EventDetail, teamId: string, playerId: string) {
  const side = sideOf(match, teamId);
  const lineUp = side === undefined ? null : lineUps[side];
  if (side === undefined || lineUp === null) return null;
  for (const role of ['starter', 'bench'] as const) {
    const found = lineUp[role === 'starter' ? 'starters' : 'bench'].find(({ id }) => id === playerId);
    if (found !== undefined) return { player: { ...found, id: playerId } satisfies KnownPlayer, side, role, lineUp };
  }
  return null;
}

/** A player’s match, whose incidents may be hidden in spoiler-free mode. */
export type PlayerMatchView = PlayerMatch | (Omit<PlayerMatch, 'incidents'> & { incidents: Hidden });

/** A player’s match, hidden if spoiler-free mode hides the event; null if no line-up includes the player. */
export function playerMatchView(event: EventDetail, teamId: string, playerId: string): PlayerMatchView | null {
  const played = playerMatch(event, teamId, playerId);
  return played === null || event.hidden === undefined ? played : { ...played, incidents: HIDDEN };
}

const isShown = (match: PlayerMatchView): match is PlayerMatch => match.incidents !== HIDDEN;

/** A player’s matches, or `HIDDEN` if any is hidden, because totals of a part would be wrong. */
export function visibleMatches(matches: readonly PlayerMatchView[]): PlayerMatch[] | Hidden {
  const visible = matches.filter(isShown);
  return visible.length < matches.length ? HIDDEN : visible;
}

export function hasPlayed({ role, incidents }: PlayerMatch): boolean {
  return role === 'starter' || incidents.some(({ kind }) => kind === 'came-on');
}

/** The totals of a player’s latest matches. */
export const TALLIES = ['played', 'goals', 'assists', 'yellowCards', 'redCards'] as const;

/** Totals of a player’s latest matches. A second yellow card counts as a yellow and a red card. */
export function talliesOf(matches: readonly PlayerMatch[]): Record<(typeof TALLIES)[number], number> {
  const kinds = matches.flatMap(({ incidents }) => incidents.map(({ kind }) => kind));
  const count = (...wanted: PlayerIncident['kind'][]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    played: matches.filter(hasPlayed).length,
    goals: count('goal', 'penalty'),
    assists: count('assist'),
    yellowCards: count('yellow-card', 'second-yellow-card'),
    redCards: count(...DISMISSAL_KINDS),
  };
}

/** Minutes of a finished match without stoppage time. Null except for football, whose substitutions have minutes. */
function lengthOf({ sport, state }: Match): number | null {
  if (sport !== 'football' || state.kind !== 'finished' || state.ending === 'awarded') return null;
  return state.ending === 'extra-time' || state.ending === 'penalties' ? 120 : 90;
}

/** Minutes on the pitch without stoppage time; null if the match is not finished or an incident has no minute. */
export function minutesOf({ match, role, incidents }: PlayerMatch): number | null {
  const length = lengthOf(match);
  if (length === null) return null;
  const came = incidents.find(({ kind }) => kind === 'came-on');
  if (role === 'bench' && came === undefined) return 0;
  const left = incidents.find(({ kind }) => kind === 'went-off' || isDismissal(kind));
  const from = came === undefined ? 0 : came.minute?.minute;
  const until = left === undefined ? length : left.minute?.minute;
  if (from === undefined || until === undefined) return null;
  return Math.max(0, Math.min(until, length) - Math.min(from, length));
}

/** The mean rating; null if no match has one. */
export function averageRating(matches: readonly PlayerMatch[]): number | null {
  const ratings = matches.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Total minutes; null if no match has any. */
export function minutesIn(matches: readonly PlayerMatch[]): number | null {
  const known = matches.flatMap((match) => minutesOf(match) ?? []);
  return known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}
