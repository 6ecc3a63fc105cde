import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import type { Result } from '../../base/result.ts';
import { withTimeout } from '../../base/withTimeout.ts';
import type { Feed, FeedList } from '../../feeds/feed.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import { type EarlierState, type JournalBinding, siteJournal } from '../../settings/journalBinding.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { Inquiry } from '../../upstream/inquiry.ts';
import { readToday } from '../daySnapshot.ts';
import type { ReadContext } from '../readContext.ts';
import { dayContextOf } from '../readList.ts';
import { cachedFeed } from './cachedFeed.ts';
import { detailAt } from './delayedDetail.ts';
import { isSettled, unknownState } from './earlierState.ts';

/** How long to wait for the journal, in milliseconds. Without it earlier states are unknown. */
const PATIENCE_MS = 1_500;

const UNKNOWN = failure('unreachable', 'the state of some seconds ago is unknown');

/** The dependencies of a delayed feed. */
export interface DelayedParts {
  /** The live site. */
  context: ReadContext;
  journal: NonNullable<JournalBinding>;
  delayMs: number;
  /** The delayed list of today, from its cache. */
  today(): Promise<Result<FeedList, Failure>>;
}

const byId = (matches: readonly Match[]) => new Map(matches.map((match) => [match.id, match]));

/**
 * The feed as it was `delayMs` ago: the current data with each match's earlier state from the journal. Leaves out data
 * of unknown age, such as prices of matches in play and tables that just changed.
 */
export function delayedFeed({ context, journal, delayMs, today }: DelayedParts): Feed {
  const now = cachedFeed(context);
  const instant = () => Date.now() - delayMs;

  async function statesAtDelay(seenAt: number): Promise<EarlierState[] | null> {
    const states = siteJournal(journal).statesAt(instant(), seenAt);
    return (await withTimeout(states, PATIENCE_MS).catch(() => null)) ?? null;
  }

  // Matches with their state in the delayed list of today. Matches that it lacks lose anything that may just have
  // happened.
  async function withDelayedStates(matches: readonly Match[]): Promise<Result<Match[], Failure>> {
    const list = await today();
    if (!list.ok) return list;
    const listed = byId(list.value.matches);
    return {
      ok: true,
      value: matches.map((match) => {
        const stood = listed.get(match.id);
        if (stood !== undefined) return { ...match, ...stateOf(stood) };
        return isSettled(match, instant()) ? match : { ...match, ...unknownState(match) };
      }),
    };
  }

  async function isQuiet(inquiry: Inquiry, { id }: Pick<Match, 'id'>): Promise<boolean> {
    const [real, stood] = await Promise.all([now.today(inquiry), today()]);
    if (!real.ok || !stood.ok) return false;
    const match = byId(real.value.matches).get(id);
    const before = byId(stood.value.matches).get(id);
    return match === undefined || (!isUnderWay(match) && before !== undefined && phaseOf(before) === phaseOf(match));
  }

  // Whether a match of a competition changed after the delayed instant.
  async function hasChanged(inquiry: Inquiry, tournament: string): Promise<boolean> {
    const [real, stood] = await Promise.all([now.today(inquiry), today()]);
    if (!real.ok || !stood.ok) return true;
    const before = byId(stood.value.matches);
    return real.value.matches.some(({ id, competition, state }) => {
      const known = before.get(id);
      return competition.id === tournament && JSON.stringify(known?.state) !== JSON.stringify(state);
    });
  }

  return {
    ...now,
    async today(inquiry) {
      const known = await readToday(dayContextOf(context));
      if (!known.ok) return known;
      const { value, at, failing } = known.value;
      const earlier = await statesAtDelay(at);
      if (earlier === null) return UNKNOWN;
      inquiry.note({ at, first: at, until: at, held: failing ? UNKNOWN.error : null });
      const stood = new Map(earlier.map((state) => [state.id, state]));
      const matches = value.matches.map((match) =>
        stood.has(match.id) ? { ...match, ...stood.get(match.id) } : match,
      );
      return { ok: true, value: { ...value, matches } };
    },
    async day(inquiry, sport, date, tournament) {
      const list = await now.day(inquiry, sport, date, tournament);
      if (!list.ok) return list;
      const matches = await withDelayedStates(list.value.matches);
      return matches.ok ? { ok: true, value: { ...list.value, matches: matches.value } } : matches;
    },
    async event(inquiry, sport, id) {
      const answer = await now.event(inquiry, sport, id);
      if (!answer.ok || answer.value.kind === 'unknown') return answer;
      const { event } = answer.value;
      const stood = await withDelayedStates([event.match]);
      if (!stood.ok) return stood;
      const [match = event.match] = stood.value;
      return { ok: true, value: { kind: 'found', event: detailAt(event, match, instant()) } };
    },
    async meetings(inquiry, match) {
      const meetings = await now.meetings(inquiry, match);
      return meetings.ok ? withDelayedStates(meetings.value) : meetings;
    },
    async season(inquiry, tournament) {
      const season = await now.season(inquiry, tournament);
      const matches = season.ok ? await withDelayedStates(season.value.matches) : season;
      return matches.ok ? { ok: true, value: { matches: matches.value, rejected: 0 } } : matches;
    },
    standings: async (inquiry, tournament) =>
      (await hasChanged(inquiry, tournament)) ? UNKNOWN : now.standings(inquiry, tournament),
    scorers: async (inquiry, tournament) =>
      (await hasChanged(inquiry, tournament)) ? UNKNOWN : now.scorers(inquiry, tournament),
    ...(now.leaders !== undefined && {
      leaders: async (inquiry, tournament, by) =>
        (await hasChanged(inquiry, tournament)) ? UNKNOWN : ((await now.leaders?.(inquiry, tournament, by)) ?? UNKNOWN),
    }),
    async odds(inquiry, match) {
      return (await isQuiet(inquiry, match)) ? now.odds(inquiry, match) : { ok: true, value: NO_ODDS };
    },
    async oddsOfDay(inquiry, sport, date) {
      const answer = await now.oddsOfDay(inquiry, sport, date);
      if (!answer.ok || answer.value === null) return answer;
      const quiet = new Map<string, typeof NO_ODDS>();
      const isToday = Math.abs(Date.parse(date) - Date.parse(zonedTime(Date.now(), 'UTC').date)) <= 86_400_000;
      for (const [id, odds] of answer.value) if (!isToday || (await isQuiet(inquiry, { id }))) quiet.set(id, odds);
      return { ok: true, value: quiet };
    },
  };
}

function stateOf({ state, redCards, correctedAt, kickOff }: Match): Omit<EarlierState, 'id'> {
  return { state, redCards, correctedAt, kickOff };
}
