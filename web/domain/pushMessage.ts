import * as v from 'valibot';
import { matchSchema } from './matchSchemas.ts';

/** The page fetches its list, its prices or the details of its match again. */
export const HINTS = ['list', 'prices', 'details'] as const;

export type HintKind = (typeof HINTS)[number];

const pushMessage = v.object({
  /** The number of the topic’s last change. */
  version: v.number(),
  /** The version before these changes. Absent when the relay only repeats the version. */
  since: v.optional(v.number()),
  /** When the source reported the changes, milliseconds UTC. */
  asOf: v.optional(v.number(), 0),
  changed: v.optional(v.array(matchSchema), []),
  /** 1 is a hint. */
  ...v.entriesFromList(HINTS, v.optional(v.number())),
});

/** A message on a socket: the changes of a topic since a version, as in `/api/live?since=`. */
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** A message as the journal writes it. */
export type WrittenMessage = v.InferInput<typeof pushMessage>;

/** Parses a message; null when another version of the site sent it. */
export function parsePushMessage(text: string): PushMessage | null {
  try {
    const read = v.safeParse(pushMessage, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
