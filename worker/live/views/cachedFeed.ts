import { type Answer, type DatedAnswer, mapped, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { Feed } from '../../feeds/feed.ts';
import { readCompetitionDay } from '../day/competitionDays.ts';
import { readLastSeason, readLeaders, readScorers, readSeasonList } from '../competition/competitionSeason.ts';
import { readCompetitionStandings } from '../competition/competitionStandings.ts';
import { readToday, readWholeDay } from '../day/daySnapshot.ts';
import { readDetailedEvent } from '../match/eventSnapshot.ts';
import type { ReadContext } from '../readContext.ts';
import { readMeetingsOf } from '../match/readEvent.ts';

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
    today: (call) => aged(call, readToday(context)),
    async day(call, sport, date, tournament) {
      if (tournament !== undefined) return aged(call, readCompetitionDay(date, { sport, tournament }, context));
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return mapped(day, ({ matches }) => ({ matches: [...matches], rejected: 0 }));
    },
    event: async (_, sport, id) =>
      mapped(await readDetailedEvent({ sport, id }, context), (reading) =>
        reading.kind === 'unknown' ? reading : { kind: 'found', event: reading.snapshot.event },
      ),
    meetings: (_, match) => readMeetingsOf(match, context),
    season: (call, of) => aged(call, readSeasonList(of, context)),
    scorers: (call, of) => aged(call, readScorers(of, context)),
    lastSeason: async (_, of) => mapped(await readLastSeason(of, context), (matches) => ({ matches, rejected: 0 })),
    ...(context.feed.leaders !== undefined && {
      leaders: async (_, of, by) => (await readLeaders(of, by, context)) ?? ok([]),
    }),
    standings: (call, of) => aged(call, readCompetitionStandings(of, context)),
  };
}
