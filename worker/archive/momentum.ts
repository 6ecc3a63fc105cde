import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { type MomentumSample, parseSamples, sampleAt, withSample } from '../../web/domain/momentum.ts';

const DAY = 24 * 60 * 60_000;
/** A match's samples are kept for so long after the last one. */
const KEEP_MS = 2 * DAY;
/** Matches whose samples are kept at once: of those that somebody looks at, a few dozen at a time. */
export const MOST_MATCHES = 500;

/**
 * What matches' statistics said minute by minute while somebody looked: one row a match, written once a minute at most, so that a match has
 * 130 writes. Of what nobody looks at there is nothing.
 */
export class Momentum {
  readonly #sql: SqlStorage;
  readonly #samples = new Map<string, MomentumSample[]>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS momentum (match TEXT PRIMARY KEY, at INTEGER, body TEXT) WITHOUT ROWID');
  }

  /** Notes what a match's own page says at an instant, milliseconds UTC. */
  note(event: EventDetail, now: number): void {
    const { id } = event.match;
    const sample = sampleAt(event, now);
    if (sample === null) return;
    const known = this.of(id);
    const isNew = known.at(-1)?.minute !== sample.minute;
    const samples = withSample(known, sample);
    this.#remember(id, samples);
    if (!isNew) return;
    this.#sql.exec('INSERT OR REPLACE INTO momentum VALUES (?, ?, ?)', id, now, JSON.stringify(samples));
    // Forgetting looks at all rows, and matches begin seldom.
    if (known.length === 0) this.#forget(now);
  }

  /** The samples of a match, the first one first. */
  of(match: string): MomentumSample[] {
    const known = this.#samples.get(match);
    if (known !== undefined) return known;
    const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM momentum WHERE match = ?', match).toArray();
    return row === undefined ? [] : (parseSamples(JSON.parse(row.body)) ?? []);
  }

  #remember(match: string, samples: MomentumSample[]): void {
    this.#samples.delete(match);
    this.#samples.set(match, samples);
    const [oldest] = this.#samples.keys();
    if (this.#samples.size > MOST_MATCHES && oldest !== undefined) this.#samples.delete(oldest);
  }

  #forget(now: number): void {
    this.#sql.exec(
      'DELETE FROM momentum WHERE at < ? OR match NOT IN (SELECT match FROM momentum ORDER BY at DESC LIMIT ?)',
      now - KEEP_MS,
      MOST_MATCHES,
    );
  }
}
