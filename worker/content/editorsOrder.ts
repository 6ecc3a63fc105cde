import type { EditorsOrder } from '../feeds/contract/importance.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import type { ContentNames } from './fromFiles/names.ts';
import { heldTopCompetitions, type SharedCaches } from './sharedSettings.ts';

/**
 * The order of the editors' top competitions, as far as it is in memory: a list of matches waits for no content. `names` tells
 * them where content has ids of its own.
 */
export function editorsOrderOf(shared: SharedCaches, content: Upstream, names: ContentNames | null): EditorsOrder {
  const ranks = new Map(heldTopCompetitions(shared, content.id).map(({ id }, rank) => [id, rank]));
  return (competition) => ranks.get(names === null ? competition.id : (names.competitionId(competition) ?? '')) ?? null;
}
