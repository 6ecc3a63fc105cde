import * as v from 'valibot';
import { leaderOf, type MatchState, type Period } from '../../../web/domain/match.ts';
import { ENDINGS, PERIODS } from '../../../web/domain/matchKinds.ts';
import { type Readings, restOf, shootOutFrom, withWinner } from './shootOut.ts';

const statusSchema = v.variant('kind', [
  v.object({ kind: v.literal('playing'), period: v.picklist(PERIODS) }),
  v.object({ kind: v.literal('finished'), ending: v.picklist(ENDINGS) }),
  v.object({ kind: v.picklist(['delayed', 'cancelled']) }),
  v.object({ kind: v.picklist(['half-time', 'abandoned', 'awaiting-info', 'to-finish']) }),
  v.object({ kind: v.picklist(['not-started', 'postponed']) }),
]);

/** A source’s status, in the site’s terms. */
export type Status = v.InferOutput<typeof statusSchema>;

/** Parses a source’s `statuses.json`: each status by the source’s word. */
export const statusTable = (table: unknown): Readonly<Record<string, Status>> =>
  v.parse(v.record(v.string(), statusSchema), table);

/** A record’s facts beside its status. */
interface Facts extends Readings {
  /** Whether the match ever started. Sources have 0-0 before kick-off, but a match that never started has no score. */
  hasBegun: boolean;
  /** When a period began, milliseconds UTC; null for no running clock. */
  startOf(period: Period): number | null;
}

/** The state of a match; of an unknown status its words. A shoot-out counts only if the status says that it decides. */
export function stateOf(status: Status | string, { hasBegun, startOf, ...readings }: Facts): MatchState {
  const { plays, total, own, winner } = readings;
  const score = plays.find((each) => each !== null) ?? null;
  if (typeof status === 'string') return { kind: 'other', text: status, score };
  switch (status.kind) {
    case 'not-started':
    case 'postponed':
      return status;
    case 'playing': {
      const state = { ...status, startedAt: startOf(status.period), score };
      return status.period === 'penalties' ? { ...state, shootOut: own ?? restOf(total, score) } : state;
    }
    case 'finished': {
      if (status.ending !== 'penalties') return withWinner({ ...status, score, shootOut: null }, winner);
      const { play, shootOut } = shootOutFrom(readings);
      return withWinner({ ...status, score: play, shootOut }, winner ?? leaderOf({ kind: 'to-finish', score: total }));
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
