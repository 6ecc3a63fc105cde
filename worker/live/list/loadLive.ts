import { isUnderWay, type Match } from '../../../web/domain/match.ts';
import { competitionOrder } from '../../../web/domain/matchOrder.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { type Answer, mapped } from '../../base/result.ts';
import { loadOrder } from '../competition/navigation.ts';
import { loadWholeDay } from '../day/daySnapshot.ts';
import type { ReadContext } from '../state/readContext.ts';

/** The football matches in play, those of the visitor's top competitions first. */
export async function loadLive(most: number, context: ReadContext & { visitor: Visitor }): Promise<Answer<Match[]>> {
  const { visitor } = context;
  const { zone, now, locale } = visitor;
  const [day, topIds] = await Promise.all([
    loadWholeDay({ sport: 'football', date: zonedTime(now, zone).date, zone }, context),
    loadOrder('football', visitor, context),
  ]);
  const compare = competitionOrder(topIds, locale);
  return mapped(day, ({ matches }) =>
    matches
      .filter(isUnderWay)
      .toSorted((one, other) => compare(one.competition, other.competition))
      .slice(0, most),
  );
}
