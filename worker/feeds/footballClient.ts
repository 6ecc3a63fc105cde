import type { Competition } from '../../web/domain/competition.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { type Answer, failure, mapped, ok, type Result } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import { AnswerCache } from './answerCache.ts';
import type { FeedOptions } from './definition.ts';
import type { EventAnswer, Feed, FeedCompetition, FeedList } from './feed.ts';
import { NO_ODDS } from './feedOdds.ts';
import type { Note } from './normalize/limits.ts';
import { counted, NOTHING, regionsOf, withEvents } from './normalize/lists.ts';

interface FootballParts
  extends Pick<Feed, 'upstream' | 'coverage' | 'today' | 'meetings' | 'competition' | 'standings'>,
    Pick<Feed, 'season' | 'lastSeason' | 'scorers' | 'leaders'> {
  day(call: UpstreamCall, date: string, tournament?: string): Promise<Answer<FeedList>>;
  /** The UTC dates that the source covers; absent if it covers any. */
  days?: Feed['days'];
  competitions(call: UpstreamCall): Promise<Answer<Competition[]>>;
  /** The source’s id in an id of the site; null for ids of other sources. */
  ownId(id: string): string | null;
  eventPath(own: string): string;
  /** Cache lifetime of an event’s answer, in seconds. */
  eventSeconds(path: string): number;
  /** The record of an event; undefined if the source has none. */
  loadEvent(call: UpstreamCall, path: string): Promise<Answer<unknown>>;
  /** Parses the record; null for an event that the site does not show. */
  parseEvent(record: unknown, call: UpstreamCall): Result<EventDetail | null, string>;
  noteRejected: Note;
}

const MOST_EVENTS = 100;

/** Some competitions update the half-time score from kick-off on, so it is ignored during the first half. */
function found(event: EventDetail): EventAnswer {
  const { state } = event.match;
  const isFirstHalf = state.kind === 'playing' && state.period === 'first-half';
  return { kind: 'found', event: isFirstHalf ? { ...event, halfTime: null } : event };
}

/** What a parser of a source's records needs. */
export interface ParseContext {
  /** When the answer arrived, milliseconds UTC. */
  now: number;
  flagUrl: string | null;
  noteRejected: Note;
}

/** The shared parts of the clients of public sources: calling the source, and parsing its records. */
export function publicSource(name: string, options: FeedOptions, request: Pick<Upstream, 'fetch' | 'headers'>) {
  const { url, clockName, timeoutMs, circuit, rejections, flagUrl, now } = options;
  const id = `live:${name}:${url}${clockName}`;
  const upstream: Upstream = { id, kind: 'real', baseUrl: url, timeoutMs, circuit, ...request };
  const noteRejected: Note = (problem, records) => rejections.note(`${name}: ${problem}`, records);
  // Minutes count from when the source answered, so that all isolates compute the same clock.
  const contextOf = ({ age }: UpstreamCall): ParseContext => ({
    now: Math.min(age?.first ?? now(), now()),
    flagUrl,
    noteRejected,
  });
  return { upstream, noteRejected, contextOf };
}

/** Creates a client for a source with only football and no prices. */
export function footballClient(parts: FootballParts): Feed {
  const {
    day: dayOf,
    days,
    competitions,
    ownId,
    eventPath,
    eventSeconds,
    loadEvent,
    parseEvent,
    noteRejected,
    ...feed
  } = parts;
  const { today } = feed;
  const events = new AnswerCache<EventAnswer>(MOST_EVENTS);

  const day: Feed['day'] = async (call, sport, date, within) =>
    sport === 'football' ? dayOf(call, date, within) : ok(NOTHING);

  const listed: Feed['competitions'] = async (call, sport): Promise<Answer<FeedCompetition[]>> => {
    if (sport !== 'football') return ok([]);
    const [known, playing] = await Promise.all([competitions(call), today(call)]);
    return mapped(known, (all) => withEvents(all, playing.ok ? playing.value : null));
  };

  return {
    ...feed,
    day,
    competitions: listed,
    days: days ?? (async () => null),
    counter: async (call, sport, date) => counted(await day(call, sport, date)),
    async event(call, _, id) {
      const own = ownId(id);
      if (own === null) return ok({ kind: 'unknown' });
      // Today’s list is usually cached. At a source with a quota the poller calls only for ids that a list has named.
      await today(call);
      const path = eventPath(own);
      return events.take(call, path, eventSeconds(path), async (loading) => {
        const answer = await loadEvent(loading, path);
        if (!answer.ok) return answer;
        const read = answer.value === undefined ? ok(null) : parseEvent(answer.value, loading);
        if (read.ok) return ok(read.value === null ? { kind: 'unknown' } : found(read.value));
        noteRejected(read.error);
        return failure('unreadable', read.error);
      });
    },
    odds: async () => ok(NO_ODDS),
    oddsOfDay: async () => ok(null),
    async regions(call, sport) {
      return mapped(await listed(call, sport), regionsOf);
    },
  };
}
