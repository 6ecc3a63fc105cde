import { nationCodeOf } from '../../../web/domain/nations.ts';
import { idOfSlug, slugWithId } from '../../../web/domain/slug.ts';
import { playerIdsOf, type Route } from '../../../web/format/addresses/routes.ts';
import { loadCompetitionById, loadCompetitions, loadRegions } from '../competition/loadCatalogue.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadTeam } from './loadTeam.ts';

/** Of a slug with a name, the name counts too: a wrong number would name another team. */
async function hasTeam(slug: string, context: ReadContext): Promise<boolean | null> {
  const id = idOfSlug(slug);
  const read = await loadTeam(id, context);
  if (!read.ok) return null;
  return read.value !== null && (slug === id || slug === slugWithId(read.value.team.name, id));
}

/**
 * Whether the source of scores has a region, competition, team or the team of a player; null when it does not say. It
 * never asks the content system, which may wait for this answer.
 */
export async function hasPage(route: Route, context: ReadContext): Promise<boolean | null> {
  if (route.name === 'team') return hasTeam(route.slug, context);
  if (route.name === 'player') return hasTeam(playerIdsOf(route.slug)?.team ?? '', context);
  if (route.name === 'region') {
    // A nation may have no competition today.
    if (nationCodeOf(route.category) !== undefined) return true;
    const regions = await loadRegions(route.sport, context);
    return regions.ok ? regions.value.some(({ country }) => country.slug === route.category) : null;
  }
  if (route.name !== 'tournament') return null;
  const id = idOfSlug(route.slug);
  const listed = await loadCompetitions(route.sport, context);
  if (listed.ok && listed.value.some(({ competition }) => competition.id === id)) return true;
  const answer = await loadCompetitionById(id, context);
  return answer.ok ? answer.value.found !== null : null;
}
