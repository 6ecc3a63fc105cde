import { CallRate } from '../base/callRate.ts';
import type { Cadence } from '../feeds/cadence.ts';
import { type Limits, QUOTA_WINDOWS, type QuotaWindow, type Refusal, refusalKind } from '../feeds/quota.ts';
import type { PolledFeed } from './polledFeeds.ts';
import { currentWindow } from './quotaWindows.ts';

/** The remaining calls of a quota in its current window. */
export interface WindowLeft {
  span: QuotaWindow;
  limit: number;
  left: number;
  /** The start and end of the window, milliseconds UTC. */
  start: number;
  end: number;
}

/** Until when a source is paused (milliseconds UTC), and why. */
export interface Rest extends Pick<Refusal, 'kind' | 'detail'> {
  until: number;
}

interface Spent extends Record<string, SqlStorageValue> {
  start: number;
  spent: number;
  /** The remaining calls that the source reported, less those spent since; null when it reported none. */
  reported: number | null;
  /** When it reported them, milliseconds UTC. */
  reported_at: number;
}

/** How long a report counts. A source's month may begin on another day than the first. */
const REPORT_MS = 86_400_000;

/** The share of a window that is reserved for lists of running matches. */
const RUNNING_SHARE = 1 / 5;

/** The share of the rate that is reserved for odds, so that made-up ids never use all of it. */
const ODDS_SHARE = 1 / 2;

/** Seconds and minutes reset soon, but the calls of a day or month must last until its end. */
export const isSpread = ({ span }: WindowLeft) => span === 'day' || span === 'month';

/** The calls that a source allows: its quota, its pauses and its rate. On disk when it has storage. */
export class Budget {
  readonly #source: PolledFeed;
  readonly #sql: SqlStorage | null;
  readonly #spent = new Map<QuotaWindow, Spent>();
  readonly #rate: CallRate | null;
  #rest: Rest | null = null;

  constructor(source: PolledFeed, sql: SqlStorage | null) {
    this.#source = source;
    this.#sql = sql;
    this.#rate = source.callsPerSecond === null ? null : new CallRate(source.callsPerSecond);
    if (sql !== null) this.#load(sql);
  }

  /** The remaining calls in each window. The source's own report never exceeds the configured limit. */
  windows(now: number): WindowLeft[] {
    const { limits, quota } = this.#source;
    return QUOTA_WINDOWS.flatMap((span) => {
      const set = limits[span];
      const usual = set ?? quota.limits[span];
      if (usual === undefined) return [];
      const { spent, reported } = this.#spentIn(span, now);
      const limit = set === undefined && reported !== null ? Math.max(usual, reported + spent) : usual;
      const own = Math.max(0, limit - spent);
      return [{ span, limit, left: reported === null ? own : Math.min(reported, own), ...currentWindow(span, now) }];
    });
  }

  /**
   * Whether a call fits into every window. Only lists of running matches may use the last fifth. Over a day or month,
   * other calls also leave half of an even share.
   */
  affords({ cost, rank }: Cadence, now: number): boolean {
    return this.windows(now).every((each) => {
      const evenly = isSpread(each) ? (each.end - now) / (each.end - each.start) / 2 : 0;
      const floor = rank === 'running' ? 0 : Math.floor(each.limit * Math.max(RUNNING_SHARE, evenly));
      return each.left - cost >= floor;
    });
  }

  /** Takes a call of the rate, for odds and for ids that no list has named. Other calls are free of it. */
  takeRate({ isPrice }: Cadence, isUnlisted: boolean, now: number): boolean {
    if (this.#rate === null || (isPrice !== true && !isUnlisted)) return true;
    return this.#rate.take(now, isUnlisted ? ODDS_SHARE : 0);
  }

  /** Records a call before it is made, because an aborted one may count too. A negative cost is a refund. */
  spend(cost: number, now: number): void {
    for (const { span } of this.windows(now)) {
      const row = this.#spentIn(span, now);
      const reported = row.reported === null ? null : Math.max(0, row.reported - cost);
      this.#write(span, { ...row, spent: Math.max(0, row.spent + cost), reported });
    }
  }

  /** Records the remaining calls that the source reported. */
  noteLeft(left: Limits, now: number): void {
    for (const { span } of this.windows(now)) {
      const reported = left[span];
      if (reported !== undefined) this.#write(span, { ...this.#spentIn(span, now), reported, reported_at: now });
    }
  }

  /** Pauses the source until an instant, milliseconds UTC. */
  pause(until: number, { kind, detail }: Pick<Refusal, 'kind' | 'detail'>): void {
    this.#rest = { until, kind, detail };
    this.#sql?.exec('INSERT OR REPLACE INTO pauses VALUES (?, ?, ?, ?)', this.#source.id, until, kind, detail);
  }

  /** The pause of the source; null when it may be called. */
  pauseAt(now: number): Rest | null {
    return this.#rest !== null && this.#rest.until > now ? this.#rest : null;
  }

  #load(sql: SqlStorage): void {
    const { id } = this.#source;
    sql.exec(`CREATE TABLE IF NOT EXISTS spent (source TEXT, span TEXT, start INTEGER, spent INTEGER, told INTEGER,
      told_at INTEGER, PRIMARY KEY (source, span)) WITHOUT ROWID`);
    sql.exec(`CREATE TABLE IF NOT EXISTS pauses (source TEXT PRIMARY KEY, until INTEGER, kind TEXT, detail TEXT)
      WITHOUT ROWID`);
    for (const span of QUOTA_WINDOWS) {
      const query =
        'SELECT start, spent, told AS reported, told_at AS reported_at FROM spent WHERE source = ? AND span = ?';
      for (const row of sql.exec<Spent>(query, id, span)) this.#spent.set(span, row);
    }
    const pauses = sql.exec<{ until: number; kind: string; detail: string }>(
      'SELECT until, kind, detail FROM pauses WHERE source = ?',
      id,
    );
    for (const pause of pauses) this.#rest = { ...pause, kind: refusalKind(pause.kind) };
  }

  #spentIn(span: QuotaWindow, now: number): Spent {
    const { start } = currentWindow(span, now);
    const row = this.#spent.get(span);
    if (row === undefined || row.start !== start) return { start, spent: 0, reported: null, reported_at: 0 };
    return now - row.reported_at > REPORT_MS ? { ...row, reported: null } : row;
  }

  #write(span: QuotaWindow, row: Spent): void {
    this.#spent.set(span, row);
    const { start, spent, reported, reported_at } = row;
    const values = [this.#source.id, span, start, spent, reported, reported_at];
    this.#sql?.exec('INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?, ?, ?)', ...values);
  }
}
