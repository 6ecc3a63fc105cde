import type { Sport } from '../../../web/domain/sport.ts';

/** The feed's sport numbers (football is 1 in the spec; the others as in Enetpulse feeds). */
export const SPORT_IDS: Readonly<Record<Sport, number>> = {
  football: 1,
  'ice-hockey': 5,
  handball: 20,
  basketball: 23,
};

const NAMES: Readonly<Record<string, Sport>> = {
  '1': 'football',
  football: 'football',
  soccer: 'football',
  '5': 'ice-hockey',
  'ice-hockey': 'ice-hockey',
  'ice hockey': 'ice-hockey',
  ice_hockey: 'ice-hockey',
  '20': 'handball',
  handball: 'handball',
  '23': 'basketball',
  basketball: 'basketball',
};

/** The sport of a feed's `sport` field, number or name; undefined for one that the site does not cover. */
export function sportNamed(text: string): Sport | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
