import { expect, it, vi } from 'vitest';
import { failure } from '../../../worker/base/result.ts';
import { rationedStore, type Store } from '../../../worker/cache/stores.ts';
import { Bench, memoryStore, ok, START } from './bench.ts';

const kept = (value: unknown, at: unknown = START - 1000) => ({ key: JSON.stringify({ at, value }) });

it('a new isolate reads the stored value instead of loading', async () => {
  const bench = new Bench({ near: memoryStore(kept(5)).store });
  expect(await bench.seen()).toEqual({ value: 5, failing: false });
  expect(bench.loads).toBe(0);
});

it('a new isolate gets the last known good value when the source is down', async () => {
  const bench = new Bench({ near: memoryStore().store, lasting: memoryStore(kept(5, START - 60_000)).store });
  bench.source = async () => failure('unreachable', 'no route');
  expect(await bench.seen()).toEqual({ value: 5, failing: true });
});

it('a store write lasts as long as its value, in KV once in ten minutes at most', async () => {
  const near = memoryStore();
  const lasting = memoryStore();
  const bench = new Bench({ near: near.store, lasting: lasting.store });
  for (let reads = 0; reads < 70; reads += 1) {
    await bench.seen();
    bench.later(10_000);
  }
  expect(near.puts).toHaveLength(70);
  expect(near.puts[0]).toMatchObject({ key: 'key', seconds: 20 });
  expect(lasting.puts).toMatchObject([
    { key: 'key', seconds: 3600 },
    { key: 'key', seconds: 3600 },
  ]);
  expect(JSON.parse(lasting.kept.get('key') ?? '').value).toBe(61);
});

it('values that visitors choose get a bounded number of writes an hour', async () => {
  const { store, puts, kept } = memoryStore();
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  const rationed = rationedStore(store);
  for (let key = 0; key < 600; key += 1) await rationed.put(`match ${key}`, 'x', 60);
  expect(puts).toHaveLength(20);
  kept.set('match 599', 'known before');
  expect(await rationed.get('match 599')).toBe('known before');
  vi.setSystemTime(START + 60 * 60_000);
  for (let key = 0; key < 600; key += 1) await rationed.put(`team ${key}`, 'x', 60);
  expect(puts).toHaveLength(40);
});

it('an unchanged value is written again only before it expires', async () => {
  const lasting = memoryStore();
  const bench = new Bench({ lasting: lasting.store });
  bench.source = async () => ok(5);
  for (let reads = 0; reads < 6 * 60; reads += 1) {
    await bench.seen();
    bench.later(10_000);
  }
  // A value that is kept for an hour is written every half hour.
  expect(lasting.puts).toHaveLength(2);
  expect(JSON.parse(lasting.kept.get('key') ?? '').at).toBe(START + 30 * 60_000);
});

it('a new isolate does not rewrite the value of another isolate', async () => {
  const lasting = memoryStore();
  for (let isolate = 0; isolate < 20; isolate += 1) {
    const bench = new Bench({ lasting: lasting.store }).later(isolate * 60_000);
    bench.source = async () => ok(5);
    await bench.seen();
  }
  expect(lasting.puts).toHaveLength(1);
  const other = new Bench({ lasting: lasting.store }).later(20 * 60_000);
  other.source = async () => ok(6);
  await other.seen();
  expect(lasting.puts).toHaveLength(2);
});

it.each([
  ['text that is no JSON', { key: '<html>' }],
  ['nothing', { key: '' }],
  ['null', { key: 'null' }],
  ['another shape', { key: '{"a":1}' }],
  ['a value of another shape', kept('five')],
  ['an instant that is none', kept(5, 'yesterday')],
])('a store value is ignored when it holds %s', async (_, entries) => {
  const bench = new Bench({ near: memoryStore(entries).store, lasting: memoryStore(entries).store });
  expect(await bench.seen()).toEqual({ value: 1, failing: false });
});

it('a store that throws does not fail a read', async () => {
  const broken: Store = {
    get: async () => Promise.reject(new Error('KV is down')),
    put: async () => Promise.reject(new Error('KV is down')),
  };
  const bench = new Bench({ near: broken, lasting: broken });
  expect(await bench.seen()).toEqual({ value: 1, failing: false });
  bench.source = async () => failure('status', 'answered 500');
  expect(await bench.later(30_000).seen()).toEqual({ value: 1, failing: true });
});

it('a store that hangs delays a read by at most a quarter of a second', async () => {
  vi.useFakeTimers();
  const hanging: Store = { get: () => new Promise(() => undefined), put: () => new Promise(() => undefined) };
  const bench = new Bench({ near: hanging, lasting: hanging });
  const reading = bench.read();
  await vi.advanceTimersByTimeAsync(250);
  expect(await reading).toMatchObject({ ok: true, value: { value: 1 } });
});
