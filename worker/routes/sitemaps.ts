import { type Context, Hono } from 'hono';
import { localesOf, pathOf } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { isSiteMapKind, loadSiteMap, SITE_MAP_KINDS, type SiteMapKind } from '../search/loadSiteMap.ts';
import type { Entry } from '../search/siteMapListing.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastmod = (changed: string | null) => (changed === null ? '' : `<lastmod>${changed}</lastmod>`);

// Addresses hold only letters, digits, hyphens and slashes (`parsePath`), which XML needs no escape for.
function urlsOf({ route, changed }: Entry, origin: string): string {
  const addresses = localesOf(route).map((locale) => [locale, `${origin}${pathOf(route, locale)}`] as const);
  const alternates = [...addresses, ['x-default', addresses[0]?.[1]] as const]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${lastmod(changed)}${alternates}</url>\n`).join('');
}

const fileName = (kind: SiteMapKind, index: number) => (index === 0 ? `${kind}.xml` : `${kind}-${index + 1}.xml`);

/** The file of a name; null if there is none. */
function fileOf(name: string): { kind: SiteMapKind; index: number } | null {
  const [, kind = '', number = '1'] = /^([a-z]+)(?:-([1-9]\d?))?\.xml$/.exec(name) ?? [];
  const index = Number(number) - 1;
  return isSiteMapKind(kind) && fileName(kind, index) === name ? { kind, index } : null;
}

function answer(context: Context<AppEnv>, text: string, complete: boolean): Response {
  return context.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${complete ? 3600 : 60}`,
  });
}

/**
 * `/sitemap.xml` and its site maps, with both languages of each page. If a source does not answer, its part is
 * missing, and crawlers may return soon.
 */
export const sitemaps = new Hono<AppEnv>()
  .get('/sitemap.xml', async (context) => {
    const origin = siteOriginOf(context);
    const list = readContextOf(context);
    const maps = await Promise.all(SITE_MAP_KINDS.map(async (kind) => ({ kind, ...(await loadSiteMap(kind, list)) })));
    const named = maps.flatMap(({ kind, files }) =>
      files.map((entries, index) => {
        const changed =
          entries
            .flatMap((each) => each.changed ?? [])
            .toSorted()
            .at(-1) ?? null;
        return `<sitemap><loc>${origin}/sitemaps/${fileName(kind, index)}</loc>${lastmod(changed)}</sitemap>\n`;
      }),
    );
    const text = `${XML}\n<sitemapindex xmlns="${NAMESPACE}">\n${named.join('')}</sitemapindex>\n`;
    return answer(
      context,
      text,
      maps.every(({ complete }) => complete),
    );
  })
  .get('/sitemaps/:file', async (context, next) => {
    const asked = fileOf(context.req.param('file'));
    if (asked === null) return next();
    const { files, complete } = await loadSiteMap(asked.kind, readContextOf(context));
    const entries = files[asked.index];
    if (entries === undefined) return next();
    const origin = siteOriginOf(context);
    const urls = entries.map((entry) => urlsOf(entry, origin)).join('');
    const head = `${XML}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
    return answer(context, `${head}\n${urls}</urlset>\n`, complete);
  });
