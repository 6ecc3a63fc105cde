import { type Follows, followedId, followKind } from '../../../web/domain/follows.ts';
import type { Named } from '../../../web/domain/named.ts';
import type { Result } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FixtureScope } from '../../settings/journalBinding.ts';
import type { Failure } from '../../upstream/failure.ts';
import type { ReadContext } from '../readContext.ts';
import { type CalendarEvent, eventsOf, MOST_EVENTS, parseCalendar } from './fixture.ts';
import { readSeen } from './seenMatches.ts';

/** A calendar of follows reads the source for the latest ones. The others have the fixtures that the journal knows. */
const MOST_READ = 20;

/** The name of a team or competition in its fixtures, or null. */
function nameIn({ kind, id }: FixtureScope, events: readonly CalendarEvent[]): Named | null {
  const named = events.flatMap(({ home, away, competition }) => (kind === 'team' ? [home, away] : [competition]));
  return named.find((each) => each?.id === id) ?? null;
}

/** The fixtures of a scope that are nearest to now, and the name of the team or competition; null for an unknown one. */
export interface Calendar {
  named: Named | null;
  events: CalendarEvent[];
}

const nearest = (events: readonly CalendarEvent[], now: number) =>
  events
    .toSorted((one, other) => Math.abs(one.kickOff - now) - Math.abs(other.kickOff - now))
    .slice(0, MOST_EVENTS)
    .sort((one, other) => one.kickOff - other.kickOff || (one.id < other.id ? -1 : 1));

/**
 * The calendar of a team, a competition or a match. `isRead`: also reads the source. While the source fails, it has the
 * fixtures that the journal knows.
 */
export async function readCalendar(
  scope: FixtureScope,
  context: ReadContext,
  isRead = true,
): Promise<Result<Calendar, Failure>> {
  const { feed, live, background, clock } = context;
  const source = feed.upstream.id;
  const answer = await live.calendars.read(
    {
      key: `${source}:calendar:${isRead ? 'read' : 'known'}:${scope.kind}:${scope.id}`,
      lifetime: LIFETIMES.calendar,
      async load({ log }) {
        const seen = isRead ? await readSeen(scope, context) : { named: null, fixtures: [], failed: null };
        const known = await live.fixtures.note(source, scope, seen.fixtures, log);
        if (!known.ok) return known;
        if (known.value.length === 0 && seen.failed !== null) return { ok: false, error: seen.failed };
        const named = seen.named ?? nameIn(scope, eventsOf(known.value));
        return { ok: true, value: { named, fixtures: known.value } };
      },
      parse: parseCalendar,
    },
    background,
  );
  if (!answer.ok) return answer;
  const { named, fixtures } = answer.value.value;
  return { ok: true, value: { named, events: nearest(eventsOf(fixtures), clock.now) } };
}

/** The calendar of follows. It fails as a whole, because clients delete events that an answer lacks. */
export async function readFollowedCalendar(
  follows: Follows,
  context: ReadContext,
): Promise<Result<CalendarEvent[], Failure>> {
  const answers = await Promise.all(
    follows
      .toReversed()
      .map((follow, index) =>
        readCalendar({ kind: followKind(follow), id: followedId(follow) }, context, index < MOST_READ),
      ),
  );
  const events = new Map<string, CalendarEvent>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const event of answer.value.events)
      if (event.at >= (events.get(event.id)?.at ?? 0)) events.set(event.id, event);
  }
  return { ok: true, value: nearest([...events.values()], context.clock.now) };
}
