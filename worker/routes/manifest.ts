import { Hono } from 'hono';
import { translator } from '../../locales/translator.ts';
import { pathOf, type Route } from '../../web/addresses/routes.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { manifestPath } from '../render/documentParts.ts';
import { ICON } from '../render/icons.ts';

const HOUR = { 'Cache-Control': 'public, max-age=3600' };

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
    background_color: '#ffffff',
    theme_color: '#ffffff',
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

/** The web manifest of each language. */
export const manifests = new Hono<AppEnv>();

for (const locale of LOCALES) {
  manifests.get(manifestPath(locale), (context) => {
    const manifest = manifestIn(locale, context.var.isolate.config.siteName);
    return context.body(JSON.stringify(manifest), 200, { ...HOUR, 'Content-Type': 'application/manifest+json' });
  });
}
