import { Hono } from 'hono';
import * as v from 'valibot';
import { alertsSchema } from '../../web/domain/alertSchemas.ts';
import { ALERTS_PATH } from '../../web/domain/alerts.ts';
import { digestOf } from '../base/digests.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { isEndpoint } from '../push/alerts/endpoint.ts';
import { trialPush } from '../push/alerts/message.ts';
import { sendPush } from '../push/alerts/sendPush.ts';
import { limitedAnswer } from './errorAnswer.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than 60 follows with all kinds and long names. */
const MOST_BYTES = 32_000;

/** Another number would lose subscriptions until their next visit. */
const SHARDS = 16;

const wireAlerts = v.object({
  ...alertsSchema.entries,
  endpoint: v.pipe(v.string(), v.check(isEndpoint, 'endpoint is no address of a known push service')),
});

/**
 * Saves the subscription of a browser to alerts; without follows deletes it. With `?trial` also sends a trial. A browser’s
 * endpoint is its only name, and is never logged.
 */
export const alerts = new Hono<AppEnv>().put(ALERTS_PATH, async (context) => {
  const { vapid, siteName } = context.var.isolate.config;
  const { ALERT_SHARD } = context.env;
  context.header('Cache-Control', 'no-store');
  if (vapid === null || ALERT_SHARD === undefined) return context.json({ error: 'there are no alerts here' }, 404);
  if (!isOwnOrigin(context)) return context.json({ error: 'only pages of this site may ask this' }, 403);
  if (await isOverLimit(context, 'alerts')) return limitedAnswer(context);
  const text = await readText(context.req.raw.body, MOST_BYTES);
  if (text === null) return context.json({ error: 'the request is too long' }, 400);
  const read = v.safeParse(wireAlerts, parsedJson(text));
  if (!read.success) return context.json({ error: read.issues[0].message }, 400);
  const { follows, ...browser } = read.output;
  const { zone, delay = 0, spoilers } = context.var.visitor;
  const own = { siteKey: vapid.publicKey, zone, origin: siteOriginOf(context), isSpoilerFree: spoilers !== undefined };
  const recipient = { ...browser, ...own };
  const shard = Number.parseInt(digestOf(browser.endpoint).slice(0, 8), 16) % SHARDS;
  const isSaved = await ALERT_SHARD.getByName(String(shard)).save({ recipient, delay, follows });
  if (!isSaved) return context.json({ error: 'there is no room for another browser' }, 503);
  const isTrial = context.req.query('trial') !== undefined;
  if (isTrial && (await sendPush(recipient, trialPush(recipient, siteName), vapid)) !== 'sent')
    return context.json({ error: 'the push service does not take it' }, 502);
  return context.body(null, 204);
});
