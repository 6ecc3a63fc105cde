import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LOCALES } from '../../web/domain/locale.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import { eventSlug, parsePath, pathOf, type Route } from '../../web/routes.ts';
import type { AppEnv } from '../appEnv.ts';
import { backgroundOf } from '../background.ts';
import { staticPages } from '../content/defaults/staticPages.ts';
import { readRegions, readTournaments } from '../live/readCatalogue.ts';
import { type ListContext, readWholeDay } from '../live/readList.ts';
import type { Result } from '../result.ts';
import { siteOriginOf } from '../siteOrigin.ts';

/** What a site map lists, and whether every source of it has answered. */
interface Listing {
  routes: Route[];
  complete: boolean;
}

/** The most addresses of one site map (sitemaps.org); each route has one in each language. */
const MOST_ADDRESSES = 50_000;

const XML = raw('<?xml version="1.0" encoding="UTF-8"?>');
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastingRoutes = (sports: readonly Sport[]): Route[] => [
  { name: 'home' },
  ...sports.flatMap((sport): Route[] => [
    { name: 'sport', sport },
    { name: 'live', sport },
    { name: 'regions', sport },
    { name: 'competitions', sport },
  ]),
  ...Object.keys(staticPages).map((path): Route => ({ name: 'static', path })),
];

function listingOf<Value>(
  answers: Result<Value[], unknown>[],
  routeOf: (each: Value, index: number) => Route,
): Listing {
  return {
    routes: answers.flatMap((answer, index) => (answer.ok ? answer.value.map((each) => routeOf(each, index)) : [])),
    complete: answers.every(({ ok }) => ok),
  };
}

const sportsOf = ({ services, clock }: ListContext) => services.clientsAt(clock).live.coverage.sports;

async function regions(context: ListContext): Promise<Listing> {
  const sports = sportsOf(context);
  const answers = await Promise.all(sports.map((sport) => readRegions(sport, context)));
  return listingOf(answers, ({ country }, index) => ({
    name: 'region',
    sport: sports[index] ?? 'football',
    category: country.slug,
  }));
}

async function competitions(context: ListContext): Promise<Listing> {
  const sports = sportsOf(context);
  const answers = await Promise.all(sports.map((sport) => readTournaments(sport, context)));
  return listingOf(answers, ({ competition: { id, name, country } }, index) => ({
    name: 'tournament',
    sport: sports[index] ?? 'football',
    category: country.slug,
    slug: slugWithId(name, id),
    tab: 'matches',
  }));
}

async function matches(context: ListContext): Promise<Listing> {
  const zone = 'UTC';
  const { date } = zonedTime(context.clock.now, zone);
  const snapshot = await readWholeDay({ sport: 'football', date, zone }, context);
  const answer = snapshot.ok ? { ok: true as const, value: snapshot.value.matches } : snapshot;
  return listingOf([answer], (match) => ({
    name: 'event',
    sport: match.sport,
    slug: eventSlug(match),
    tab: 'summary',
  }));
}

/** The site maps by kind. Matches are today's football; others are found by their links. */
const SITE_MAPS: Readonly<Record<string, (context: ListContext) => Promise<Listing>>> = {
  pages: async (context) => ({ routes: lastingRoutes(sportsOf(context)), complete: true }),
  regions,
  competitions,
  matches,
};

function entries(route: Route, origin: string) {
  const alternates = [
    ...LOCALES.map((locale) => ({ language: locale, locale })),
    { language: 'x-default', locale: LOCALES[0] },
  ];
  return LOCALES.map(
    (each) => html`<url><loc>${origin}${pathOf(route, each)}</loc>${alternates.map(
      ({ language, locale }) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathOf(route, locale)}"/>`,
    )}</url>
`,
  );
}

// A name that leaves no slug has no page.
const isAddress = (route: Route) => parsePath(pathOf(route, 'en'))?.route.name === route.name;

function answer(context: Context<AppEnv>, text: string, seconds: number): Response {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${seconds}` };
  return context.body(text, 200, headers);
}

/**
 * `/sitemap.xml` and the site maps that it names, with both languages of each page. A source that does not answer leaves
 * its part out, and crawlers may come back for it soon.
 */
export const sitemaps = new Hono<AppEnv>()
  .get('/sitemap.xml', async (context) => {
    const origin = siteOriginOf(context);
    const maps = Object.keys(SITE_MAPS).map(
      (kind) => html`<sitemap><loc>${origin}/sitemaps/${kind}.xml</loc></sitemap>
`,
    );
    const text = await html`${XML}
<sitemapindex xmlns="${NAMESPACE}">
${maps}</sitemapindex>
`;
    return answer(context, String(text), 3600);
  })
  .get('/sitemaps/:file{[a-z]+\\.xml}', async (context, next) => {
    const kind = context.req.param('file').replace('.xml', '');
    const list = Object.hasOwn(SITE_MAPS, kind) ? SITE_MAPS[kind] : undefined;
    if (list === undefined) return next();
    const origin = siteOriginOf(context);
    const { services, clock } = context.var;
    const { routes, complete } = await list({ services, clock, background: backgroundOf(context) });
    const listed = routes.filter(isAddress).slice(0, MOST_ADDRESSES / LOCALES.length);
    const text = await html`${XML}
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map((route) => entries(route, origin))}</urlset>
`;
    return answer(context, String(text), complete ? 3600 : 60);
  });
