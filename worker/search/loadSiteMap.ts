import { LOCALES } from '../../web/domain/locale.ts';
import { wordPagesInSitemap } from '../../web/domain/wordPages.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import {
  competitionRoute,
  localesOf,
  matchRoute,
  parsePath,
  pathOf,
  playerSlug,
  teamRoute,
} from '../../web/format/addresses/routes.ts';
import { loadArticles, loadOpenSlugs } from '../content/articles.ts';
import { staticPages } from '../content/defaults/staticPages.ts';
import { loadCompetitions, loadRegions } from '../live/competition/loadCatalogue.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import { loadSeenNames } from '../live/team/seenNames.ts';
import { changedOf, type Entry, type Listing, listingOf, loadToday, sportsOf } from './siteMapListing.ts';

/** The permanent pages. Lists of today's matches change every day; the last change of other pages is unknown. */
async function pages(context: ReadContext): Promise<Listing> {
  const changed = utcDate(context.clock.now);
  const lists = sportsOf(context).flatMap((sport): Entry[] => [
    // The football list is the home page.
    { route: sport === 'football' ? { name: 'home' } : { name: 'sport', sport }, changed },
    { route: { name: 'live', sport }, changed },
    { route: { name: 'regions', sport }, changed: null },
    { route: { name: 'competitions', sport }, changed: null },
  ]);
  const texts = Object.keys(staticPages).map((path): Entry => ({ route: { name: 'static', path }, changed: null }));
  const words = wordPagesInSitemap().map((name): Entry => ({ route: { name }, changed }));
  return { entries: [...lists, ...words, ...texts], complete: true };
}

async function regions(context: ReadContext): Promise<Listing> {
  const today = utcDate(context.clock.now);
  return listingOf(context, loadRegions, ({ country, events }, sport) => ({
    route: { name: 'region', sport, category: country.slug },
    changed: events ? today : null,
  }));
}

async function competitions(context: ReadContext): Promise<Listing> {
  const today = utcDate(context.clock.now);
  return listingOf(context, loadCompetitions, ({ competition, events }, sport) => ({
    route: competitionRoute(competition, sport),
    changed: events ? today : null,
  }));
}

/** Today's matches with at least one known team. Crawlers find other days by links. */
async function matches(context: ReadContext): Promise<Listing> {
  const { matches: listed, complete } = await loadToday(context);
  const entries = listed
    .filter(({ home, away }) => home !== null || away !== null)
    .map((match): Entry => ({ route: matchRoute(match), changed: changedOf(match, context) }));
  return { entries, complete };
}

/** Teams that play today, by id, with the last change of their matches. */
async function loadTeamsOfToday(context: ReadContext) {
  const { matches: listed, complete } = await loadToday(context);
  const teams = new Map<string, { name: string; changed: string | null }>();
  for (const match of listed) {
    for (const team of [match.home, match.away]) {
      if (team === null) continue;
      const changed = [teams.get(team.id)?.changed ?? null, changedOf(match, context)].filter((each) => each !== null);
      teams.set(team.id, { name: team.name, changed: changed.toSorted().at(-1) ?? null });
    }
  }
  return { teams, complete };
}

async function teams(context: ReadContext): Promise<Listing> {
  const { teams: playing, complete } = await loadTeamsOfToday(context);
  const entries = Array.from(
    playing,
    ([id, { name, changed }]): Entry => ({ route: teamRoute({ id, name }), changed }),
  );
  return { entries, complete };
}

/** Players of these teams from line-ups that the site has already read. It makes no extra calls. */
async function players(context: ReadContext): Promise<Listing> {
  const [{ teams: playing, complete }, seen] = await Promise.all([loadTeamsOfToday(context), loadSeenNames(context)]);
  const entries = seen.players.flatMap((player): Entry[] => {
    const team = playing.get(player.team.id);
    if (team === undefined) return [];
    return [{ route: { name: 'player', slug: playerSlug(player, player.team.id) }, changed: team.changed }];
  });
  return { entries, complete };
}

/** The newest articles of all languages, each once with its translations. */
async function articles({ clock, content }: ReadContext): Promise<Listing> {
  const openSlugs = await loadOpenSlugs(clock.now, content);
  const lists = await Promise.all(LOCALES.map((locale) => loadArticles({ locale, now: clock.now }, content)));
  const entries = LOCALES.flatMap((locale, index) => {
    const list = lists[index];
    return (list?.ok ? list.value : []).flatMap(({ slugs, published, updated }): Entry[] => {
      const open = openSlugs(slugs, locale);
      const isFirst = localesOf({ name: 'article', slugs: open })[0] === locale;
      const changed = utcDate(updated ?? published);
      return isFirst ? [{ route: { name: 'article', slugs: open }, changed }] : [];
    });
  });
  return { entries, complete: lists.every(({ ok }) => ok) };
}

const SITE_MAPS = { pages, regions, competitions, matches, teams, players, articles };

export type SiteMapKind = keyof typeof SITE_MAPS;

export function isSiteMapKind(name: string): name is SiteMapKind {
  return Object.hasOwn(SITE_MAPS, name);
}

export const SITE_MAP_KINDS = Object.keys(SITE_MAPS).filter(isSiteMapKind);

/** Pages per file, each with a URL per language. That is about 2 MB and far below the protocol's 50,000 URLs. */
const MAX_PAGES = 2_000;

/** Files per kind. Crawlers find further pages by links. */
export const MAX_FILES = 20;

// A name without any letter for a slug has no address.
const isAddress = ({ route }: Entry) =>
  localesOf(route).every((locale) => parsePath(pathOf(route, locale))?.route.name === route.name);

/** Reads the pages of a kind, split into files. */
export async function loadSiteMap(
  kind: SiteMapKind,
  context: ReadContext,
): Promise<{ files: Entry[][]; complete: boolean }> {
  const { entries, complete } = await SITE_MAPS[kind](context);
  const listed = entries.filter(isAddress);
  const count = Math.min(MAX_FILES, Math.max(1, Math.ceil(listed.length / MAX_PAGES)));
  const files = Array.from({ length: count }, (_, index) => listed.slice(index * MAX_PAGES, (index + 1) * MAX_PAGES));
  return { files, complete };
}
