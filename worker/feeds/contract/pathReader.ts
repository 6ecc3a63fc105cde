import type { Result } from '../../base/result.ts';
import type { Failure } from '../../upstream/failure.ts';

/** Reads a path of a backend as JSON; null if the backend has nothing. */
export interface PathReader {
  read(path: string): Promise<Result<unknown, Failure>>;
}
