import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { minuteOfDay } from '../../web/domain/zonedTime.ts';
import { KICK_OFFS_WITHIN } from './feedDay.ts';
import type { Place, Site } from './sites.ts';

/** The traits of a visitor on which a page depends. */
export interface Visitor {
  place: Place;
  locale: Locale;
  cookies: string;
  mobile: boolean;
}

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Requests a path as a visitor, with the headers of the edge. */
export function askAs(
  { url }: Site,
  path: string,
  { place, cookies, mobile }: Visitor,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = new Headers({
    'MF-CF-Blob': JSON.stringify(place),
    'User-Agent': mobile ? PHONE : DESKTOP,
    'Accept-Encoding': 'gzip, deflate, br',
  });
  if (cookies !== '') headers.set('Cookie', cookies);
  return fetch(new URL(path, url), { headers, signal });
}

/** Countries with operators in the demonstration's content, so that each has its own odds. */
const COUNTRIES = 'GB IE NL DE ES DK SE US CA AU BR BE ZA AT PT GR RO BG CZ'.split(' ');
const ZONES = [
  ...['Europe/London', 'Europe/Berlin', 'Europe/Athens', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'Pacific/Auckland', 'Pacific/Honolulu', 'America/Los_Angeles', 'America/Denver'],
  ...['America/Chicago', 'America/New_York', 'America/Sao_Paulo', 'Atlantic/Azores'],
];
const MAX_ZONES = 8;
// Without a chosen format, two visitors of a country could have the same page.
const FORMATS = ['oddsFormat=EU', 'oddsFormat=UK', 'oddsFormat=US'];
const THEMES = ['', 'theme=dark', 'theme=light'];
const MINUTES_OF_DAY = 24 * 60;
/** Minutes. No run takes longer. */
const MARGIN = 20;

// Zones in which all matches are on one day, so that every visitor's page lists all of them.
function zonesOfOneDay(now: number): string[] {
  const around = KICK_OFFS_WITHIN + MARGIN;
  return ZONES.filter((zone) => {
    const minute = minuteOfDay(now, zone);
    return minute > around && minute < MINUTES_OF_DAY - around;
  }).slice(0, MAX_ZONES);
}

/** Visitors with different zones, countries, languages, devices, odds formats and themes. `at(turn)` returns one of them. */
export interface Visitors {
  at(turn: number): Visitor;
  /** One visitor for each cached variant of data: zone, country and language. */
  ofEachKind: Visitor[];
}

/** The visitors of a run that starts at `now` (milliseconds UTC). */
export function makeVisitors(now: number): Visitors {
  const zones = zonesOfOneDay(now);
  const visitor = (zone: number, country: number, locale: number, rest: number): Visitor => ({
    place: { country: COUNTRIES[country] ?? 'GB', timezone: zones[zone] ?? 'UTC' },
    locale: LOCALES[locale] ?? 'en',
    mobile: rest % 2 === 1,
    cookies: [FORMATS[(rest >> 1) % 3], THEMES[Math.floor(rest / 6) % 3]].filter(Boolean).join('; '),
  });
  const parts = [zones.length, COUNTRIES.length, LOCALES.length, 2 * FORMATS.length * THEMES.length] as const;
  const count = parts.reduce((product, part) => product * part, 1);
  return {
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
