import type { LineUp, LineUpPlayer } from './eventDetail.ts';
import { POSITIONS } from './incidentKinds.ts';

/** Players of a line-up row by row, the goalkeeper first: by the formation where it fits, else by position. */
export function formationRows({ formation, starters }: Pick<LineUp, 'formation' | 'starters'>): LineUpPlayer[][] {
  const lines = formation?.split('-').map(Number) ?? [];
  const placed = starters.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (lines.length > 0 && lines.reduce((sum, line) => sum + line, 1) === starters.length) {
    let from = 0;
    return [1, ...lines].map((line) => {
      from += line;
      return placed.slice(from - line, from);
    });
  }
  return POSITIONS.map((position) => placed.filter((player) => (player.position ?? 'midfielder') === position)).filter(
    (row) => row.length > 0,
  );
}

function placeOf({ position }: LineUpPlayer): number {
  return POSITIONS.indexOf(position ?? 'midfielder');
}
