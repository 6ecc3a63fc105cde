import type { Feed } from '../../feeds/feed.ts';
import { readToday } from '../daySnapshot.ts';
import type { ReadContext } from '../readContext.ts';
import { readDetailedEvent, readMeetingsOf } from '../readEvent.ts';
import { dayContextOf, readWholeDay } from '../readList.ts';
import { readTournamentDay } from '../tournamentDays.ts';
import { readListedSeason, readScorers } from '../tournamentSeason.ts';
import { readTournamentStandings } from '../tournamentStandings.ts';

/** The feed as an isolate's caches have it: whoever sees matches in a way of his own costs the source no call of his own. */
export function cachedFeed(context: ReadContext): Feed & Required<Pick<Feed, 'season' | 'scorers'>> {
  return {
    ...context.feed,
    async today() {
      const known = await readToday(dayContextOf(context));
      return known.ok ? { ok: true, value: known.value.value } : known;
    },
    async day(sport, date, tournament) {
      if (tournament !== undefined) return readTournamentDay(date, { sport, tournament }, context);
      const day = await readWholeDay({ sport, date, zone: 'UTC' }, context);
      return day.ok ? { ok: true, value: { matches: [...day.value.matches], rejected: 0 } } : day;
    },
    async event(sport, id) {
      const reading = await readDetailedEvent({ sport, id }, context);
      if (!reading.ok || reading.value.kind === 'unknown')
        return reading.ok ? { ok: true, value: { kind: 'unknown' } } : reading;
      return { ok: true, value: { kind: 'found', event: reading.value.snapshot.event } };
    },
    meetings: (match) => readMeetingsOf(match, context),
    async season(tournament) {
      const known = await readListedSeason(tournament, context);
      return known.ok ? { ok: true, value: { matches: known.value, rejected: 0 } } : known;
    },
    scorers: (tournament) => readScorers(tournament, context),
    async standings(tournament) {
      const { feed: client, live, background } = context;
      const known = await readTournamentStandings(tournament, { client, standings: live.standings, background });
      return known.ok ? { ok: true, value: known.value.value } : known;
    },
  };
}
