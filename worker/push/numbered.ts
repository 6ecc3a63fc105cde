import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { Entries, numberBefore } from './entries.ts';
import type { Entry, Happened } from './entry.ts';
import { Goals } from './goals.ts';
import { KnownMatches } from './knownMatches.ts';
import { Moments } from './moments.ts';
import type { Batch, Beginning, Told, ToldPatch } from './protocol.ts';
import { RecentEntries } from './recentEntries.ts';

/** What a relay that begins is given at first. */
const MOST_BEGINNING = 500;

const toldOf = ({ seq, at, sport, match, kind }: Entry): Told => ({ seq, at, sport, match, kind });

/** What the journal of a source has: the entries, what is known of the matches, and what relays are to be told of both. */
export class Numbered {
  readonly entries: Entries;
  readonly known: KnownMatches;
  readonly goals: Goals;
  readonly moments: Moments;
  readonly #recent: RecentEntries;

  /** What was worked out of another source (by its id) says nothing of this one: it is forgotten. */
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

  /** Takes in a list as of an instant, milliseconds UTC, and gives what happened. What the first one says has happened before the journal began. */
  look(matches: readonly Match[], at: number): Happened[] {
    if (this.known.isEmpty) this.#recent.since = Math.max(this.#recent.since, at);
    const unseen = matches.filter(({ id }) => this.known.get(id) === undefined);
    const happened = this.known.update(matches, at);
    this.write(happened);
    for (const match of unseen) if (isUnderWay(match)) this.goals.begin(match, at);
    if (happened.length === 0) return happened;
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const told of [this.goals, this.moments]) told.add(happened, (id) => byId.get(id));
    return happened;
  }

  /** Numbers what happened. */
  write(happened: readonly Happened[]): void {
    const entries = this.entries.append(happened, Date.now());
    this.#recent.add(entries.map(toldOf), this.#patchesOf(entries), this.entries.last());
  }

  /** What a relay that begins is given. */
  beginning(): Omit<Beginning, 'beat'> {
    const { floor, since, last } = this.#recent;
    const entries = this.#recent.after(floor);
    return { entries, patches: this.#recent.patchesOf(entries), floor, since, last };
  }

  /** What a relay is to be told that has a number; null where nobody knows which. */
  batchAfter(told: number | null): Omit<Batch, 'beat'> {
    const { last, floor } = this.#recent;
    const isKnown = told !== null && told >= floor;
    const entries = isKnown ? this.#recent.after(told) : [];
    // What a relay has missed of before the floor it can't be told: its pages read again.
    const after = told === null || isKnown ? told : floor;
    return { after, to: last, entries, patches: this.#recent.patchesOf(entries) };
  }

  #recalled(begun: number): RecentEntries {
    const entries = this.entries.latest(MOST_BEGINNING);
    const last = this.entries.last();
    const [first] = entries;
    const floor = first === undefined ? last : first.seq - 1;
    // What happened before the journal began is in no entry.
    const since = floor === numberBefore(begun) ? begun : (first?.at ?? Date.now());
    const recent = new RecentEntries({ floor, since, last: floor });
    recent.add(entries.map(toldOf), this.#patchesOf(entries), last);
    return recent;
  }

  #patchesOf(entries: readonly Entry[]): ToldPatch[] {
    const at = new Map(entries.map((each) => [each.match, each.at]));
    return [...at].flatMap(([id, instant]) => {
      const match = this.known.get(id);
      if (match === undefined) return [];
      const { state, redCards, correctedAt, kickOff } = match;
      return [{ id, state, redCards, correctedAt, kickOff, at: instant }];
    });
  }
}
