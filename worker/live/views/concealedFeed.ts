import { type Follows, followedId, followKind } from '../../../web/domain/follows.ts';
import type { NamedMatch } from '../../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import type { Log } from '../../base/log.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';
import { NO_ODDS } from '../../feeds/feedOdds.ts';
import type { Inquiry } from '../../upstream/inquiry.ts';
import { concealed, concealedDetail } from './concealed.ts';

type Told = NamedMatch | Match;

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

/** The same but for some matches, which the visitor has asked for (`m123`). */
export function allBut(shown: readonly string[], conceals: Concealing): Concealing {
  if (shown.length === 0) return conceals;
  const ids = new Set(shown.map((each) => each.slice(1)));
  return {
    ...conceals,
    match: (match) => !ids.has(match.id) && conceals.match(match),
    unnamed: (id) => !ids.has(id) && conceals.unnamed(id),
  };
}

/** A feed that tells no result: scores, cards, how a match was decided, tables, and prices once a match has begun. */
export function concealedFeed(feed: Feed, conceals: Concealing): Feed {
  const shown = (match: Match) => (conceals.match(match) ? concealed(match) : match);
  async function isTableTold(inquiry: Inquiry, tournament: string): Promise<boolean> {
    const tables = await feed.standings(inquiry, tournament);
    return tables.ok && !conceals.standings(tournament, tables.value);
  }
  return {
    ...feed,
    async today(inquiry) {
      const list = await feed.today(inquiry);
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
    async meetings(inquiry, match) {
      const meetings = await feed.meetings(inquiry, match);
      return meetings.ok ? { ok: true, value: meetings.value.map(shown) } : meetings;
    },
    async standings(inquiry, tournament) {
      const tables = await feed.standings(inquiry, tournament);
      return tables.ok && conceals.standings(tournament, tables.value) ? { ok: true, value: [] } : tables;
    },
    async season(inquiry, tournament) {
      const season = await feed.season?.(inquiry, tournament);
      if (season === undefined) return { ok: true, value: { matches: [], rejected: 0 } };
      return season.ok ? { ok: true, value: { ...season.value, matches: season.value.matches.map(shown) } } : season;
    },
    // Who has scored since tells what happened: nobody is listed where a table would not be.
    async scorers(inquiry, tournament) {
      const isTold = await isTableTold(inquiry, tournament);
      return (isTold ? await feed.scorers?.(inquiry, tournament) : undefined) ?? { ok: true, value: [] };
    },
    ...(feed.leaders !== undefined && {
      leaders: async (inquiry, tournament, by) => {
        const isTold = await isTableTold(inquiry, tournament);
        return (isTold ? await feed.leaders?.(inquiry, tournament, by) : undefined) ?? { ok: true, value: [] };
      },
    }),
    async odds(inquiry, match) {
      const isTold = phaseOf(match) === 'upcoming' || !conceals.match(match);
      return isTold ? feed.odds(inquiry, match) : { ok: true, value: NO_ODDS };
    },
    async oddsOfDay(inquiry, sport, date) {
      const [answer, today, day] = await Promise.all([
        feed.oddsOfDay(inquiry, sport, date),
        feed.today(inquiry),
        feed.day(inquiry, sport, date),
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

interface ToldList<Line> {
  read(until: number, log: Log): Promise<readonly Line[] | null>;
}

/** A list of the journal (goals, moments) without the lines of concealed matches. */
export function concealedList<Line extends { match: NamedMatch }>(
  list: ToldList<Line>,
  conceals: Concealing,
): ToldList<Line> {
  return {
    async read(until, log) {
      const known = await list.read(until, log);
      return known?.filter(({ match }) => !conceals.match(match)) ?? null;
    },
  };
}
