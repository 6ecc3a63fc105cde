import { type Follows, followedId, followedMatches, followKind } from '../../../web/domain/follows.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import type { Competition, Match } from '../../../web/domain/match.ts';
import { byKickOff } from '../../../web/domain/matchOrder.ts';
import { HIDDEN, type Hidden } from '../../../web/domain/spoilers.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Standings, StandingsTable } from '../../../web/domain/standings.ts';
import { tableAround, teamMatches } from '../../../web/domain/team.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { type Answer, mapped, ok } from '../../base/result.ts';
import { loadTables } from '../competition/competitionStandings.ts';
import { tablesIn } from '../competition/competitionText.ts';
import { loadCompetition } from '../competition/loadCatalogue.ts';
import { loadCompetitionDays } from '../day/competitionDays.ts';
import { loadWholeDay } from '../day/daySnapshot.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadTeam } from '../team/loadTeam.ts';
import { loadTeamMatches } from '../team/teamMatches.ts';

/**
 * The most followed teams and competitions whose matches a page requests, the latest followed first. A competition's
 * week costs 14 calls, which all visitors share.
 */
const MAX_ASKED = { team: 6, competition: 4 } as const;

/** The most matches and tables on the page. */
const MAX_MATCHES = 12;
const MAX_TABLES = 4;

/** The rows of a table around a followed team, or the table of a followed competition. */
interface FollowedTable {
  competition: Competition;
  sport: Sport;
  table: StandingsTable | Hidden;
  /** The followed teams in the table. */
  marked: string[];
}

interface Found {
  next: Match[];
  last: Match[];
  tables: FollowedTable[];
  /** Whether nothing failed. */
  isWhole: boolean;
}

const nothing = (isWhole: boolean): Found => ({ next: [], last: [], tables: [], isWhole });

/** The matches of today in a zone, of all sports, in list order. Fails when no day can be had. */
export async function loadDayOfAll(
  { now, zone }: { now: number; zone: string },
  context: ReadContext,
): Promise<Answer<Match[]>> {
  const { date } = zonedTime(now, zone);
  const { sports } = context.feed.coverage;
  const days = await Promise.all(sports.map((sport) => loadWholeDay({ sport, date, zone }, context)));
  const [first] = days;
  if (first?.ok === false && days.every(({ ok }) => !ok)) return first;
  return ok(days.flatMap((day) => (day.ok ? day.value.matches : [])));
}

/** The followed matches of today in the visitor's zone, of all sports, with those of followed players' teams. */
export async function loadFollowedToday(
  follows: Follows,
  visitor: { now: number; zone: string },
  context: ReadContext,
): Promise<Answer<Match[]>> {
  if (follows.length === 0) return ok([]);
  const today = await loadDayOfAll(visitor, context);
  return mapped(today, (matches) => followedMatches(matches, follows).sort(byKickOff));
}

function tablesFor(
  tables: Standings | Hidden,
  locale: Locale,
  part: (table: StandingsTable) => StandingsTable | null,
): FollowedTable['table'][] {
  return tables === HIDDEN ? [HIDDEN] : tablesIn(tables, locale).flatMap((each) => part(each) ?? []);
}

async function ofTeam(id: string, locale: Locale, context: ReadContext): Promise<Found> {
  const known = await loadTeam(id, context);
  if (!known.ok || known.value === null) return nothing(known.ok);
  const { sport, competitions } = known.value;
  const played = await loadTeamMatches(known.value, context);
  const { current, fixtures, results } = teamMatches(played.ok ? played.value.matches : [], context.clock.now);
  const [competition] = competitions;
  const answer = competition === undefined ? null : await loadTables({ competition, sport }, context);
  const [table] = answer?.ok ? tablesFor(answer.value, locale, (each) => tableAround(each, id)) : [];
  const tables = competition === undefined || table === undefined ? [] : [{ competition, sport, table, marked: [id] }];
  const isWhole = played.ok && played.value.isWhole && answer?.ok !== false;
  return { next: [...current, ...fixtures].slice(0, 2), last: results.slice(0, 1), tables, isWhole };
}

async function ofCompetition(id: string, locale: Locale, zone: string, context: ReadContext): Promise<Found> {
  const known = await loadCompetition(id, 'football', context);
  if (!known.ok || known.value === null) return nothing(known.ok);
  const { competition, sport } = known.value;
  const query = { sport, tournament: id, zone };
  const [fixtures, results, answer] = await Promise.all([
    loadCompetitionDays({ ...query, of: 'fixtures' }, context),
    loadCompetitionDays({ ...query, of: 'results' }, context),
    loadTables({ competition, sport }, context),
  ]);
  const [table] = answer.ok ? tablesFor(answer.value, locale, (each) => each) : [];
  const first = (days: typeof fixtures) => (days.ok ? days.value.flatMap(({ matches }) => matches).slice(0, 2) : []);
  return {
    next: first(fixtures),
    last: first(results),
    tables: table === undefined ? [] : [{ competition, sport, table, marked: [] }],
    isWhole: fixtures.ok && results.ok && answer.ok,
  };
}

const eachOnce = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

/** The next and last matches of followed teams and competitions, without those of `today`, and their tables. */
export async function loadFollowed(
  follows: Follows,
  { locale, zone, today }: { locale: Locale; zone: string; today: readonly Match[] },
  context: ReadContext,
): Promise<Found> {
  const latest = (kind: 'team' | 'competition') =>
    follows
      .filter((follow) => followKind(follow) === kind)
      .slice(-MAX_ASKED[kind])
      .map(followedId);
  const parts = await Promise.all([
    ...latest('team').map((id) => ofTeam(id, locale, context)),
    ...latest('competition').map((id) => ofCompetition(id, locale, zone, context)),
  ]);
  const shown = new Set(today.map(({ id }) => id));
  const matches = (of: 'next' | 'last') =>
    eachOnce(
      parts.flatMap((part) => part[of]).filter(({ id }) => !shown.has(id)),
      ({ id }) => id,
    ).sort(byKickOff);
  return {
    next: matches('next').slice(0, MAX_MATCHES),
    last: matches('last').reverse().slice(0, MAX_MATCHES),
    tables: eachOnce(
      parts.flatMap(({ tables }) => tables),
      ({ competition }) => competition.id,
    ).slice(0, MAX_TABLES),
    isWhole: parts.every((part) => part.isWhole),
  };
}
