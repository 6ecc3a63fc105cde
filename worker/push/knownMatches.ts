import * as v from 'valibot';
import type { Match } from '../../web/domain/match.ts';
import { matchSchema } from '../../web/domain/matchSchemas.ts';
import { digestOf } from '../base/digests.ts';
import { journalLog as log } from '../base/log.ts';
import { isSettled, unknownState } from '../live/views/earlierState.ts';
import type { EarlierState } from '../settings/journalBinding.ts';
import { changesOf, type HintEntry, type KnownMatch, type MatchEntry } from './changes.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;

/** A match's state, and since when it is known (milliseconds UTC). */
type DatedState = EarlierState & Pick<Match, 'sport'> & { since: number };

/** A match's state with those of the last minutes, each until the next one began, oldest first. */
export type StateHistory = DatedState & { earlier: readonly (DatedState & { until: number })[] };

/** The earlier states of a match that has another state from an instant (milliseconds UTC) on. */
export function earlierOf({ earlier, ...state }: StateHistory, until: number): StateHistory['earlier'] {
  return [...earlier.filter((each) => until - each.until < KEEP_MS), { ...state, until }];
}

/** A match's state at an instant (milliseconds UTC); null when it is the current one. */
export function stateAt(match: StateHistory, instant: number): EarlierState | null {
  const found = match.earlier.find(({ until }) => until > instant) ?? match;
  const isKnown = found.since <= instant || isSettled(found, instant);
  if (!isKnown) return unknownState(found);
  const { id, state, redCards, correctedAt, kickOff } = found;
  return found === match ? null : { id, state, redCards, correctedAt, kickOff };
}

/** A match that is not listed is dropped this long after its kick-off. */
const FORGET_MS = 48 * 60 * 60_000;

const storedMatch = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'state', 'redCards', 'correctedAt', 'kickOff']).entries,
  /** A digest of the names: teams, competition, round. */
  named: v.string(),
});

/** A known match. Its history is only in memory. */
interface Kept extends StateHistory {
  named: string;
}

const namedDigest = ({ competition, round, home, away }: Match) =>
  digestOf(JSON.stringify([competition, round, home, away]));

/** The last known matches of today, to compute changes: in memory, and on disk for a restart. */
export class KnownMatches {
  readonly #sql: SqlStorage;
  readonly #matches = new Map<string, Kept>();
  /** The matches of the last list with their sports, by id. */
  #listed = new Map<string, Match['sport']>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS known (id TEXT PRIMARY KEY, seen INTEGER, body TEXT) WITHOUT ROWID');
    for (const { since, body } of sql.exec<{ since: number; body: string }>('SELECT seen AS since, body FROM known')) {
      const read = v.safeParse(storedMatch, JSON.parse(body));
      if (read.success) this.#matches.set(read.output.id, { ...read.output, since, earlier: [] });
      else log('warn', 'known match unreadable', { issue: read.issues[0].message });
    }
  }

  get(id: string): KnownMatch | undefined {
    return this.#matches.get(id);
  }

  all(): Iterable<KnownMatch> {
    return this.#matches.values();
  }

  /** The matches with another state at an instant (milliseconds UTC) than now, in that state. */
  at(instant: number): EarlierState[] {
    return [...this.#matches.values()].flatMap((match) => stateAt(match, instant) ?? []);
  }

  /**
   * Updates the matches from a list at an instant (milliseconds UTC). Returns the changes of matches, and a hint for each
   * sport whose list has other matches or names. The first list gives none.
   */
  update(matches: readonly Match[], at: number): { changes: MatchEntry[]; lists: HintEntry[] } {
    const isFirst = this.#matches.size === 0;
    const changed: MatchEntry[] = [];
    const renamed = new Set<Match['sport']>();
    for (const match of matches) {
      const { id, sport, state, redCards, correctedAt, kickOff } = match;
      const before = this.#matches.get(id);
      const now = { id, sport, state, redCards, correctedAt, kickOff, named: namedDigest(match) };
      const changes = before === undefined ? [] : changesOf(before, now);
      const isChanged = before === undefined || changes.length > 0;
      const isRenamed = before?.named !== now.named;
      const since = isChanged ? at : before.since;
      const earlier = before === undefined ? [] : isChanged ? earlierOf(before, at) : before.earlier;
      this.#matches.set(id, { ...now, since, earlier });
      if (isRenamed) renamed.add(sport);
      if (isChanged || isRenamed)
        this.#sql.exec('INSERT OR REPLACE INTO known VALUES (?, ?, ?)', id, since, JSON.stringify(now));
      changed.push(...changes.map((change) => ({ at, sport, match: id, change, row: match })));
    }
    const listed = new Map(matches.map(({ id, sport }) => [id, sport]));
    for (const [id, sport] of this.#listed) if (!listed.has(id)) renamed.add(sport);
    this.#listed = listed;
    this.#forget(at);
    const lists = Array.from(renamed, (sport): HintEntry => ({ at, sport, match: '', change: { kind: 'list' } }));
    return { changes: changed, lists: isFirst ? [] : lists };
  }

  #forget(now: number): void {
    for (const [id, { kickOff }] of this.#matches) {
      if (now - kickOff <= FORGET_MS || this.#listed.has(id)) continue;
      this.#matches.delete(id);
      this.#sql.exec('DELETE FROM known WHERE id = ?', id);
    }
  }
}
