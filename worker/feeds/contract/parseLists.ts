import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Rejections } from '../../base/rejections.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import type { FeedList } from '../feed.ts';
import { type FeedOdds, WINNER_MARKETS } from '../feedOdds.ts';
import { firstOf, type Note, parseRecords } from '../normalize/limits.ts';
import { type ParsedMatch, parseMatches } from '../normalize/lists.ts';
import { tolerated, wireCount, wireId, wireText } from '../normalize/wire.ts';
import type { DetailContext } from './parseDetail.ts';
import { parseEvent } from './parseEvent.ts';
import { parseMarkets, wireListedOdds, wireOddsList } from './parseOdds.ts';
import { wireDay } from './wire.ts';

/** A parser of the records of lists. Those of a sport that the site does not cover are left out. */
const eventParser =
  (context: DetailContext) =>
  (record: unknown): ParsedMatch => {
    const parsed = parseEvent(record, context);
    if (parsed.ok || parsed.kind === 'broken') return parsed;
    context.rejections.once('sport not covered', parsed.error);
    return ok(null);
  };

/** Parses a list of matches (`v2/events/live`, `v2/events`, a season). `sport` applies to records without their own. */
export function parseList(value: unknown, context: DetailContext): Answer<FeedList> {
  const day = v.safeParse(wireDay, value);
  if (!day.success) return failure('shape', `no lists of events: ${day.issues[0].message}`);
  const { fixtures, results } = day.output;
  return parseMatches([...(fixtures ?? []), ...(results ?? [])], eventParser(context), context);
}

const wireMeetings = v.object({ events: v.array(v.unknown()) });

/** Parses `v2/events/{id}/head-to-head`. */
export function parseMeetings(value: unknown, context: DetailContext): Answer<FeedList> {
  const read = v.safeParse(wireMeetings, value);
  if (!read.success) return failure('shape', 'no meetings');
  const note: Note = (problem, records) => context.rejections.note(`head-to-head: ${problem}`, records);
  return parseMatches(firstOf(read.output.events, 'meetings', note), eventParser(context), context);
}

/** Parses the winner prices of a day’s matches, by match id; null without such a list. */
export function parseOddsOfDay(value: unknown, rejections: Rejections): ReadonlyMap<string, FeedOdds> | null {
  const note: Note = (problem, records) => rejections.note(`odds: ${problem}`, records);
  const list = v.safeParse(wireOddsList, value);
  if (!list.success) {
    // Some backends answer unknown paths with other data, which means that the list is missing.
    rejections.once('no list of a day’s odds', list.issues[0].message);
    return null;
  }
  const odds = new Map<string, FeedOdds>();
  const records = parseRecords(wireListedOdds, firstOf(list.output.events, 'matches', note), note);
  for (const { id, captured_at: capturedAt, markets } of records) {
    if (!odds.has(id)) odds.set(id, { capturedAt, markets: parseMarkets(markets, rejections, WINNER_MARKETS) });
  }
  return odds;
}

const wireScorers = v.object({ scorers: v.array(v.unknown()) });

const wireScorer = v.object({
  player: v.object({ id: tolerated(wireId), name: wireText }),
  team: tolerated(v.object({ id: wireId, name: wireText })),
  goals: tolerated(wireCount),
  assists: tolerated(wireCount),
  penalties: tolerated(wireCount),
  matches: tolerated(wireCount),
  yellow_cards: tolerated(wireCount),
  red_cards: tolerated(wireCount),
});

/** Parses `v1/tournaments/{id}/scorers`; null if it is invalid. */
export function parseScorers(value: unknown, rejections: Rejections): Scorers | null {
  const read = v.safeParse(wireScorers, value);
  if (!read.success) return null;
  const note: Note = (problem, records) => rejections.note(`scorers: ${problem}`, records);
  return parseRecords(wireScorer, read.output.scorers, note, 'scorers').map(
    ({ player, yellow_cards: yellowCards, red_cards: redCards, ...rest }) => ({
      ...player,
      ...rest,
      yellowCards,
      redCards,
    }),
  );
}
