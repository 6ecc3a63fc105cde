import { isDeepStrictEqual } from 'node:util';
import { type CompetitionKey, isOf } from '../../../web/domain/competitionKey.ts';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { goalsOf, isUnderWay, type Match, type MatchState, scoreOf, shootOutOf } from '../../../web/domain/match.ts';
import { isExtended } from '../../../web/domain/scoreLine.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { DOUBT_WITHIN_MS, type Doubt, doubtAfter } from '../../base/doubt.ts';
import { Lru } from '../../base/lru.ts';
import { perKey } from '../../base/memo.ts';
import type { FeedList } from '../../feeds/feed.ts';

/** The most matches that are remembered, and those of them that moved to another day. */
const MAX_KNOWN = 20_000;
const MAX_MOVED = 500;

/** The newest answer about a match. Instants are milliseconds UTC. */
interface Known {
  match: Match;
  /** When the source confirmed it. */
  at: number;
  /** The source reopens a finished match. */
  doubt: Doubt | null;
}

/** A list as it was merged last. */
interface Merged {
  at: number;
  revision: number;
  matches: Match[];
}

// Some feeds report full-time before extra time or a shoot-out, so a later start of these is real.
function isReplayed({ state, sport, kickOff }: Match, at: number): boolean {
  return isUnderWay({ state, sport }) && at - kickOff <= DOUBT_WITHIN_MS && !isExtended(state);
}

/** The parts of a state that only some lists have. */
const LISTED = ['goals', 'goalMinutes', 'periods', 'halfTime'] as const;

/** The newer state, with the goals and periods of the older one where a list does not give any. */
function completed(older: MatchState, newer: MatchState): MatchState {
  if (!isDeepStrictEqual(scoreOf(older), scoreOf(newer)) || older.kind !== newer.kind) return newer;
  const said = Object.entries(newer).filter(([, value]) => value !== undefined);
  const isWhole = LISTED.every((part) => !(part in older) || said.some(([name]) => name === part));
  return isWhole ? newer : { ...older, ...Object.fromEntries(said) };
}

/** The facts of a match in its newest state, and the names of an answer that may be older. */
function inState(match: Match, newest: Match): Match {
  const { untimed: _, concealed: _concealed, ...names } = match;
  const { kickOff, untimed, state, redCards, correctedAt, concealed } = newest;
  return {
    ...names,
    home: match.home ?? newest.home,
    away: match.away ?? newest.away,
    round: match.round ?? newest.round,
    ...{ kickOff, state, redCards, correctedAt },
    ...(untimed && { untimed }),
    ...(concealed && { concealed }),
  };
}

// A list without the goals of a score lists no cards either.
function cardsOf(older: Match, newer: Match): Match['redCards'] {
  const score = scoreOf(newer.state);
  const isBare = score !== null && score.home + score.away > 0 && goalsOf(newer.state).length === 0;
  return isBare && goalsOf(older.state).length > 0 ? older.redCards : newer.redCards;
}

const keyOf = ({ sport, id }: Pick<Match, 'sport' | 'id'>) => `${sport} ${id}`;

/**
 * The newest known state of each match that the isolate has met. Every answer passes through it, so that no page shows
 * an older state than another. A finished match stays so until the source has repeated for five minutes that it runs.
 */
export class NewestMatches {
  /** Rises when a known match changes. */
  revision = 0;
  readonly #known = new Lru<string, Known>(MAX_KNOWN);
  /** The one that moved last first. */
  #moved: Known[] = [];
  readonly #merged = new WeakMap<Match[], Merged>();
  readonly #shown = new WeakMap<Match, { of: Match; shown: Match }>();
  readonly #events = new WeakMap<EventDetail, { list: Match[]; event: EventDetail }>();

  /**
   * Notes matches that their source confirmed at `at` (milliseconds UTC), those of some sports before, and returns them in their
   * newest state.
   */
  merge(matches: Match[], at: number, unconfirmed: FeedList['unconfirmed'] = {}): Match[] {
    const last = this.#merged.get(matches);
    const isNoted = last !== undefined && last.at >= at;
    if (isNoted && last.revision === this.revision) return last.matches;
    if (!isNoted) for (const match of matches) this.#note(match, Math.min(at, unconfirmed[match.sport] ?? at));
    const shown = matches.map((match) => this.current(match));
    const merged = shown.every((match, index) => match === matches[index]) ? matches : shown;
    const notedAt = isNoted ? last.at : at;
    for (const each of [matches, merged])
      this.#merged.set(each, { at: notedAt, revision: this.revision, matches: merged });
    return merged;
  }

  /** Like `merge`, for a match with its details. */
  mergeEvent(event: EventDetail, at: number): EventDetail {
    const last = this.#events.get(event) ?? { list: [event.match], event };
    const [match = event.match] = this.merge(last.list, at);
    if (match !== last.event.match) last.event = { ...event, match, shootOut: shootOutOf(match.state) };
    this.#events.set(event, last);
    return last.event;
  }

  /** A match in its newest state. */
  current(match: Match): Match {
    const known = this.#known.get(keyOf(match));
    if (known === undefined || known.match === match) return match;
    const last = this.#shown.get(match);
    if (last?.of === known.match) return last.shown;
    const newest = inState(match, known.match);
    const shown = isDeepStrictEqual(newest, known.match) ? known.match : newest;
    this.#shown.set(match, { of: known.match, shown });
    return shown;
  }

  /** The newest answer about a match; undefined for an unknown one. */
  find(match: Pick<Match, 'sport' | 'id'>): Readonly<Pick<Known, 'match' | 'at'>> | undefined {
    return this.#known.get(keyOf(match));
  }

  /** The matches that moved to UTC dates, as the source said after `at` (milliseconds UTC). */
  movedTo(sport: Sport, dates: readonly string[], at: number): Match[] {
    return this.#moved
      .filter((known) => known.match.sport === sport && known.at > at && dates.includes(utcDate(known.match.kickOff)))
      .map(({ match }) => match);
  }

  /** The matches to come of a competition that the source has named since `at` (milliseconds UTC). */
  namedSince(of: CompetitionKey, at: number): Match[] {
    const named: Match[] = [];
    for (const known of this.#known.values()) {
      const { match } = known;
      if (known.at > at && match.kickOff > at && isOf(match, of)) named.push(match);
    }
    return named;
  }

  /** The matches of several lists, each once and in its newest state. */
  distinct(lists: readonly (readonly Match[])[]): Match[] {
    return [...new Map(lists.flat().map((match) => [keyOf(match), this.current(match)])).values()];
  }

  #note(match: Match, at: number): void {
    const key = keyOf(match);
    const known = this.#known.get(key);
    if (known === undefined) {
      this.#known.set(key, { match, at, doubt: null });
      return;
    }
    // Of two answers of one instant the one that is read last counts.
    if (at < known.at) return;
    if (known.match.state.kind === 'finished' && isReplayed(match, at)) {
      known.doubt = doubtAfter(known.doubt, at);
      if (known.doubt !== null) return;
    }
    known.at = at;
    known.doubt = null;
    if (known.match === match) return;
    const state = completed(known.match.state, match.state);
    const redCards = cardsOf(known.match, match);
    const isAsSent = state === match.state && redCards === match.redCards;
    const next = isAsSent ? match : { ...match, state, redCards };
    if (isDeepStrictEqual(inState(known.match, next), known.match)) return;
    if (utcDate(known.match.kickOff) !== utcDate(next.kickOff))
      this.#moved = [known, ...this.#moved.filter((each) => each !== known)].slice(0, MAX_MOVED);
    known.match = next;
    this.revision += 1;
  }
}

/** Only developers stop the clock. */
const MAX_CLOCKS = 8;

/** Returns the newest states by the name of the feed, which has one for each clock. */
export const newestByFeed = () => perKey(MAX_CLOCKS, (_feed: string) => new NewestMatches());
