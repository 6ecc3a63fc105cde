import { isUnderWay, type Match } from '../../web/domain/match.ts';
import type { Entry, Happened } from '../journal/entry.ts';
import type { Batch, Beginning, RelayEntry, RelayPatch } from '../journal/protocol.ts';
import { Entries, numberBefore } from './entries.ts';
import { Goals } from './goals.ts';
import { KnownMatches } from './knownMatches.ts';
import { Moments } from './moments.ts';
import { RecentEntries } from './recentEntries.ts';

/** The most entries that a joining relay gets. */
const MOST_BEGINNING = 500;

const relayEntryOf = ({ seq, at, sport, match, kind }: Entry): RelayEntry => ({ seq, at, sport, match, kind });

/** A source's journal data: the entries, the known matches, and the batches for relays. */
export class Numbered {
  readonly entries: Entries;
  readonly known: KnownMatches;
  readonly goals: Goals;
  readonly moments: Moments;
  readonly #recent: RecentEntries;

  /** Deletes the data of another source (by its id). */
  constructor(sql: SqlStorage, source: string) {
    sql.exec('CREATE TABLE IF NOT EXISTS source (id TEXT, begun INTEGER)');
    const [row] = sql.exec<{ id: string; begun: number }>('SELECT id, begun FROM source').toArray();
    const begun = row?.id === source ? row.begun : Date.now();
    if (row?.id !== source) {
      for (const table of ['known', 'entries', 'goals', 'moments', 'momentum'])
        sql.exec(`DROP TABLE IF EXISTS ${table}`);
      sql.exec('DELETE FROM source');
      sql.exec('INSERT INTO source VALUES (?, ?)', source, begun);
    }
    this.entries = new Entries(sql, begun);
    this.known = new KnownMatches(sql);
    this.goals = new Goals(sql);
    this.moments = new Moments(sql);
    this.#recent = this.#recalled(begun);
  }

  get last(): number {
    return this.#recent.last;
  }

  /**
   * Updates the matches from a list at an instant (milliseconds UTC) and returns the changes. The first list gives
   * none, because its events are older than the journal.
   */
  look(matches: readonly Match[], at: number): Happened[] {
    if (this.known.isEmpty) this.#recent.since = Math.max(this.#recent.since, at);
    const unseen = matches.filter(({ id }) => this.known.get(id) === undefined);
    const happened = this.known.update(matches, at);
    this.write(happened);
    for (const match of unseen) if (isUnderWay(match)) this.goals.begin(match, at);
    if (happened.length === 0) return happened;
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const list of [this.goals, this.moments]) list.add(happened, (id) => byId.get(id));
    return happened;
  }

  /** Numbers and stores changes. */
  write(happened: readonly Happened[]): void {
    const entries = this.entries.append(happened, Date.now());
    this.#recent.add(entries.map(relayEntryOf), this.#patchesOf(entries), this.entries.last());
  }

  /** The data for a joining relay. */
  beginning(): Omit<Beginning, 'beat'> {
    const { floor, since, last } = this.#recent;
    const entries = this.#recent.after(floor);
    return { entries, patches: this.#recent.patchesOf(entries), floor, since, last };
  }

  /** The batch for a relay that has everything up to `sent`; null when that is unknown. */
  batchAfter(sent: number | null): Omit<Batch, 'beat'> {
    const { last, floor } = this.#recent;
    const isKnown = sent !== null && sent >= floor;
    const entries = isKnown ? this.#recent.after(sent) : [];
    // The relay may lack entries from before the floor, so its pages must reload.
    const after = sent === null || isKnown ? sent : floor;
    return { after, to: last, entries, patches: this.#recent.patchesOf(entries) };
  }

  #recalled(begun: number): RecentEntries {
    const entries = this.entries.latest(MOST_BEGINNING);
    const last = this.entries.last();
    const [first] = entries;
    const floor = first === undefined ? last : first.seq - 1;
    // Events from before the journal began are in no entry.
    const since = floor === numberBefore(begun) ? begun : (first?.at ?? Date.now());
    const recent = new RecentEntries({ floor, since, last: floor });
    recent.add(entries.map(relayEntryOf), this.#patchesOf(entries), last);
    return recent;
  }

  #patchesOf(entries: readonly Entry[]): RelayPatch[] {
    const at = new Map(entries.map((each) => [each.match, each.at]));
    return [...at].flatMap(([id, instant]) => {
      const match = this.known.get(id);
      if (match === undefined) return [];
      const { state, redCards, correctedAt, kickOff } = match;
      return [{ id, state, redCards, correctedAt, kickOff, at: instant }];
    });
  }
}
