import * as v from 'valibot';
import type { Match } from '../../../web/domain/match.ts';
import type { LiveClient } from '../../live/client.ts';
import { type FeedOdds, NO_ODDS } from '../../live/feedOdds.ts';
import type { Rejections } from '../../live/rejections.ts';
import { readRecords } from '../../live/wireDetail.ts';
import type { Result } from '../../result.ts';
import { type Failure, type Fetch, failure, fetchJson, type Upstream } from '../../upstream/fetchJson.ts';
import { Shelf } from '../shelf.ts';
import { CADENCE, pathOf } from './calls.ts';
import { sportOf } from './competitions.ts';
import { eventOf } from './matching.ts';
import { oddsOfEvent } from './oddsOfEvent.ts';
import type { TeamNames } from './teamNames.ts';
import { type WireEvent, wireEvent } from './wire.ts';

export interface OddsOptions {
  url: string;
  /** The region whose bookmakers are asked for: `uk`, `eu`, `us`, `au`. */
  region: string;
  namesOf: TeamNames;
  /** Adds the key to what it fetches. */
  fetch: Fetch;
  timeoutMs: number;
  rejections: Rejections;
}

/** Seconds before a refusal is tried again: a wrong key, or credits that are used up until the month ends. */
const REFUSED_SECONDS = 3600;

function withRefusalsRead(fetch: Fetch): Fetch {
  return async (request) => {
    const response = await fetch(request);
    if (response.status < 400 || response.status >= 500 || response.status === 429) return response;
    await response.body?.cancel();
    // A sport out of season is none.
    if (response.status === 404 || response.status === 422) return Response.json([]);
    return new Response(null, { status: response.status, headers: { 'Retry-After': String(REFUSED_SECONDS) } });
  };
}

/** A source of live data whose prices come from The Odds API. */
export function withOdds(client: LiveClient, options: OddsOptions): LiveClient {
  const { url, region, namesOf, rejections } = options;
  const upstream: Upstream = {
    id: `odds:${url}`,
    kind: 'real',
    baseUrl: url,
    headers: {},
    fetch: withRefusalsRead(options.fetch),
    timeoutMs: options.timeoutMs,
  };
  const sports = new Shelf<WireEvent[]>(40);
  const unmatched = new Set<string>();
  const note = (problem: string) => rejections.note(`the-odds-api: ${problem}`);

  const eventsOf = (sport: string) =>
    sports.take(pathOf(sport, region), CADENCE.seconds, async () => {
      const answer = await fetchJson(upstream, pathOf(sport, region));
      if (!answer.ok) return answer;
      const list = v.safeParse(v.array(v.unknown()), answer.value);
      if (!list.success) return failure('shape', 'no list of events');
      return { ok: true, value: readRecords(wireEvent, list.output, note) };
    });

  /** The match of an id: mostly one of today's, which are at hand. */
  async function matchOf(id: string): Promise<Match | null> {
    const today = await client.today();
    const listed = today.ok ? today.value.matches.find((match) => match.id === id) : undefined;
    if (listed !== undefined) return listed;
    const answer = await client.event('football', id);
    return answer.ok && answer.value.kind === 'found' ? answer.value.event.match : null;
  }

  function noteUnmatched({ id, home, away }: Match): void {
    if (home === null || away === null || unmatched.has(id) || unmatched.size > 2000) return;
    unmatched.add(id);
    note(`no event for ${home.name} – ${away.name}`);
  }

  return {
    ...client,
    coverage: { ...client.coverage, parts: [...client.coverage.parts, 'odds'] },
    async odds({ id }): Promise<Result<FeedOdds, Failure>> {
      const match = await matchOf(id);
      const sport = match === null ? null : sportOf(match.competition);
      if (match === null || sport === null) return { ok: true, value: NO_ODDS };
      const events = await eventsOf(sport);
      if (!events.ok) return events;
      const event = eventOf(match, events.value, namesOf);
      if (event !== null) return { ok: true, value: oddsOfEvent(event, note) };
      // A competition without any prices has nothing that could be missed.
      if (events.value.length > 0) noteUnmatched(match);
      return { ok: true, value: NO_ODDS };
    },
  };
}
