import type { Competition } from '../../../web/domain/competition.ts';
import { countryOf } from '../normalize/country.ts';
import { entryOf } from '../normalize/fields.ts';
import { isBetween, withOwnName } from '../normalize/ownNames.ts';
import { englishCompetition, englishPlace } from './germanNames.ts';

/** A league of OpenLigaDB that the site shows. */
export interface League {
  /** Its `leagueShortcut`: `bl1`. */
  shortcut: string;
  /** The year that names its season; null for a league whose seasons begin in July. */
  season: number | null;
  country: string;
}

const LEAGUE = /^([A-Za-z0-9_-]{1,40})(?:\/(\d{4}))?(?:@([\p{L} .'-]{2,40}))?$/u;

/**
 * Reads `OPENLIGADB_LEAGUES`: leagues by their shortcut, with a season that is no running one after a slash and a country
 * that is not Germany after an at sign: `bl1,dfb,em/2028@Europe`. Null where one can't be read.
 */
export function readLeagues(text: string): League[] | null {
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

/** The id of a league's competition: it is the same in every season. */
export function leagueId({ shortcut }: Pick<League, 'shortcut'>): string {
  return `ol${shortcut.replace(/[^A-Za-z0-9]/g, '').toLowerCase()}`;
}

/** A league as a competition. `leagueName` is what the source calls it, with the season: `DFB-Pokal 2026/2027`. */
export function competitionOf(league: League, leagueName: string | null, flagUrl: string | null): Competition {
  const key = league.shortcut.toLowerCase();
  const known = entryOf(NAMES, key);
  const called = leagueName?.replace(/[\s,]*\(?\d{4}([/-]\d{2,4})?\)?\s*$/, '').trim();
  const country = countryOf(
    `ol${league.country.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
    englishPlace(league.country),
    flagUrl,
  );
  const name = known ?? (called || league.shortcut);
  return withOwnName({ id: leagueId(league), name: isBetween(country) ? englishCompetition(name) : name, country });
}

/** The season that a league plays at an instant: seasons are named by the year in which they begin. */
export function seasonAt({ season }: Pick<League, 'season'>, now: number): number {
  if (season !== null) return season;
  const at = new Date(now);
  return at.getUTCMonth() >= 6 ? at.getUTCFullYear() : at.getUTCFullYear() - 1;
}
