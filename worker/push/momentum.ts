import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { type MomentumSample, parseSamples, sampleAt, withSample } from '../../web/domain/momentum.ts';
import { Lru } from '../base/lru.ts';

/** Matches with samples in memory. Visitors usually watch a few dozen at a time. */
const MOST_MATCHES = 500;

/**
 * Statistics of watched matches, one sample per minute. Each match is one row, written at most once a minute, so about 130
 * times. A match without visitors has no samples.
 */
export class Momentum {
  readonly #sql: SqlStorage;
  readonly #samples = new Lru<string, MomentumSample[]>(MOST_MATCHES);

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
    const isNew = known.at(-1)?.minute !== sample.minute;
    const samples = withSample(known, sample);
    this.#samples.set(id, samples);
    if (isNew) this.#sql.exec('INSERT OR REPLACE INTO momentum VALUES (?, ?, ?)', id, now, JSON.stringify(samples));
  }

  /** The samples of a match, oldest first. */
  of(match: string): MomentumSample[] {
    const known = this.#samples.get(match);
    if (known !== undefined) return known;
    const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM momentum WHERE match = ?', match).toArray();
    return row === undefined ? [] : (parseSamples(JSON.parse(row.body)) ?? []);
  }
}
