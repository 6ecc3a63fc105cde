/** A table as text, its columns as wide as they need to be: the first to the left, the others to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    head
      .map((_, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** A number with three digits that count. */
export function digits(value: number | null): string {
  if (value === null || Number.isNaN(value)) return 'n/a';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3);
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1);
