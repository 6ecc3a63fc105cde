import { Hono } from 'hono';
import en from '../../locales/en.json' with { type: 'json' };
import { LANGUAGES } from '../../locales/languages.ts';
import { translator } from '../../locales/translator.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { LIGHT } from '../../web/domain/themeColours.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { UNPREFETCHED_PATHS, UNPREFETCHED_RELATION } from '../../web/format/addresses/unprefetched.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { manifestPath } from '../render/documentParts.ts';
import { ICON } from '../render/icons.ts';

const HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** Play links in both languages, and the API. */
const UNLISTED = [...LOCALES.map((locale) => pathOf({ name: 'play', provider: '' }, locale)), '/api/'];

const SECURITY_PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** Less than a year, as RFC 9116 recommends (section 2.5.5). */
const VALID_DAYS = 180;

const RULES_PATH = '/speculation-rules.json';
/** Value of a page’s `Speculation-Rules` header. */
export const SPECULATION_RULES = `"${RULES_PATH}"`;

/** Browsers fetch a page when the pointer rests on its link, and run nothing in advance. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...UNPREFETCHED_PATHS.map((path) => ({ not: { href_matches: `${path}*` } })),
          { not: { selector_matches: `[rel~=${UNPREFETCHED_RELATION}]` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Pictures of the demonstration, which shops and browsers show before an installation. */
const SCREENSHOTS = [
  { src: '/screenshots/phone.webp', sizes: '720x1280', type: 'image/webp', form_factor: 'narrow' },
  { src: '/screenshots/desk.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
];

/** The web manifest in a language. iOS delivers alerts only to `standalone`; other browsers keep their buttons. */
function manifestIn(locale: Locale, siteName: string) {
  const t = translator(locale);
  const shortcut = (name: string, route: Route) => ({
    name,
    url: pathOf(route, locale),
    icons: [{ src: ICON.small, sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: t('meta.homeDescription'),
    lang: locale,
    start_url: pathOf({ name: 'home' }, locale),
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    background_color: LIGHT.raised,
    theme_color: LIGHT.raised,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: ICON.small, sizes: '192x192', type: 'image/png' },
      { src: ICON.large, sizes: '512x512', type: 'image/png' },
      { src: ICON.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(t('nav.liveScores'), { name: 'live', sport: 'football' }),
      shortcut(t('nav.mine'), { name: 'my' }),
    ],
    screenshots: SCREENSHOTS,
  };
}

/**
 * Small files for machines: `robots.txt`, `llms.txt` (llmstxt.org: where language models find the site’s data), the
 * contact for vulnerability reports (RFC 9116), rules for prefetching links, and the web manifest of each language.
 */
export const siteFiles = new Hono<AppEnv>()
  .get('/robots.txt', (context) => {
    const rules = ['User-agent: *', 'Allow: /api/v1', ...UNLISTED.map((path) => `Disallow: ${path}`)].join('\n');
    const maps = ['sitemap', 'news-sitemap'].map((name) => `Sitemap: ${siteOriginOf(context)}/${name}.xml\n`).join('');
    const text = `${rules}\n\n${maps}`;
    return context.text(text, 200, HOUR);
  })
  .get('/llms.txt', (context) => {
    const origin = siteOriginOf(context);
    const { siteName } = context.var.isolate.config;
    const { intro, title, openApi, mcp } = en.developers;
    const homes = LOCALES.map((locale) => `${LANGUAGES[locale].name} (${origin}${pathOf({ name: 'home' }, locale)})`);
    const text = `# ${siteName}

> Football scores, fixtures, tables and odds, in ${homes.join(' and ')}.

${intro} Quote scores with their age (\`asOf\`).

## ${title}

- [${title}](${origin}${pathOf({ name: 'developers' }, 'en')}): every operation with examples
- [${openApi}](${origin}/api/v1/openapi.json)
- [${mcp}](${origin}/mcp)
`;
    return context.text(text, 200, HOUR);
  })
  .get(SECURITY_PATH, (context) => {
    const { isolate, clock } = context.var;
    const origin = siteOriginOf(context);
    const today = Math.floor(clock.now / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${isolate.config.securityContact ?? `${origin}${pathOf({ name: 'static', path: 'about-us' }, 'en')}`}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${origin}${SECURITY_PATH}`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, HOUR);
  })
  .get(RULES_PATH, (context) =>
    context.body(JSON.stringify(rules), 200, { ...HOUR, 'Content-Type': 'application/speculationrules+json' }),
  );

for (const locale of LOCALES) {
  siteFiles.get(manifestPath(locale), (context) => {
    const manifest = manifestIn(locale, context.var.isolate.config.siteName);
    return context.body(JSON.stringify(manifest), 200, { ...HOUR, 'Content-Type': 'application/manifest+json' });
  });
}
