import * as v from 'valibot';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { type Answer, failure, mapped, ok, orNothing } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import { fetchJson, isNothing, type Upstream } from '../../upstream/fetchJson.ts';
import type { FeedOptions, ParseOptions } from '../definition.ts';
import { type EventAnswer, type Feed, type FeedList, WHOLE_COVERAGE } from '../feed.ts';
import { type FeedOdds, NO_ODDS } from '../feedOdds.ts';
import { answerContext, SeenStates } from '../normalize/believed.ts';
import { joined, meetingsIn, NOTHING } from '../normalize/lists.ts';
import { wireId, wireTally } from '../normalize/wire.ts';
import { besideLive } from './besideLive.ts';
import { parseCompetition, parseCompetitions, parseRegions } from './catalogue.ts';
import { type DetailContext, parseEventDetail, parseMomentum } from './parseDetail.ts';
import { parseList, parseMeetings, parseOddsOfDay, parseScorers } from './parseLists.ts';
import { parseOdds } from './parseOdds.ts';
import { parseStandings } from './parseStandings.ts';
import { SPORT_IDS } from './sportIds.ts';

const wireCounter = v.object({ counter: wireTally });

const shaped = <Value>(value: Value | null, problem: string): Answer<Value> =>
  value === null ? failure('shape', problem) : ok(value);

/**
 * A 404 to a part of a match or competition: the backend never has it, so no page offers another try. It stays a failure, so that
 * the last known part serves while a whole backend answers 404.
 */
const absentFor404 = <Value>(answer: Answer<Value>): Answer<Value> =>
  !answer.ok && answer.error.kind === 'missing' ? failure('excluded', answer.error.detail) : answer;

/** For a list that is optional in the contract. */
const optional = <Value, Nothing>(answer: Answer<Value>, nothing: Nothing) => orNothing(answer, 'missing', nothing);

function eventAnswerOf(answer: unknown, id: string, context: DetailContext): Answer<EventAnswer> {
  const parsed = parseEventDetail(answer, context);
  if (!parsed.ok) {
    context.rejections.note(`event: ${parsed.error}`);
    // An answer may be the record of this id, even if the rest is invalid.
    const isOfId = v.is(v.object({ id: v.pipe(wireId, v.value(id)) }), answer);
    return failure(isOfId ? 'unreadable' : 'shape', parsed.error);
  }
  const event = parsed.value;
  // Some backends find an id in any case. Its address is the one with the backend’s own case.
  if (event.match.id.toLowerCase() === id.toLowerCase() && event.match.id !== id) return ok({ kind: 'unknown' });
  if (event.match.id !== id) return failure('shape', `answered the event ${event.match.id}`);
  const momentum = parseMomentum(answer, context.rejections);
  return ok({ kind: 'found', event, ...(momentum.length > 0 && { momentum }) });
}

/** A client for the live-scores backend of the contract. Each call is one GET. */
export function createContractFeed({
  upstream,
  now,
  ...options
}: ParseOptions & Pick<FeedOptions, 'now'> & { upstream: Upstream }): Feed {
  const { rejections } = options;
  const seen = new SeenStates();
  const contextOf = (call: UpstreamCall, sport: Sport): DetailContext => ({
    ...options,
    ...answerContext(call, now(), seen),
    sport,
  });

  /** Reads a path; `nothing` if the backend has nothing. */
  async function ask<Value>(
    call: UpstreamCall,
    path: string,
    nothing: Value,
    read: (answer: unknown) => Answer<Value>,
  ): Promise<Answer<Value>> {
    const answer = await fetchJson(upstream, path, call);
    if (!answer.ok) return answer;
    // A bare `null` is not a valid empty answer.
    if (answer.value === null) return failure('shape', 'answered null');
    return isNothing(answer.value) ? ok(nothing) : read(answer.value);
  }

  const part = async <Value>(...asked: Parameters<typeof ask<Value>>) => absentFor404(await ask(...asked));

  const list = (call: UpstreamCall, path: string, sport: Sport): Promise<Answer<FeedList>> =>
    ask(call, path, NOTHING, (answer) => parseList(answer, contextOf(call, sport)));

  const day = (call: UpstreamCall, sport: Sport, date: string, narrowing = '') =>
    list(call, `v2/events?sport=${SPORT_IDS[sport]}&date=${date}${narrowing}`, sport);

  const listsBeside = besideLive(day, now);

  const season = async (call: UpstreamCall, sport: Sport, path: string): Promise<Answer<FeedList>> =>
    optional(await list(call, path, sport), NOTHING);

  return {
    upstream,
    coverage: WHOLE_COVERAGE,
    today: async (call) => {
      const live = await list(call, 'v2/events/live', 'football');
      return live.ok ? ok(joined([...(await listsBeside(call, live.value)), live.value])) : live;
    },
    day: (call, sport, date, tournament) =>
      day(call, sport, date, tournament === undefined ? '' : `&tournament=${tournament}`),
    days: async () => null,
    async counter(call, sport, date) {
      const path = `v1/events/counter?sport=${SPORT_IDS[sport]}&date=${date}`;
      const answer = await fetchJson(upstream, path, call);
      if (!answer.ok) return answer;
      const counted = v.safeParse(wireCounter, answer.value);
      return counted.success
        ? ok(counted.output.counter)
        : failure('shape', `no counter: ${counted.issues[0].message}`);
    },
    async event(call, sport, id) {
      // That is the address of the list.
      if (id === 'live') return ok({ kind: 'unknown' });
      return ask<EventAnswer>(call, `v2/events/${id}`, { kind: 'unknown' }, (answer) =>
        eventAnswerOf(answer, id, contextOf(call, sport)),
      );
    },
    async meetings(call, { id, sport }) {
      const path = `v2/events/${id}/head-to-head`;
      const found = await part(call, path, NOTHING, (answer) => parseMeetings(answer, contextOf(call, sport)));
      return mapped(found, (list) => meetingsIn(list, id));
    },
    odds: (call, { id }) =>
      part(call, `v2/events/${id}/odds`, NO_ODDS, (answer) => shaped(parseOdds(answer, rejections), 'no markets')),
    async oddsOfDay(call, sport, date) {
      const path = `v2/odds?sport=${SPORT_IDS[sport]}&date=${date}`;
      const read = (answer: unknown) => ok(parseOddsOfDay(answer, rejections));
      return optional(await ask<ReadonlyMap<string, FeedOdds> | null>(call, path, null, read), null);
    },
    regions: (call, sport) =>
      ask(call, `v1/countries?sport=${SPORT_IDS[sport]}`, [], (answer) => parseRegions(answer, options)),
    competitions: (call, sport) =>
      ask(call, `v1/tournaments?sport=${SPORT_IDS[sport]}`, [], (answer) => parseCompetitions(answer, options)),
    competition: (call, id) =>
      ask(call, `v1/tournaments/${id}`, { found: null }, (answer) => parseCompetition(answer, options)),
    standings: (call, { tournament }) =>
      part<Standings>(call, `v1/tournaments/${tournament}/standings`, [], (answer) =>
        shaped(parseStandings(answer, rejections), 'no tables'),
      ),
    season: (call, { sport, tournament }) => season(call, sport, `v1/tournaments/${tournament}/events`),
    lastSeason: (call, { sport, tournament }) => season(call, sport, `v1/tournaments/${tournament}/events/previous`),
    scorers: async (call, { tournament }) =>
      optional(
        await ask(call, `v1/tournaments/${tournament}/scorers`, [], (answer) =>
          shaped(parseScorers(answer, rejections), 'no scorers'),
        ),
        [],
      ),
  };
}
