import * as v from 'valibot';
import { matchSchema } from '../../web/domain/match.ts';
import { SPORTS } from '../../web/domain/sport.ts';

const entries = v.array(
  v.object({ seq: v.number(), at: v.number(), sport: v.picklist(SPORTS), match: v.string(), kind: v.string() }),
);
const patches = v.array(
  v.object({
    ...v.pick(matchSchema, ['id', 'state', 'redCards', 'correctedAt', 'kickOff']).entries,
    at: v.number(),
  }),
);

/** Validates batches, because the journal may run another code version. */
export const wireBatch = v.object({
  after: v.nullable(v.number()),
  to: v.number(),
  entries,
  patches,
  beat: v.string(),
});

/** Validates the data for a joining relay, for the same reason. */
export const wireBeginning = v.object({
  ...{ entries, patches, beat: v.string() },
  ...{ floor: v.number(), since: v.number(), last: v.number() },
});
