import * as v from 'valibot';
import { isolateLog as log } from './log.ts';

/** A value from the storage of an object; null if there is none, or none that this release can read. */
export function storedValue<Schema extends v.GenericSchema>(
  schema: Schema,
  kv: { get(key: string): unknown },
  key: string,
): v.InferOutput<Schema> | null {
  const stored = kv.get(key);
  if (stored === undefined) return null;
  const read = v.safeParse(schema, stored);
  if (read.success) return read.output;
  log('warn', 'stored value unreadable', { key, issue: read.issues[0].message });
  return null;
}
