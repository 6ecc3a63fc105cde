import { type Answer, type DatedAnswer, mapped, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { Feed } from '../../feeds/feed.ts';
import { loadLastSeason, loadLeaders, loadScorers, loadSeasonList } from '../competition/competitionSeason.ts';
import { loadCompetitionStandings } from '../competition/competitionStandings.ts';
import { loadCompetitionDay } from '../day/competitionDays.ts';
import { loadToday, loadWholeDay } from '../day/daySnapshot.ts';
import { loadDetailedEvent } from '../match/eventSnapshot.ts';
import { loadMeetingsOf } from '../match/loadEvent.ts';
import type { ReadContext } from '../state/readContext.ts';

/** An answer of a cache, whose age the call learns. */
async function aged<Value>(call: UpstreamCall, reading: Promise<DatedAnswer<Value>>): Promise<Answer<Value>> {
  const answer = await reading;
  if (answer.ok) call.addAge({ at: answer.at, first: answer.at, freshUntil: answer.at, staleReason: null });
  return answer;
}

/** The feed as the isolate's caches hold it, so that personal views make no calls of their own. */
export function cachedFeed(context: ReadContext): Feed {
  return {
    ...context.feed,
    today: (call) => aged(call, loadToday(context)),
    async day(call, sport, date, tournament) {
      if (tournament !== undefined) return aged(call, loadCompetitionDay(date, { sport, tournament }, context));
      const day = await loadWholeDay({ sport, date, zone: 'UTC' }, context);
      return mapped(day, ({ matches }) => ({ matches: [...matches], rejected: 0 }));
    },
    event: async (_, sport, id) =>
      mapped(await loadDetailedEvent({ sport, id }, context), (reading) =>
        reading.kind === 'unknown' ? reading : { kind: 'found', event: reading.snapshot.event },
      ),
    meetings: (_, match) => loadMeetingsOf(match, context),
    season: (call, of) => aged(call, loadSeasonList(of, context)),
    scorers: (call, of) => aged(call, loadScorers(of, context)),
    lastSeason: async (_, of) => mapped(await loadLastSeason(of, context), (matches) => ({ matches, rejected: 0 })),
    ...(context.feed.leaders !== undefined && {
      leaders: async (_, of, by) => (await loadLeaders(of, by, context)) ?? ok([]),
    }),
    standings: (call, of) => aged(call, loadCompetitionStandings(of, context)),
  };
}
