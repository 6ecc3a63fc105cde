import type { Feed } from '../../feeds/feed.ts';
import { readToday } from '../daySnapshot.ts';
import type { ReadContext } from '../readContext.ts';
import { readDetailedEvent, readMeetingsOf } from '../readEvent.ts';
import { dayContextOf, readWholeDay } from '../readList.ts';
import { readTournamentDay } from '../tournamentDays.ts';
import { readLastSeason, readLeaders, readListedSeason, readScorers } from '../tournamentSeason.ts';
import { readTournamentStandings } from '../tournamentStandings.ts';

/**
 * The feed as the isolate's caches hold it, so personal views make no calls of their own. The caches track the age of
 * their entries.
 */
export function cachedFeed(context: ReadContext): Feed & Required<Pick<Feed, 'season' | 'scorers'>> {
  return {
    ...context.feed,
    async today() {
      const known = await readToday(dayContextOf(context));
      return known.ok ? { ok: true, value: known.value.value } : known;
    },
    async day(_, sport, date, tournament) {
      if (tournament !== undefined) return readTournamentDay(date, { sport, tournament }, context);
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return day.ok ? { ok: true, value: { matches: [...day.value.matches], rejected: 0 } } : day;
    },
    async event(_, sport, id) {
      const reading = await readDetailedEvent({ sport, id }, context);
      if (!reading.ok || reading.value.kind === 'unknown')
        return reading.ok ? { ok: true, value: { kind: 'unknown' } } : reading;
      return { ok: true, value: { kind: 'found', event: reading.value.snapshot.event } };
    },
    meetings: (_, match) => readMeetingsOf(match, context),
    async season(_, tournament) {
      const known = await readListedSeason(tournament, context);
      return known.ok ? { ok: true, value: { matches: known.value, rejected: 0 } } : known;
    },
    scorers: (_, tournament) => readScorers(tournament, context),
    async lastSeason(_, tournament) {
      const known = await readLastSeason(tournament, context);
      return known.ok ? { ok: true, value: { matches: known.value, rejected: 0 } } : known;
    },
    ...(context.feed.leaders !== undefined && {
      leaders: async (_, tournament, by) => (await readLeaders(tournament, by, context)) ?? { ok: true, value: [] },
    }),
    standings: (_, tournament) => readTournamentStandings(tournament, context),
  };
}
