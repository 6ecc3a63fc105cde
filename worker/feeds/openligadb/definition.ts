import { address, text } from '../../base/settingSchemas.ts';
import { defineFeed } from '../definition.ts';
import { SLOW_SOURCE_MS } from '../feedOptions.ts';
import { cadenceOf, listedId } from './calls.ts';
import { createOpenLigaDb } from './client.ts';
import { emptyLeagues } from './examine.ts';
import { readLeagues } from './leagues.ts';
import { LOGO_HOSTS } from './parseMatch.ts';
import { quota } from './quota.ts';

/** OpenLigaDB: free and without a key, with the configured leagues. */
export const openLigaDb = defineFeed({
  name: 'openligadb',
  keySetting: null,
  needsKey: false,
  settings: { OPENLIGADB_URL: address, OPENLIGADB_LEAGUES: text },
  mediaHosts: LOGO_HOSTS,
  quota,
  listedId,
  quotaHeaders: [],
  leastTimeoutMs: SLOW_SOURCE_MS,
  hasPrices: false,
  choose(given) {
    const leagues = readLeagues(given.OPENLIGADB_LEAGUES || 'bl1,bl2,bl3,dfb');
    if (leagues === null) {
      return { ok: false, error: 'OPENLIGADB_LEAGUES: leagues such as bl1,dfb,em/2028@Europe are wanted' };
    }
    const url = given.OPENLIGADB_URL ?? 'https://api.openligadb.de';
    return {
      ok: true,
      value: {
        url,
        cadenceOf,
        headers: {},
        create: (options) => createOpenLigaDb({ ...options, leagues }),
        examine: (_, fetch) => emptyLeagues(leagues, url, fetch),
      },
    };
  },
});
