import type { Result } from '../../base/result.ts';
import type { Failure } from '../../upstream/failure.ts';

/** Any path of a backend, as unknown JSON; null where the backend has nothing. */
export interface PathReader {
  read(path: string): Promise<Result<unknown, Failure>>;
}
