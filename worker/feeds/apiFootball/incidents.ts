import type { Incident } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { readKind } from '../normalize/incidentKinds.ts';
import { incidentFrom, inOrder, minuteOf } from '../normalize/incidents.ts';
import { type Note, readRecords } from '../normalize/limits.ts';
import { type WireEvent, type WireFixture, wireEvent, wireLineUp, wireListed } from './wire.ts';

const personOf = (person: WireEvent['player']) => person && { name: person.name, id: person.id && `af${person.id}` };

/** Ids of the starters, which tell the direction of a substitution. */
function startersOf({ lineups }: WireFixture): ReadonlySet<string> {
  const ignore = () => undefined;
  const eleven = readRecords(wireLineUp, lineups, ignore).flatMap(({ startXI }) =>
    readRecords(wireListed, startXI, ignore, 'players'),
  );
  return new Set(eleven.flatMap(({ player }) => player.id ?? []));
}

function incidentOf(event: WireEvent, side: Side, starters: ReadonlySet<string>): Incident {
  const { type, time } = event;
  const detail = event.detail ?? '';
  const known = readKind(type, detail);
  const read = known.kind === 'cancelled-goal' ? { ...known, reason: /-\s*(.+)$/.exec(detail)?.[1] ?? null } : known;
  // Of a substitution usually `player` goes off and `assist` comes on. Some competitions swap them, which shows when a
  // starter would come on.
  const isSwapped = starters.has(event.assist?.id ?? '') && !starters.has(event.player?.id ?? '');
  const isOnFirst = read.kind !== 'substitution' || isSwapped;
  const [player, other] = isOnFirst ? [event.player, event.assist] : [event.assist, event.player];
  return incidentFrom(read, {
    side,
    minute: minuteOf(time?.elapsed ?? null, time?.extra ?? null),
    scoreAfter: null,
    player: personOf(player),
    playerOut: personOf(other),
    assists: read.kind === 'goal' && other?.name ? [other.name] : [],
    text: [type, detail].filter(Boolean).join(': '),
  });
}

/** VAR adds its decision to a cancelled goal. Drops the goal before it if a side has more goals than its score. */
function withoutCancelledGoals(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null) return [...incidents];
  const kept = [...incidents];
  for (const each of incidents) {
    if (each.kind !== 'cancelled-goal') continue;
    const { side, minute } = each;
    const goals = kept.filter((incident) => incident.side === side && isGoal(incident));
    if (goals.length <= score[side]) continue;
    const before = goals.filter((goal) => (goal.minute?.minute ?? 0) <= (minute?.minute ?? Number.POSITIVE_INFINITY));
    const taken = before.at(-1);
    if (taken !== undefined) kept.splice(kept.indexOf(taken), 1);
  }
  return kept;
}

/** A second yellow card often appears again as a red card. */
function withoutDuplicateReds(incidents: readonly Incident[]): Incident[] {
  const isDuplicate = (incident: Incident) =>
    incident.kind === 'red-card' &&
    incidents.some(
      (other) =>
        other.kind === 'second-yellow-card' && other.side === incident.side && other.player === incident.player,
    );
  return incidents.filter((incident) => !isDuplicate(incident));
}

function goalsOf(incidents: readonly Incident[]): Score {
  const of = (side: Side) => incidents.filter((each) => each.side === side && isGoal(each)).length;
  return { home: of('home'), away: of('away') };
}

const isSame = (one: Score, other: Score) => one.home === other.home && one.away === other.away;

/** Own goals have the side that they count for. If the score disagrees, swaps the sides of all own goals. */
function withOwnGoalsAs(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null || isSame(goalsOf(incidents), score)) return [...incidents];
  const swapped = incidents.map((each): Incident => {
    return each.kind === 'own-goal' ? { ...each, side: each.side === 'home' ? 'away' : 'home' } : each;
  });
  return isSame(goalsOf(swapped), score) ? swapped : [...incidents];
}

// The running score of each goal is only known if all goals are listed.
function withScores(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null || !isSame(goalsOf(incidents), score)) return [...incidents];
  const counted = { home: 0, away: 0 };
  return incidents.map((incident) => {
    if (!isGoal(incident) || !('scoreAfter' in incident)) return incident;
    counted[incident.side] += 1;
    return { ...incident, scoreAfter: { ...counted } };
  });
}

/** Removes the kicks of a shoot-out. Older fixtures do not mark them and list them as penalties from minute 120 on. */
function withoutKicks(events: readonly WireEvent[], { fixture, goals }: WireFixture): WireEvent[] {
  const inPlay = events.filter(({ comments }) => !/shootout/i.test(comments ?? ''));
  const isGoal = ({ type, detail }: WireEvent) => /^goal$/i.test(type) && !/missed/i.test(detail ?? '');
  const isShootOut = /^(P|PEN)$/i.test(fixture.status.short) && goals !== null;
  if (!isShootOut || inPlay.filter(isGoal).length <= goals.home + goals.away) return inPlay;
  const isLate = ({ type, detail, time }: WireEvent) =>
    /^goal$/i.test(type) && /penalty/i.test(detail ?? '') && (time?.elapsed ?? 0) >= 120;
  return events.filter((event) => !isLate(event));
}

/** The incidents of a fixture in the order of the match clock, without kicks of a shoot-out. */
export function readIncidents(wire: WireFixture, teams: Record<Side, string>, noteRejected: Note): Incident[] {
  const starters = startersOf(wire);
  const events = withoutKicks(readRecords(wireEvent, wire.events, noteRejected, 'incidents'), wire);
  const incidents = events.flatMap((event) => {
    const side = event.team.id === teams.home ? 'home' : event.team.id === teams.away ? 'away' : null;
    return side === null ? [] : incidentOf(event, side, starters);
  });
  const valid = withoutDuplicateReds(withoutCancelledGoals(inOrder(incidents), wire.goals));
  return withScores(withOwnGoalsAs(valid, wire.goals), wire.goals);
}
