import { KICK_OFFS_WITHIN_MS } from './feedMatches.ts';
import type { Place } from './sites.ts';

/** Who asks, as far as a page depends on it. */
export interface Visitor {
  place: Place;
  locale: 'en' | 'nl';
  cookies: string;
  mobile: boolean;
}

/** Countries in which the demonstration's content lists operators, so that each gets prices of its own. */
const COUNTRIES = 'GB IE NL DE ES DK SE US CA AU BR BE ZA AT PT GR RO BG CZ'.split(' ');
const ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Atlantic/Azores',
];
const MOST_ZONES = 8;
const FORMATS = ['', 'oddsFormat=EU', 'oddsFormat=UK', 'oddsFormat=US'];
const THEMES = ['', 'theme=dark', 'theme=light'];
const LOCALES = ['en', 'nl'] as const;
const MINUTES_OF_DAY = 24 * 60;
/** No run takes longer, in minutes. */
const MARGIN = 20;

function minuteOfDay(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = parts.format(now).split(':').map(Number);
  return hours * 60 + minutes;
}

// Where all matches of the bench are on one day, so that every visitor's page has all of them.
function zonesOfOneDay(now: number): string[] {
  const around = KICK_OFFS_WITHIN_MS / 60_000 + MARGIN;
  return ZONES.filter((zone) => {
    const minute = minuteOfDay(zone, now);
    return minute > around && minute < MINUTES_OF_DAY - around;
  }).slice(0, MOST_ZONES);
}

/** Visitors who differ in zone, country, language, device, odds format and theme; `at` gives one, the next differs. */
export interface Visitors {
  count: number;
  at(turn: number): Visitor;
  /** One of each that data is kept for: the first of each zone, country and language. */
  ofEachKind: Visitor[];
}

/** The visitors of a run that begins at `now` (milliseconds UTC). */
export function makeVisitors(now: number): Visitors {
  const zones = zonesOfOneDay(now);
  const visitor = (zone: number, country: number, locale: number, rest: number): Visitor => ({
    place: { country: COUNTRIES[country] ?? 'GB', timezone: zones[zone] ?? 'UTC' },
    locale: LOCALES[locale] ?? 'en',
    mobile: rest % 2 === 1,
    cookies: [FORMATS[(rest >> 1) % 4], THEMES[(rest >> 3) % 3]].filter(Boolean).join('; '),
  });
  const parts = [zones.length, COUNTRIES.length, LOCALES.length, 2 * FORMATS.length * THEMES.length] as const;
  const count = parts.reduce((product, part) => product * part, 1);
  return {
    count,
    at(turn) {
      let rest = turn % count;
      const [zone = 0, country = 0, locale = 0, last = 0] = parts.map((part) => {
        const digit = rest % part;
        rest = Math.floor(rest / part);
        return digit;
      });
      return visitor(zone, country, locale, last);
    },
    ofEachKind: [
      ...zones.map((_, zone) => visitor(zone, 0, 0, 0)),
      ...COUNTRIES.flatMap((_, country) => LOCALES.map((_, locale) => visitor(0, country, locale, 0))),
    ],
  };
}
