import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadMonitor } from '../../../worker/middleware/loadMonitor.ts';

afterEach(() => vi.useRealTimers());

/** Has a monitor look at timers that are so late, one after the other, for so long. */
function during(monitor: LoadMonitor, { from, ms, lag }: { from: number; ms: number; lag: number }): void {
  for (let at = from; at <= from + ms; at += Math.max(20, lag)) monitor.note(lag, at);
}

describe('the share that an isolate turns away', () => {
  it('is none while its timers are in time, and after one long piece of work', () => {
    const monitor = new LoadMonitor();
    during(monitor, { from: 0, ms: 5000, lag: 60 });
    monitor.note(900, 6000);
    expect(monitor.share).toBe(0);
  });

  it('rises within two seconds of a crowd, to all', () => {
    const monitor = new LoadMonitor();
    during(monitor, { from: 0, ms: 800, lag: 150 });
    expect(monitor.share).toBe(0);
    during(monitor, { from: 1000, ms: 1000, lag: 150 });
    expect(monitor.share).toBe(1);
  });

  it('stays where the isolate is just about busy, and is gone within seconds of the crowd', () => {
    const monitor = new LoadMonitor();
    during(monitor, { from: 0, ms: 1300, lag: 150 });
    const { share } = monitor;
    expect(share).toBeGreaterThan(0);
    during(monitor, { from: 1400, ms: 1000, lag: 80 });
    expect(monitor.share).toBe(share);
    during(monitor, { from: 3000, ms: 2500, lag: 5 });
    expect(monitor.share).toBe(0);
  });

  it('is looked at once at a time, by how late a timer is', async () => {
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
  });
});
