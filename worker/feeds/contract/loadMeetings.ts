import * as v from 'valibot';
import type { Match } from '../../../web/domain/match.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import { firstOf } from '../normalize/limits.ts';
import type { DetailContext } from './parseDetail.ts';
import { parseEvent } from './parseEvent.ts';
import type { PathReader } from './pathReader.ts';

const MOST_MEETINGS = 10;

const wireMeetings = v.object({ events: v.array(v.unknown()) });

/** Parses `v2/events/{id}/head-to-head` into finished matches, latest first; null if it is invalid. */
export function readMeetings(value: unknown, context: DetailContext): Match[] | null {
  const read = v.safeParse(wireMeetings, value);
  if (!read.success) return null;
  const meetings = new Map<string, Match>();
  for (const record of firstOf(read.output.events, 'meetings', (problem, records) =>
    context.rejections.note(`head-to-head: ${problem}`, records),
  )) {
    const parsed = parseEvent(record, context);
    if (!parsed.ok) context.rejections.note(`head-to-head: ${parsed.error}`);
    else if (parsed.value.state.kind === 'finished') meetings.set(parsed.value.id, parsed.value);
  }
  return [...meetings.values()].sort((one, other) => other.kickOff - one.kickOff).slice(0, MOST_MEETINGS);
}

/** Loads the earlier meetings of an event’s teams; empty if the backend has none. */
export async function loadMeetings(
  client: PathReader,
  id: string,
  context: DetailContext,
): Promise<Result<Match[], Failure>> {
  const answer = await client.read(`v2/events/${id}/head-to-head`);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: [] };
  const meetings = readMeetings(answer.value, context);
  return meetings === null ? failure('shape', 'no meetings') : { ok: true, value: meetings };
}
