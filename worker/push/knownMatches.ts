import * as v from 'valibot';
import { isAwaited, quietFor } from '../../web/domain/awaited.ts';
import { type Goal, goalSchema } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import { type Moment, momentSchema } from '../../web/domain/matchChange.ts';
import { matchSchema } from '../../web/domain/matchSchemas.ts';
import { digestOf } from '../base/digests.ts';
import { journalLog as log } from '../base/log.ts';
import { isSettled, unknownState } from '../live/views/earlierState.ts';
import type { EarlierState, SourceState } from '../settings/journalBinding.ts';
import { changesOf, type Entry, type KnownMatch } from './changes.ts';
import { firstMoments, type Moments, momentsAfter } from './moments.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;

/** A match that is not listed is dropped this long after its kick-off: two days after its end. */
const FORGET_MS = 51 * 60 * 60_000;

/** Older confirmations of the source don't count. */
const OLD_MS = 20_000;

/** The most goals or moments that a read returns, newest first. */
const MOST_READ = 1_000;

/** A match's state, and since when it is known (milliseconds UTC). */
type DatedState = KnownMatch & { since: number };

/** A match's state with those of the last minutes, oldest first. */
export type StateHistory = DatedState & { earlier: readonly DatedState[] };

/** The earlier states of a match that has another state from an instant (milliseconds UTC) on. */
export function earlierOf(match: StateHistory, until: number): StateHistory['earlier'] {
  const { id, sport, state, redCards, correctedAt, kickOff, since, earlier } = match;
  const states = [...earlier, { id, sport, state, redCards, correctedAt, kickOff, since }];
  const first = states.findLastIndex((each) => each.since <= until - KEEP_MS);
  return states.slice(Math.max(0, first));
}

/** A match's state at an instant (milliseconds UTC); null when it is the current one. */
export function stateAt(match: StateHistory, instant: number): EarlierState | null {
  const states = [...match.earlier, match];
  const found = states.findLast(({ since }) => since <= instant) ?? states[0] ?? match;
  const isKnown = found.since <= instant || isSettled(found, instant);
  if (!isKnown) return unknownState(found);
  const { id, state, redCards, correctedAt, kickOff } = found;
  return found === match ? null : { id, state, redCards, correctedAt, kickOff };
}

const storedMatch = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'state', 'redCards', 'correctedAt', 'kickOff']).entries,
  /** A digest of the names: teams, competition, round. */
  named: v.string(),
  goals: v.fallback(v.array(goalSchema), []),
  moments: v.fallback(v.array(momentSchema), []),
});

type Stored = KnownMatch & Moments & { named: string };

/** A known match. Its history is only in memory. */
type Kept = StateHistory & Stored;

const namedDigest = ({ competition, round, home, away }: Match) =>
  digestOf(JSON.stringify([competition, round, home, away]));

function newestFirst<Line extends { at: number }>(lines: readonly Line[]): Line[] {
  return lines
    .toReversed()
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST_READ);
}

/** The last known matches of the source, with their moments: in memory, and on disk for a restart. */
export class KnownMatches {
  /** The source's latest list, when the source last confirmed it (milliseconds UTC), and whether it is behind. */
  listed: readonly Match[] = [];
  confirmedAt = 0;
  isBehind = false;
  readonly #sql: SqlStorage;
  readonly #matches = new Map<string, Kept>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS known (id TEXT PRIMARY KEY, seen INTEGER, body TEXT) WITHOUT ROWID');
    for (const { since, body } of sql.exec<{ since: number; body: string }>('SELECT seen AS since, body FROM known')) {
      const read = v.safeParse(storedMatch, JSON.parse(body));
      if (read.success) this.#matches.set(read.output.id, { ...read.output, since, earlier: [] });
      else log('warn', 'known match unreadable', { issue: read.issues[0].message });
    }
  }

  get size(): number {
    return this.#matches.size;
  }

  has(id: string): boolean {
    return this.#matches.has(id);
  }

  /** The matches with another state at an instant (milliseconds UTC) than now, in that state. */
  at(instant: number): EarlierState[] {
    return [...this.#matches.values()].flatMap((match) => stateAt(match, instant) ?? []);
  }

  /** The goals, newest first: at most a thousand. */
  goals(): Goal[] {
    return newestFirst([...this.#matches.values()].flatMap(({ goals }) => goals));
  }

  /** The red cards and full-times, newest first: at most a thousand. */
  moments(): Moment[] {
    return newestFirst([...this.#matches.values()].flatMap(({ moments }) => moments));
  }

  /** Whether a match runs or starts soon. Matches that are no longer listed are not awaited. */
  isAwaited(now: number): boolean {
    return this.#latest().some((match) => isAwaited(match, now));
  }

  /** The milliseconds until a match is awaited; at most `most`. */
  quietFor(now: number, most: number): number {
    return quietFor(this.#latest(), now, most);
  }

  sourceState(now: number): SourceState {
    if (!this.isAwaited(now)) return 'idle';
    return this.isBehind || now - this.confirmedAt > OLD_MS ? 'silent' : 'confirmed';
  }

  /**
   * Updates the matches from a list at an instant (milliseconds UTC). Returns the changes of matches, and a hint for each
   * sport whose list has other matches or names. The first list gives none.
   */
  update(matches: readonly Match[], at: number): Entry[] {
    const isFirst = this.#matches.size === 0;
    const entries: Entry[] = [];
    const renamed = new Set<Match['sport']>();
    for (const match of matches) {
      const { id, sport, state, redCards, correctedAt, kickOff } = match;
      const before = this.#matches.get(id);
      const changes = before === undefined ? [] : changesOf(before, match);
      const isChanged = before === undefined || changes.length > 0;
      const named = namedDigest(match);
      const isRenamed = before?.named !== named;
      const since = isChanged ? at : before.since;
      const earlier = before !== undefined && isChanged ? earlierOf(before, at) : (before?.earlier ?? []);
      const lines = before === undefined ? firstMoments(match, at) : momentsAfter(before, changes, match, at);
      const stored: Stored = { id, sport, state, redCards, correctedAt, kickOff, named, ...lines };
      this.#matches.set(id, { ...stored, since, earlier });
      if (isRenamed) renamed.add(sport);
      if (isChanged || isRenamed)
        this.#sql.exec('INSERT OR REPLACE INTO known VALUES (?, ?, ?)', id, since, JSON.stringify(stored));
      entries.push(...changes.map((change) => ({ at, sport, match: id, change, row: match })));
    }
    const ids = new Set(matches.map(({ id }) => id));
    for (const { id, sport } of this.listed) if (!ids.has(id)) renamed.add(sport);
    this.listed = matches;
    this.confirmedAt = at;
    this.#forget(at, ids);
    if (!isFirst) for (const sport of renamed) entries.push({ at, sport, match: '', change: { kind: 'list' } });
    return entries;
  }

  #forget(now: number, listed: ReadonlySet<string>): void {
    for (const [id, { kickOff }] of this.#matches) {
      if (now - kickOff <= FORGET_MS || listed.has(id)) continue;
      this.#matches.delete(id);
      this.#sql.exec('DELETE FROM known WHERE id = ?', id);
    }
  }

  // The stored matches serve until the first list.
  #latest(): readonly KnownMatch[] {
    return this.listed.length > 0 ? this.listed : [...this.#matches.values()];
  }
}
