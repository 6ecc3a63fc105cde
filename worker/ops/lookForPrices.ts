import { phaseOf } from '../../web/domain/match.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import type { LiveReading } from '../live/readContext.ts';
import { readWholeDay } from '../live/readList.ts';
import { Inquiry } from '../upstream/inquiry.ts';
import type { PollerReport } from '../upstream/pollerBinding.ts';

/** No day has more matches with prices. */
const MOST_MATCHES = 400;

/**
 * Reads the odds of today's matches, so that this isolate knows which have none (`feed.unpriced`); visitors may use other
 * isolates. Runs only if the poller was asked for odds within `lately` seconds, because other calls would cost credits.
 */
export async function lookForPrices(
  reading: LiveReading,
  { sources = {} }: Partial<PollerReport>,
  lately: number,
): Promise<void> {
  const { feed, clock } = reading;
  if (feed.unpriced === undefined || (sources.odds?.askedSeconds ?? lately) >= lately) return;
  const date = zonedTime(clock.now, 'UTC').date;
  const day = await readWholeDay({ sport: 'football', date, zone: 'UTC' }, reading);
  if (!day.ok) return;
  const priced = day.value.matches.filter((match) => ['live', 'upcoming'].includes(phaseOf(match)));
  const look = new Inquiry({ isLook: true });
  for (const match of priced.slice(0, MOST_MATCHES)) await feed.odds(look, match);
}
