/** A part of a table. It has its own heads, but shares column widths. */
export interface Section {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Formats a table as text: the first column left-aligned, the others right-aligned. */
export function tableOf(sections: readonly Section[]): string {
  const all = sections.flatMap(({ head, rows }) => [head, ...rows]);
  const columns = Math.max(...all.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return [...sections.flatMap(({ head, rows }) => [rule, line(head), rule, ...rows.map(line)]), rule].join('\n');
}

/** A number with three significant digits; `n/a` for null. */
export function digits(value: number | null): string {
  if (value === null || Number.isNaN(value)) return 'n/a';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  if (value === 0) return '0';
  if (value < 0.01) return String(Number(value.toPrecision(2)));
  return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3);
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1);
