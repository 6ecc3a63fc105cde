import { type LineUp, type LineUpPlayer, POSITIONS } from './eventDetail.ts';

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

/** Black or white, whichever reads better on a colour (`#rrggbb`), by the luminance of WCAG 2. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}
