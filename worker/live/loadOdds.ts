import type { Result } from '../result.ts';
import { type Failure, failure } from '../upstream/fetchJson.ts';
import type { PathReader } from './client.ts';
import { type FeedOdds, NO_ODDS } from './feedOdds.ts';
import { parseOdds } from './parseOdds.ts';
import type { Rejections } from './rejections.ts';

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
