import type { Browser } from 'playwright';
import * as v from 'valibot';

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds on the trace's clock. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(
    v.object({ data: v.optional(v.object({ requestId: v.optional(v.string()), url: v.optional(v.string()) })) }),
  ),
});

export type TraceEvent = v.InferOutput<typeof traceEvent>;

const traceFile = v.object({ traceEvents: v.array(v.unknown()) });

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

export class Trace {
  readonly #events: TraceEvent[];

  private constructor(events: TraceEvent[]) {
    this.#events = events.toSorted((one, other) => one.ts - other.ts);
  }

  /** Traces all of Chromium while `work` runs. */
  static async of(browser: Browser, work: () => Promise<void>): Promise<Trace> {
    await browser.startTracing(undefined, { categories: CATEGORIES });
    try {
      await work();
    } catch (error) {
      await browser.stopTracing();
      throw error;
    }
    const file = v.parse(traceFile, JSON.parse((await browser.stopTracing()).toString()));
    const events = file.traceEvents.flatMap((each) => {
      const read = v.safeParse(traceEvent, each);
      return read.success ? [read.output] : [];
    });
    return new Trace(events);
  }

  /** The marks with a name (`performance.mark`), in order. */
  marks(name: string): TraceEvent[] {
    return this.#events.filter((each) => each.name === name);
  }

  /** The time of the last response of a path before `ts` (microseconds); null without one. */
  answeredBefore(path: string, ts: number): number | null {
    const asked = new Set(
      this.#events
        .filter(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.includes(path))
        .map(({ args }) => args?.data?.requestId),
    );
    const answers = this.marks('ResourceReceiveResponse').filter(
      (each) => each.ts <= ts && asked.has(each.args?.data?.requestId),
    );
    return answers.at(-1)?.ts ?? null;
  }

  /** Milliseconds of work on the thread of the mark `end`, from `begin` (microseconds) until that mark. */
  work(begin: number, end: TraceEvent): number {
    return this.marks('RunTask')
      .filter(({ pid, tid, ts, dur }) => pid === end.pid && tid === end.tid && ts + dur > begin && ts < end.ts)
      .reduce((sum, { ts, dur }) => sum + (Math.min(ts + dur, end.ts) - Math.max(ts, begin)) / 1000, 0);
  }
}
