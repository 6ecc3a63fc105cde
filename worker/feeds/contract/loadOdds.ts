import * as v from 'valibot';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import { type FeedOdds, NO_ODDS, WINNER_MARKETS } from '../feedOdds.ts';
import { firstOf, type NoteRejected } from '../normalize/limits.ts';
import { parseOdds, readMarkets } from './parseOdds.ts';
import type { PathReader } from './pathReader.ts';
import { SPORT_IDS } from './sportIds.ts';
import { readRecords } from './wireDetail.ts';
import { wireListedOdds, wireOddsList } from './wireOdds.ts';

/** Loads a match's odds; without markets where the feed has none. */
export async function loadOdds(
  client: PathReader,
  id: string,
  rejections: Rejections,
): Promise<Result<FeedOdds, Failure>> {
  const answer = await client.read(`v2/events/${id}/odds`);
  if (!answer.ok) return answer;
  const odds = answer.value === null ? NO_ODDS : parseOdds(answer.value, rejections);
  return odds === null ? failure('shape', 'no markets') : { ok: true, value: odds };
}

/**
 * Loads who-wins prices of all matches of a sport on a UTC date, by the match's id; null where the feed has no such list,
 * which the contract leaves to it.
 */
export async function loadOddsOfDay(
  client: PathReader,
  { sport, date }: { sport: Sport; date: string },
  rejections: Rejections,
): Promise<Result<ReadonlyMap<string, FeedOdds> | null, Failure>> {
  const answer = await client.read(`v2/odds?sport=${SPORT_IDS[sport]}&date=${date}`);
  if (!answer.ok) return answer.error.kind === 'missing' ? { ok: true, value: null } : answer;
  if (answer.value === null) return { ok: true, value: null };
  const list = v.safeParse(wireOddsList, answer.value);
  if (!list.success) {
    // Some backends answer whatever they are asked: one that means something else has no list either.
    rejections.note('odds: no list of a day');
    return { ok: true, value: null };
  }
  const note: NoteRejected = (problem, records) => rejections.note(`odds: ${problem}`, records);
  const odds = new Map<string, FeedOdds>();
  for (const { id, captured_at: capturedAt, markets } of readRecords(
    wireListedOdds,
    firstOf(list.output.events, 'matches', note),
    note,
  )) {
    if (!odds.has(id)) odds.set(id, { capturedAt, markets: readMarkets(markets, rejections, WINNER_MARKETS) });
  }
  return { ok: true, value: odds };
}
