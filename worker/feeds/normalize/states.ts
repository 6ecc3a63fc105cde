import * as v from 'valibot';
import type { MatchState, Period, Score } from '../../../web/domain/match.ts';
import { ENDINGS, PERIODS } from '../../../web/domain/matchSchemas.ts';

const statusSchema = v.variant('kind', [
  v.object({ kind: v.literal('not-started'), untimed: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal('playing'), period: v.picklist(PERIODS) }),
  v.object({ kind: v.literal('finished'), ending: v.picklist(ENDINGS) }),
  v.object({ kind: v.picklist(['delayed', 'cancelled']) }),
  v.object({ kind: v.picklist(['half-time', 'abandoned', 'awaiting-info', 'to-finish']) }),
  v.object({ kind: v.literal('postponed') }),
]);

/** A source’s status, in the site’s terms. */
export type Status = v.InferOutput<typeof statusSchema>;

/** Parses a source’s `statuses.json`: each status by the source’s word. */
export const statusTable = (table: unknown): Readonly<Record<string, Status>> =>
  v.parse(v.record(v.string(), statusSchema), table);

/** A record’s facts beside its status. */
interface Facts {
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
  /** Whether the match ever started. Sources have 0-0 before kick-off, but a match that never started has no score. */
  hasBegun: boolean;
  /** When a period began, milliseconds UTC; null for no running clock. */
  startOf(period: Period): number | null;
}

/** The state of a match. A shoot-out counts only if the status says that it decides the match. */
export function stateOf(status: Status, { score, halfTime, shootOut, hasBegun, startOf }: Facts): MatchState {
  switch (status.kind) {
    case 'not-started':
    case 'postponed':
      return status;
    case 'playing': {
      const state = { ...status, startedAt: startOf(status.period), score };
      return status.period === 'penalties' ? { ...state, shootOut } : state;
    }
    case 'finished': {
      const decided = status.ending === 'penalties' ? shootOut : null;
      return { ...status, score, halfTime: halfTime ?? undefined, shootOut: decided };
    }
    case 'delayed':
    case 'cancelled':
      return { kind: status.kind, score: hasBegun ? score : null };
    case 'half-time':
    case 'abandoned':
    case 'awaiting-info':
    case 'to-finish':
      return { kind: status.kind, score };
  }
}
