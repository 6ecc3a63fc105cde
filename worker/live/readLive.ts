import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { competitionOrder, topIdsOf } from '../../web/domain/matchOrder.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { readSettings } from '../content/pageSettings.ts';
import { readWholeDay } from './daySnapshot.ts';
import { withPlaces } from './ownPlaces.ts';
import type { ReadContext } from './readContext.ts';

/** The football matches in play, those of the visitor's top competitions first. */
export async function readLive(most: number, context: ReadContext & { visitor: Visitor }): Promise<Match[]> {
  const { visitor, content } = context;
  const { zone, now, locale } = visitor;
  const [day, settings] = await Promise.all([
    readWholeDay({ sport: 'football', date: zonedTime(now, zone).date, zone }, context),
    readSettings(visitor, content),
  ]);
  if (!day.ok) return [];
  const placed = settings.ok ? await withPlaces(settings.value, { locale, sport: 'football' }, context) : null;
  const compare = competitionOrder(topIdsOf(placed), locale);
  return day.value.matches
    .filter(isUnderWay)
    .toSorted((one, other) => compare(one.competition, other.competition))
    .slice(0, most);
}
