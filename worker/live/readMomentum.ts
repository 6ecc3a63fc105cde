import type { Match } from '../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../web/domain/momentum.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { failure } from '../upstream/failure.ts';
import { type ReadContext, readFeed } from './readContext.ts';

/**
 * A match's statistics by minute, recorded while it had viewers; empty when there are none or the journal fails. A
 * frozen clock has no record of its own.
 */
export async function readMomentum({ id }: Pick<Match, 'id'>, context: ReadContext): Promise<MomentumSample[]> {
  const { live, clock } = context;
  if (clock.frozen) return [];
  const answer = await readFeed(live.momentum, context, {
    key: `momentum:${id}`,
    lifetime: LIFETIMES.momentum,
    async load({ log }) {
      const samples = await live.archive.momentumOf(id, log);
      return samples === null ? failure('unreachable', 'the journal does not answer') : { ok: true, value: samples };
    },
    parse: parseSamples,
  });
  return answer.ok ? answer.value : [];
}
