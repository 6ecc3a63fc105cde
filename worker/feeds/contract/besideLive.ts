import { isUnderWay, phaseOf } from '../../../web/domain/match.ts';
import { isEnding } from '../../../web/domain/nearDays.ts';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Doubt, doubtAfter } from '../../base/doubt.ts';
import { perKey } from '../../base/memo.ts';
import type { Answer, Failure } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import type { FeedList } from '../feed.ts';
import { isSettled, NOTHING } from '../normalize/lists.ts';

/** A list without a match to come or in play is asked for again after an hour, a failing one after a minute. */
const EMPTY_MS = 3_600_000;
const FAILED_MS = 60_000;

/** The lists of today and of the day before. */
const MAX_LISTS = 2 * SPORTS.length;

/** Failures of a backend that lacks a sport: it answers 404, or 400 to its number. */
const LACKING: readonly Failure['kind'][] = ['missing', 'invalid'];

interface Known {
  list: FeedList;
  /** When the source last confirmed the list; 0 before its first answer. */
  at: number;
  askAt: number;
  doubt: Doubt | null;
}

type LoadDay = (call: UpstreamCall, sport: Sport, date: string) => Promise<Answer<FeedList>>;

/** Whether a list of yesterday can’t change any more. */
const isOver = ({ matches }: FeedList) => matches.every((match) => ['finished', 'off'].includes(phaseOf(match)));

/**
 * Loads today’s lists of the sports missing from the live list, because some feeds give football alone. In the first hours of
 * a UTC day also the matches of yesterday that are in play.
 */
export function besideLive(load: LoadDay, now: () => number) {
  const knownOf = perKey(MAX_LISTS, (_: string): Known => ({ list: NOTHING, at: 0, askAt: 0, doubt: null }));

  async function listOf(call: UpstreamCall, sport: Sport, date: string): Promise<FeedList> {
    const known = knownOf(`${sport} ${date}`);
    if (now() < known.askAt) return known.list;
    // The age of one sport is not that of the others, so the list says it itself.
    const { result, age } = await loadWithAge((own) => load(own, sport, date), call);
    const isEmpty = result.ok && result.value.matches.length === 0;
    const doubt = isEmpty && known.list.matches.length > 0 ? doubtAfter(known.doubt, now()) : null;
    const isNew = result.ok && doubt === null;
    const at = isNew ? (age?.at ?? now()) : known.at;
    const { matches, rejected } = isNew ? result.value : known.list;
    const isConfirmed = isNew && (age?.staleReason ?? null) === null;
    const isLacking = !result.ok && LACKING.includes(result.error.kind);
    const isAged = at === 0 ? !isLacking : !isConfirmed && !matches.every((each) => isSettled(each, now()));
    const list = { matches, rejected, ...(isAged && { unconfirmed: { [sport]: at } }) };
    const mayChange = doubt !== null || (date === utcDate(now()) ? !isEmpty : !isOver(list));
    const waitMs = result.ok ? EMPTY_MS : FAILED_MS;
    Object.assign(known, { list, at, askAt: result.ok && mayChange ? 0 : now() + waitMs, doubt } satisfies Known);
    return list;
  }

  async function lateOf(call: UpstreamCall, sport: Sport, date: string): Promise<FeedList> {
    const list = await listOf(call, sport, date);
    const matches = list.matches.filter(isUnderWay);
    return matches.length === 0 ? { ...NOTHING, rejected: list.rejected } : { ...list, matches };
  }

  return (call: UpstreamCall, { matches }: FeedList): Promise<FeedList[]> => {
    const absent = SPORTS.filter((sport) => sport !== 'football' && !matches.some((match) => match.sport === sport));
    const today = utcDate(now());
    const before = addDays(today, -1);
    return Promise.all([
      ...absent.map((sport) => listOf(call, sport, today)),
      ...(isEnding(before, now()) ? absent.map((sport) => lateOf(call, sport, before)) : []),
    ]);
  };
}
