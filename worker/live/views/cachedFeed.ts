import { mapped, ok } from '../../base/result.ts';
import type { Feed } from '../../feeds/feed.ts';
import { readCompetitionDay } from '../competitionDays.ts';
import { readLastSeason, readLeaders, readScorers, readSeasonList } from '../competitionSeason.ts';
import { readCompetitionStandings } from '../competitionStandings.ts';
import { readToday, readWholeDay } from '../daySnapshot.ts';
import { readDetailedEvent } from '../eventSnapshot.ts';
import type { ReadContext } from '../readContext.ts';
import { readMeetingsOf } from '../readEvent.ts';

/** The feed as the isolate's caches hold it, so that personal views make no calls of their own. */
export function cachedFeed(context: ReadContext): Feed {
  return {
    ...context.feed,
    today: async () => mapped(await readToday(context), ({ value }) => value),
    async day(_, sport, date, tournament) {
      if (tournament !== undefined) return readCompetitionDay(date, { sport, tournament }, context);
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return mapped(day, ({ matches }) => ({ matches: [...matches], rejected: 0 }));
    },
    event: async (_, sport, id) =>
      mapped(await readDetailedEvent({ sport, id }, context), (reading) =>
        reading.kind === 'unknown' ? reading : { kind: 'found', event: reading.snapshot.event },
      ),
    meetings: (_, match) => readMeetingsOf(match, context),
    season: (_, tournament) => readSeasonList(tournament, context),
    scorers: (_, tournament) => readScorers(tournament, context),
    lastSeason: async (_, tournament) =>
      mapped(await readLastSeason(tournament, context), (matches) => ({ matches, rejected: 0 })),
    ...(context.feed.leaders !== undefined && {
      leaders: async (_, tournament, by) => (await readLeaders(tournament, by, context)) ?? ok([]),
    }),
    standings: (_, tournament) => readCompetitionStandings(tournament, context),
  };
}
