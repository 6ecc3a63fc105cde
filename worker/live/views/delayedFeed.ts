import { type CompetitionKey, isOf } from '../../../web/domain/competitionKey.ts';
import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { type Answer, failure, mapped, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { Feed, FeedList } from '../../feeds/feed.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import { callJournal, type EarlierState } from '../../settings/journalBinding.ts';
import { loadListedToday } from '../day/daySnapshot.ts';
import { newestOf } from '../state/loadMatches.ts';
import type { ReadContext } from '../state/readContext.ts';
import { cachedFeed } from './cachedFeed.ts';
import { detailAt } from './delayedDetail.ts';
import { isSettled, unknownState } from './earlierState.ts';

/** How long to wait for the journal, in milliseconds. Without it earlier states are unknown. */
const PATIENCE_MS = 1_500;

const UNKNOWN = failure('not-noted', 'the state of some seconds ago is unknown');

const byId = (matches: readonly Match[]) => new Map(matches.map((match) => [match.id, match]));

/**
 * The feed as it was `delayMs` ago: the current data with each match's earlier state from the journal. Leaves out data
 * of unknown age, such as prices of matches in play and tables that just changed. Without a journal all is unknown.
 * `context`: the live site. `today`: the delayed list of today, from its cache.
 */
export function delayedFeed(context: ReadContext, delayMs: number, today: () => Promise<Answer<FeedList>>): Feed {
  const { journal } = context.live;
  const now = cachedFeed(context);
  const instant = () => Date.now() - delayMs;

  async function statesAtDelay(seenAt: number): Promise<EarlierState[] | null> {
    const asking = { patienceMs: PATIENCE_MS, log: context.background.log, event: 'journal unavailable' };
    return (await callJournal(journal, (site) => site.statesAt(instant(), seenAt), asking)) ?? null;
  }

  // Matches with their state in the delayed list of today. Matches outside it lose anything that may just have
  // happened.
  async function withDelayedStates(matches: readonly Match[]): Promise<Answer<Match[]>> {
    return mapped(await today(), (list) => {
      const listed = byId(list.matches);
      return matches.map((match) => {
        const earlier = listed.get(match.id);
        if (earlier !== undefined) return { ...match, ...stateOf(earlier) };
        return isSettled(match, instant()) ? match : { ...match, ...unknownState(match) };
      });
    });
  }

  async function delayedList(list: Answer<FeedList>): Promise<Answer<FeedList>> {
    if (!list.ok) return list;
    return mapped(await withDelayedStates(list.value.matches), (matches) => ({ ...list.value, matches }));
  }

  /** The matches of today, now and at the delay; null when either list is unknown. */
  async function bothLists(call: UpstreamCall) {
    const [real, earlier] = await Promise.all([now.today(call), today()]);
    return real.ok && earlier.ok ? { real: real.value.matches, earlier: byId(earlier.value.matches) } : null;
  }

  async function isQuiet(call: UpstreamCall, id: string): Promise<boolean> {
    const lists = await bothLists(call);
    if (lists === null) return false;
    const match = lists.real.find((each) => each.id === id);
    const before = lists.earlier.get(id);
    return match === undefined || (!isUnderWay(match) && before !== undefined && phaseOf(before) === phaseOf(match));
  }

  /** Reads data of a competition; unknown if a match of it changed after the delayed instant. */
  async function unlessChanged<Value>(
    call: UpstreamCall,
    of: CompetitionKey,
    read: () => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const lists = await bothLists(call);
    const hasChanged = lists?.real.some((match) => {
      const { id, state } = match;
      return isOf(match, of) && JSON.stringify(lists.earlier.get(id)?.state) !== JSON.stringify(state);
    });
    return hasChanged === false ? read() : UNKNOWN;
  }

  const { leaders } = now;
  return {
    ...now,
    async today(call) {
      const known = await loadListedToday(context);
      if (!known.ok) return known;
      const { value, at, stale } = known;
      const states = await statesAtDelay(at);
      if (states === null) return UNKNOWN;
      // The journal knows what the delayed instant was, so only a silent source makes its state old.
      if (stale) call.addAge({ at, first: at, freshUntil: at, staleReason: UNKNOWN.error });
      const earlier = new Map(states.map((state) => [state.id, state]));
      const newest = newestOf(context);
      const merged = newest.merge(value.matches, at, value.unconfirmed);
      const matches = value.matches.map((listed, index) => {
        // The journal may not know yet what another answer told after the list.
        const isAhead = (newest.find(listed)?.at ?? at) > Math.max(at, instant());
        return { ...(isAhead ? listed : (merged[index] ?? listed)), ...earlier.get(listed.id) };
      });
      return ok({ ...value, matches });
    },
    day: async (...asked) => delayedList(await now.day(...asked)),
    async event(...asked) {
      const answer = await now.event(...asked);
      if (!answer.ok || answer.value.kind === 'unknown') return answer;
      const { event } = answer.value;
      return mapped(await withDelayedStates([event.match]), ([match = event.match]) => {
        return { kind: 'found', event: detailAt(event, match, instant()) };
      });
    },
    async meetings(...asked) {
      const meetings = await now.meetings(...asked);
      return meetings.ok ? withDelayedStates(meetings.value) : meetings;
    },
    season: async (...asked) => delayedList(await now.season(...asked)),
    standings: (call, of) => unlessChanged(call, of, () => now.standings(call, of)),
    scorers: (call, of) => unlessChanged(call, of, () => now.scorers(call, of)),
    ...(leaders !== undefined && {
      leaders: (call, of, by) => unlessChanged(call, of, () => leaders(call, of, by)),
    }),
    async odds(call, match) {
      return (await isQuiet(call, match.id)) ? now.odds(call, match) : ok(NO_ODDS);
    },
    async oddsOfDay(call, sport, date) {
      const answer = await now.oddsOfDay(call, sport, date);
      if (!answer.ok || answer.value === null) return answer;
      const quiet = new Map<string, typeof NO_ODDS>();
      const isToday = Math.abs(Date.parse(date) - Date.parse(zonedTime(Date.now(), 'UTC').date)) <= 86_400_000;
      for (const [id, odds] of answer.value) if (!isToday || (await isQuiet(call, id))) quiet.set(id, odds);
      return ok(quiet);
    },
  };
}

function stateOf({ state, redCards, correctedAt, kickOff }: Match): Omit<EarlierState, 'id'> {
  return { state, redCards, correctedAt, kickOff };
}
