import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadMonitor } from '../../../worker/middleware/loadMonitor.ts';

afterEach(() => vi.useRealTimers());

/** Has so many requests come at once; gives what ends those that were let in. */
function come(monitor: LoadMonitor, requests: number): (() => void)[] {
  return Array.from({ length: requests }, () => monitor.enter()).filter((leave) => leave !== null);
}

/** A monitor with a clock of its own, and what has look after look of it be so late. */
function watched() {
  let now = 0;
  const monitor = new LoadMonitor(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const late = (lagMs: number, times: number) => {
    for (let time = 0; time < times; time += 1) {
      pass(lagMs + 20);
      monitor.note(lagMs);
    }
  };
  return { monitor, pass, late };
}

describe('limit of concurrent slow requests', () => {
  it('the limit is off while timers are on time', () => {
    const monitor = new LoadMonitor();
    monitor.note(5);
    expect(come(monitor, 500)).toHaveLength(500);
  });

  it('late timers halve the limit step by step, down to one', () => {
    const { monitor, late } = watched();
    come(monitor, 20);
    late(130, 2);
    expect(monitor.most).toBe(Number.POSITIVE_INFINITY);
    late(130, 1);
    expect(monitor.most).toBe(10);
    expect(monitor.enter()).toBeNull();
    late(3000, 50);
    expect(monitor.most).toBe(1);
    const [leave] = come(monitor, 1);
    expect(leave).toBeDefined();
  });

  it('the first late timer halves the limit on a busy isolate', () => {
    const { monitor, late } = watched();
    come(monitor, 40);
    late(60, 1);
    expect(monitor.most).toBe(20);
  });

  it('an overdue timer counts before it fires', async () => {
    vi.useFakeTimers();
    const monitor = new LoadMonitor();
    const look = monitor.look();
    expect(come(monitor, 40)).toHaveLength(40);
    vi.setSystemTime(Date.now() + 41);
    expect(monitor.enter()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    await look;
    const calm = new LoadMonitor();
    const other = calm.look();
    expect(come(calm, 40)).toHaveLength(40);
    vi.setSystemTime(Date.now() + 40);
    expect(calm.enter()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    await other;
  });

  it('long single tasks do not lower the limit', () => {
    const { monitor, pass, late } = watched();
    for (let time = 0; time < 20; time += 1) {
      late(900, 1);
      pass(150);
    }
    expect(come(monitor, 50)).toHaveLength(50);
  });

  it('a finished request frees its place once', () => {
    const { monitor, late } = watched();
    late(900, 2);
    const [leave] = come(monitor, 3);
    expect(monitor.enter()).toBeNull();
    leave?.();
    leave?.();
    expect(come(monitor, 3)).toHaveLength(1);
  });

  it('the limit stays on a busy isolate and ends within a minute of the crowd', () => {
    const { monitor, late } = watched();
    come(monitor, 8);
    late(400, 2);
    for (let time = 0; time < 100; time += 1) monitor.note(15);
    expect(monitor.most).toBe(4);
    // A calm isolate bears that; one with a crowd gives less to what can wait, before matches wait.
    monitor.note(35);
    expect(monitor.most).toBe(2);
    for (let look = 0; look < 3000; look += 1) monitor.note(2);
    expect(monitor.most).toBe(Number.POSITIVE_INFINITY);
  });

  it('a cut-off request is forgotten', () => {
    const { monitor, pass, late } = watched();
    late(900, 2);
    come(monitor, 1);
    expect(monitor.enter()).toBeNull();
    pass(10_000);
    expect(monitor.enter()).not.toBeNull();
  });

  it('one check runs at a time and restarts when it was cut off', async () => {
    vi.useFakeTimers();
    const monitor = new LoadMonitor();
    const noted = vi.spyOn(monitor, 'note');
    const look = monitor.look();
    expect(monitor.look()).toBeNull();
    vi.setSystemTime(Date.now() + 300);
    await vi.advanceTimersByTimeAsync(20);
    await look;
    expect(noted.mock.calls[0]?.[0]).toBe(300);
    expect(monitor.look()).not.toBeNull();
    vi.setSystemTime(Date.now() + 10_000);
    expect(monitor.look()).not.toBeNull();
  });
});
