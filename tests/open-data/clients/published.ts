import type * as v from 'valibot';
import type { OPERATIONS } from '../../../worker/api/operations.ts';
import type { envelope, match, problem } from '../../../worker/api/schemas.ts';
import type { change } from '../../../worker/api/wireChange.ts';

type Envelope = v.InferOutput<v.ObjectSchema<typeof envelope, undefined>>;
type AnswerOf<Id extends keyof typeof OPERATIONS> = Envelope & v.InferOutput<(typeof OPERATIONS)[Id]['data']>;

/**
 * The published types that the clients use, of the schemas that the OpenAPI document is made of. Elsewhere
 * `npx openapi-typescript https://…/api/v1/openapi.json -o published.ts` writes this file.
 */
export interface components {
  schemas: {
    Match: v.InferOutput<typeof match>;
    Change: v.InferOutput<typeof change>;
    Problem: v.InferOutput<typeof problem>;
    MatchesAnswer: AnswerOf<'listMatches'>;
    TeamAnswer: AnswerOf<'getTeam'>;
    ChangesAnswer: AnswerOf<'listChanges'>;
  };
}
