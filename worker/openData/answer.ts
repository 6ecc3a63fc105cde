import type * as v from 'valibot';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import type { ReadContext } from '../live/readContext.ts';
import type { Failure } from '../upstream/failure.ts';
import type { Data, OperationId, Parameters } from './operations.ts';
import type { problem } from './schemas.ts';
import type { WireOptions } from './toWire.ts';

export type Problem = Omit<v.InferOutput<typeof problem>, 'type'>;

/** The age of an answer's data: confirmed at `asOf` (milliseconds UTC). */
export interface Age {
  asOf: number;
  stale: boolean;
}

export type Answered<Id extends OperationId> = Result<Age & { data: Data<Id> }, Problem>;

/** The dependencies of an operation. */
export interface OpenContext {
  reading: ReadContext;
  wire: WireOptions;
  /** The address of the same operation with other parameters. */
  addressWith(changes: Readonly<Record<string, string>>): string;
}

export type Handler<Id extends OperationId> = (
  parameters: Parameters<Id>,
  context: OpenContext,
) => Promise<Answered<Id>>;

export const notFound = (detail: string): { ok: false; error: Problem } => ({
  ok: false,
  error: { title: 'Not found', status: 404, detail },
});

export function refused(detail: string): { ok: false; error: Problem } {
  return { ok: false, error: { title: 'Bad request', status: 400, detail } };
}

/** The problem of a failed source. */
export function unavailable({ kind }: Failure): { ok: false; error: Problem } {
  if (kind === 'excluded') return notFound('The data provider has nothing of that day.');
  return {
    ok: false,
    error: { title: 'Unavailable', status: 503, detail: 'The data provider does not answer. Try again soon.' },
  };
}

/** The age of a value that a cache gave. */
export function ageIn(cache: Pick<Cache<unknown>, 'report'>, key: string): Age {
  const { lastSuccess, failures } = cache.report(key);
  return { asOf: lastSuccess === null ? Date.now() : Date.parse(lastSuccess), stale: failures > 0 };
}
