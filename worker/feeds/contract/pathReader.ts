import type { Result } from '../../base/result.ts';
import type { Failure } from '../../upstream/failure.ts';
import type { RecordReading } from '../../upstream/readAnswer.ts';

/** Any path of a backend, as unknown JSON; null where the backend has nothing. `records` are read as they come and are not in it. */
export interface PathReader {
  read(path: string, records?: RecordReading): Promise<Result<unknown, Failure>>;
}
