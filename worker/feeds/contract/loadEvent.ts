import * as v from 'valibot';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { EventAnswer } from '../feed.ts';
import { type DetailContext, parseEventDetail, parseMomentum } from './parseDetail.ts';
import type { PathReader } from './pathReader.ts';
import { wireId } from './wire.ts';

/** Whether an answer is the record of this id, even if the rest is invalid. */
function hasId(record: unknown, id: string): boolean {
  const read = v.safeParse(v.object({ id: wireId }), record);
  return read.success && read.output.id === id;
}

/** Loads one event (`v2/events/{id}`); `unknown` if the backend has none. */
export async function loadEvent(
  client: PathReader,
  id: string,
  context: DetailContext,
): Promise<Result<EventAnswer, Failure>> {
  const answer = await client.read(`v2/events/${id}`);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: { kind: 'unknown' } };
  const parsed = parseEventDetail(answer.value, context);
  if (parsed.ok && parsed.value.match.id !== id) return failure('shape', `answered the event ${parsed.value.match.id}`);
  if (parsed.ok) {
    const momentum = parseMomentum(answer.value, context.rejections);
    return { ok: true, value: { kind: 'found', event: parsed.value, ...(momentum.length > 0 && { momentum }) } };
  }
  context.rejections.note(`event: ${parsed.error}`);
  return failure(hasId(answer.value, id) ? 'unreadable' : 'shape', parsed.error);
}
