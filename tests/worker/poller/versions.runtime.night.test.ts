import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Versions } from '../../../worker/poller/versions.ts';
import { clockAt, MINUTE, NOON, pollerWith } from './poller.runtime.ts';

const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: 'https://feed.test' };
const one = (list: string, version: string, contents = `e1 ${version}`) => [{ list, version, contents }];

/** Runs a test with stored versions in an object of their own, and records their SQL statements. */
function onDisk(work: (open: () => Versions, statements: string[], sql: SqlStorage) => Promise<void>) {
  return runInDurableObject(pollerWith(settings).stub, async (_, { storage }) => {
    const statements: string[] = [];
    const exec: SqlStorage['exec'] = (query, ...values) => {
      statements.push(query);
      return storage.sql.exec(query, ...values);
    };
    await work(() => new Versions({ exec }), statements, storage.sql);
  });
}

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Versions', () => {
  it('serve for five minutes since an isolate last made them', () =>
    onDisk(async (open) => {
      const versions = open();
      await versions.remember(one('a', '1'), NOON);
      await versions.remember(one('a', '2'), NOON);
      await versions.remember(one('a', '2'), NOON + 4 * MINUTE);
      expect(await versions.recall('a', '1', NOON + 5 * MINUTE)).toBe('e1 1');
      expect(await versions.recall('a', '1', NOON + 6 * MINUTE)).toBeNull();
      expect(await versions.recall('a', '2', NOON + 6 * MINUTE)).toBe('e1 2');
      expect(await versions.recall('b', '2', NOON)).toBeNull();
    }));

  it('are bounded by list, by number of lists and by length', () =>
    onDisk(async (open) => {
      const versions = open();
      for (let number = 0; number < 40; number += 1) await versions.remember(one('a', `${number}`), NOON);
      expect(await versions.recall('a', '15', NOON)).toBeNull();
      expect(await versions.recall('a', '16', NOON)).toBe('e1 16');
      for (let number = 0; number < 220; number += 1) await versions.remember(one(`list-${number}`, '1'), NOON);
      expect(await versions.recall('a', '39', NOON)).toBeNull();
      expect(await versions.recall('list-19', '1', NOON)).toBeNull();
      expect(await versions.recall('list-20', '1', NOON)).toBe('e1 1');
      await versions.remember(one('b', '1', 'x'.repeat(300_001)), NOON);
      expect(await versions.recall('b', '1', NOON)).toBeNull();
      for (let number = 0; number < 40; number += 1) {
        await versions.remember(one(`long-${number}`, '1', 'x'.repeat(250_000)), NOON);
      }
      expect(await versions.recall('long-7', '1', NOON)).toBeNull();
      expect(await versions.recall('long-8', '1', NOON)).toHaveLength(250_000);
    }));

  it('are one row that is written twice a minute at most', () =>
    onDisk(async (open, statements, sql) => {
      const versions = open();
      const writes = () => statements.filter((statement) => /^(INSERT|UPDATE|DELETE)/.test(statement)).length;
      for (let second = 0; second < 600; second += 1) {
        await versions.remember(one(`list-${second % 7}`, `${second}`), NOON + second * 1000);
      }
      expect(writes()).toBe(20);
      expect(sql.exec<{ count: number }>('SELECT count(*) AS count FROM versions').one().count).toBe(1);
    }));

  it('survive a restart, without those that are too old', () =>
    onDisk(async (open) => {
      const first = open();
      await first.remember(one('a', '1'), NOON);
      await first.remember(one('a', '2'), NOON + 2 * MINUTE);
      const next = open();
      expect(await next.recall('a', '2', NOON + 6 * MINUTE)).toBe('e1 2');
      expect(await next.recall('a', '1', NOON + 6 * MINUTE)).toBeNull();
    }));

  it.each([
    ['no archive', new Uint8Array([1, 2, 3])],
    ['nothing', null],
    ['another shape', '{"a":1}'],
    ['no JSON', 'half of {'],
  ])('begin anew when the disk holds %s', (_, stored) =>
    onDisk(async (open, __, sql) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const text = typeof stored === 'string' ? new Response(stored).body : null;
      const zipped = text?.pipeThrough(new CompressionStream('gzip'));
      const body = zipped === undefined ? stored : new Uint8Array(await new Response(zipped).arrayBuffer());
      open();
      sql.exec('INSERT OR REPLACE INTO versions VALUES (1, ?)', body);
      const versions = open();
      expect(await versions.recall('a', '1', NOON)).toBeNull();
      await versions.remember(one('a', '1'), NOON);
      expect(await open().recall('a', '1', NOON)).toBe('e1 1');
    }),
  );

  it('belong to one source', async () => {
    const { stub } = pollerWith(settings);
    expect(await stub.remember('openligadb:https://other.test', one('a', '1'))).toBe(false);
    expect(await stub.remember('backend:https://feed.test', one('a', '1'))).toBe(true);
    expect(await stub.recall('backend:https://feed.test', 'a', '1')).toBe('e1 1');
    expect(await stub.recall('openligadb:https://other.test', 'a', '1')).toBeNull();
  });
});
