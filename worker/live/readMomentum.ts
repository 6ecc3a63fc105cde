import type { Match } from '../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../web/domain/momentum.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { failure } from '../upstream/failure.ts';
import type { ReadContext } from './readContext.ts';

/**
 * What a match's statistics said minute by minute while somebody looked; nothing where nobody did. A clock that a developer froze has no
 * past of its own.
 */
export async function readMomentum(
  { id }: Pick<Match, 'id'>,
  { feed, live, clock, background }: ReadContext,
): Promise<MomentumSample[]> {
  if (clock.frozen) return [];
  const answer = await live.momentum.read(
    {
      key: `${feed.upstream.id}:momentum:${id}`,
      lifetime: LIFETIMES.momentum,
      async load({ log }) {
        const samples = await live.archive.momentumOf(id, log);
        return samples === null ? failure('unreachable', 'the journal does not answer') : { ok: true, value: samples };
      },
      parse: parseSamples,
    },
    background,
  );
  return answer.ok ? answer.value.value : [];
}
