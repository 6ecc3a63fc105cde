import { slugOf } from '../../web/domain/slug.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { loadCompetitions } from '../live/competition/loadCatalogue.ts';
import { loadSeenNames } from '../live/team/seenNames.ts';
import type { PageContext } from './pageContext.ts';

/**
 * The routes that differ from a route only in the case of its ids. Sources tell ids by case, but people don't. The site
 * tries ids that it has seen and, beside the name of a team that it has seen, all capitals and all small letters:
 * made-up ids cost no call.
 */
export async function otherCases(route: Route, context: PageContext): Promise<Route[]> {
  if (!('slug' in route)) return [];
  const words = route.slug.split('-');
  const ids = words.splice(route.name === 'player' ? -2 : -1);
  if (!ids.some((id) => /[a-z]/i.test(id))) return [];
  const { teams, players, matches } = await loadSeenNames(context);
  const listed = route.name === 'tournament' ? await loadCompetitions(route.sport, context) : null;
  const competitions = listed?.ok ? listed.value.map(({ competition }) => competition) : [];
  const known = route.name === 'event' ? matches : [...teams.map(({ team }) => team), ...players, ...competitions];
  const byLetters = new Map(known.map(({ id }) => [id.toLowerCase(), id]));
  const isNamed = teams.some(({ team }) => `-${words.join('-')}-`.includes(`-${slugOf(team.name)}-`));
  const forms = [
    ids.map((id) => byLetters.get(id.toLowerCase()) ?? id),
    ...(isNamed ? [ids.map((id) => id.toUpperCase()), ids.map((id) => id.toLowerCase())] : []),
  ];
  const slugs = new Set(forms.map((form) => [...words, ...form].join('-')));
  return [...slugs].filter((slug) => slug !== route.slug).map((slug) => ({ ...route, slug }));
}
