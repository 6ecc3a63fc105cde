import { ok } from '../../base/result.ts';
import { address, text } from '../../base/settingSchemas.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { defineFeed, SLOW_SOURCE_MS } from '../definition.ts';
import { NO_QUOTA, type Quota } from '../quota.ts';
import { cadenceOf, listedId, paths } from './calls.ts';
import { createOpenLigaDb } from './client.ts';
import { type League, parseLeagues } from './leagues.ts';
import { LOGO_HOSTS } from './parseMatch.ts';

/** Lists configured leagues without matches this season. An unknown shortcut has none. */
async function emptyLeagues(leagues: readonly League[], url: string, fetch: PlainFetch): Promise<string[]> {
  const read = leagues.map(async (league) => {
    const path = paths.season(league, Date.now());
    const response = await fetch(new Request(`${url}/${path}`)).catch(() => null);
    const isNothing = response?.status === 404 || response?.status === 204;
    const matches: unknown = response?.status === 200 ? await response.json().catch(() => null) : null;
    if (!isNothing && !(Array.isArray(matches) && matches.length === 0)) return [];
    const [, shortcut, season] = path.split('/');
    return [`OpenLigaDB has no match of "${shortcut}" for ${season} (OPENLIGADB_LEAGUES)`];
  });
  return (await Promise.all(read)).flat();
}

/** OpenLigaDB asks for restraint but refuses no calls. */
const quota: Quota = { ...NO_QUOTA, limits: { hour: 1000 } };

/** OpenLigaDB: free and without a key, with the configured leagues. */
export const openLigaDb = defineFeed({
  name: 'openligadb',
  keySetting: null,
  needsKey: false,
  settings: { OPENLIGADB_URL: address, OPENLIGADB_LEAGUES: text },
  mediaHosts: LOGO_HOSTS,
  quota,
  listedId,
  minTimeoutMs: SLOW_SOURCE_MS,
  hasPrices: false,
  openSource: {
    source: 'OpenLigaDB',
    licence: { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  },
  choose(given) {
    const leagues = parseLeagues(given.OPENLIGADB_LEAGUES || 'bl1,bl2,bl3,dfb');
    if (leagues === null) {
      return { ok: false, error: 'OPENLIGADB_LEAGUES: must be leagues such as bl1,dfb,em/2028@Europe' };
    }
    const url = given.OPENLIGADB_URL ?? 'https://api.openligadb.de';
    return ok({
      url,
      cadenceOf,
      headers: {},
      create: (options) => createOpenLigaDb({ ...options, leagues }),
      examine: (_, fetch) => emptyLeagues(leagues, url, fetch),
    });
  },
});
