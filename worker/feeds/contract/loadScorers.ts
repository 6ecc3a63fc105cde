import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { NoteRejected } from '../normalize/limits.ts';
import type { PathReader } from './pathReader.ts';
import { tolerated, wireCount, wireId, wireText } from './wire.ts';
import { readRecords } from './wireDetail.ts';

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
export function readScorers(value: unknown, rejections: Rejections): Scorers | null {
  const read = v.safeParse(wireScorers, value);
  if (!read.success) return null;
  const note: NoteRejected = (problem, records) => rejections.note(`scorers: ${problem}`, records);
  return readRecords(wireScorer, read.output.scorers, note, 'scorers').map(
    ({ player, yellow_cards: yellowCards, red_cards: redCards, ...rest }) => ({
      ...{ ...player, ...rest, yellowCards, redCards },
    }),
  );
}

/** Loads a competition’s scorers; empty if the backend lacks this list, which is optional in the contract. */
export async function loadScorers(
  client: PathReader,
  tournament: string,
  rejections: Rejections,
): Promise<Result<Scorers, Failure>> {
  const answer = await client.read(`v1/tournaments/${tournament}/scorers`);
  if (!answer.ok) return answer.error.kind === 'missing' ? { ok: true, value: [] } : answer;
  if (answer.value === null) return { ok: true, value: [] };
  const scorers = readScorers(answer.value, rejections);
  return scorers === null ? failure('shape', 'no scorers') : { ok: true, value: scorers };
}
