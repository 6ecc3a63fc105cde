import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Side } from '../../../web/domain/match.ts';
import { parseKind } from '../normalize/incidentKinds.ts';
import { incidentFrom, minuteOf } from '../normalize/incidents.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { isKick } from '../normalize/shootOut.ts';
import { type WireEvent, type WireFixture, wireEvent, wireLineUp, wireListed } from './wire.ts';

const personOf = (person: WireEvent['player']) => person && { name: person.name, id: person.id && `af${person.id}` };

/** Ids of the starters, which tell the direction of a substitution. */
function startersOf({ lineups }: WireFixture): ReadonlySet<string> {
  const ignore = () => undefined;
  const eleven = parseRecords(wireLineUp, lineups, ignore).flatMap(({ startXI }) =>
    parseRecords(wireListed, startXI, ignore, 'players'),
  );
  return new Set(eleven.flatMap(({ player }) => player.id ?? []));
}

function incidentOf(event: WireEvent, side: Side, starters: ReadonlySet<string>): Incident {
  const { type, time } = event;
  const detail = event.detail ?? '';
  const known = parseKind(type, detail);
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

/** Parses the incidents of a fixture. Older fixtures do not mark the kicks of a shoot-out. */
export function parseIncidents(wire: WireFixture, teams: Record<Side, string>, noteRejected: Note): Incident[] {
  const starters = startersOf(wire);
  return parseRecords(wireEvent, wire.events, noteRejected, 'incidents').flatMap((event) => {
    const side = event.team.id === teams.home ? 'home' : event.team.id === teams.away ? 'away' : null;
    return side === null || isKick(event.type, event.detail, event.comments) ? [] : incidentOf(event, side, starters);
  });
}
