import { type Limits, QUOTA_WINDOWS, type QuotaWindow } from '../feeds/quota.ts';
import { runningWindow } from './quotaWindows.ts';

/** The calls that one isolate may make itself in each quota window, counted in memory. */
export class Allowance {
  readonly #limits: Limits;
  readonly #spent = new Map<QuotaWindow, { start: number; calls: number }>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes the cost of a call; false when not enough is left. */
  take(cost: number, now: number): boolean {
    const spans = QUOTA_WINDOWS.filter((span) => this.#limits[span] !== undefined);
    if (spans.some((span) => this.#callsIn(span, now) + cost > (this.#limits[span] ?? 0))) return false;
    for (const span of spans) {
      this.#spent.set(span, { start: runningWindow(span, now).start, calls: this.#callsIn(span, now) + cost });
    }
    return true;
  }

  #callsIn(span: QuotaWindow, now: number): number {
    const spent = this.#spent.get(span);
    return spent?.start === runningWindow(span, now).start ? spent.calls : 0;
  }
}
