import { Hono } from 'hono';
import { en } from '../../locales/en.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';

/** Play links in both languages, and the API. */
const UNLISTED = [...LOCALES.map((locale) => pathOf({ name: 'play', provider: '' }, locale)), '/api/'];

const HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** `robots.txt` and `llms.txt` (llmstxt.org: where language models find the site’s data). */
export const feeds = new Hono<AppEnv>()
  .get('/robots.txt', (context) => {
    const rules = ['User-agent: *', ...UNLISTED.map((path) => `Disallow: ${path}`)].join('\n');
    const text = `${rules}\n\nSitemap: ${siteOriginOf(context)}/sitemap.xml\n`;
    return context.text(text, 200, HOUR);
  })
  .get('/llms.txt', (context) => {
    const origin = siteOriginOf(context);
    const { siteName } = context.var.isolate.config;
    const { intro, title, openApi, mcp } = en.developers;
    const text = `# ${siteName}

> Football scores, fixtures, tables and odds, in English (${origin}/) and Dutch (${origin}/nl).

${intro} Quote scores with their age (\`asOf\`).

## ${title}

- [${title}](${origin}${pathOf({ name: 'developers' }, 'en')}): every operation with examples
- [${openApi}](${origin}/api/v1/openapi.json)
- [${mcp}](${origin}/mcp)
`;
    return context.text(text, 200, HOUR);
  });
