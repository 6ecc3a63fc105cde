import type { EventDetail, Incident, LineUpPlayer } from './eventDetail.ts';
import { GOAL_KINDS, type GoalKind } from './incidentKinds.ts';
import type { Score, Side } from './match.ts';
import { SIDES } from './matchKinds.ts';
import type { KnownPlayer } from './player.ts';
import type { LineGoal } from './scoreLine.ts';

/** The incidents of a player. An own goal has the side that it counts for. */
export function playerIncidents(name: string, side: Side, incidents: readonly Incident[]): Incident[] {
  return incidents.filter((incident) => {
    if (incident.kind === 'own-goal') return incident.side !== side && incident.player === name;
    if (incident.side !== side) return false;
    return incident.kind === 'substitution'
      ? incident.playerIn === name || incident.playerOut === name
      : incident.player === name;
  });
}

/** Whether a substitution brings the player on or takes the player off; else the kind of the incident. */
export function kindFor(name: string, incident: Incident): Incident['kind'] | 'in' | 'out' {
  if (incident.kind !== 'substitution') return incident.kind;
  return incident.playerIn === name ? 'in' : 'out';
}

/** An incident’s reference to a player. Feeds do not always give the id. */
export interface PlayerMention {
  id?: string | undefined;
  name: string | null;
}

/** The player in a line-up that a reference means; null if none does or several do. Only these have a page. */
export function namedPlayer({ lineUps }: EventDetail, side: Side, { id, name }: PlayerMention): KnownPlayer | null {
  const lineUp = lineUps[side];
  if (lineUp === null) return null;
  const matches = (player: LineUpPlayer): player is KnownPlayer =>
    player.id !== undefined && (id === undefined ? player.name === name : player.id === id);
  const [found, another] = [...lineUp.starters, ...lineUp.bench].filter(matches);
  return found === undefined || another !== undefined ? null : found;
}

/** Whether the incidents of a finished football match list every goal, with minutes. True for other matches. */
export function listsEveryGoal({
  match: { sport, state },
  incidents,
}: Pick<EventDetail, 'match' | 'incidents'>): boolean {
  if (sport !== 'football' || state.kind !== 'finished' || state.ending === 'awarded' || state.score === null)
    return true;
  const goals = incidents.filter(isGoal);
  return goals.every(({ minute }) => minute !== null) && goalsAgree(goals, state.score);
}

/** Whether a list of goals has as many of each side as a score. Only then do the goals become facts. */
export function goalsAgree(goals: readonly { side: Side }[], score: Score | null): boolean {
  return score !== null && SIDES.every((side) => goals.filter((goal) => goal.side === side).length === score[side]);
}

/** The goals that count and have a known minute, for the score line. */
export function lineGoals(incidents: readonly Incident[]): LineGoal[] {
  return incidents
    .filter(isGoal)
    .flatMap(({ side, minute }) => (minute === null ? [] : [{ side, minute: minute.minute }]));
}

export type GoalIncident = Extract<Incident, { kind: GoalKind }>;

export function isGoal(incident: Incident): incident is GoalIncident {
  return GOAL_KINDS.some((each) => each === incident.kind);
}

/** The side of the scorer. An own goal counts for the opponents. */
export function scorerSide({ kind, side }: Pick<Incident, 'kind' | 'side'>): Side {
  if (kind !== 'own-goal') return side;
  return side === 'home' ? 'away' : 'home';
}

export type Substitution = Incident & { kind: 'substitution' };

export const isSubstitution = (incident: Incident): incident is Substitution => incident.kind === 'substitution';

/** Groups incidents into rows, in order. Substitutions by one side in one minute share the row of the first. */
export function incidentRows(incidents: readonly Incident[]): [Incident, ...Incident[]][] {
  const rows: [Incident, ...Incident[]][] = [];
  for (const incident of incidents) {
    const { side, minute } = incident;
    const isShared = ([first]: [Incident, ...Incident[]]) =>
      isSubstitution(first) &&
      first.side === side &&
      first.minute !== null &&
      first.minute.minute === minute?.minute &&
      first.minute.added === minute.added;
    const row = isSubstitution(incident) ? rows.find(isShared) : undefined;
    if (row === undefined) rows.push([incident]);
    else row.push(incident);
  }
  return rows;
}
