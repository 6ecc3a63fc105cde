import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { paths } from './calls.ts';
import type { League } from './leagues.ts';

/**
 * Lists configured leagues without matches in the current season. OpenLigaDB gives the same answer for an unknown
 * shortcut.
 */
export async function emptyLeagues(leagues: readonly League[], url: string, fetch: PlainFetch): Promise<string[]> {
  const read = leagues.map(async (league) => {
    const path = paths.season(league, Date.now());
    const response = await fetch(new Request(`${url}/${path}`)).catch(() => null);
    const isNothing = response?.status === 404 || response?.status === 204;
    const matches: unknown = response?.status === 200 ? await response.json().catch(() => null) : null;
    if (!isNothing && !(Array.isArray(matches) && matches.length === 0)) return [];
    const [, shortcut, season] = path.split('/');
    return [`nobody has entered a match of "${shortcut}" for ${season} (OPENLIGADB_LEAGUES)`];
  });
  return (await Promise.all(read)).flat();
}
