import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { readRecords } from '../contract/wireDetail.ts';
import type { NoteRejected } from '../normalize/limits.ts';
import { inOrder, minuteOf } from '../normalize/moments.ts';
import { readDecision } from '../normalize/varDecisions.ts';
import { type WireEvent, type WireFixture, wireEvent, wireLineUp, wireListed } from './wire.ts';

type Kind = Exclude<Incident['kind'], 'decision' | 'other'>;

/** The documented types and details, the first that fits; a decision of VAR that is none of the known ones keeps its words. */
const KINDS: readonly (readonly [type: RegExp, detail: RegExp, kind: Kind])[] = [
  [/^var$/i, /^goal (cancel|disallow)/i, 'cancelled-goal'],
  [/^goal$/i, /own goal/i, 'own-goal'],
  [/^goal$/i, /missed penalty/i, 'missed-penalty'],
  [/^goal$/i, /penalty/i, 'penalty'],
  [/^goal$/i, /./, 'goal'],
  [/^card$/i, /second yellow/i, 'second-yellow-card'],
  [/^card$/i, /yellow/i, 'yellow-card'],
  [/^card$/i, /red/i, 'red-card'],
  [/^subst$/i, /./, 'substitution'],
];

const momentOf = ({ time }: WireEvent) => minuteOf(time?.elapsed ?? null, time?.extra ?? null);

const playerId = (person: WireEvent['player']) => (person?.id ? { playerId: `af${person.id}` } : {});

/** Who began the match, by id: it tells who of two players comes on. */
function startersOf({ lineups }: WireFixture): ReadonlySet<string> {
  const ignore = () => undefined;
  const eleven = readRecords(wireLineUp, lineups, ignore).flatMap(({ startXI }) =>
    readRecords(wireListed, startXI, ignore, 'players'),
  );
  return new Set(eleven.flatMap(({ player }) => player.id ?? []));
}

// The player of a substitution goes off and its assist comes on, except in some competitions, where a starter comes on.
function substitution(event: WireEvent, side: Side, starters: ReadonlySet<string>): Incident {
  const isSwapped = starters.has(event.assist?.id ?? '') && !starters.has(event.player?.id ?? '');
  const [off, on] = isSwapped ? [event.assist, event.player] : [event.player, event.assist];
  const change = { side, minute: momentOf(event), kind: 'substitution' as const, ...playerId(on) };
  const names = { playerIn: on?.name ?? null, playerOut: off?.name ?? null };
  return { ...change, ...names, ...(off?.id ? { playerOutId: `af${off.id}` } : {}) };
}

function incidentOf(event: WireEvent, side: Side, starters: ReadonlySet<string>): Incident {
  const detail = event.detail ?? '';
  const kind = KINDS.find(([type, words]) => type.test(event.type) && words.test(detail))?.[2];
  const player = event.player?.name ?? null;
  const moment = { side, minute: momentOf(event), ...playerId(event.player) };
  const decision = /^var$/i.test(event.type) && kind === undefined ? readDecision(detail) : null;
  if (decision !== null) return { ...moment, kind: 'decision', decision, player };
  switch (kind) {
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const assist = kind === 'goal' ? (event.assist?.name ?? null) : null;
      return { ...moment, kind, player, assists: assist === null ? [] : [assist], scoreAfter: null };
    }
    case 'missed-penalty':
      return { ...moment, kind, player, reason: null };
    case 'cancelled-goal': {
      const reason = /-\s*(.+)$/.exec(detail)?.[1] ?? null;
      return { ...moment, kind, player, reason };
    }
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return { ...moment, kind, player };
    case 'substitution':
      return substitution(event, side, starters);
    case undefined:
      return { ...moment, kind: 'other', text: [event.type, detail].filter(Boolean).join(': '), player };
  }
}

const isCounted = ({ kind }: Incident) => kind === 'goal' || kind === 'own-goal' || kind === 'penalty';

/**
 * A goal that VAR took back stays in the list as a goal, beside the decision. Where a side has more goals listed than
 * scored, the last one up to its cancelled goal is the one that was taken back.
 */
function withoutTakenBack(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null) return [...incidents];
  const kept = [...incidents];
  for (const each of incidents) {
    if (each.kind !== 'cancelled-goal') continue;
    const { side, minute } = each;
    const goals = kept.filter((incident) => incident.side === side && isCounted(incident));
    if (goals.length <= score[side]) continue;
    const before = goals.filter((goal) => (goal.minute?.minute ?? 0) <= (minute?.minute ?? Number.POSITIVE_INFINITY));
    const taken = before.at(-1);
    if (taken !== undefined) kept.splice(kept.indexOf(taken), 1);
  }
  return kept;
}

/** A second yellow card is often told twice, once more as the red one that it is. */
function withoutDoubledReds(incidents: readonly Incident[]): Incident[] {
  const isDoubled = (incident: Incident) =>
    incident.kind === 'red-card' &&
    incidents.some(
      (other) =>
        other.kind === 'second-yellow-card' && other.side === incident.side && other.player === incident.player,
    );
  return incidents.filter((incident) => !isDoubled(incident));
}

function goalsOf(incidents: readonly Incident[]): Score {
  const of = (side: Side) => incidents.filter((each) => each.side === side && isCounted(each)).length;
  return { home: of('home'), away: of('away') };
}

const isSame = (one: Score, other: Score) => one.home === other.home && one.away === other.away;

/** Own goals are told with the side that they count for; where the score says otherwise, with the other one. */
function withOwnGoalsAs(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null || isSame(goalsOf(incidents), score)) return [...incidents];
  const turned = incidents.map((each): Incident => {
    return each.kind === 'own-goal' ? { ...each, side: each.side === 'home' ? 'away' : 'home' } : each;
  });
  return isSame(goalsOf(turned), score) ? turned : [...incidents];
}

// With every goal known, each can say the score that it made.
function withScores(incidents: readonly Incident[], score: Score | null): Incident[] {
  if (score === null || !isSame(goalsOf(incidents), score)) return [...incidents];
  const counted = { home: 0, away: 0 };
  return incidents.map((incident) => {
    if (!isCounted(incident) || !('scoreAfter' in incident)) return incident;
    counted[incident.side] += 1;
    return { ...incident, scoreAfter: { ...counted } };
  });
}

/** A kick of a shoot-out: older fixtures don't say so, and have them after the last minute as penalties like others. */
function withoutKicks(events: readonly WireEvent[], { fixture, goals }: WireFixture): WireEvent[] {
  const told = events.filter(({ comments }) => !/shootout/i.test(comments ?? ''));
  const isGoal = ({ type, detail }: WireEvent) => /^goal$/i.test(type) && !/missed/i.test(detail ?? '');
  const isDecidedSo = /^(P|PEN)$/i.test(fixture.status.short) && goals !== null;
  if (!isDecidedSo || told.filter(isGoal).length <= goals.home + goals.away) return told;
  const isLate = ({ type, detail, time }: WireEvent) =>
    /^goal$/i.test(type) && /penalty/i.test(detail ?? '') && (time?.elapsed ?? 0) >= 120;
  return told.filter((event) => !isLate(event));
}

/**
 * What happened in a fixture, in the order of the match clock. An own goal is listed with the side that it counts for;
 * the kicks of a shoot-out are no goals and are left out.
 */
export function readIncidents(wire: WireFixture, teams: Record<Side, string>, noteRejected: NoteRejected): Incident[] {
  const starters = startersOf(wire);
  const events = withoutKicks(readRecords(wireEvent, wire.events, noteRejected, 'incidents'), wire);
  const incidents = events.flatMap((event) => {
    const side = event.team.id === teams.home ? 'home' : event.team.id === teams.away ? 'away' : null;
    return side === null ? [] : incidentOf(event, side, starters);
  });
  const standing = withoutDoubledReds(withoutTakenBack(inOrder(incidents), wire.goals));
  return withScores(withOwnGoalsAs(standing, wire.goals), wire.goals);
}
