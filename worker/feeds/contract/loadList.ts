import * as v from 'valibot';
import type { Competition } from '../../../web/domain/competition.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { FeedList } from '../feed.ts';
import type { FeedOptions } from '../feedOptions.ts';
import { NOTHING, readMatches } from '../normalize/lists.ts';
import { parseEvent } from './parseEvent.ts';
import type { PathReader } from './pathReader.ts';
import { wireDay } from './wire.ts';

export type ListOptions = Pick<FeedOptions, 'flagUrl' | 'rejections'>;

/** Loads a list of matches (`v2/events/live`, `v2/events`, a season). `sport` applies to records without their own. */
export async function loadList(
  client: PathReader,
  path: string,
  { sport, flagUrl, ...options }: ListOptions & { sport: Sport },
): Promise<Result<FeedList, Failure>> {
  const answer = await client.read(path);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: NOTHING };
  const day = v.safeParse(wireDay, answer.value);
  if (!day.success) return failure('shape', `no lists of events: ${day.issues[0].message}`);
  const { fixtures, results } = day.output;
  const context = { sport, flagUrl, competitions: new Map<string, Competition>() };
  return readMatches(
    [...(fixtures ?? []), ...(results ?? [])],
    (record) => {
      const parsed = parseEvent(record, context);
      if (parsed.ok || parsed.kind === 'broken') return parsed;
      options.rejections.once('sport not covered', parsed.error);
      return { ok: true, value: null };
    },
    options,
  );
}
