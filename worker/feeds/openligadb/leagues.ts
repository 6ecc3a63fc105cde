import type { Competition } from '../../../web/domain/match.ts';
import { entryOf } from '../../base/entryOf.ts';
import { countryOf } from '../normalize/country.ts';
import { isInternational, withLocalisedName } from '../normalize/localisedNames.ts';
import { englishCompetition, englishRegion } from './germanNames.ts';

/** A configured league of OpenLigaDB. */
export interface League {
  /** Its `leagueShortcut`: `bl1`. */
  shortcut: string;
  /** The season’s year; null if the current season is derived, starting each July. */
  season: number | null;
  country: string;
}

const LEAGUE = /^([A-Za-z0-9_-]{1,40})(?:\/(\d{4}))?(?:@([\p{L} .'-]{2,40}))?$/u;

/** Parses shortcuts with an optional season, and a country besides Germany: `bl1,dfb,em/2028@Europe`; or null. */
export function parseLeagues(text: string): League[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const leagues = entries.map((entry): League | null => {
    const [, shortcut, season, country] = LEAGUE.exec(entry) ?? [];
    if (shortcut === undefined) return null;
    return { shortcut, season: season === undefined ? null : Number(season), country: country ?? 'Germany' };
  });
  return leagues.includes(null) || leagues.length === 0 ? null : leagues.filter((league) => league !== null);
}

const NAMES: Readonly<Record<string, string>> = {
  bl1: 'Bundesliga',
  bl2: '2. Bundesliga',
  bl3: '3. Liga',
  dfb: 'DFB-Pokal',
};

/** The id of a league’s competition, the same in every season. */
export function leagueId({ shortcut }: Pick<League, 'shortcut'>): string {
  return `ol${shortcut.replace(/[^A-Za-z0-9]/g, '').toLowerCase()}`;
}

/** A league as a competition. `leagueName` is the source’s name with the season: `DFB-Pokal 2026/2027`. */
export function competitionOf(league: League, leagueName: string | null, flagUrl: string | null): Competition {
  const key = league.shortcut.toLowerCase();
  const known = entryOf(NAMES, key);
  const sourceName = leagueName?.replace(/[\s,]*\(?\d{4}([/-]\d{2,4})?\)?\s*$/, '').trim();
  const country = countryOf(
    `ol${league.country.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
    englishRegion(league.country),
    flagUrl,
  );
  const name = known ?? (sourceName || league.shortcut);
  return withLocalisedName({
    id: leagueId(league),
    name: isInternational(country) ? englishCompetition(name) : name,
    country,
  });
}

/** The season of a league at `now`, named after the year in which it begins. */
export function seasonAt({ season }: Pick<League, 'season'>, now: number): number {
  if (season !== null) return season;
  const at = new Date(now);
  return at.getUTCMonth() >= 6 ? at.getUTCFullYear() : at.getUTCFullYear() - 1;
}
