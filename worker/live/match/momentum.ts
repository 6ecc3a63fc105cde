import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { type MomentumSample, parseSamples, sampleAt, withSample } from '../../../web/domain/momentum.ts';

/** Statistics of watched matches, one sample per minute. A match without visitors has no samples. */
export class Momentum {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS momentum (match TEXT PRIMARY KEY, at INTEGER, body TEXT) WITHOUT ROWID');
  }

  /** Adds a sample of a match at `now` (milliseconds UTC). */
  note(event: EventDetail, now: number): void {
    const { id } = event.match;
    const sample = sampleAt(event, now);
    if (sample === null) return;
    const known = this.of(id);
    const samples = withSample(known, sample);
    const body = JSON.stringify(samples);
    // A write costs more than a comparison.
    if (body !== JSON.stringify(known))
      this.#sql.exec('INSERT OR REPLACE INTO momentum VALUES (?, ?, ?)', id, now, body);
  }

  /** The samples of a match, oldest first. */
  of(match: string): MomentumSample[] {
    const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM momentum WHERE match = ?', match).toArray();
    return row === undefined ? [] : (parseSamples(JSON.parse(row.body)) ?? []);
  }
}
