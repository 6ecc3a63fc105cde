import { type Follows, followedId, followKind } from '../../../web/domain/follows.ts';
import type { Goal } from '../../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import type { Live } from '../createLive.ts';
import { concealed, concealedDetail } from './concealed.ts';

type Told = Goal['match'] | Match;

/** Of what a visitor wants no result before he asks. */
export interface Concealing {
  match(match: Told): boolean;
  standings(competition: string, tables: Standings): boolean;
  /** Whether a match that is known by its id alone may be among them. */
  unnamed(id: string): boolean;
}

/** Everything. */
export const EVERYTHING: Concealing = { match: () => true, standings: () => true, unnamed: () => true };

/** What is followed, by its own id or that of a team or the competition, and tables in which a followed team stands. */
export function whatIsFollowed(follows: Follows): Concealing {
  const ids = (kind: ReturnType<typeof followKind>) =>
    new Set(follows.filter((each) => followKind(each) === kind).map(followedId));
  const [teams, competitions, matches] = [ids('team'), ids('competition'), ids('match')];
  return {
    match: ({ id, competition, home, away }) =>
      matches.has(id) ||
      competitions.has(competition.id) ||
      [home, away].some((team) => team !== null && teams.has(team.id)),
    standings: (competition, tables) =>
      competitions.has(competition) || tables.some(({ rows }) => rows.some(({ team }) => teams.has(team.id))),
    unnamed: () => follows.length > 0,
  };
}

/** A feed that tells no result: scores, cards, how a match was decided, tables, and prices once a match has begun. */
export function concealedFeed(feed: Feed, conceals: Concealing): Feed {
  const shown = (match: Match) => (conceals.match(match) ? concealed(match) : match);
  return {
    ...feed,
    async today() {
      const list = await feed.today();
      return list.ok ? { ok: true, value: { ...list.value, matches: list.value.matches.map(shown) } } : list;
    },
    async day(...asked) {
      const list = await feed.day(...asked);
      return list.ok ? { ok: true, value: { ...list.value, matches: list.value.matches.map(shown) } } : list;
    },
    async event(...asked) {
      const answer = await feed.event(...asked);
      if (!answer.ok || answer.value.kind === 'unknown') return answer;
      const { event } = answer.value;
      return {
        ok: true,
        value: { kind: 'found', event: conceals.match(event.match) ? concealedDetail(event) : event },
      };
    },
    async meetings(match) {
      const meetings = await feed.meetings(match);
      return meetings.ok ? { ok: true, value: meetings.value.map(shown) } : meetings;
    },
    async standings(tournament) {
      const tables = await feed.standings(tournament);
      return tables.ok && conceals.standings(tournament, tables.value) ? { ok: true, value: [] } : tables;
    },
    async season(tournament) {
      const season = await feed.season?.(tournament);
      if (season === undefined) return { ok: true, value: { matches: [], rejected: 0 } };
      return season.ok ? { ok: true, value: { ...season.value, matches: season.value.matches.map(shown) } } : season;
    },
    // Who has scored since tells what happened: nobody is listed where a table would not be.
    async scorers(tournament) {
      const [tables, scorers] = await Promise.all([feed.standings(tournament), feed.scorers?.(tournament)]);
      const isTold = tables.ok && !conceals.standings(tournament, tables.value);
      return isTold && scorers !== undefined ? scorers : { ok: true, value: [] };
    },
    async odds(match) {
      const isTold = phaseOf(match) === 'upcoming' || !conceals.match(match);
      return isTold ? feed.odds(match) : { ok: true, value: NO_ODDS };
    },
    async oddsOfDay(sport, date) {
      const [answer, today, day] = await Promise.all([
        feed.oddsOfDay(sport, date),
        feed.today(),
        feed.day(sport, date),
      ]);
      if (!answer.ok || answer.value === null) return answer;
      const matches = new Map(
        [today, day].flatMap((list) => (list.ok ? list.value.matches : [])).map((each) => [each.id, each]),
      );
      const told = new Map<string, FeedOdds>();
      for (const [id, odds] of answer.value) {
        const match = matches.get(id);
        const isTold =
          match === undefined ? !conceals.unnamed(id) : phaseOf(match) === 'upcoming' || !conceals.match(match);
        if (isTold) told.set(id, odds);
      }
      return { ok: true, value: told };
    },
  };
}

/** The list of goals without those of concealed matches. */
export function concealedGoals(goals: Live['goals'], conceals: Concealing): Live['goals'] {
  return {
    async read(until) {
      const known = await goals.read(until);
      return known?.filter(({ match }) => !conceals.match(match)) ?? null;
    },
  };
}
