import type { BrowserResults } from './browserPart.ts';
import { type Budget, budgetsOf, type Results } from './budgets.ts';
import type { RouteFiles } from './bundle.ts';
import type { PushResults } from './pushPart.ts';
import type { PollBytes } from './scoreToScreen.ts';
import type { ServerResults } from './serverPart.ts';
import { digits, kilobytes, type Section, tableOf } from './table.ts';

const SERVER_LEGEND = `warm  The same visitor asks again and again.
cold  The worker has the data, but renders each page: every request differs in zone, country, language, device, odds format or
      theme.
×     Share of the same run's reference: the bare worker, the home page, or the value in brackets.
CPU   The whole runtime process, with its local KV and cache. One at a time: single requests.
kB    The body: without compression (plain), with gzip (edge: the edge compresses it), and with brotli at the page cache's
      quality (6). Script and style have brotli's quality 11.
Rounds are interleaved. Figures are their medians. Meanwhile 5 matches of the feed score every second.`;

const BROWSER_LEGEND = `ms    The browser's main thread, at a quarter of the processor's speed.`;

const ratio = (value: number | null, of: number | null | undefined) =>
  value === null || of === null || of === undefined ? 'n/a' : digits(value / of);

function serverSection({ rows }: ServerResults): Section {
  const limit = rows.find(({ name }) => name === 'hello')?.figures;
  return {
    head: ['Server', 'req/s', '×', 'p50 ms', 'p99 ms', 'CPU ms', '×', 'plain kB', 'gzip kB', 'brotli kB'],
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
        sizes.gzip === null ? 'edge' : kilobytes(sizes.gzip),
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

function filesSection(files: readonly RouteFiles[]): Section {
  const home = files.find(({ label }) => label === 'home');
  return {
    head: ['Script and style of a page', 'gzip kB', 'brotli kB', '× home', 'css gzip', 'brotli kB'],
    rows: files.map(({ label, script, style }) => [
      label,
      kilobytes(script.gzip),
      kilobytes(script.brotli),
      ratio(script.brotli, home?.script.brotli),
      kilobytes(style.gzip),
      kilobytes(style.brotli),
    ]),
  };
}

function browserSection(
  { screen, mainThread, pollSeconds, version }: BrowserResults,
  home: RouteFiles | undefined,
): Section {
  const size = (poll: PollBytes | null) => (poll === null ? 'n/a' : kilobytes(poll.brotli));
  return {
    head: [`Chromium ${version} (its reference)`, 'figure', 'reference', '×'],
    rows: [
      [
        'score from feed to screen, s (polls every …)',
        digits(screen.median / 1000),
        digits(pollSeconds),
        ratio(screen.median / 1000, pollSeconds),
      ],
      [
        '  the longest of them',
        digits(screen.longest / 1000),
        digits(pollSeconds),
        ratio(screen.longest / 1000, pollSeconds),
      ],
      [
        'script of home in the end, kB (by the manifest)',
        kilobytes(screen.script),
        kilobytes(home?.script.brotli ?? Number.NaN),
        ratio(screen.script, home?.script.brotli),
      ],
      ['poll with 5 changed of 200, kB (unchanged)', size(screen.changed), size(screen.unchanged), ''],
      ['400 rows, 5 changed, ms', digits(mainThread.update), '', ''],
      ['layout shift on a phone (none)', digits(screen.shift), '0', ''],
      ['layout shift on a desk (none)', digits(mainThread.shift), '0', ''],
    ],
  };
}

function pushSection({ pixel, relay, relays }: PushResults): Section {
  const { requests, seconds, times } = pixel;
  return {
    head: ['Push, the feed asked every second', 'median', 'p99', 'longest'],
    rows: [
      [`goal from feed to screen, ms (${times})`, digits(pixel.median), digits(pixel.p99), digits(pixel.longest)],
      [
        'goal from poller to screen, ms',
        digits(pixel.fromPoller.median),
        digits(pixel.fromPoller.p99),
        digits(pixel.fromPoller.longest),
      ],
      [
        `goal from poller to ${relay.sockets} sockets of one relay, ms`,
        digits(relay.median),
        digits(relay.p99),
        digits(relay.longest),
      ],
      [
        '  lost, out of order, µs CPU a message',
        digits(relay.lost),
        digits(relay.disordered),
        digits(relay.cpuMicroseconds),
      ],
      [`first to last of ${relays.sockets} sockets of ${relays.relays} relays, ms`, digits(relays.spread), '', ''],
      ['a goal on the wire, B', digits(relay.bytes), '', ''],
      [`requests of that page in ${digits(seconds)} s`, digits(requests), '', ''],
    ],
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
  const { files, server, browser, push } = results;
  const table = tableOf([
    ...(server === null ? [] : [serverSection(server)]),
    filesSection(files),
    ...(browser === null
      ? []
      : [
          browserSection(
            browser,
            files.find(({ label }) => label === 'home'),
          ),
        ]),
    ...(push === null ? [] : [pushSection(push)]),
    budgetSection(budgetsOf(results)),
  ]);
  const reuse = server?.reuses.cold;
  return [
    table,
    ...(server === null ? [] : [SERVER_LEGEND]),
    ...(browser === null ? [] : [BROWSER_LEGEND]),
    ...(reuse === undefined || reuse.answers === 0
      ? []
      : [`${reuse.reused} of ${reuse.answers} cold pages came from the page cache.`]),
  ].join('\n');
}
