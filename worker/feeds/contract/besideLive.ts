import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import type { Answer } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import { type Doubt, doubtAfter } from '../../cache/slot.ts';
import type { FeedList } from '../feed.ts';
import { NOTHING } from '../normalize/lists.ts';

/** An empty list is asked for again after an hour, a failing one after a minute. */
const EMPTY_MS = 3_600_000;
const FAILED_MS = 60_000;

type LoadDay = (call: UpstreamCall, sport: Sport, date: string) => Promise<Answer<FeedList>>;

/** Loads today’s lists of the sports missing from the live list, because some feeds give football alone. */
export function besideLive(load: LoadDay, now: () => number) {
  const lists = new Map<Sport, { date: string; list: FeedList; askAt: number; doubt: Doubt | null }>();

  async function listOf(call: UpstreamCall, sport: Sport): Promise<FeedList> {
    const date = utcDate(now());
    const last = lists.get(sport);
    const known = last?.date === date ? last : { list: NOTHING, askAt: 0, doubt: null };
    if (now() < known.askAt) return known.list;
    // The live list is newer than these, so their age is not its own.
    const { result } = await loadWithAge((own) => load(own, sport, date), call);
    const isEmpty = result.ok && result.value.matches.length === 0;
    const doubt = isEmpty && known.list.matches.length > 0 ? doubtAfter(known.doubt, now()) : null;
    const list = result.ok && doubt === null ? result.value : known.list;
    const waitMs = result.ok ? EMPTY_MS : FAILED_MS;
    lists.set(sport, { date, list, askAt: result.ok && (!isEmpty || doubt !== null) ? 0 : now() + waitMs, doubt });
    return list;
  }

  return (call: UpstreamCall, { matches }: FeedList): Promise<FeedList[]> => {
    const absent = SPORTS.filter((sport) => sport !== 'football' && !matches.some((match) => match.sport === sport));
    return Promise.all(absent.map((sport) => listOf(call, sport)));
  };
}
