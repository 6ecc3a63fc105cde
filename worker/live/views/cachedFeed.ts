import { type Age, type Answer, type DatedAnswer, failure, mapped, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import { realInstant } from '../../base/visitorClock.ts';
import type { Feed } from '../../feeds/feed.ts';
import { loadLastSeason, loadLeaders, loadScorers, loadSeasonList } from '../competition/competitionSeason.ts';
import { loadCompetitionStandings } from '../competition/competitionStandings.ts';
import { loadCompetitionDay } from '../day/competitionDays.ts';
import { loadToday, loadWholeDay } from '../day/daySnapshot.ts';
import { loadDetailedEvent, snapshotsIn } from '../match/eventSnapshot.ts';
import { loadMeetingsOf } from '../match/loadEvent.ts';
import type { ReadContext, ShownAge } from '../state/readContext.ts';

/** How soon a view asks again for what its cache could not confirm. */
const AGAIN_MS = 5_000;

/** Tells a call the age of what a cache answered. */
function addAge(call: UpstreamCall, { at, stale, paced = false }: Age): void {
  const { error } = failure(paced ? 'paced' : 'unreachable', 'the source does not confirm what the cache has');
  call.addAge({ at, first: at, freshUntil: stale ? Date.now() + AGAIN_MS : at, staleReason: stale ? error : null });
}

/** An answer of a cache, whose age the call learns. */
async function aged<Value>(call: UpstreamCall, reading: Promise<DatedAnswer<Value>>): Promise<Answer<Value>> {
  const answer = await reading;
  if (answer.ok) addAge(call, answer);
  return answer;
}

/** The feed as the isolate's caches hold it, so that personal views make no calls of their own. */
export function cachedFeed(context: ReadContext): Feed {
  const { leaders } = context.feed;
  // The instant of unchanged content is that of its last change, unless it is stale.
  const addShownAge = (call: UpstreamCall, { asOf, stale }: ShownAge) => {
    if (stale) addAge(call, { at: realInstant(context.clock, asOf), stale });
  };
  return {
    ...context.feed,
    today: (call) => aged(call, loadToday(context)),
    async day(call, sport, date, tournament) {
      if (tournament !== undefined) return aged(call, loadCompetitionDay(date, { sport, tournament }, context));
      const day = await loadWholeDay({ sport, date, zone: 'UTC' }, context);
      if (day.ok) addShownAge(call, day.value);
      return mapped(day, ({ matches }) => ({ matches: [...matches], rejected: 0 }));
    },
    async event(call, sport, id) {
      const reading = await loadDetailedEvent({ sport, id }, context);
      const [snapshot] = snapshotsIn([reading]);
      if (snapshot !== undefined) addShownAge(call, snapshot);
      return mapped(reading, (found) =>
        found === null ? { kind: 'unknown' } : { kind: 'found', event: found.snapshot.event },
      );
    },
    meetings: (call, match) => aged(call, loadMeetingsOf(match, context)),
    season: (call, of) => aged(call, loadSeasonList(of, context)),
    scorers: (call, of) => aged(call, loadScorers(of, context)),
    lastSeason: async (call, of) =>
      mapped(await aged(call, loadLastSeason(of, context)), (matches) => ({ matches, rejected: 0 })),
    ...(leaders !== undefined && {
      leaders: async (call, of, by) => {
        const answer = await loadLeaders(of, by, context);
        if (answer?.ok) addAge(call, answer);
        return answer ?? ok([]);
      },
    }),
    standings: (call, of) => aged(call, loadCompetitionStandings(of, context)),
  };
}
