import { useEffect, useState } from 'react';
import { CLOCK_GRACE_MS } from '../domain/matchClock.ts';
import { useApp } from './appContext.ts';
import { usePageClock } from './pageClock.ts';

/**
 * The instant (milliseconds UTC) at which live data was last known to be true. Match clocks stop soon after it.
 * `updatedAt` is the query’s last answer.
 */
export function useConfirmedAt(data: { asOf: number; stale: boolean } | undefined, updatedAt: number): number {
  const { visitor } = useApp();
  const clock = usePageClock();
  const [seen, setSeen] = useState({ data, updatedAt });
  const [confirmedAt, setConfirmedAt] = useState(data?.stale === true ? data.asOf : visitor.now);
  if (data !== undefined && (data !== seen.data || updatedAt !== seen.updatedAt)) {
    setSeen({ data, updatedAt });
    setConfirmedAt(data.stale ? data.asOf : clock.now());
  }
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) clock.holdMatchesAt(confirmedAt + CLOCK_GRACE_MS);
  }, [isKnown, confirmedAt, clock]);
  return confirmedAt;
}
