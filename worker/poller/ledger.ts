import { type Limits, QUOTA_WINDOWS, type QuotaWindow, type Refusal, refusalKind } from '../feeds/quota.ts';
import type { WindowLeft } from './pacing.ts';
import type { PolledFeed } from './polledFeeds.ts';
import { runningWindow } from './quotaWindows.ts';

interface Row extends Record<string, SqlStorageValue> {
  start: number;
  spent: number;
  /** The remaining calls that the source reported, less those spent since; null when it reported none. */
  told: number | null;
  /** When it reported them, milliseconds UTC. */
  told_at: number;
}

/** How long a report counts. A source's month may begin on another day than the first. */
const TOLD_MS = 86_400_000;

/** Until when a source is paused (milliseconds UTC), and why. */
export interface Rest extends Pick<Refusal, 'kind' | 'detail'> {
  until: number;
}

/** Records on disk how much of each source's quota is spent, and until when a source is paused. */
export class Ledger {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS spent (source TEXT, span TEXT, start INTEGER, spent INTEGER, told INTEGER,
      told_at INTEGER, PRIMARY KEY (source, span)) WITHOUT ROWID`);
    sql.exec(`CREATE TABLE IF NOT EXISTS pauses (source TEXT PRIMARY KEY, until INTEGER, kind TEXT, detail TEXT)
      WITHOUT ROWID`);
  }

  /** Records a call before it is made, because an aborted one may count too. */
  spend(source: PolledFeed, cost: number, now: number): void {
    for (const span of this.#spansOf(source)) {
      const row = this.#row(source, span, now);
      const told = row.told === null ? null : Math.max(0, row.told - cost);
      this.#write(source, span, { ...row, spent: row.spent + cost, told });
    }
  }

  /** Refunds a call that the source does not count. */
  giveBack(source: PolledFeed, cost: number, now: number): void {
    for (const span of this.#spansOf(source)) {
      const row = this.#row(source, span, now);
      const told = row.told === null ? null : row.told + cost;
      this.#write(source, span, { ...row, spent: Math.max(0, row.spent - cost), told });
    }
  }

  /** Records the remaining calls that the source reported. */
  noteLeft(source: PolledFeed, left: Limits, now: number): void {
    for (const span of this.#spansOf(source)) {
      const told = left[span];
      if (told !== undefined) this.#write(source, span, { ...this.#row(source, span, now), told, told_at: now });
    }
  }

  /**
   * The remaining calls in each window that the source counts. The source's own report never exceeds the configured
   * limit.
   */
  left(source: PolledFeed, now: number): WindowLeft[] {
    return this.#spansOf(source).map((span) => {
      const { spent, told } = this.#row(source, span, now);
      const set = source.limits[span];
      const usual = set ?? source.quota.limits[span] ?? 0;
      const limit = set === undefined && told !== null ? Math.max(usual, told + spent) : usual;
      const own = Math.max(0, limit - spent);
      return { span, limit, left: told === null ? own : Math.min(told, own), ...runningWindow(span, now) };
    });
  }

  /** Pauses a source until an instant, milliseconds UTC. */
  rest(source: PolledFeed, until: number, { kind, detail }: Pick<Refusal, 'kind' | 'detail'>): void {
    this.#sql.exec('INSERT OR REPLACE INTO pauses VALUES (?, ?, ?, ?)', source.id, until, kind, detail);
  }

  /** The pause of a source, or null when it may be called. */
  restOf(source: PolledFeed, now: number): Rest | null {
    const [rest] = this.#sql
      .exec<{ until: number; kind: string; detail: string }>(
        'SELECT until, kind, detail FROM pauses WHERE source = ?',
        source.id,
      )
      .toArray();
    return rest !== undefined && rest.until > now ? { ...rest, kind: refusalKind(rest.kind) } : null;
  }

  #spansOf({ limits, quota }: PolledFeed): QuotaWindow[] {
    return QUOTA_WINDOWS.filter((span) => limits[span] !== undefined || quota.limits[span] !== undefined);
  }

  #row(source: PolledFeed, span: QuotaWindow, now: number): Row {
    const { start } = runningWindow(span, now);
    const [row] = this.#sql
      .exec<Row>('SELECT start, spent, told, told_at FROM spent WHERE source = ? AND span = ?', source.id, span)
      .toArray();
    if (row === undefined || row.start !== start) return { start, spent: 0, told: null, told_at: 0 };
    return now - row.told_at > TOLD_MS ? { ...row, told: null } : row;
  }

  #write(source: PolledFeed, span: QuotaWindow, { start, spent, told, told_at }: Row): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?, ?, ?)',
      source.id,
      span,
      start,
      spent,
      told,
      told_at,
    );
  }
}
