import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Match, Score, Side } from '../../../web/domain/match.ts';

type WithoutSide<Each> = Each extends unknown ? Omit<Each, 'side'> & { side: Side | null } : never;

/** An incident of a source. Its side is null if the source only gives the score after it. */
export type GivenIncident = WithoutSide<Incident>;

/** A source’s facts of a match in the site’s terms. Unknown scores are null, never zero. */
export interface GivenMatch
  extends Pick<Match, 'id' | 'sport' | 'competition' | 'round' | 'kickOff' | 'untimed' | 'home' | 'away' | 'state'> {
  halfTime: Score | null;
  /** The score after 90 minutes, of a match with extra time. */
  regularTime: Score | null;
  /** In the order of the source. A corrected incident may stand before its correction. */
  incidents: readonly GivenIncident[];
  /** When the source last changed the record, milliseconds UTC; null if it does not say. */
  changedAt: number | null;
  /** Whether the score of a finished match is only that of its last goal. */
  lacksEnd?: boolean;
}
