import { Hono } from 'hono';
import { en } from '../../locales/en.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/siteOrigin.ts';

/** Where language models and their tools find the site's data (llmstxt.org). */
export const llms = new Hono<AppEnv>().get('/llms.txt', (context) => {
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
  return context.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
});
