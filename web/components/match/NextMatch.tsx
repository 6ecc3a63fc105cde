import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { ListView } from '../../data/pageState.ts';
import { isTimed, type Match } from '../../domain/match.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { briefDay } from '../../format/calendar.ts';
import { clockTime } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { listAddress } from './listAddress.ts';

/** A link to the day of the next match, with its teams and kick-off. Rendered on the server only. */
export function NextMatch({ match, list, route }: { match: Match; list: ListView; route: Route }) {
  const { t, visitor, href } = useApp();
  const { date } = zonedTime(match.kickOff, visitor.zone);
  const time = clockTime(match.kickOff, visitor.zone, t);
  // The live list has no days, so link to the sport.
  const days: Route = route.name === 'live' ? { name: 'sport', sport: route.sport } : route;
  const address = listAddress({ ...list, query: { ...list.query, date } }, days, 'all');
  const words = { ...namesOf(match, t), day: briefDay(date, visitor) };
  return (
    <a className="pill min-h-11 border border-line text-balance" href={`${href(days)}${address}`}>
      {isTimed(match) ? t('list.next', { ...words, time }) : t('list.nextUntimed', words)}
    </a>
  );
}
