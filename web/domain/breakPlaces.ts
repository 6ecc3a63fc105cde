import { isExtended, type Lined, placeOf } from './scoreLine.ts';
import { SPORT_FACTS, type Sport } from './sport.ts';

/** The minutes at which a period of regular time ends and another begins. */
const BREAKS: Readonly<Record<Sport, readonly number[]>> = {
  football: [45],
  'ice-hockey': [20, 40],
  handball: [30],
  basketball: [10, 20, 30],
};

/** The positions (0 to 100) of the breaks between the periods of a match, and before its extra time. */
export function breakPlaces(match: Lined): number[] {
  const end = isExtended(match.state) ? [SPORT_FACTS[match.sport].minutes[0]] : [];
  return [...BREAKS[match.sport], ...end].map((minute) => placeOf(minute, match));
}
