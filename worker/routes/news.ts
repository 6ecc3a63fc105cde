import { Hono } from 'hono';
import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { Article } from '../../web/domain/articles.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { newsFeedPath, pathOf } from '../../web/format/addresses/routes.ts';
import { articleRoute, loadArticles } from '../content/articles.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { articleItems, rss } from '../render/rss.ts';
import { refuse, tagged } from './answers.ts';

/** Google’s limits for a news site map. */
const NEW_MS = 48 * 60 * 60_000;
const MAX_NEW = 1_000;

const CACHE = { 'Cache-Control': 'public, max-age=60' };

/** Articles for machines: RSS 2.0 in each language, and the site map of the last 48 hours. */
export const news = new Hono<AppEnv>()
  .on(['GET'], LOCALES.map(newsFeedPath), tagged, async (context) => {
    const { clock, config, content } = sharedContextOf(context);
    const { locale } = context.var.visitor;
    const articles = await loadArticles({ locale, now: clock.now }, content);
    if (!articles.ok) return refuse(context, 503, 'the feed is unavailable right now');
    const t = translator(locale);
    const feed = await rss({
      title: `${t('news.title')} · ${config.siteName}`,
      description: t('news.description'),
      locale,
      origin: siteOriginOf(context),
      page: pathOf({ name: 'news' }, locale),
      self: newsFeedPath(locale),
      items: articleItems(articles.value, locale),
    });
    return context.body(feed, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8', ...CACHE });
  })
  .get('/news-sitemap.xml', async (context) => {
    const { clock, config, content } = sharedContextOf(context);
    const origin = siteOriginOf(context);
    const all: (Article & { locale: Locale })[] = [];
    for (const locale of LOCALES) {
      const articles = await loadArticles({ locale, now: clock.now }, content);
      // Search engines would take an incomplete site map for removed articles.
      if (!articles.ok) return refuse(context, 503, 'the site map is unavailable right now');
      all.push(...articles.value.map((article) => ({ locale, ...article })));
    }
    const recent = all
      .filter(({ published }) => clock.now - published <= NEW_MS)
      .sort((one, other) => other.published - one.published)
      .slice(0, MAX_NEW);
    const urls = recent.map(
      ({ locale, title, published, slugs }) =>
        html`<url><loc>${origin}${pathOf(articleRoute({ slugs }), locale)}</loc><news:news>
<news:publication><news:name>${config.siteName}</news:name><news:language>${locale}</news:language></news:publication>
<news:publication_date>${new Date(published).toISOString()}</news:publication_date><news:title>${title}</news:title></news:news></url>
`,
    );
    const text =
      await html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${await Promise.all(urls)}</urlset>
`;
    return context.body(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      ...CACHE,
    });
  });
