import * as v from 'valibot';
import { isAwaited, quietFor } from '../../web/domain/awaited.ts';
import { type Goal, goalSchema } from '../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { type Moment, momentSchema } from '../../web/domain/matchChange.ts';
import { matchSchema } from '../../web/domain/matchSchemas.ts';
import { digestOf } from '../base/digests.ts';
import { journalLog as log } from '../base/log.ts';
import type { Age } from '../base/result.ts';
import { DAY_MS } from '../live/archive/endedMatches.ts';
import { type EarlierState, MAX_NEWEST, type NewestMatch, type SourceState } from '../settings/journalBinding.ts';
import { changesOf, type Entry, type KnownMatch, type MatchEntry } from './changes.ts';
import { firstMoments, type Moments, momentsAfter } from './moments.ts';
import { risingNumbers } from './risingNumbers.ts';
import { earlierOf, type StateHistory, stateAt } from './stateHistory.ts';

/** A match that is not listed is dropped this long after its kick-off: two days after its end. */
const FORGET_MS = 51 * 60 * 60_000;

/** Older confirmations of the source don't count. */
const OLD_MS = 20_000;

/** The most goals or moments of a read, newest first. */
const MAX_READ = 1_000;

/** With more matches in seventeen days, new ones are not kept. They take a kilobyte of disk each. */
const MAX_KNOWN = 30_000;

const storedMatch = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'state', 'redCards', 'correctedAt', 'kickOff']).entries,
  /** A digest of the names: teams, competition, round. */
  named: v.string(),
  goals: v.fallback(v.array(goalSchema), []),
  moments: v.fallback(v.array(momentSchema), []),
});

/** A known match. Its history is only in memory, its names only on disk. */
type Kept = StateHistory & Moments & { named: string };

const isOver = (match: Match) => phaseOf(match) === 'finished' || phaseOf(match) === 'off';

const namedDigest = ({ competition, round, home, away }: Match) =>
  digestOf(JSON.stringify([competition, round, home, away]));

function newestFirst<Line extends { at: number }>(lines: readonly Line[]): Line[] {
  const sorted = lines.toReversed().sort((one, other) => other.at - one.at);
  return sorted.slice(0, MAX_READ);
}

/** The last known matches from two days ago until two weeks ahead, with their moments: on disk, and those of these days in memory. */
export class KnownMatches {
  /** The source's latest list of today, when the source last confirmed it (milliseconds UTC), and whether it is behind. */
  listed: readonly Match[] = [];
  confirmedAt = 0;
  isBehind = false;
  readonly age = (): Age => ({ at: this.confirmedAt, stale: this.isBehind });
  readonly #sql: SqlStorage;
  readonly #matches = new Map<string, Kept>();
  readonly #next: (now: number) => number;
  #listedIds: ReadonlySet<string> = new Set();
  /** The number of the last change. */
  #changed: number;

  /** Reads the matches that began or begin within a day of `now` (milliseconds UTC). Others are read when a list names them. */
  constructor(sql: SqlStorage, now: number) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS known (id TEXT PRIMARY KEY, seen INTEGER, body TEXT) WITHOUT ROWID');
    const columns = [...sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('known')")];
    for (const column of ['kickOff', 'changed']) {
      // A table of an earlier version does not have it.
      if (!columns.some(({ name }) => name === column))
        sql.exec(`ALTER TABLE known ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`);
      sql.exec(`CREATE INDEX IF NOT EXISTS known_by_${column} ON known (${column})`);
    }
    this.#changed = sql.exec<{ last: number | null }>('SELECT max(changed) AS last FROM known').one().last ?? 0;
    this.#next = risingNumbers(this.#changed);
    this.#load('kickOff < ?', now + DAY_MS);
  }

  get size(): number {
    return this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM known').one().count;
  }

  /** No list has come yet, and none before a restart. */
  get isEmpty(): boolean {
    return this.confirmedAt === 0 && this.#matches.size === 0;
  }

  has(id: string): boolean {
    this.#loadAll([id]);
    return this.#matches.has(id);
  }

  /** Whether the latest list of today has a match. */
  isListed({ id }: Pick<Match, 'id'>): boolean {
    return this.#listedIds.has(id);
  }

  /** The matches with another state at an instant (milliseconds UTC), or at `seenAt`, than now, in the state of the instant. */
  at(instant: number, seenAt: number): EarlierState[] {
    return [...this.#matches.values()].flatMap((match) => stateAt(match, instant, seenAt) ?? []);
  }

  /** The goals, newest first: at most a thousand. */
  goals(): Goal[] {
    return newestFirst([...this.#matches.values()].flatMap(({ goals }) => goals));
  }

  /** The red cards and full-times, newest first: at most a thousand. */
  moments(): Moment[] {
    return newestFirst([...this.#matches.values()].flatMap(({ moments }) => moments));
  }

  /** The matches that changed after a number, the oldest change first: at most 500. */
  newest(after: number): NewestMatch[] {
    if (after >= this.#changed) return [];
    const query = 'SELECT changed AS seq, seen AS at, body FROM known WHERE changed > ? ORDER BY changed LIMIT ?';
    const found = this.#sql.exec<{ seq: number; at: number; body: string }>(query, Math.max(0, after), MAX_NEWEST);
    const rows = found.toArray();
    const matches = rows.flatMap(({ body, ...change }) => {
      const read = v.safeParse(matchSchema, JSON.parse(body));
      return read.success ? [{ ...change, match: read.output }] : [];
    });
    // Readers take a shorter answer for the end.
    const isWhole = rows.length < MAX_NEWEST || matches.length === MAX_NEWEST;
    return isWhole ? matches : [...matches, ...this.newest(rows.at(-1)?.seq ?? after)].slice(0, MAX_NEWEST);
  }

  /** The matches that kick off in a span (milliseconds UTC) and are to come. Those of an earlier version have no names. */
  upcoming(from: number, until: number): Match[] {
    return this.#whole('kickOff >= ? AND kickOff < ?', from, until).filter((match) => phaseOf(match) === 'upcoming');
  }

  /** The matches of these ids that have their names, by id. */
  named(ids: readonly string[]): ReadonlyMap<string, Match> {
    const found = this.#whole('id IN (SELECT value FROM json_each(?))', JSON.stringify([...new Set(ids)]));
    return new Map(found.map((match) => [match.id, match]));
  }

  /** Whether a match runs or starts soon. Matches that are no longer listed are not awaited. */
  isAwaited(now: number): boolean {
    return this.#latest().some((match) => isAwaited(match, now));
  }

  /** The milliseconds until a match is awaited; at most `max`. */
  quietFor(now: number, max: number): number {
    return quietFor(this.#latest(), now, max);
  }

  sourceState(now: number): SourceState {
    if (!this.isAwaited(now)) return 'idle';
    return this.isBehind || now - this.confirmedAt > OLD_MS ? 'silent' : 'confirmed';
  }

  /**
   * Updates the matches from the list of today, confirmed at an instant (milliseconds UTC). Returns the changes of matches,
   * and a hint for each sport whose list has other matches or names. The first list gives none.
   */
  update(matches: readonly Match[], at: number): Entry[] {
    const isFirst = this.#matches.size === 0;
    const ids = new Set(matches.map(({ id }) => id));
    this.#loadAll([...ids]);
    const other = new Set<Match['sport']>();
    for (const { id, sport } of this.listed) if (!ids.has(id)) other.add(sport);
    const entries: Entry[] = matches.flatMap((match) => {
      const { changes, isRenamed } = this.#note(match, at, !isFirst);
      if (isRenamed || (this.listed.length > 0 && !this.isListed(match))) other.add(match.sport);
      return changes;
    });
    this.listed = matches;
    this.#listedIds = ids;
    this.confirmedAt = at;
    this.#forget(at);
    if (!isFirst) for (const sport of other) entries.push({ at, sport, match: '', change: { kind: 'list' } });
    return entries;
  }

  /**
   * Updates the matches from another list of the source, confirmed at an instant (milliseconds UTC). The list of today is
   * always newer. `isKnown`: the list was known before, so a new match is a change. Returns the changes of matches.
   */
  note(matches: readonly Match[], at: number, isKnown: boolean): Entry[] {
    this.#loadAll(matches.map(({ id }) => id));
    const isFull = this.size >= MAX_KNOWN;
    return matches.flatMap((match) => {
      const before = this.#matches.get(match.id);
      // A list from before the last change of a match says nothing about it. None reopens a match that has begun.
      const isReopened = before && phaseOf(before) === 'finished' && !isOver(match) && match.kickOff <= at;
      const isOlder = isReopened || (before && at < before.since);
      return isOlder || this.isListed(match) || (isFull && before === undefined)
        ? []
        : this.#note(match, at, isKnown).changes;
    });
  }

  #note(match: Match, at: number, isNews: boolean): { changes: MatchEntry[]; isRenamed: boolean } {
    const { id, sport, state, redCards, correctedAt, kickOff } = match;
    const before = this.#matches.get(id);
    const changes = before === undefined ? [] : changesOf(before, match);
    const isChanged = before === undefined || changes.length > 0;
    const named = namedDigest(match);
    const isRenamed = before?.named !== named;
    if (!isChanged && !isRenamed) return { changes: [], isRenamed };
    const since = isChanged ? at : before.since;
    const earlier = before !== undefined && isChanged ? earlierOf(before, at) : (before?.earlier ?? []);
    const lines = before === undefined ? firstMoments(match, at) : momentsAfter(before, changes, match, at);
    const changed = before !== undefined || isNews ? this.#next(Date.now()) : 0;
    this.#changed = Math.max(this.#changed, changed);
    this.#matches.set(id, { id, sport, state, redCards, correctedAt, kickOff, named, ...lines, since, earlier });
    const insert = 'INSERT OR REPLACE INTO known (id, seen, body, kickOff, changed) VALUES (?, ?, ?, ?, ?)';
    this.#sql.exec(insert, id, since, JSON.stringify({ ...match, named, ...lines }), kickOff, changed);
    return { changes: changes.map((change) => ({ at, sport, match: id, change, row: match })), isRenamed };
  }

  #loadAll(ids: readonly string[]): void {
    const unread = ids.filter((id) => !this.#matches.has(id));
    if (unread.length > 0) this.#load('id IN (SELECT value FROM json_each(?))', JSON.stringify(unread));
  }

  #load(condition: string, value: SqlStorageValue): void {
    const query = `SELECT seen AS since, body FROM known WHERE ${condition}`;
    for (const { since, body } of this.#sql.exec<{ since: number; body: string }>(query, value)) {
      const read = v.safeParse(storedMatch, JSON.parse(body));
      if (read.success) this.#matches.set(read.output.id, { ...read.output, since, earlier: [] });
      else log('warn', 'known match unreadable', { issue: read.issues[0].message });
    }
  }

  #whole(condition: string, ...values: SqlStorageValue[]): Match[] {
    const rows = this.#sql.exec<{ body: string }>(`SELECT body FROM known WHERE ${condition}`, ...values);
    return [...rows].flatMap(({ body }) => {
      const read = v.safeParse(matchSchema, JSON.parse(body));
      return read.success ? [read.output] : [];
    });
  }

  #forget(now: number): void {
    for (const [id, { kickOff }] of this.#matches) {
      if (now - kickOff <= FORGET_MS || this.#listedIds.has(id)) continue;
      this.#matches.delete(id);
      this.#sql.exec('DELETE FROM known WHERE id = ?', id);
    }
  }

  // The stored matches serve until the first list.
  #latest(): readonly KnownMatch[] {
    return this.listed.length > 0 ? this.listed : [...this.#matches.values()];
  }
}
