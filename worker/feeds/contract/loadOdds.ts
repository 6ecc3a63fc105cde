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

/** Loads a match’s odds, without markets if the feed has none. */
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
 * Loads winner prices of all matches of a sport on a UTC date, by match id. Null if the feed lacks this list, which is
 * optional in the contract.
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
    // Some backends answer unknown paths with other data, which means that they lack the list.
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
