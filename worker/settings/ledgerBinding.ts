/** A country and language of which the ledger keeps the offers. */
export interface LedgerKey {
  /** ISO 3166-1 alpha-2. */
  country: string;
  locale: string;
}

/** One row of the chain: from `at` on (milliseconds UTC) the place was served the body with this digest. */
export interface LedgerRow extends LedgerKey {
  seq: number;
  at: number;
  /** SHA-256 of the body, in hexadecimal. */
  digest: string;
  /** The hash of the row before; empty for the first. */
  previous: string;
  /** SHA-256 of the other fields (`ledgerHash`). */
  hash: string;
}

/** The offers that a place was served, and the first and last time (milliseconds UTC). */
export interface ServedOffers {
  row: LedgerRow;
  first: number;
  last: number;
  /** Offers, terms and policy as JSON. */
  body: string;
}

export interface LedgerMethods {
  /** Records that a place is served these offers, terms and policy (JSON). */
  note(place: LedgerKey, body: string): Promise<void>;
  /** The offers that a place was served at an instant (milliseconds UTC); null before its first record. */
  at(place: LedgerKey, instant: number): Promise<ServedOffers | null>;
  /** The rows after a number, oldest first: at most a thousand. */
  rows(after: number): Promise<LedgerRow[]>;
}

/** The binding; undefined when the deploy has none. */
export type LedgerBinding = { getByName(name: string): LedgerMethods } | undefined;

/** The text whose SHA-256 is the hash of a row. */
export const hashedText = ({ seq, at, country, locale, digest, previous }: Omit<LedgerRow, 'hash'>): string =>
  [seq, at, country, locale, digest, previous].join(' ');
