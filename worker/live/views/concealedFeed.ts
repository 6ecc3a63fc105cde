import type { NamedMatch } from '../../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { type Answer, mapped, ok } from '../../base/result.ts';
import type { Feed, FeedList } from '../../feeds/feed.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import type { Concealing } from '../concealing.ts';
import type { JournalLines } from '../journalList.ts';
import { concealed, concealedDetail } from './concealed.ts';

/** A meeting from before this is no spoiler. */
const PAST_MS = 24 * 60 * 60_000;

/** A feed without the results of concealed matches: no scores, cards, tables, or prices after kick-off. */
export function concealedFeed(feed: Feed, conceals: Concealing, now: number): Feed {
  const shown = (match: Match) => (conceals.match(match) ? concealed(match) : match);
  const isShown = (meeting: Match) => meeting.kickOff < now - PAST_MS || !conceals.match(meeting);
  const shownList = (list: Answer<FeedList>) =>
    mapped(list, (known) => ({ ...known, matches: known.matches.map(shown) }));
  return {
    ...feed,
    today: async (call) => shownList(await feed.today(call)),
    day: async (...asked) => shownList(await feed.day(...asked)),
    event: async (...asked) =>
      mapped(await feed.event(...asked), (answer) => {
        if (answer.kind === 'unknown' || !conceals.match(answer.event.match)) return answer;
        return { kind: 'found', event: concealedDetail(answer.event) };
      }),
    meetings: async (...asked) => mapped(await feed.meetings(...asked), (meetings) => meetings.filter(isShown)),
    // Visitors who may see these read them from the whole feed (`unhidden`).
    standings: async () => ok([]),
    scorers: async () => ok([]),
    leaders: async () => ok([]),
    season: async (...asked) => shownList(await feed.season(...asked)),
    async odds(call, match) {
      const isShown = phaseOf(match) === 'upcoming' || !conceals.match(match);
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
          match === undefined ? !conceals.unnamed(id) : phaseOf(match) === 'upcoming' || !conceals.match(match);
        if (isShown) shownOdds.set(id, odds);
      }
      return ok(shownOdds);
    },
  };
}

/** A journal list (goals or moments) without the lines of concealed matches. */
export function concealedList<Line extends { match: NamedMatch }>(
  list: JournalLines<Line>,
  conceals: Concealing,
): JournalLines<Line> {
  return {
    async read(until, background) {
      const known = await list.read(until, background);
      return known?.filter(({ match }) => !conceals.match(match)) ?? null;
    },
  };
}
