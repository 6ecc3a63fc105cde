import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { isAmerican } from '../../locales/isAmerican.ts';
import { messagesFor } from '../../locales/messages.ts';
import { App } from '../../web/App.tsx';
import type { ListedGroup, ServerParts, SharedPart } from '../../web/appContext.ts';
import type { OwnList } from '../../web/components/match/ownMatches.ts';
import { stoppedClock } from '../../web/data/pageClock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { everyPage } from '../../web/pages/everyPage.tsx';
import { staticParts } from '../../web/pages/staticParts.tsx';
import type { Piece } from './bytes.ts';
import type { FragmentCache } from './fragmentCache.tsx';
import type { GroupCache } from './groupCache.tsx';
import { type ListedOwn, OWN_MATCHES } from './ownParts.ts';

/** What is rendered once for many pages. */
export interface MarkupCaches {
  groups: GroupCache;
  shared: FragmentCache;
}

/** What takes the place of a mark: a shared part, the groups of a list, or that which is each visitor's own. */
type Place = SharedPart | readonly ListedGroup[] | Uint8Array;

/** What a page shows, and the list of it of which a part is each visitor's own. */
interface Content {
  pieces: Piece[];
  own: ListedOwn | null;
}

const isGroups = (place: SharedPart | readonly ListedGroup[]): place is readonly ListedGroup[] => Array.isArray(place);

/**
 * What a page shows, as markup that the browser takes over. The groups of lists and shared parts come from their own stores
 * where there are any: React renders a mark in the place of each. Without stores React renders them too, and the result
 * is the same. `client` has the answers of the state.
 */
export function contentPieces(state: PageState, client: QueryClient, kept: MarkupCaches | null): Content {
  const { visitor, matchTime, route, offersPaused } = state;
  const american = isAmerican(visitor);
  const { locale, zone, oddsFormat, now } = visitor;
  const places: Place[] = [];
  const mark = (place: Place) => <li data-place={places.push(place) - 1} />;
  let list: OwnList | null = null;
  const placeOwn = (listed: OwnList) => {
    list = listed;
    return mark(OWN_MATCHES);
  };
  const placed: ServerParts = { placeGroups: mark, placeShared: mark, placeOwn };
  const html = renderToString(
    <App
      state={state}
      parts={everyPage(state)}
      messages={messagesFor({ locale, american })}
      client={client}
      clock={{ clock: stoppedClock(matchTime), start: matchTime }}
      server={kept === null ? { staticParts } : { ...placed, staticParts }}
    />,
  );
  if (kept === null) return { pieces: [html], own: null };
  const page = { locale, american, zone, oddsFormat, route, offersPaused, now };
  const variant = { visitor, matchTime };
  const markup = places.map((place) => {
    if (place instanceof Uint8Array) return [place];
    return isGroups(place) ? kept.groups.of(place, variant) : [kept.shared.of(place, page)];
  });
  return { pieces: withMarkup(html, markup), own: list === null ? null : { list, variant } };
}

const MARK = '<li data-place="';
const MARK_END = '"></li>';

/** A page's markup with groups and shared parts in the places of their marks. */
function withMarkup(html: string, markup: readonly Piece[][]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
    const end = html.indexOf(MARK_END, at);
    if (at > from) pieces.push(html.slice(from, at));
    pieces.push(...(markup[Number(html.slice(at + MARK.length, end))] ?? []));
    from = end + MARK_END.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}
