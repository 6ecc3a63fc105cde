import { Hono } from 'hono';
import * as v from 'valibot';
import { alertsSchema } from '../../web/domain/alertSchemas.ts';
import { ALERTS_PATH } from '../../web/domain/alerts.ts';
import { answerOf } from '../base/answerOf.ts';
import { digestOf } from '../base/digests.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit, networkKeyOf } from '../middleware/rateLimit.ts';
import { isEndpoint } from '../push/alerts/endpoint.ts';
import { trialPush } from '../push/alerts/message.ts';
import { sendPush } from '../push/alerts/sendPush.ts';
import { limitedAnswer } from './errorAnswer.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than 60 follows with all kinds and long names. */
const MAX_BYTES = 32_000;

/** Another number would lose subscriptions until their next visit. */
const SHARDS = 16;

/** The longest wait for a shard. */
const PATIENCE_MS = 5_000;

const wireAlerts = v.object({
  ...alertsSchema.entries,
  endpoint: v.pipe(v.string(), v.check(isEndpoint, 'endpoint is not an address of a known push service')),
});

/**
 * Saves the subscription of a browser to alerts; without follows deletes it. A new one gets a trial push first, and any with
 * `?trial`. A browser’s endpoint is its only name, and is never logged.
 */
export const alerts = new Hono<AppEnv>().put(ALERTS_PATH, async (context) => {
  const { vapid, siteName } = context.var.isolate.config;
  const { ALERT_SHARD } = context.env;
  context.header('Cache-Control', 'no-store');
  if (vapid === null || ALERT_SHARD === undefined) return context.json({ error: 'there are no alerts here' }, 404);
  if (!isOwnOrigin(context)) return context.json({ error: 'only pages of this site may ask this' }, 403);
  if (await isOverLimit(context, 'alerts')) return limitedAnswer(context);
  const text = await readText(context.req.raw.body, MAX_BYTES);
  if (text === null) return context.json({ error: 'the request is too long' }, 400);
  const read = v.safeParse(wireAlerts, parsedJson(text));
  if (!read.success) return context.json({ error: read.issues[0].message }, 400);
  const { follows, ...browser } = read.output;
  const { zone, delay = 0, spoilers } = context.var.visitor;
  const own = { siteKey: vapid.publicKey, zone, origin: siteOriginOf(context), isSpoilerFree: spoilers !== undefined };
  const recipient = { ...browser, ...own };
  const number = Number.parseInt(digestOf(browser.endpoint).slice(0, 8), 16) % SHARDS;
  const network = networkKeyOf(context, vapid.privateKey);
  const asking = { patienceMs: PATIENCE_MS, log: context.var.log, event: 'alerts not saved' };
  const save = (isAccepted: boolean) =>
    answerOf(
      () => ALERT_SHARD.getByName(String(number)).save({ recipient, delay, follows }, { network, isAccepted }),
      asking,
    );
  const notNow = () => context.json({ error: 'the alerts cannot be saved now' }, 503, { 'Retry-After': '10' });
  const saved = await save(false);
  if (saved === undefined) return notNow();
  if (saved === 'crowded')
    return context.json({ error: 'too many new browsers of one address today' }, 429, { 'Retry-After': '86400' });
  // A made-up endpoint must take no place, so its push service has to accept a first push.
  if (saved === 'new' || context.req.query('trial') !== undefined) {
    const outcome = await sendPush(recipient, trialPush(recipient, siteName), vapid);
    if (typeof outcome !== 'string')
      return context.json({ error: 'the push service is busy' }, 503, { 'Retry-After': '10' });
    if (outcome !== 'sent') return context.json({ error: 'the push service does not take it' }, 502);
  }
  if (saved === 'new' && (await save(true)) === undefined) return notNow();
  return context.body(null, 204);
});
