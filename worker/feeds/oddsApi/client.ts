import * as v from 'valibot';
import type { Match } from '../../../web/domain/match.ts';
import { Lru } from '../../base/lru.ts';
import type { Rejections } from '../../base/rejections.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import { type Fetch, fetchJson, type Upstream } from '../../upstream/fetchJson.ts';
import { answerCache } from '../answerCache.ts';
import type { Feed, UnpricedMatch } from '../feed.ts';
import { type FeedOdds, NO_ODDS } from '../feedOdds.ts';
import { parseRecords } from '../normalize/limits.ts';
import { type ProviderOf, providersIn, SeenBookmakers } from './bookmakers.ts';
import { CADENCE, pathOf, sportOf } from './calls.ts';
import { eventOf, oddsOfEvent, whyUnpriced } from './oddsOfEvent.ts';
import type { TeamNames } from './teamNames.ts';
import { type WireEvent, wireEvent } from './wire.ts';

interface OddsOptions {
  url: string;
  /** The region of the bookmakers: `uk`, `eu`, `us`, `au`. */
  region: string;
  namesOf: TeamNames;
  /** Groups of operator names, with the name in the content first. */
  operatorAliases: readonly (readonly string[])[];
  /** Adds the key to requests. */
  fetch: Fetch;
  timeoutMs: number;
  rejections: Rejections;
}

/** Unpriced matches in memory, the last ones. A day has fewer. */
const MAX_UNPRICED = 2000;

/** A match is over this long after kick-off. */
const PLAYED_MS = 4 * 3_600_000;

/** Retry delay after a refusal: a wrong key, or no credits left this month. */
const REFUSED_SECONDS = 3600;

function withRefusalsRead(fetch: Fetch): Fetch {
  return async (request, call) => {
    const response = await fetch(request, call);
    if (response.status < 400 || response.status >= 500 || response.status === 429) return response;
    await response.body?.cancel();
    // A sport out of season has no events.
    if (response.status === 404 || response.status === 422) return Response.json([]);
    return new Response(null, { status: response.status, headers: { 'Retry-After': String(REFUSED_SECONDS) } });
  };
}

/** A sport’s events, with the operators of their bookmakers. */
interface Priced {
  events: WireEvent[];
  providerOf: ProviderOf;
}

/** Adds prices from The Odds API to a feed. */
export function withOdds(client: Feed, options: OddsOptions): Feed {
  const { url, region, namesOf, operatorAliases, rejections } = options;
  const upstream: Upstream = {
    id: `odds:${url}`,
    kind: 'real',
    baseUrl: url,
    headers: {},
    fetch: withRefusalsRead(options.fetch),
    timeoutMs: options.timeoutMs,
  };
  const seen = new SeenBookmakers();
  const unmatched = new Lru<string, { kickOff: number; unpriced: UnpricedMatch }>(MAX_UNPRICED);
  const note = (problem: string) => rejections.note(`the-odds-api: ${problem}`);

  const eventsOf = answerCache<Priced>(
    40,
    () => CADENCE.seconds,
    async (call, path) => {
      const answer = await fetchJson(upstream, path, call);
      if (!answer.ok) return answer;
      const list = v.safeParse(v.array(v.unknown()), answer.value);
      if (!list.success) return failure('shape', 'no list of events');
      const events = parseRecords(wireEvent, list.output, note);
      const providerOf = providersIn(events, operatorAliases);
      seen.note(events, providerOf);
      return ok({ events, providerOf });
    },
  );

  function noteUnmatched({ id, home, away, kickOff }: Match, events: readonly WireEvent[]): void {
    if (home === null || away === null || unmatched.get(id) !== undefined) return;
    const unpriced = whyUnpriced({ kickOff, home, away }, events, namesOf);
    unmatched.set(id, { kickOff, unpriced });
    note(`no event for ${unpriced.match}`);
  }

  return {
    ...client,
    bookmakers: () => seen.titles,
    unpriced: () =>
      unmatched.entries().flatMap(([, { kickOff, unpriced }]) => (kickOff > Date.now() - PLAYED_MS ? [unpriced] : [])),
    coverage: { ...client.coverage, parts: [...client.coverage.parts, 'odds'] },
    async odds(call, match): Promise<Answer<FeedOdds>> {
      const sport = sportOf(match.competition);
      if (sport === null) return ok(NO_ODDS);
      const priced = await eventsOf(call, pathOf(sport, region));
      if (!priced.ok) return priced;
      const { events, providerOf } = priced.value;
      const event = eventOf(match, events, namesOf);
      if (event !== null) {
        unmatched.delete(match.id);
        return ok(oddsOfEvent(event, providerOf, note));
      }
      // A competition without events has no prices yet, so its matches are not reported.
      if (events.length > 0) noteUnmatched(match, events);
      return ok(NO_ODDS);
    },
  };
}
