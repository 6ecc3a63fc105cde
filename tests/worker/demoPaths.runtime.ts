import { competitionIdOf } from '../demo/content/feedIds.ts';
import { textOf } from './site.runtime.ts';

/** The first address on a page of the demonstration that has this form. */
async function linkOn(page: string, pattern: RegExp): Promise<string> {
  const path = pattern.exec(await textOf(page))?.[1];
  if (path === undefined) throw new Error(`${page} has no link like ${pattern}`);
  return path;
}

export const LEAGUE_PATH = `/football/england/premier-league-${competitionIdOf('England', 'Premier League')}`;

export const linkedMatch = (page = '/') => linkOn(page, /"(\/match\/[^"?]+)"/);
/** The address of a team without the competition that a link adds. */
export const linkedTeam = (page = `${LEAGUE_PATH}/standings`) => linkOn(page, /"(\/team\/[^"?]+)/);
export const linkedPlayer = (page: string) => linkOn(page, /"(\/player\/[^"]+)"/);
