import { isUnderWay, type Match } from '../../web/domain/match.ts';
import type { Entry, Happened } from '../journal/entry.ts';
import { Entries } from './entries.ts';
import { Goals } from './goals.ts';
import { KnownMatches } from './knownMatches.ts';
import { Moments } from './moments.ts';

/** The changes of a read and their entries. */
interface Written {
  happened: Happened[];
  entries: Entry[];
}

/** The data of a source on the journal's disk: entries, known matches, goals and moments. */
export class JournalData {
  readonly entries: Entries;
  readonly known: KnownMatches;
  readonly goals: Goals;
  readonly moments: Moments;

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
  }

  /**
   * Updates the matches from a list at an instant (milliseconds UTC) and stores the changes. The first list gives
   * none, because its events are older than the journal.
   */
  update(matches: readonly Match[], at: number): Written {
    const unseen = matches.filter(({ id }) => this.known.get(id) === undefined);
    const happened = this.known.update(matches, at);
    const entries = this.write(happened);
    for (const match of unseen) if (isUnderWay(match)) this.goals.begin(match, at);
    if (happened.length === 0) return { happened, entries };
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const list of [this.goals, this.moments]) list.add(happened, (id) => byId.get(id));
    return { happened, entries };
  }

  /** Numbers and stores changes. */
  write(happened: readonly Happened[]): Entry[] {
    return this.entries.append(happened, Date.now());
  }
}
