import type { StandingsTable, StandingsZone } from '../../domain/standings.ts';

/** A zone with the CSS classes of the line that marks its rows. The classes are unique within a table. */
export interface MarkedZone extends StandingsZone {
  line: string;
}

// A guess from the zone's name. It only affects the line, because the legend shows the name.
function kindOf({ name }: StandingsZone): 'up' | 'chance' | 'risk' | 'down' {
  if (/relegat|degrad/i.test(name)) return /play-?off/i.test(name) ? 'risk' : 'down';
  return /play-?off|tussenronde/i.test(name) ? 'chance' : 'up';
}

/** Gives each zone of a table a different line: `zone-up`, then `zone-up zone-2` for a second zone of that kind. */
export function markedZones({ zones }: StandingsTable): MarkedZone[] {
  return zones.map((zone, index) => {
    const kind = kindOf(zone);
    const place = zones.slice(0, index).filter((each) => kindOf(each) === kind).length + 1;
    return { ...zone, line: place === 1 ? `zone-${kind}` : `zone-${kind} zone-${place}` };
  });
}

export function zoneAt(zones: readonly MarkedZone[], rank: number): MarkedZone | undefined {
  return zones.find(({ from, to }) => rank >= from && rank <= to);
}

/** The choices of columns on a phone. Wider screens show all columns. */
export const TABLE_VIEWS = ['short', 'full', 'form'] as const;
