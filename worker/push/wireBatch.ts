import * as v from 'valibot';
import { matchSchema } from '../../web/domain/match.ts';
import { SPORTS } from '../../web/domain/sport.ts';

/** Batches of the journal of another version may say more, or something else. */
export const wireBatch = v.object({
  after: v.nullable(v.number()),
  to: v.number(),
  entries: v.array(
    v.object({ seq: v.number(), at: v.number(), sport: v.picklist(SPORTS), match: v.string(), kind: v.string() }),
  ),
  patches: v.array(
    v.object({
      ...v.pick(matchSchema, ['id', 'state', 'redCards', 'correctedAt', 'kickOff']).entries,
      at: v.number(),
    }),
  ),
  beat: v.string(),
});
