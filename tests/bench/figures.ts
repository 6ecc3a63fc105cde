/** A measured figure. */
export interface Figure {
  name: string;
  /** Null when the system does not report it. */
  value: number | null;
  unit: 'ms' | 'µs' | 'B' | '×' | '';
  /** The budget. */
  most?: number;
}

/** The quantile of a share (0 to 1); NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const isMissed = ({ value, most }: Figure) => value !== null && most !== undefined && !(value <= most);

function digits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

/** Formats figures as a table. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map((figure) => {
    const { name, value, unit, most } = figure;
    const shown = value === null ? 'n/a' : `${digits(value)} ${unit}`;
    const budget = most === undefined ? '' : `≤ ${most.toLocaleString('en')}${isMissed(figure) ? '  missed' : ''}`;
    return `${name.padEnd(width)}  ${shown.padStart(12)}  ${budget}`.trimEnd();
  });
  return lines.join('\n');
}
