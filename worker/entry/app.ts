import { Hono } from 'hono';
import type { AppEnv } from '../middleware/appEnv.ts';
import { oneOrigin } from '../middleware/oneOrigin.ts';
import { pageCache } from '../middleware/pageCache.ts';
import { rateLimit } from '../middleware/rateLimit.ts';
import { requestIds, requestRecord } from '../middleware/requestRecord.ts';
import { securityHeaders } from '../middleware/securityHeaders.ts';
import { visitorOfRequest } from '../middleware/visitor.ts';
import { alerts } from '../routes/alerts.ts';
import { beacons } from '../routes/beacons.ts';
import { calendars } from '../routes/calendars.ts';
import { embeds } from '../routes/embeds.ts';
import { errorAnswer, limitedAnswer } from '../routes/errorAnswer.ts';
import { follow } from '../routes/follow.ts';
import { health } from '../routes/health.ts';
import { image } from '../routes/image.ts';
import { ledger } from '../routes/ledger.ts';
import { live } from '../routes/live.ts';
import { mcp } from '../routes/mcp.ts';
import { methodNotAllowed } from '../routes/methodNotAllowed.ts';
import { news } from '../routes/news.ts';
import { openData, openToAll } from '../routes/openData.ts';
import { openDraft } from '../routes/openDraft.ts';
import { openPages } from '../routes/openPages.ts';
import { ops } from '../routes/ops.ts';
import { pages } from '../routes/pages.ts';
import { play } from '../routes/play.ts';
import { preferences } from '../routes/preferences.ts';
import { preview } from '../routes/preview.ts';
import { purge } from '../routes/purge.ts';
import { push } from '../routes/push.ts';
import { rssFeeds } from '../routes/rss.ts';
import { serviceWorker } from '../routes/serviceWorkerScript.ts';
import { siteFiles } from '../routes/siteFiles.ts';
import { sitemaps } from '../routes/sitemaps.ts';
import { status } from '../routes/status.ts';
import { wouldShow } from '../routes/wouldShow.ts';
import { isolateOf } from './isolate.ts';

/** The route table: the site's map. */
export const app = new Hono<AppEnv>({ strict: true })
  .use(requestIds)
  .use(requestRecord(isolateOf))
  .use(securityHeaders)
  .use(oneOrigin)
  .use('/api/v1/*', openToAll(['GET', 'HEAD']))
  .use(visitorOfRequest)
  .use(pageCache)
  .use(rateLimit(limitedAnswer))
  .route('/', push)
  .route('/', openData)
  .route('/', mcp)
  .route('/', live)
  .route('/', openPages)
  .route('/', rssFeeds)
  .route('/', alerts)
  .route('/', serviceWorker)
  .route('/', health)
  .route('/', purge)
  .route('/', wouldShow)
  .route('/', status)
  .route('/', ops)
  .route('/', ledger)
  .route('/', beacons)
  .route('/', siteFiles)
  .route('/', calendars)
  .route('/', sitemaps)
  .route('/', news)
  .route('/', image)
  .route('/', preview)
  .route('/', play)
  .route('/', follow)
  .route('/', embeds)
  .route('/', preferences)
  .get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  .get('/assets/*', (context) => context.text('there is no such file\n', 404, { 'Cache-Control': 'no-store' }))
  .get('/api/*', (context) => context.json({ error: 'there is nothing at this address' }, 404))
  .use(openDraft)
  .route('/', pages);

app.notFound(methodNotAllowed(app.routes));

app.onError(errorAnswer);
