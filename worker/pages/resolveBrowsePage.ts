import type { BrowseRoute } from '../../web/data/pageState.ts';
import { type BrowseList, byName } from '../../web/domain/browse.ts';
import { type Locale, nameIn } from '../../web/domain/locale.ts';
import type { Competition, Country } from '../../web/domain/match.ts';
import { type Answer, ok } from '../base/result.ts';
import { loadCompetitions, loadRegions } from '../live/competition/loadCatalogue.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { messagePage } from './messagePages.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

const MAX_TERM = 80;

interface Listed {
  country: Country;
  competition: Competition | null;
  events: number | null;
}

/** Sorts by the visitor's language. Sorting in the browser could differ and break hydration. */
function listOf(listed: readonly Listed[], locale: Locale): BrowseList {
  const places = new Map<string, number>();
  const countries: BrowseList['countries'] = [];
  const entries = listed.map(({ country, competition, events }) => {
    const name = country.names[locale];
    const place = places.get(country.id) ?? countries.push({ slug: country.slug, name, flag: country.flag }) - 1;
    places.set(country.id, place);
    if (competition === null) return { id: null, name, country: place, events };
    const called = nameIn(competition, locale);
    const addressed = called === competition.name ? {} : { addressed: competition.name };
    return { id: competition.id, name: called, ...addressed, country: place, events };
  });
  return { countries, entries: entries.sort(byName) };
}

async function loadListed(route: BrowseRoute, context: PageContext): Promise<Answer<Listed[]>> {
  if (route.name === 'regions') {
    const regions = await loadRegions(route.sport, context);
    return regions.ok ? ok(regions.value.map((each) => ({ ...each, competition: null }))) : regions;
  }
  const tournaments = await loadCompetitions(route.sport, context);
  if (!tournaments.ok) return tournaments;
  const value = tournaments.value.map(({ competition, events }) => ({
    country: competition.country,
    competition,
    events,
  }));
  return ok(value);
}

/** All regions or competitions of a sport from A to Z, filtered by `?q=`. */
export async function resolveBrowsePage(route: BrowseRoute, context: PageContext): Promise<PageDraft> {
  const listed = await loadListed(route, context);
  if (!listed.ok) return messagePage(context, 'unavailable');
  const t = wordsOf(context);
  const sport = t(`sport.${route.sport}`);
  const term = (context.search.get('q') ?? '').trim().slice(0, MAX_TERM);
  const list = listOf(listed.value, context.visitor.locale);
  return {
    status: 200,
    head: {
      title: t(`meta.${route.name}Title`, { sport }),
      description: t(`meta.${route.name}Description`, { sport }),
      route,
      indexed: term === '',
    },
    state: pageState(context, route, { kind: 'browse', route, list, term }),
  };
}
