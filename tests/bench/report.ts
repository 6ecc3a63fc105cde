import type { ServerResults } from './serverPart.ts';
import { digits, kilobytes, tableOf } from './table.ts';

/** What the words of the table mean. */
const LEGEND = `warm: one kind of visitor asks again and again. cold: the worker has the data, but each request is of another kind
of visitor (zone, country, language, device, odds format, theme), so that its page must be rendered. Meanwhile 5 matches of
the feed score every second. 32 connections; medians of interleaved rounds. × is the share of the bare worker's figure in the
same run. CPU is that of the whole runtime process, its local KV and cache included. Bytes are of the body: as sent to who
takes no compression, as sent to who takes gzip (edge: the site leaves that to the edge), and by brotli at quality 5.`;

/** The table of what the server does, and its legend. */
export function serverReport({ rows, reuse }: ServerResults): string {
  const limit = rows.find(({ name }) => name === 'hello')?.figures;
  const ratio = (value: number | null, of: number | null | undefined) =>
    value === null || of === null || of === undefined ? 'n/a' : digits(value / of);
  const table = tableOf(
    ['', 'req/s', '×', 'p50 ms', 'p99 ms', 'CPU ms', '×', 'plain kB', 'gzip kB', 'brotli kB'],
    rows.map(({ label, figures: { rate, p50, p99, cpu }, sizes }) => [
      label,
      digits(rate),
      ratio(rate, limit?.rate),
      digits(p50),
      digits(p99),
      digits(cpu),
      ratio(cpu, limit?.cpu),
      kilobytes(sizes.identity),
      sizes.gzip === null ? 'edge' : kilobytes(sizes.gzip),
      kilobytes(sizes.brotli),
    ]),
  );
  const singles = rows.flatMap(({ label, costs }) =>
    costs === null
      ? []
      : [`${label}, one at a time: ${digits(costs.median)} ms CPU at the median, ${digits(costs.p99)} at p99`],
  );
  const reused = `Of ${reuse.answers} cold pages ${reuse.reused} came out of the site's cache of pages.`;
  return [table, '', ...singles, ...(reuse.answers > 0 ? [reused] : []), '', LEGEND].join('\n');
}
