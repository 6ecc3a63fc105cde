import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertFile, firing } from '../../../../worker/commands/alerts/evaluate.ts';

const github = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../../.github', name), 'utf8');
const file = v.parse(alertFile, JSON.parse(github('alerts.json')));

/** The current time of the tests, in minutes. */
const NOW = 100_000;

let database = new DatabaseSync(':memory:');

/** Runs a query on an SQLite table with the columns of Analytics Engine. Translates the time condition. */
function ask(query: string): Promise<number | null> {
  const sql = query.replace(/NOW\(\) - INTERVAL '(\d+)' MINUTE/, (_, minutes) => String(NOW - Number(minutes)));
  const row = database.prepare(sql).get();
  return Promise.resolve(typeof row?.value === 'number' ? row.value : null);
}

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  const doubles = Array.from({ length: 7 }, (_, at) => `double${at + 1} REAL`).join(', ');
  database.exec(
    `CREATE TABLE ${file.dataset} (timestamp REAL, index1 TEXT, blob2 TEXT, _sample_interval INTEGER, ${doubles})`,
  );
});

function point(of: string, minutesAgo: number, doubles: Record<number, number>, interval = 1) {
  const values = [1, 2, 3, 4, 5, 6, 7].map((at) => doubles[at] ?? 0);
  const blanks = values.map(() => '?').join(', ');
  database
    .prepare(`INSERT INTO ${file.dataset} VALUES (?, ?, '200', ?, ${blanks})`)
    .run(NOW - minutesAgo, of, interval, ...values);
}

/** Data points of the watch for each of the last minutes, and of pages. */
function history(minutes: number, { watch = (_: number): object => ({}), good = (_: number): number => 1 } = {}) {
  for (let ago = 0; ago < minutes; ago += 1) {
    point('watch', ago + 0.5, { 1: 40, 2: 4, 3: 1, 4: 1, ...watch(ago) });
    for (let page = 0; page < 20; page += 1) point('page', ago + 0.5, { 5: page < 20 * good(ago) ? 1 : 0 });
  }
}

const names = async () => (await firing(file, ask)).map(({ name }) => name);

const CASES: Record<string, () => void> = {
  'burn-rate-fast': () => history(60, { good: () => 0.95 }),
  'burn-rate-slow': () => {
    history(30);
    for (let ago = 0; ago < 360; ago += 1) {
      point('page', ago + 0.5, { 5: 1 }, 198);
      point('page', ago + 0.5, { 5: 0 }, 2);
    }
  },
  'source-silent': () => history(10, { watch: (ago) => ({ 3: ago < 4 ? 0 : 1 }) }),
  'content-silent': () => history(20, { watch: (ago) => ({ 4: ago < 10 ? 0 : 1 }) }),
  'quota-low': () => history(10, { watch: () => ({ 5: 0.81 }) }),
  'policy-unreadable': () => history(10, { watch: (ago) => ({ 6: ago === 2 ? 1 : 0 }) }),
  'odds-unmatched': () => history(600, { watch: (ago) => ({ 7: ago < 60 ? 12 : 1 }) }),
  'watch-silent': () => point('watch', 11, { 3: 1, 4: 1 }),
};

describe('.github/alerts.json', () => {
  it('fires no alert for a healthy site, with and without visitors', async () => {
    history(30, { watch: () => ({ 5: 0.3, 7: 4 }) });
    expect(await names()).toEqual([]);
  });

  it.each(file.alerts.map(({ name }) => name))('fires the alert %s, which has a page in the runbook', async (name) => {
    expect(Object.keys(CASES)).toContain(name);
    CASES[name]?.();
    expect(await names()).toContain(name);
    expect(github('runbook.md')).toContain(`\n## ${name}\n`);
  });

  it('fires no alert for the watch of a site without visitors, and counts its quota', async () => {
    for (let ago = 0; ago < 30; ago += 1) point('asleep', ago + 0.5, { 2: -1, 5: 0.2 });
    expect(await names()).toEqual([]);
    point('asleep', 0.2, { 2: -1, 5: 0.9 });
    expect(await names()).toEqual(['quota-low']);
  });

  it('fires an alert for too few when there are no rows at all', async () => {
    expect(await firing(file, async () => null)).toMatchObject([{ name: 'watch-silent', value: 0 }]);
  });

  it('weighs a sampled point by the number of events behind it', async () => {
    point('watch', 1, { 3: 1, 4: 1 });
    point('page', 1, { 5: 0 }, 1);
    point('page', 1, { 5: 1 }, 1000);
    expect(await names()).toEqual([]);
  });

  it('fires no burn-rate alert for one slow page at night', async () => {
    for (let ago = 0; ago < 360; ago += 1) {
      point('watch', ago + 0.5, { 3: 1, 4: 1 });
      point('page', ago + 0.5, { 5: ago === 2 ? 0 : 1 });
    }
    expect(await names()).toEqual([]);
    for (let ago = 0; ago < 10; ago += 1) point('page', ago + 0.4, { 5: 0 });
    expect(await names()).toEqual(['burn-rate-fast', 'burn-rate-slow']);
  });

  it('fires no burn-rate alert for one bad minute or many unpriced matches', async () => {
    history(60, { watch: () => ({ 7: 12 }), good: (ago) => (ago === 40 ? 0.8 : 1) });
    expect(await names()).toEqual([]);
  });
});

describe('.github/dashboard.json', () => {
  const dashboard = v.parse(
    v.object({
      title: v.string(),
      panels: v.array(
        v.object({
          title: v.string(),
          targets: v.array(v.object({ query: v.string() })),
          datasource: v.object({ uid: v.string() }),
        }),
      ),
    }),
    JSON.parse(github('dashboard.json')),
  );

  it.each(dashboard.panels)('queries only columns that the worker writes in panel "$title"', ({ targets }) => {
    expect(targets.length).toBeGreaterThan(0);
    history(5);
    database.function('quantileWeighted', { varargs: true }, () => 0);
    database.function('intDiv', (a, b) => Math.trunc(Number(a) / Number(b)));
    database.function('toUInt32', (a) => Number(a));
    for (const { query } of targets) {
      const sql = query.replaceAll('$timeFilter', `timestamp > ${NOW - 60}`);
      expect(() => database.prepare(sql).all(), sql).not.toThrow();
      expect(sql).toContain(file.dataset);
    }
  });
});
