import { renderToString } from 'react-dom/server';
import type { SharedBy, SharedPart } from '../../web/appContext.ts';
import { App, type AppContext } from '../../web/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import type { Route } from '../../web/routes.ts';
import { anonymousContext } from './anonymousVisitor.ts';
import { bytesOf } from './bytes.ts';
import { MarkupCache } from './markupCache.ts';

/** The page that a shared part stands on, as far as one may be made of it. */
export type SharedPage = Pick<AppContext, 'locale' | 'oddsFormat' | 'route' | 'offersPaused'> & {
  zone: string;
  /** The visitor reads dates as Americans do. */
  american: boolean;
  /** The instant of the page, milliseconds UTC. */
  now: number;
};

const MOST_BYTES = 6 * 1024 * 1024;

type Place = Extract<Route, { category: string }>;

function isPlace(route: Route | null): route is Place {
  return route !== null && 'category' in route;
}

/** What stands in a key for each thing that a part may be rendered by. */
const TEXTS: Readonly<Record<SharedBy, (page: SharedPage) => string>> = {
  zone: ({ zone }) => zone,
  oddsFormat: ({ oddsFormat }) => oddsFormat,
  offersPaused: ({ offersPaused }) => String(offersPaused),
  place: ({ route }) => (isPlace(route) ? `${route.sport}/${route.category}/${'slug' in route ? route.slug : ''}` : ''),
};

function rendered({ children, by }: SharedPart, page: SharedPage): Uint8Array {
  const { locale, american } = page;
  const context = anonymousContext({
    locale,
    american,
    zone: by.includes('zone') ? page.zone : 'UTC',
    oddsFormat: by.includes('oddsFormat') ? page.oddsFormat : 'EU',
    offersPaused: by.includes('offersPaused') && page.offersPaused,
    route: by.includes('place') && isPlace(page.route) ? page.route : null,
  });
  const clock = { clock: stoppedClock(page.now), start: page.now };
  return bytesOf(
    renderToString(
      <ClockContext value={clock}>
        <App value={context}>{children}</App>
      </ClockContext>,
    ),
  );
}

/** What has been rendered of the parts that many visitors see alike, for as long as what they are made of is the same. */
export class FragmentCache {
  /** What parts of words alone are made of. */
  readonly #words = {};
  readonly #kept = new MarkupCache(MOST_BYTES);

  /** The markup of a part on a page. */
  of(part: SharedPart, page: SharedPage): Uint8Array {
    const of = part.of ?? this.#words;
    const key = [part.name, page.locale, page.american, ...part.by.map((each) => TEXTS[each](page))].join('|');
    const known = this.#kept.get(of, key);
    if (known !== undefined) return known;
    const markup = rendered(part, page);
    this.#kept.put(of, key, markup);
    return markup;
  }
}
