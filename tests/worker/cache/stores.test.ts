import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rationedStore, type Store } from '../../../worker/cache/stores.ts';
import { failure } from '../../../worker/upstream/failure.ts';
import { Bench, memoryStore, ok, START } from './bench.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the stores behind the memory', () => {
  const kept = (value: unknown, at: unknown = START - 1000) => ({ key: JSON.stringify({ at, value }) });

  it('save a new isolate the load', async () => {
    const bench = new Bench({ near: memoryStore(kept(5)).store });
    expect(await bench.seen()).toEqual({ value: 5, failing: false });
    expect(bench.loads).toBe(0);
  });

  it('give the last known good value to a new isolate whose source is down', async () => {
    const bench = new Bench({ near: memoryStore().store, lasting: memoryStore(kept(5, START - 60_000)).store });
    bench.source = async () => failure('unreachable', 'no route');
    expect(await bench.seen()).toEqual({ value: 5, failing: true });
  });

  it('are written for as long as a value serves, the lasting one at most once in ten minutes', async () => {
    const near = memoryStore();
    const lasting = memoryStore();
    const bench = new Bench({ near: near.store, lasting: lasting.store });
    for (let reads = 0; reads < 70; reads += 1) {
      await bench.seen();
      bench.later(10_000);
    }
    expect(near.puts).toHaveLength(70);
    expect(near.puts[0]).toEqual({ key: 'key', seconds: 20 });
    expect(lasting.puts).toEqual([
      { key: 'key', seconds: 3600 },
      { key: 'key', seconds: 3600 },
    ]);
    expect(JSON.parse(lasting.kept.get('key') ?? '').value).toBe(61);
  });

  it('take so many writes an hour of what visitors choose, and give all that they have', async () => {
    const { store, puts, kept } = memoryStore();
    let now = START;
    const rationed = rationedStore(store, () => now);
    for (let key = 0; key < 600; key += 1) await rationed.put(`match ${key}`, 'x', 60);
    expect(puts).toHaveLength(20);
    kept.set('match 599', 'known before');
    expect(await rationed.get('match 599')).toBe('known before');
    now += 60 * 60_000;
    for (let key = 0; key < 600; key += 1) await rationed.put(`team ${key}`, 'x', 60);
    expect(puts).toHaveLength(40);
  });

  it('are not written without news, but again before what lasts expires', async () => {
    const lasting = memoryStore();
    const bench = new Bench({ lasting: lasting.store });
    bench.source = async () => ok(5);
    for (let reads = 0; reads < 6 * 60; reads += 1) {
      await bench.seen();
      bench.later(10_000);
    }
    // What is worth something for an hour is written every half.
    expect(lasting.puts).toHaveLength(2);
    expect(JSON.parse(lasting.kept.get('key') ?? '').at).toBe(START + 30 * 60_000);
  });

  it('are not written by an isolate that has just started what another one wrote', async () => {
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
  ])('are not believed when they hold %s', async (_, entries) => {
    const bench = new Bench({ near: memoryStore(entries).store, lasting: memoryStore(entries).store });
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
  });

  it('do not keep a value fresh that claims to be of tomorrow', async () => {
    const bench = new Bench({ near: memoryStore(kept(5, START + 86_400_000)).store });
    await bench.seen();
    await bench.later(6_000).seen();
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
  });

  it('may throw', async () => {
    const broken: Store = {
      get: async () => Promise.reject(new Error('KV is down')),
      put: async () => Promise.reject(new Error('KV is down')),
    };
    const bench = new Bench({ near: broken, lasting: broken });
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
    bench.source = async () => failure('status', 'answered 500');
    expect(await bench.later(30_000).seen()).toEqual({ value: 1, failing: true });
  });

  it('may hang, for a quarter of a second', async () => {
    vi.useFakeTimers();
    const hanging: Store = { get: () => new Promise(() => undefined), put: () => new Promise(() => undefined) };
    const bench = new Bench({ near: hanging, lasting: hanging });
    const reading = bench.read();
    await vi.advanceTimersByTimeAsync(250);
    expect(await reading).toMatchObject({ ok: true, value: { value: 1 } });
  });
});
