import { DurableObject } from 'cloudflare:workers';
import { hash } from 'node:crypto';
import type { Settings } from '../../../web/domain/settings.ts';
import { answerOf } from '../../base/answerOf.ts';
import type { Background } from '../../base/background.ts';
import { digestOf } from '../../base/digests.ts';
import { perKey } from '../../base/memo.ts';
import type { Env } from '../../settings/env.ts';
import {
  hashedText,
  type LedgerBinding,
  type LedgerKey,
  type LedgerMethods,
  type LedgerRow,
  type ServedOffers,
} from '../../settings/ledgerBinding.ts';

const DAY_MS = 86_400_000;
/** Five years. */
const KEEP_MS = 1_827 * DAY_MS;
const MAX_ROWS = 1_000;

const sha256 = (text: string) => hash('sha256', text, 'hex');

const dayOf = (instant: number) => Math.floor(instant / DAY_MS);

type Row = LedgerRow & Record<string, SqlStorageValue>;

/**
 * The offers that each country was served: versions of offers, terms and policy, in an append-only chain of hashes, for five years. A
 * place has a row for each version, and one a day while it is served.
 */
export class Ledger extends DurableObject<Env> implements LedgerMethods {
  readonly #sql: SqlStorage;
  #prunedOn = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#sql = state.storage.sql;
    this.#sql.exec('CREATE TABLE IF NOT EXISTS bodies (digest TEXT PRIMARY KEY, body TEXT) WITHOUT ROWID');
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS rows (seq INTEGER PRIMARY KEY, at INTEGER, country TEXT, locale TEXT,
      digest TEXT, previous TEXT, hash TEXT)`);
    this.#sql.exec('CREATE INDEX IF NOT EXISTS rows_of_place ON rows (country, locale, at)');
  }

  // It must not wait between its statements, because each row holds the hash of the row before.
  async note({ country, locale }: LedgerKey, body: string): Promise<void> {
    const at = Date.now();
    const digest = sha256(body);
    const known = this.#newest({ country, locale }, at);
    if (known !== undefined && known.digest === digest && dayOf(known.at) === dayOf(at)) return;
    const [last] = this.#sql.exec<Row>('SELECT * FROM rows ORDER BY seq DESC LIMIT 1').toArray();
    const row = { seq: (last?.seq ?? 0) + 1, at, country, locale, digest, previous: last?.hash ?? '' };
    this.#sql.exec('INSERT OR IGNORE INTO bodies VALUES (?, ?)', digest, body);
    const values = [row.seq, at, country, locale, digest, row.previous, sha256(hashedText(row))];
    this.#sql.exec('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
    this.#prune(at);
  }

  async at(place: LedgerKey, instant: number): Promise<ServedOffers | null> {
    const row = this.#newest(place, instant);
    if (row === undefined) return null;
    const { country, locale } = place;
    const { first, last } = this.#sql
      .exec<{ first: number; last: number }>(
        `WITH own AS (SELECT at, digest FROM rows WHERE country = ? AND locale = ?)
        SELECT min(at) AS first, max(at) AS last FROM own WHERE digest = ?
        AND at > coalesce((SELECT max(at) FROM own WHERE at <= ? AND digest <> ?), -1)
        AND at < coalesce((SELECT min(at) FROM own WHERE at > ? AND digest <> ?), 9e15)`,
        ...[country, locale, row.digest, instant, row.digest, instant, row.digest],
      )
      .one();
    const { body } = this.#sql.exec<{ body: string }>('SELECT body FROM bodies WHERE digest = ?', row.digest).one();
    return { row, first, last, body };
  }

  async rows(after: number): Promise<LedgerRow[]> {
    return this.#sql.exec<Row>('SELECT * FROM rows WHERE seq > ? ORDER BY seq LIMIT ?', after, MAX_ROWS).toArray();
  }

  #newest({ country, locale }: LedgerKey, instant: number): Row | undefined {
    const query = 'SELECT * FROM rows WHERE country = ? AND locale = ? AND at <= ? ORDER BY at DESC, seq DESC LIMIT 1';
    return this.#sql.exec<Row>(query, country, locale, instant).toArray()[0];
  }

  #prune(now: number): void {
    if (this.#prunedOn === dayOf(now)) return;
    this.#prunedOn = dayOf(now);
    this.#sql.exec('DELETE FROM rows WHERE at < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM bodies WHERE digest NOT IN (SELECT digest FROM rows)');
  }
}

/** The longest wait for the ledger. The page does not wait. */
const PATIENCE_MS = 10_000;

/** More than countries times languages. */
const MAX_PLACES = 1_000;

/** Tells the ledger of what an isolate serves: once for each version, place and day. */
export class OffersServed {
  readonly #binding: LedgerBinding;
  readonly #lastOf = perKey(MAX_PLACES, (_place: string) => ({ version: '' }));

  constructor(binding: LedgerBinding) {
    this.#binding = binding;
  }

  /** Notes the offers, terms and policy of a page. The page does not wait. */
  note({ country, locale }: LedgerKey, { operators, policy }: Settings, background: Background): void {
    if (this.#binding === undefined) return;
    const body = JSON.stringify({ operators, policy });
    const last = this.#lastOf(`${country} ${locale}`);
    const version = `${Math.floor(Date.now() / DAY_MS)} ${digestOf(body)}`;
    if (last.version === version) return;
    last.version = version;
    const ledger = this.#binding;
    const note = () =>
      ledger
        .getByName('site')
        .note({ country, locale }, body)
        .then(() => true);
    const asking = {
      patienceMs: PATIENCE_MS,
      log: background.log,
      event: 'ledger not written',
      facts: { country, locale },
    };
    background(
      answerOf(note, asking).then((isNoted) => {
        if (isNoted !== true) last.version = '';
      }),
    );
  }
}
