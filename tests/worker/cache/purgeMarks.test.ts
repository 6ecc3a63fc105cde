import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backgroundWith } from '../../../worker/base/background.ts';
import { isolateLog } from '../../../worker/base/log.ts';
import { failure } from '../../../worker/base/result.ts';
import { PurgeMarks } from '../../../worker/cache/purgeMarks.ts';
import { Bench, memoryStore, ok, START } from './bench.ts';

/** The marks of an isolate. */
function marksOf(near: ReturnType<typeof memoryStore>, lasting = memoryStore()) {
  const marks = new PurgeMarks('source', { near: near.store, lasting: lasting.store });
  const refreshed = async () => {
    const work: Promise<unknown>[] = [];
    await marks.refreshed(backgroundWith(isolateLog, (each) => work.push(each)));
    await Promise.all(work);
    return work.length;
  };
  return { marks, refreshed };
}

describe('purge', () => {
  it('the next reader waits for the new value, however fresh the old one is', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['group'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 2, failing: false });
    expect(await bench.later(1_500).seen()).toEqual({ value: 2, failing: false });
    expect(bench.loads).toBe(2);
  });

  it('a purge leaves other groups alone', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['another'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: false });
  });

  it('a purge keeps the old value when the source is down', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    await bench.later(2_000).marks.purge(['group'], isolateLog);
    bench.source = async () => failure('unreachable', 'no route');
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: true });
  });

  it('every reader waits while the new value loads', async () => {
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

  it('a load that began before the purge is not shown', async () => {
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

  it('repeated purges ask the source at most twice a second', async () => {
    const bench = new Bench({ purging: true });
    await bench.seen();
    for (let purge = 0; purge < 100; purge += 1) {
      await bench.later(20).marks.purge(['group'], isolateLog);
      expect(await bench.seen()).toEqual({ value: purge + 2, failing: false });
    }
    expect(bench.loads).toBeLessThanOrEqual(1 + (Date.now() - START) / 500);
  });

  it('a purge also covers values in the store of the place', async () => {
    const near = memoryStore({ key: JSON.stringify({ at: START - 5_000, value: 5 }) });
    const bench = new Bench({ near: near.store, purging: true });
    await bench.marks.purge(['group'], isolateLog);
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: false });
  });
});

describe('purge marks', () => {
  beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['Date'] }));

  it('the first reader of an idle isolate waits for the purge marks', async () => {
    const near = memoryStore();
    const bench = new Bench({ near: near.store, purging: true });
    await bench.seen();
    const neighbour = new PurgeMarks('source', { near: near.store, lasting: null });
    await neighbour.purge(['group'], isolateLog);
    expect(await bench.later(4_000).seen()).toEqual({ value: 2, failing: false });
  });

  it('the first reader of a new isolate waits for the purges of other places', async () => {
    const lasting = memoryStore({ key: `{"at":${START},"value":7}` });
    await marksOf(memoryStore(), lasting).marks.purge(['group'], isolateLog);
    const bench = new Bench({ lasting: lasting.store, purging: true, remembered: true });
    expect(await bench.later(1).seen()).toEqual({ value: 1, failing: false });
  });

  it('another isolate sees a purge within 2 seconds, another place within 30', async () => {
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
    vi.setSystemTime(START + 2_000);
    await neighbour.refreshed();
    vi.setSystemTime(START + 30_000);
    await elsewhere.refreshed();
    expect([neighbour.marks.latest(['group']), elsewhere.marks.latest(['group'])]).toEqual([START, START]);
  });

  it('purge marks of two isolates do not erase each other', async () => {
    const shared = memoryStore();
    const [one, other, third] = [marksOf(shared), marksOf(shared), marksOf(shared)];
    await one.marks.purge(['a'], isolateLog);
    await other.marks.purge(['b'], isolateLog);
    await third.refreshed();
    expect([third.marks.latest(['a']), third.marks.latest(['b'])]).toEqual([START, START]);
  });

  it.each(['<html>', '', 'null', '[]', '{"group":"now"}'])(
    'stored purge marks that read %j are ignored',
    async (text) => {
      const { marks, refreshed } = marksOf(memoryStore({ 'source:purge-marks': text }));
      await refreshed();
      expect(marks.latest(['group'])).toBe(Number.NEGATIVE_INFINITY);
    },
  );

  it('a purge works in its isolate although both stores throw', async () => {
    const broken = { get: () => Promise.reject(new Error('no')), put: () => Promise.reject(new Error('no')) };
    const marks = new PurgeMarks('source', { near: broken, lasting: broken });
    await marks.purge(['group'], isolateLog);
    expect(marks.latest(['group'])).toBe(START);
  });
});
