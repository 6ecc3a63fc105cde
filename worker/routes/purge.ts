import { type Context, Hono } from 'hono';
import { parseWebhook } from '../content/purgeGroups.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than an entry with its relations needs. */
export const MAX_BYTES = 1024 * 1024;

export const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Refuses a request without the content system’s secret, and counts guesses. Null for the content system. */
export async function refuseStranger(context: Context<AppEnv>): Promise<Response | null> {
  const { isolate, log } = context.var;
  const { purgeSecret } = isolate.config;
  const answer = (status: 401 | 429 | 503, error: string) => context.json({ error }, status, NOT_STORED);
  if (purgeSecret === null) return answer(503, 'PURGE_SECRET is not set, so purges are off');
  const given = context.req.header('X-Purge-Secret') ?? bearerOf(context.req.header('Authorization'));
  if (await isSecret(given ?? '', purgeSecret)) return null;
  if (isolate.wrongSecrets.take(Date.now())) {
    log('warn', 'purge refused');
    return answer(401, 'the secret is missing or wrong');
  }
  context.header('Retry-After', '60');
  return answer(429, 'too many wrong secrets');
}

/**
 * `POST /api/purge`: the content system’s webhook, with the secret in `X-Purge-Secret` or as a bearer token. 200 names
 * the purged groups; 202: the event concerns nothing here; 401: wrong secret (429 after many); 400 or 413: bad body.
 */
export const purge = new Hono<AppEnv>()
  .post('/api/purge', async (context) => {
    const refusal = await refuseStranger(context);
    if (refusal !== null) return refusal;
    const { isolate, log } = context.var;
    const answer = (status: 200 | 202 | 400 | 413, body: object) => context.json(body, status, NOT_STORED);
    const text = await readText(context.req.raw.body, MAX_BYTES);
    if (text === null) return answer(413, { error: `a webhook has at most ${MAX_BYTES} bytes` });
    const webhook = parseWebhook(parsedJson(text), readContextOf(context).content.client.upstream);
    if (webhook.kind === 'broken')
      return answer(400, { error: `this is not a webhook of the content system: ${webhook.problem}` });
    const { event } = webhook;
    if (webhook.kind === 'unknown') {
      log('info', 'purge of something unknown', { webhook: event, model: webhook.model });
      return answer(202, { event, purged: [], note: 'nothing on this site shows it' });
    }
    await isolate.content.marks.purge(webhook.groups, log);
    log('info', 'purged', { webhook: event, groups: webhook.groups });
    return answer(200, { event, purged: webhook.groups });
  })
  .all('/api/purge', (context) => context.json({ error: 'a purge is a POST' }, 405, { Allow: 'POST' }));
