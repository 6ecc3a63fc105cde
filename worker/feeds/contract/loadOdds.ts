import type { Sport } from '../../../web/domain/sport.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import { type FeedOdds, NO_ODDS, WINNER_MARKETS } from '../feedOdds.ts';
import { OddsListReader } from './oddsListReader.ts';
import { parseOdds } from './parseOdds.ts';
import type { PathReader } from './pathReader.ts';
import { SPORT_IDS } from './sportIds.ts';

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
  const list = new OddsListReader(rejections, WINNER_MARKETS);
  const answer = await client.read(`v2/odds?sport=${SPORT_IDS[sport]}&date=${date}`, {
    lists: ['events'],
    read: (each) => list.add(each),
    cut: () => list.cut(),
  });
  if (!answer.ok) return answer.error.kind === 'missing' ? { ok: true, value: null } : answer;
  if (answer.value === null) return { ok: true, value: null };
  const odds = list.end(answer.value);
  // Some backends answer whatever they are asked: one that means something else has no list either.
  if (odds === null) rejections.note('odds: no list of a day');
  return { ok: true, value: odds };
}
