import * as v from 'valibot';
import { entryOf } from './entryOf.ts';

/** The kinds of changes and news that releases until November 2026 stored under other names. */
const NAMES: Readonly<Record<string, string>> = {
  'goal-taken-back': 'goal-disallowed',
  'card-taken-back': 'card-overturned',
  'red-card-taken-back': 'red-card-overturned',
};

/** Reads a stored object whose `field` is its kind: one under an earlier name gets today’s. */
export const withTodaysKind = <const Field extends string>(field: Field) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((stored) => {
      const kind = stored[field];
      return { ...stored, [field]: (typeof kind === 'string' && entryOf(NAMES, kind)) || kind };
    }),
  );
