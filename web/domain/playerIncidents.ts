import type { Incident } from './eventDetail.ts';
import type { Side } from './match.ts';

/** What a player of a side did or what befell him; an own goal is told with the side that it counted for. */
export function playerIncidents(name: string, side: Side, incidents: readonly Incident[]): Incident[] {
  return incidents.filter((incident) => {
    if (incident.kind === 'own-goal') return incident.side !== side && incident.player === name;
    if (incident.side !== side) return false;
    return incident.kind === 'substitution'
      ? incident.playerIn === name || incident.playerOut === name
      : incident.player === name;
  });
}
