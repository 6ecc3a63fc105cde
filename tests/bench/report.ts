import { type Budget, budgetsOf, type Results } from './budgets.ts';
import type { ServerResults } from './serverPart.ts';
import { digits, kilobytes, type Section, tableOf } from './table.ts';

const SERVER_LEGEND = `warm  The same visitor asks again and again.
cold  The worker has the data, but renders each page: every request differs in zone, country, language, device, odds format or
      theme.
×     Share of the same run's bare worker.
CPU   The whole runtime process, with its local KV and cache. One at a time: single requests.
kB    The body: without compression (plain), and with brotli at the page cache's quality (6). Script and style have brotli's
      quality 11.
Rounds are interleaved. Figures are their medians. Meanwhile 5 matches of the feed score every second.`;

const ratio = (value: number | null, of: number | null | undefined) =>
  value === null || of === null || of === undefined ? 'n/a' : digits(value / of);

function serverSection({ rows }: ServerResults): Section {
  const limit = rows.find(({ name }) => name === 'hello')?.figures;
  return {
    head: ['Server', 'req/s', '×', 'p50 ms', 'p99 ms', 'CPU ms', '×', 'plain kB', 'brotli kB'],
    rows: rows.flatMap(({ label, figures: { rate, p50, p99, cpu }, sizes, costs }) => [
      [
        label,
        digits(rate),
        ratio(rate, limit?.rate),
        digits(p50),
        digits(p99),
        digits(cpu),
        ratio(cpu, limit?.cpu),
        kilobytes(sizes.identity),
        kilobytes(sizes.brotli),
      ],
      ...(costs === null
        ? []
        : [
            [
              ...['  one at a time, CPU at the median', '', '', '', ''],
              digits(costs.median),
              ratio(costs.median, limit?.cpu),
            ],
            ['  one at a time, CPU at p99', '', '', '', '', digits(costs.p99), ratio(costs.p99, limit?.cpu)],
          ]),
    ]),
  };
}

function budgetSection(budgets: readonly Budget[]): Section {
  return {
    head: ['Budget', 'figure', ''],
    rows: budgets.map(({ promise, figure, held }) => [
      promise,
      figure ?? 'n/a',
      figure === null ? '' : held ? 'held' : 'missed',
    ]),
  };
}

/** Formats all results of a run as a table with a legend. */
export function reportOf(results: Results): string {
  const { server } = results;
  const table = tableOf([...(server === null ? [] : [serverSection(server)]), budgetSection(budgetsOf(results))]);
  if (server === null) return table;
  const { reused, answers } = server.reuse;
  return `${table}\n${SERVER_LEGEND}\n${reused} of ${answers} cold pages came from the page cache.`;
}
