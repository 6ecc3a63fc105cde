import { SPORTS, type Sport } from '../../../web/domain/sport.ts';

/** The feed’s sport numbers. Football is 1 in the spec; the others follow Enetpulse feeds. */
export const SPORT_IDS: Readonly<Record<Sport, number>> = {
  football: 1,
  'ice-hockey': 5,
  handball: 20,
  basketball: 23,
};

/** Normalizes `ice hockey`, `ice_hockey` and `ice-hockey`. */
const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '-');

const NAMES: ReadonlyMap<string, Sport> = new Map([
  ...SPORTS.flatMap((sport): [string, Sport][] => [
    [String(SPORT_IDS[sport]), sport],
    [sport, sport],
  ]),
  ['soccer', 'football'],
]);

/** The sport of a feed’s `sport` field, number or name; undefined if the site does not cover it. */
export function sportNamed(text: string): Sport | undefined {
  return NAMES.get(plain(text));
}
