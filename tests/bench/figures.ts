/** A measured figure. */
export interface Figure {
  name: string;
  /** Null when the system does not report it. */
  value: number | null;
  unit: 'ms' | 'µs' | 'B' | '';
  /** The same unit, measured in the same run; the budget is then a ratio to it. Null when the system does not report it. */
  reference?: number | null;
  /** The budget: of the ratio to the reference, or of the value. */
  most?: number;
}

/** A measurement that failed: its error is printed, and it counts as a missed budget. */
export function failedFigure(name: string, error: unknown): Figure {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  return { name: `${name}: could not be measured`, value: 1, unit: '', most: 0 };
}

/** The quantile of a share (0 to 1); NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The number that the budget limits: the ratio to the reference, or the value. Null when the system reports none. */
function limited({ value, reference }: Figure): number | null {
  if (value === null || reference === null) return null;
  return reference === undefined ? value : value / reference;
}

function isMissed(figure: Figure): boolean {
  const value = limited(figure);
  return value !== null && figure.most !== undefined && !(value <= figure.most);
}

/** The missed budgets by name. A name that begins with “…” belongs to the one before. */
export function missedNames(figures: readonly Figure[]): string[] {
  let whole = '';
  return figures.flatMap((figure) => {
    const isPart = figure.name.startsWith('…');
    if (!isPart) whole = figure.name;
    return isMissed(figure) ? [isPart ? `${whole} ${figure.name}` : figure.name] : [];
  });
}

function digits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

/** Formats figures as the rows of a table, as documents have them: figure, reference, budget. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, reference, most } = figure;
    const ratio = limited(figure);
    const sign = reference === undefined ? '' : ' ×';
    return [
      name,
      value === null ? 'n/a' : `${digits(value)} ${unit}`.trim(),
      reference === undefined || ratio === null ? '' : `${digits(ratio)} ×`,
      most === undefined ? '' : `${most.toLocaleString('en')}${sign}${isMissed(figure) ? ' missed' : ''}`,
    ];
  });
  const lines = [['Measured', 'Figure', 'Reference', 'Budget'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
