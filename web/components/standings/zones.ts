import type { StandingsTable, StandingsZone } from '../../domain/standings.ts';

/** A zone with the line that marks its rows; two zones of one table never have the same. */
export interface MarkedZone extends StandingsZone {
  line: string;
}

// The words of a zone say what it is; its line only helps the eye.
function kindOf({ name }: StandingsZone): 'up' | 'chance' | 'risk' | 'down' {
  if (/relegat|degrad/i.test(name)) return /play-?off/i.test(name) ? 'risk' : 'down';
  return /play-?off|tussenronde/i.test(name) ? 'chance' : 'up';
}

/** The zones of a table, each with a line of its own: `zone-up`, a second one `zone-up zone-2`. */
export function markedZones({ zones }: StandingsTable): MarkedZone[] {
  return zones.map((zone, index) => {
    const kind = kindOf(zone);
    const place = zones.slice(0, index).filter((each) => kindOf(each) === kind).length + 1;
    return { ...zone, line: place === 1 ? `zone-${kind}` : `zone-${kind} zone-${place}` };
  });
}

/** The zone that a place lies in. */
export function zoneAt(zones: readonly MarkedZone[], rank: number): MarkedZone | undefined {
  return zones.find(({ from, to }) => rank >= from && rank <= to);
}
