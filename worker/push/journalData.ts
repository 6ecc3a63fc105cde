import { isUnderWay, type Match } from '../../web/domain/match.ts';
import type { TopicMessage } from '../settings/journalBinding.ts';
import type { Entry } from './changes.ts';
import { EndedMatches } from './endedMatches.ts';
import { Entries } from './entries.ts';
import { Fixtures } from './fixtures.ts';
import { deleteOldRows } from './journalTable.ts';
import { KnownMatches } from './knownMatches.ts';
import { Moments } from './moments.ts';
import { Momentum } from './momentum.ts';
import { changeOf } from './wireChange.ts';

/** The data on the journal's disk. Finished matches and fixtures are of any source, the rest of one. */
export class JournalData {
  readonly entries: Entries;
  readonly known: KnownMatches;
  readonly moments: Moments;
  readonly momentum: Momentum;
  readonly ended: EndedMatches;
  readonly fixtures: Fixtures;
  /** The number of the last change that the public API got. */
  #published: number;

  /** Deletes the data of another source (by its id), and data that is too old at `now` (milliseconds UTC). */
  constructor(sql: SqlStorage, source: string, now: number) {
    sql.exec('CREATE TABLE IF NOT EXISTS source (id TEXT)');
    const [row] = sql.exec<{ id: string }>('SELECT id FROM source').toArray();
    if (row?.id !== source) {
      for (const table of ['known', 'entries', 'goals', 'moments', 'momentum'])
        sql.exec(`DROP TABLE IF EXISTS ${table}`);
      sql.exec('DELETE FROM source');
      sql.exec('INSERT INTO source (id) VALUES (?)', source);
    }
    this.entries = new Entries(sql);
    this.known = new KnownMatches(sql);
    this.moments = new Moments(sql);
    this.momentum = new Momentum(sql);
    this.#published = this.entries.last;
    this.ended = new EndedMatches(sql);
    this.fixtures = new Fixtures(sql);
    deleteOldRows(sql, now);
  }

  /**
   * Updates the matches from a list at an instant (milliseconds UTC) and returns the changes. The first list gives
   * none, because its events are older than the journal.
   */
  update(matches: readonly Match[], at: number): Entry[] {
    const unseen = matches.filter(({ id }) => this.known.get(id) === undefined);
    const { changes, lists } = this.known.update(matches, at);
    for (const match of unseen) if (isUnderWay(match)) this.moments.begin(match, at);
    this.entries.append(changes, Date.now());
    for (const each of changes) this.moments.add(each);
    return [...changes, ...lists];
  }

  /** The message to the sockets of the public API (`/api/v1/changes`): the changes since the message before. */
  publicMessages(): TopicMessage[] {
    const changes = this.entries.since(this.#published).map(changeOf);
    const last = changes.at(-1)?.seq;
    if (last === undefined) return [];
    const text = JSON.stringify({ since: this.#published, last, changes });
    this.#published = last;
    return [{ topic: 'changes', version: last, text }];
  }
}
