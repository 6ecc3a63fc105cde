import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LOCALES } from '../../web/domain/locale.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { pathOf, type Route } from '../../web/routes.ts';
import type { AppEnv } from '../appEnv.ts';
import { staticPages } from '../content/defaults/staticPages.ts';

/** The pages that are always there. Matches, regions and competitions come and go, and are found by their links. */
const LASTING_ROUTES: readonly Route[] = [
  { name: 'home' },
  ...SPORTS.flatMap((sport): Route[] => [
    { name: 'sport', sport },
    { name: 'live', sport },
    { name: 'regions', sport },
    { name: 'competitions', sport },
  ]),
  ...Object.keys(staticPages).map((path): Route => ({ name: 'static', path })),
];

/** Play links in both languages, and the API. */
const UNLISTED = [...LOCALES.map((locale) => pathOf({ name: 'play', provider: '' }, locale)), '/api/'];

const HOUR = { 'Cache-Control': 'public, max-age=3600' };

const originOf = (context: Context<AppEnv>) => new URL(context.req.url).origin;

function sitemapEntry(route: Route, origin: string) {
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

/** What machines read: `robots.txt`, the site map with both languages of each page, and the manifest of the site. */
export const feeds = new Hono<AppEnv>()
  .get('/robots.txt', (context) => {
    const rules = ['User-agent: *', ...UNLISTED.map((path) => `Disallow: ${path}`)].join('\n');
    const text = `${rules}\n\nSitemap: ${originOf(context)}/sitemap.xml\n`;
    return context.text(text, 200, HOUR);
  })
  .get('/sitemap.xml', async (context) => {
    const origin = originOf(context);
    const text = await html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${LASTING_ROUTES.map((route) => sitemapEntry(route, origin))}</urlset>
`;
    return context.body(String(text), 200, { ...HOUR, 'Content-Type': 'application/xml; charset=utf-8' });
  })
  .get('/manifest.webmanifest', (context) => {
    const { siteName } = context.var.services.config;
    const manifest = {
      name: siteName,
      short_name: siteName,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    };
    return context.body(JSON.stringify(manifest), 200, { ...HOUR, 'Content-Type': 'application/manifest+json' });
  });
