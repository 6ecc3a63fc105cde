import type { NamedMatch } from '../../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { type Answer, mapped, ok } from '../../base/result.ts';
import type { Feed, FeedList } from '../../feeds/feed.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import type { JournalLines } from '../state/journalList.ts';
import type { SpoilerFilter } from '../state/spoilerFilter.ts';
import { concealed, concealedDetail } from './concealed.ts';

/** A meeting before this does not spoil. */
const PAST_MS = 24 * 60 * 60_000;

/** A feed without the results of concealed matches: no scores, cards, tables, or prices after kick-off. */
export function concealedFeed(feed: Feed, filter: SpoilerFilter, now: number): Feed {
  const shown = (match: Match) => (filter.match(match) ? concealed(match) : match);
  const isShown = (meeting: Match) => meeting.kickOff < now - PAST_MS || !filter.match(meeting);
  const shownList = (list: Answer<FeedList>) =>
    mapped(list, (known) => ({ ...known, matches: known.matches.map(shown) }));
  return {
    ...feed,
    today: async (call) => shownList(await feed.today(call)),
    day: async (...asked) => shownList(await feed.day(...asked)),
    event: async (...asked) =>
      mapped(await feed.event(...asked), (answer) => {
        if (answer.kind === 'unknown' || !filter.match(answer.event.match)) return answer;
        return { kind: 'found', event: concealedDetail(answer.event) };
      }),
    meetings: async (...asked) => mapped(await feed.meetings(...asked), (meetings) => meetings.filter(isShown)),
    // Visitors who may see these read them from the whole feed (`unhidden`).
    standings: async () => ok([]),
    scorers: async () => ok([]),
    leaders: async () => ok([]),
    season: async (...asked) => shownList(await feed.season(...asked)),
    async odds(call, match) {
      const isShown = phaseOf(match) === 'upcoming' || !filter.match(match);
      return isShown ? feed.odds(call, match) : ok(NO_ODDS);
    },
    async oddsOfDay(call, sport, date) {
      const [answer, today, day] = await Promise.all([
        feed.oddsOfDay(call, sport, date),
        feed.today(call),
        feed.day(call, sport, date),
      ]);
      if (!answer.ok || answer.value === null) return answer;
      const matches = new Map(
        [today, day].flatMap((list) => (list.ok ? list.value.matches : [])).map((each) => [each.id, each]),
      );
      const shownOdds = new Map<string, FeedOdds>();
      for (const [id, odds] of answer.value) {
        const match = matches.get(id);
        const isShown =
          match === undefined ? !filter.unnamed(id) : phaseOf(match) === 'upcoming' || !filter.match(match);
        if (isShown) shownOdds.set(id, odds);
      }
      return ok(shownOdds);
    },
  };
}

/** A journal list (goals or moments) without the lines of concealed matches. */
export function concealedList<Line extends { match: NamedMatch }>(
  list: JournalLines<Line>,
  filter: SpoilerFilter,
): JournalLines<Line> {
  return {
    async read(clock, background) {
      const known = await list.read(clock, background);
      return known?.filter(({ match }) => !filter.match(match)) ?? null;
    },
  };
}
