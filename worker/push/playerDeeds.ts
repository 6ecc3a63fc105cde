import type { EventDetail, MatchMinute } from '../../web/domain/eventDetail.ts';
import { type Follow, playerFollow } from '../../web/domain/follow.ts';
import { goalsAgree, isGoal } from '../../web/domain/incidents.ts';
import { scoreOf } from '../../web/domain/match.ts';
import { SIDES } from '../../web/domain/matchKinds.ts';
import { type Deed, playerMatch } from '../../web/domain/player.ts';

/** What a player did. It is sent but not kept. */
export interface PlayerChange {
  kind: 'player';
  player: Follow;
  name: string;
  deed: Deed;
  minute: MatchMinute | null;
}

const OF_GOALS: ReadonlySet<Deed> = new Set<Deed>(['goal', 'penalty', 'own-goal', 'assist']);

const isOfGoal = ({ deed }: PlayerChange) => OF_GOALS.has(deed);

/**
 * What the players of a match have done. While the goals do not agree with the score, those known before stay. In a first
 * read (without `before`) all that are listed are known, so none of them is told later as news. Incidents and players without
 * ids count for nobody.
 */
export function playerDeeds(event: EventDetail, before?: readonly PlayerChange[]): PlayerChange[] {
  const { match, lineUps, incidents } = event;
  const named = { ...event, incidents: incidents.filter(({ playerId }) => playerId !== undefined) };
  const deeds = SIDES.flatMap((side) => {
    const { starters = [], bench = [] } = lineUps[side] ?? {};
    const team = match[side]?.id;
    return [...starters, ...bench].flatMap(({ id, name }): PlayerChange[] => {
      const played = team === undefined || id === undefined ? null : playerMatch(named, team, id);
      if (team === undefined || id === undefined || played === null) return [];
      const did = { kind: 'player', player: playerFollow({ team, player: id }), name } as const;
      return [
        ...(played.role === 'starter' ? [{ ...did, deed: 'starter', minute: null } as const] : []),
        ...played.incidents.map(({ kind: deed, minute }) => ({ ...did, deed, minute })),
      ];
    });
  });
  if (before === undefined || goalsAgree(incidents.filter(isGoal), scoreOf(match.state))) return deeds;
  return [...deeds.filter((each) => !isOfGoal(each)), ...before.filter(isOfGoal)];
}

/** Those of `after` that are more than in `before`: the second goal of a player is the second of that kind. */
function added(before: readonly PlayerChange[], after: readonly PlayerChange[]): PlayerChange[] {
  const sameIn = (deeds: readonly PlayerChange[], { player, deed }: PlayerChange) =>
    deeds.filter((each) => each.player === player && each.deed === deed).length;
  return after.filter((each, index) => sameIn(after.slice(0, index + 1), each) > sameIn(before, each));
}

const SCORED: ReadonlySet<Deed> = new Set<Deed>(['goal', 'penalty']);

/** The deeds since the last read. A goal that left the list was disallowed, also where the list says no more of it. */
export function newDeeds(before: readonly PlayerChange[], after: readonly PlayerChange[]): PlayerChange[] {
  const fresh = added(before, after);
  const goals = (deeds: readonly PlayerChange[], player: Follow) =>
    deeds.filter((each) => each.player === player && SCORED.has(each.deed)).length;
  const gone = added(after, before).filter(({ player, deed }) => {
    const isSaid = fresh.some((each) => each.player === player && each.deed === 'cancelled-goal');
    return SCORED.has(deed) && !isSaid && goals(after, player) < goals(before, player);
  });
  return [...fresh, ...gone.map((each): PlayerChange => ({ ...each, deed: 'cancelled-goal' }))];
}
