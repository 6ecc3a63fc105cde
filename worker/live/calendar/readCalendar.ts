import { type Follows, followedId, followKind } from '../../../web/domain/follows.ts';
import type { Named } from '../../../web/domain/named.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { askJournal, type FixtureScope, type SeenFixture } from '../../settings/journalBinding.ts';
import type { ReadContext } from '../readContext.ts';
import { type CalendarEvent, eventsOf, fixtureOf, MOST_EVENTS, parseCalendar, seenFixture } from './fixture.ts';
import { NOTHING, readSeen, type Seen } from './seenMatches.ts';

/** A calendar of follows reads the latest from the source, and the fixtures of the others from the journal. */
const MOST_READ = 20;
/** Matches beyond these are too far from now for any calendar, even when they move. */
const MOST_SEEN = 1_000;

/** The fixtures of a scope that are nearest to now, and the name of the team or competition; null for an unknown one. */
export interface Calendar {
  named: Named | null;
  events: CalendarEvent[];
}

/** The name of a team or competition in its fixtures, or null. */
function nameIn({ kind, id }: FixtureScope, events: readonly CalendarEvent[]): Named | null {
  const named = events.flatMap(({ home, away, competition }) => (kind === 'team' ? [home, away] : [competition]));
  return named.find((each) => each?.id === id) ?? null;
}

const nearest = <Each>(each: readonly Each[], kickOffOf: (one: Each) => number, now: number, most: number) =>
  each.toSorted((one, other) => Math.abs(kickOffOf(one) - now) - Math.abs(kickOffOf(other) - now)).slice(0, most);

const shown = (events: readonly CalendarEvent[], now: number) =>
  nearest(events, ({ kickOff }) => kickOff, now, MOST_EVENTS).sort(
    (one, other) => one.kickOff - other.kickOff || (one.id < other.id ? -1 : 1),
  );

/** The source's matches, with the grounds from details in memory. */
function fixturesOf({ own }: Seen, { feed, live, clock }: ReadContext): SeenFixture[] {
  const details = live.details.valuesUnder(`${feed.upstream.id}:`);
  const venues = new Map(
    details.flatMap((each) =>
      each.kind === 'found' && each.event.venue ? [[each.event.match.id, each.event.venue]] : [],
    ),
  );
  return nearest(own, ({ match }) => match.kickOff, clock.now, MOST_SEEN).map(({ match, at }) => {
    const { name, city } = venues.get(match.id) ?? {};
    return seenFixture(fixtureOf(match), at, [name, city].filter(Boolean).join(', ') || null);
  });
}

/** Upcoming fixtures that the source’s lists lack between other matches of their competition, as cancelled. */
export function deletedOf(
  known: readonly CalendarEvent[],
  { listed }: Pick<Seen, 'listed'>,
  now: number,
): SeenFixture[] {
  const ids = new Set(listed.map(({ match }) => match.id));
  return known.flatMap((event) => {
    const { id, status, kickOff, competition } = event;
    if ((status !== 'planned' && status !== 'untimed') || kickOff <= now || ids.has(id)) return [];
    const others = listed.filter(({ match }) => match.competition.id === competition.id);
    const isAmong =
      others.some(({ match }) => match.kickOff < kickOff) && others.some(({ match }) => match.kickOff > kickOff);
    // The season's list is the oldest.
    const at = Math.min(...others.map((each) => each.at));
    return isAmong ? [seenFixture({ ...event, status: 'cancelled' }, at)] : [];
  });
}

/**
 * The calendar of a team, a competition or a match. `isRead`: also reads the source. While the source fails, it has the
 * fixtures that the journal knows.
 */
export async function readCalendar(
  scope: FixtureScope,
  context: ReadContext,
  isRead = true,
): Promise<Answer<Calendar>> {
  const { feed, live, background, clock } = context;
  const source = feed.upstream.id;
  const answer = await live.calendars.read(
    {
      key: `${source}:calendar:${isRead ? 'read' : 'known'}:${scope.kind}:${scope.id}`,
      lifetime: LIFETIMES.calendar,
      async load({ log }) {
        const seen = isRead ? await readSeen(scope, context) : NOTHING;
        const asking = {
          patienceMs: 2_000,
          log,
          event: 'fixtures unreadable',
          facts: { scope: `${scope.kind} ${scope.id}` },
        };
        // The journal numbers the changes, and returns all fixtures of the scope.
        const note = (fixtures: readonly SeenFixture[]) =>
          askJournal(live.journal, (site) => site.fixtures(source, scope, fixtures), asking);
        let known = await note(fixturesOf(seen, context));
        const deleted = deletedOf(eventsOf(known ?? []), seen, clock.now);
        if (deleted.length > 0) known = await note(deleted);
        if (known === undefined) return failure('unreachable', 'the journal does not answer');
        if (known.length === 0 && seen.failed !== null) return { ok: false, error: seen.failed };
        const named = seen.named ?? nameIn(scope, eventsOf(known));
        return ok({ named, fixtures: known });
      },
      parse: parseCalendar,
    },
    background,
  );
  if (!answer.ok) return answer;
  const { named, fixtures } = answer.value.value;
  return ok({ named, events: shown(eventsOf(fixtures), clock.now) });
}

/** The calendar of follows. It fails as a whole, because clients delete events that an answer lacks. */
export async function readFollowedCalendar(follows: Follows, context: ReadContext): Promise<Answer<CalendarEvent[]>> {
  const latest = follows.toReversed().map((follow) => ({ kind: followKind(follow), id: followedId(follow) }));
  const answers = await Promise.all(latest.map((scope, index) => readCalendar(scope, context, index < MOST_READ)));
  const events = new Map<string, CalendarEvent>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const event of answer.value.events)
      if (event.at >= (events.get(event.id)?.at ?? 0)) events.set(event.id, event);
  }
  return ok(shown([...events.values()], context.clock.now));
}
