import { type Follow, followOf } from '../../../web/domain/follow.ts';
import { type Follows, followedId, followKind, followsOfMatch, printFollows } from '../../../web/domain/follows.ts';
import type { Named } from '../../../web/domain/locale.ts';
import type { Match } from '../../../web/domain/match.ts';
import { byInstant } from '../../../web/domain/matchOrder.ts';
import { COMPARED_DAYS } from '../../../web/domain/nearDays.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { digestOf } from '../../base/digests.ts';
import { type Answer, type DatedAnswer, type Failure, failure, mapped, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FeedList } from '../../feeds/feed.ts';
import { callJournal, type FixtureScope, type SeenFixture } from '../../settings/journalBinding.ts';
import { loadSeasonList } from '../competition/competitionSeason.ts';
import { loadCompetition } from '../competition/loadCatalogue.ts';
import { loadCompetitionDay } from '../day/competitionDays.ts';
import { loadCompetitionsOfDay } from '../day/teamsOfDay.ts';
import { loadEvent } from '../match/loadEvent.ts';
import { type CalendarEvent, eventsOf, fixtureOf, MAX_EVENTS, parseCalendar, seenFixture } from '../state/fixture.ts';
import { newestOf } from '../state/loadMatches.ts';
import { firstTemporaryFailure, loadFeed, type ReadContext } from '../state/readContext.ts';
import { loadTeam } from '../team/loadTeam.ts';

/** How many follows a calendar reads from the source at once: each costs up to 48 calls. The journal knows the others. */
const MAX_READ = 20;
/** How many of them it reads again, in turn, while others are new. */
const READ_AGAIN = 5;

/** The days before and after today (UTC) whose lists a calendar reads. A season's list may be half a day older. */
const DAYS = 7;

/** A match from the newest list, and when the source confirmed that list (milliseconds UTC). */
interface SeenMatch {
  match: Match;
  at: number;
}

/** The source's matches of a scope. */
interface Seen {
  /** The team or competition; null when the source does not know it. */
  named: Named | null;
  /** All matches of the lists that were read; empty when one is missing, so that no match looks deleted. */
  listed: SeenMatch[];
  /** The matches of the scope. */
  own: SeenMatch[];
  /** The first list that is missing, or null. */
  failed: Failure | null;
}

const NOTHING: Seen = { named: null, listed: [], own: [], failed: null };

/** The matches of lists in their newest state, with the age of the oldest list. */
function seenIn(lists: readonly DatedAnswer<FeedList>[], context: ReadContext): SeenMatch[] {
  const at = Math.min(...lists.flatMap((list) => (list.ok ? [list.at] : [])));
  const matches = newestOf(context).distinct(lists.flatMap((list) => (list.ok ? [list.value.matches] : [])));
  return matches.map((match) => ({ match, at }));
}

async function ofMatch(id: string, context: ReadContext): Promise<Seen> {
  const answer = await loadEvent({ sport: 'football', id }, context);
  if (!answer.ok || answer.value === null) return { ...NOTHING, failed: answer.ok ? null : answer.error };
  const { event, asOf } = answer.value.snapshot;
  return { ...NOTHING, own: [{ match: event.match, at: asOf }] };
}

/** Reads the matches of a team, a competition or a match from the source: its seasons, and the days around today. */
async function loadSeen({ kind, id }: FixtureScope, context: ReadContext): Promise<Seen> {
  if (kind === 'match') return ofMatch(id, context);
  const known = await (kind === 'team' ? loadTeam(id, context) : loadCompetition(id, 'football', context));
  if (!known.ok || known.value === null) return { ...NOTHING, failed: known.ok ? null : known.error };
  const { sport } = known.value;
  const [named, competitions] =
    'team' in known.value
      ? [known.value.team, known.value.competitions]
      : [known.value.competition, [known.value.competition]];
  const today = utcDate(context.clock.now);
  const dates = Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(today, index - DAYS));
  const played = await Promise.all(
    dates.map(async (date) =>
      kind === 'team' ? loadCompetitionsOfDay(id, { sport, date }, context) : (ok([id]) satisfies Answer<string[]>),
    ),
  );
  const days = dates.flatMap((date, index) => {
    const day = played[index];
    return (day?.ok ? day.value : []).map((tournament) => ({ date, tournament }));
  });
  const tournaments = new Set([...competitions.map((each) => each.id), ...days.map(({ tournament }) => tournament)]);
  const lists = await Promise.all([
    ...[...tournaments].map((tournament) => loadSeasonList({ sport, tournament }, context)),
    ...days.map(({ date, tournament }) => loadCompetitionDay(date, { sport, tournament }, context)),
  ]);
  const listed = seenIn(lists, context);
  const isOwn = (match: Match) => (kind === 'team' ? sideOf(match, id) !== undefined : match.competition.id === id);
  const own = listed.filter(({ match }) => isOwn(match));
  const answers = [...played, ...lists];
  const isWhole = answers.every(({ ok }) => ok);
  return { named, listed: isWhole ? listed : [], own, failed: firstTemporaryFailure(answers) };
}

/** The fixtures of scopes that are nearest to now. */
export interface Calendar {
  /** The team or competition of a calendar of one; null for an unknown one. */
  named: Named | null;
  events: CalendarEvent[];
  /** How many of the scopes have no fixture here, or not yet. */
  missing: number;
}

/** The name of a team or competition in its fixtures, or null. */
function nameIn({ kind, id }: FixtureScope, events: readonly CalendarEvent[]): Named | null {
  const named = events.flatMap(({ home, away, competition }) => (kind === 'team' ? [home, away] : [competition]));
  return named.find((each) => each?.id === id) ?? null;
}

function missingIn(events: readonly CalendarEvent[], scopes: readonly FixtureScope[]): FixtureScope[] {
  const known = new Set(events.flatMap(followsOfMatch));
  return scopes.filter(({ kind, id }) => !known.has(followOf(kind, id)));
}

/** The scopes to read now: those that the journal does not know, and some of the others by lot, so that each has its turn. */
function chosen(scopes: readonly FixtureScope[], events: readonly CalendarEvent[]): FixtureScope[] {
  const lots = new Map(scopes.map((scope) => [scope, Math.random()]));
  const drawn = scopes.toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0));
  const missing = missingIn(events, drawn);
  const known = drawn.filter((scope) => !missing.includes(scope));
  const first = MAX_READ - READ_AGAIN;
  return [...missing.slice(0, first), ...known, ...missing.slice(first)].slice(0, MAX_READ);
}

const nearest = <Each>(each: readonly Each[], kickOffOf: (one: Each) => number, now: number, most: number) =>
  each.toSorted((one, other) => Math.abs(kickOffOf(one) - now) - Math.abs(kickOffOf(other) - now)).slice(0, most);

const shown = (events: readonly CalendarEvent[], now: number) =>
  nearest(events, ({ kickOff }) => kickOff, now, MAX_EVENTS).sort(byInstant);

/** The source's matches, with the grounds from details in memory. */
function fixturesOf(seen: readonly Seen[], { feed, live, clock }: ReadContext): SeenFixture[] {
  const own = [...new Map(seen.flatMap((each) => each.own.map((one) => [one.match.id, one]))).values()];
  const details = live.details.valuesUnder(`${feed.upstream.id}:`);
  const venues = new Map(
    details.flatMap((each) =>
      each.kind === 'found' && each.event.venue ? [[each.event.match.id, each.event.venue]] : [],
    ),
  );
  return nearest(own, ({ match }) => match.kickOff, clock.now, MAX_EVENTS).map(({ match, at: listedAt }) => {
    const at = newestOf({ feed, live }).find(match)?.at ?? listedAt;
    const { name, city } = venues.get(match.id) ?? {};
    return seenFixture(fixtureOf(match), at, [name, city].filter(Boolean).join(', ') || null);
  });
}

/**
 * Fixtures missing from the source’s lists between other matches of their competition, as cancelled. Those of the next two weeks
 * are the journal’s.
 */
export function deletedOf(
  known: readonly CalendarEvent[],
  { listed }: Pick<Seen, 'listed'>,
  now: number,
): SeenFixture[] {
  const ids = new Set(listed.map(({ match }) => match.id));
  return known.flatMap((event) => {
    const { id, status, kickOff, competition } = event;
    const isFar = utcDate(kickOff) > addDays(utcDate(now), COMPARED_DAYS.after);
    if ((status !== 'planned' && status !== 'untimed') || !isFar || ids.has(id)) return [];
    const others = listed.filter(({ match }) => match.competition.id === competition.id);
    const isAmong =
      others.some(({ match }) => match.kickOff < kickOff) && others.some(({ match }) => match.kickOff > kickOff);
    // The season's list is the oldest.
    const at = Math.min(...others.map((each) => each.at));
    return isAmong ? [seenFixture({ ...event, status: 'cancelled' }, at)] : [];
  });
}

/** A calendar from memory, or with one call of the journal. While the source fails, it has the fixtures that the journal knows. */
async function read(
  name: string,
  scopes: readonly [FixtureScope, ...FixtureScope[]],
  context: ReadContext,
): Promise<Answer<Calendar>> {
  const { feed, live, clock } = context;
  const answer = await loadFeed(live.calendars, context, {
    key: `calendar:${name}`,
    lifetime: LIFETIMES.calendar,
    async load({ log }) {
      const asking = { patienceMs: 2_000, log, event: 'fixtures unreadable', facts: { scopes: `${scopes.length}` } };
      // The journal numbers the changes, and returns the fixtures of all scopes.
      const note = (fixtures: readonly SeenFixture[]) =>
        callJournal(live.journal, (site) => site.fixtures(feed.upstream.id, scopes, fixtures), asking);
      const isPart = scopes.length > MAX_READ;
      const now = isPart ? chosen(scopes, eventsOf((await note([])) ?? [])) : scopes;
      const seen = await Promise.all(now.map((scope) => loadSeen(scope, context)));
      let known = await note(fixturesOf(seen, context));
      const deleted = deletedOf(eventsOf(known ?? []), { listed: seen.flatMap(({ listed }) => listed) }, clock.now);
      // A fixture that the journal could not keep today would leave the calendar when its follow is not read again.
      if (deleted.length > 0 || isPart) known = await note(deleted);
      if (known === undefined) return failure('unreachable', 'the journal does not answer');
      const events = eventsOf(known);
      const unknown = missingIn(events, now);
      const failed = seen.find(
        (each, index) => each.failed !== null && unknown.includes(now[index] ?? scopes[0]),
      )?.failed;
      if (failed) return { ok: false, error: failed };
      return ok({ named: seen[0]?.named ?? nameIn(scopes[0], events), fixtures: known });
    },
    parse: parseCalendar,
  });
  return mapped(answer, ({ named, fixtures }) => {
    const events = shown(eventsOf(fixtures), clock.now);
    return { named, events, missing: missingIn(events, scopes).length };
  });
}

/** The calendar of a team, a competition or a match. */
export const loadCalendar = (scope: FixtureScope, context: ReadContext): Promise<Answer<Calendar>> =>
  read(`${scope.kind}:${scope.id}`, [scope], context);

/** The fixtures of a follow: of a player, those of the team. */
function scopeOf(follow: Follow): FixtureScope {
  const kind = followKind(follow);
  const [id = ''] = followedId(follow).split('-');
  return { kind: kind === 'player' ? 'team' : kind, id };
}

/** The calendar of follows. If one part fails, the whole fails: clients delete events that are missing. */
export async function loadFollowedCalendar(follows: Follows, context: ReadContext): Promise<Answer<Calendar>> {
  const scopes = new Map(follows.map(scopeOf).map((scope) => [followOf(scope.kind, scope.id), scope]));
  const [first, ...others] = scopes.values();
  if (first === undefined) return ok({ named: null, events: [], missing: 0 });
  // The log may name the key, and must not have what a visitor follows.
  const name = `following:${digestOf(printFollows(follows))}`;
  return read(name, [first, ...others], context);
}
