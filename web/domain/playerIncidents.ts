import type { Incident } from './eventDetail.ts';
import type { Side } from './match.ts';

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
