import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isolateLog } from '../../../worker/base/log.ts';
import { PurgeMarks } from '../../../worker/cache/purgeMarks.ts';
import { backgroundWith } from '../../../worker/cache/reading.ts';
import { failure } from '../../../worker/upstream/failure.ts';
import { Bench, memoryStore, ok, START } from './bench.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Marks of an isolate whose clock is the test's. */
function marksOf(near: ReturnType<typeof memoryStore>, lasting = memoryStore(), clock = { now: START }) {
  const marks = new PurgeMarks('source', { near: near.store, lasting: lasting.store, now: () => clock.now });
  const refreshed = async () => {
    const work: Promise<unknown>[] = [];
    await marks.refreshed(backgroundWith(isolateLog, (each) => work.push(each)));
    await Promise.all(work);
    return work.length;
  };
  return { marks, clock, refreshed };
}

describe('a purge', () => {
  it('has the next reader wait for the new value, however fresh the known one is', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['group'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 2, failing: false });
    expect(await bench.later(1_500).seen()).toEqual({ value: 2, failing: false });
    expect(bench.loads).toBe(2);
  });

  it('leaves other groups alone', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['another'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: false });
  });

  it('loses nothing when the source is down', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['group'], isolateLog);
    bench.source = async () => failure('unreachable', 'no route');
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: true });
  });

  it('has everybody wait who reads while the new value is on its way', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['group'], isolateLog);
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>();
    bench.source = () => promise;
    const readings = [bench.later(1).read(), bench.later(1).read(), bench.later(40).read()];
    resolve(ok(2));
    for (const reading of readings) expect(await reading).toMatchObject({ ok: true, value: { value: 2 } });
    expect(bench.loads).toBe(2);
  });

  it('shows nobody what a load brings that was under way before it', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>();
    bench.source = () => promise;
    const before = bench.later(25_000).read();
    await bench.later(100).marks.purge(['group'], isolateLog);
    const after = bench.later(1).read();
    bench.source = async () => ok(3);
    resolve(ok(2));
    expect(await after).toMatchObject({ ok: true, value: { value: 3 } });
    await before;
  });

  it('asks the source at most twice a second, however often it is sent, and shows nobody the old value', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    for (let purge = 0; purge < 100; purge += 1) {
      await bench.later(20).marks.purge(['group'], isolateLog);
      expect(await bench.seen()).toEqual({ value: purge + 2, failing: false });
    }
    expect(bench.loads).toBeLessThanOrEqual(1 + (bench.now - START) / 500);
  });

  it('concerns what a store of the place kept from before', async () => {
    const near = memoryStore({ key: JSON.stringify({ at: START - 5_000, value: 5 }) });
    const bench = new Bench({ near: near.store, purging: true });
    await bench.marks.purge(['group'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: false });
  });
});

describe('the marks of purges', () => {
  it('are waited for by the first reader of an isolate that nobody asked for a while', async () => {
    const near = memoryStore();
    const bench = new Bench({ near: near.store, purging: true });
    await bench.seen();
    const neighbour = new PurgeMarks('source', { near: near.store, lasting: null, now: () => bench.now });
    await neighbour.purge(['group'], isolateLog);
    expect(await bench.later(4_000).seen()).toEqual({ value: 2, failing: false });
  });

  it('reach another isolate of the place within 2 seconds, and another place within half a minute', async () => {
    const shared = memoryStore();
    const lasting = memoryStore();
    const [here, neighbour, elsewhere] = [
      marksOf(shared, lasting),
      marksOf(shared, memoryStore()),
      marksOf(memoryStore(), lasting),
    ];
    await neighbour.refreshed();
    await elsewhere.refreshed();
    await here.marks.purge(['group'], isolateLog);
    neighbour.clock.now += 2_000;
    elsewhere.clock.now += 30_000;
    await neighbour.refreshed();
    await elsewhere.refreshed();
    expect([neighbour.marks.latest(['group']), elsewhere.marks.latest(['group'])]).toEqual([START, START]);
  });

  it('are not asked for more often than that', async () => {
    const { refreshed, clock } = marksOf(memoryStore());
    expect(await refreshed()).toBe(2);
    clock.now += 1_999;
    expect(await refreshed()).toBe(0);
  });

  it('of two isolates do not erase each other', async () => {
    const shared = memoryStore();
    const [one, other, third] = [marksOf(shared), marksOf(shared), marksOf(shared)];
    await one.marks.purge(['a'], isolateLog);
    await other.marks.purge(['b'], isolateLog);
    await third.refreshed();
    expect([third.marks.latest(['a']), third.marks.latest(['b'])]).toEqual([START, START]);
  });

  it('are bounded', async () => {
    const shared = memoryStore();
    const { marks } = marksOf(shared);
    for (let page = 0; page < 400; page += 1) await marks.purge([`page:/${page}`], isolateLog);
    expect(Object.keys(JSON.parse(shared.kept.get('source:purge-marks') ?? '{}'))).toHaveLength(300);
    expect(marks.latest(['page:/399'])).toBe(START);
  });

  it('of the future are believed for now only', async () => {
    const { marks, refreshed } = marksOf(
      memoryStore({ 'source:purge-marks': JSON.stringify({ group: START + 86_400_000 }) }),
    );
    await refreshed();
    expect(marks.latest(['group'])).toBe(START);
  });

  it.each(['<html>', '', 'null', '[]', '{"group":"now"}'])('that read %j are ignored', async (text) => {
    const { marks, refreshed } = marksOf(memoryStore({ 'source:purge-marks': text }));
    await refreshed();
    expect(marks.latest(['group'])).toBe(Number.NEGATIVE_INFINITY);
  });

  it('serve here although both stores throw', async () => {
    const broken = { get: () => Promise.reject(new Error('no')), put: () => Promise.reject(new Error('no')) };
    const marks = new PurgeMarks('source', { near: broken, lasting: broken, now: () => START });
    await marks.purge(['group'], isolateLog);
    expect(marks.latest(['group'])).toBe(START);
  });
});
