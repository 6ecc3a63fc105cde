import type { LineUp, LineUpPlayer } from './eventDetail.ts';
import { POSITIONS } from './incidentKinds.ts';
import type { Side } from './match.ts';

/** Rows of players, goalkeeper first: by formation if its numbers add up, else by position. */
export function formationRows({ formation, starters }: Pick<LineUp, 'formation' | 'starters'>): LineUpPlayer[][] {
  const lines = formation?.split('-').map(Number) ?? [];
  const placed = starters.toSorted((one, other) => lineOrder(one) - lineOrder(other));
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

/** Rows of players as a picture shows them, from the top left. Line-ups list players from their own right. */
export function pitchRows(lineUp: Pick<LineUp, 'formation' | 'starters'>, side: Side): LineUpPlayer[][] {
  const rows = formationRows(lineUp);
  return side === 'home' ? rows : rows.toReversed().map((row) => row.toReversed());
}

/** A starter's place: shares of the way from the own goal to the front row, and from the player's left to the right. */
export interface Spot {
  forward: number;
  right: number;
}

/** The place of a starter in the formation; null without a formation. */
export function spotOf(lineUp: Pick<LineUp, 'formation' | 'starters'>, playerId: string): Spot | null {
  if (lineUp.formation === null) return null;
  const rows = formationRows(lineUp);
  for (const [index, row] of rows.entries()) {
    const place = row.findIndex(({ id }) => id === playerId);
    if (place >= 0) return { forward: (index + 0.5) / rows.length, right: 1 - (place + 0.5) / row.length };
  }
  return null;
}

function lineOrder({ position }: LineUpPlayer): number {
  return POSITIONS.indexOf(position ?? 'midfielder');
}
