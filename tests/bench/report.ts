import type { BrowserResults } from './browserPart.ts';
import { type Budget, budgetsOf, type Results } from './budgets.ts';
import type { RouteFiles } from './bundle.ts';
import type { PollBytes } from './scoreToScreen.ts';
import type { ServerResults } from './serverPart.ts';
import { digits, kilobytes, tableOf } from './table.ts';

const SERVER_LEGEND = `warm: one kind of visitor asks again and again. cold: the worker has the data, but each request is of another kind
of visitor (zone, country, language, device, odds format, theme), so that its page must be rendered. Meanwhile 5 matches of
the feed score every second. 32 connections; medians of interleaved rounds. × is the share of the bare worker's figure in the
same run. CPU is that of the whole runtime process, its local KV and cache included. Bytes are of the body: as sent to who
takes no compression, as sent to who takes gzip (edge: the site leaves that to the edge), and by brotli at quality 5.`;

const ratio = (value: number | null, of: number | null | undefined) =>
  value === null || of === null || of === undefined ? 'n/a' : digits(value / of);

function serverReport({ rows, reuse }: ServerResults): string {
  const limit = rows.find(({ name }) => name === 'hello')?.figures;
  const table = tableOf(
    ['Server', 'req/s', '×', 'p50 ms', 'p99 ms', 'CPU ms', '×', 'plain kB', 'gzip kB', 'brotli kB'],
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
  return [table, '', ...singles, ...(reuse.answers > 0 ? [reused] : []), SERVER_LEGEND].join('\n');
}

function filesReport(files: readonly RouteFiles[]): string {
  const home = files.find(({ label }) => label === 'home');
  return tableOf(
    ['Script and style of a page', 'script gzip kB', 'brotli kB', '× home', 'style gzip kB', 'brotli kB'],
    files.map(({ label, script, style }) => [
      label,
      kilobytes(script.gzip),
      kilobytes(script.brotli),
      ratio(script.brotli, home?.script.brotli),
      kilobytes(style.gzip),
      kilobytes(style.brotli),
    ]),
  );
}

function browserReport({ screen, mainThread, pollSeconds, version }: BrowserResults): string {
  const { document, withScript, update, byHand } = mainThread;
  const bytes = (poll: PollBytes | null) => (poll === null ? 'n/a' : `${kilobytes(poll.brotli)} kB brotli`);
  return tableOf(
    [`Chromium ${version}`, 'figure', 'reference', '×', 'the reference is'],
    [
      [
        'a score, from the feed to the screen',
        `${digits(screen.median / 1000)} s`,
        `${pollSeconds} s`,
        digits(screen.median / 1000 / pollSeconds),
        'the interval of the polls',
      ],
      [
        'a poll with 5 changed matches of 200',
        bytes(screen.changed),
        bytes(screen.unchanged),
        '',
        'a poll with nothing new',
      ],
      [
        '1,000 rows: load and hydrate',
        `${digits(withScript)} ms`,
        `${digits(document)} ms`,
        digits(withScript / document),
        'the same document without script',
      ],
      [
        '1,000 rows: 5 changed',
        `${digits(update.total)} ms`,
        `${digits(byHand.total)} ms`,
        digits(update.total / byHand.total),
        'the same by hand in the document',
      ],
      ['layout shift, phone', digits(screen.shift), '0', '', 'none'],
      ['layout shift, desk', digits(mainThread.shift), '0', '', 'none'],
    ],
  ).concat('\nMilliseconds are of the main thread, at a quarter of the processor’s speed; medians.');
}

function budgetReport(budgets: readonly Budget[]): string {
  return tableOf(
    ['Budget', 'figure', ''],
    budgets.map(({ promise, figure, held }) => [
      promise,
      figure ?? 'not measured',
      figure === null ? '' : held ? 'held' : 'missed',
    ]),
  );
}

/** Everything that a run measured, as text. */
export function reportOf(results: Results): string {
  const { files, server, browser } = results;
  return [
    ...(server === null ? [] : [serverReport(server)]),
    filesReport(files),
    ...(browser === null ? [] : [browserReport(browser)]),
    budgetReport(budgetsOf(results)),
  ].join('\n\n');
}
