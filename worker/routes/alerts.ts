import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { ALERT_KINDS, ALERTS_PATH, MOST_ALERTS, TRIAL_PATH } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { isFollow } from '../../web/domain/follows.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { hexDigest } from '../base/digests.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { isEndpoint } from '../push/alerts/endpoint.ts';
import { trialPush } from '../push/alerts/message.ts';
import { sendPush } from '../push/alerts/sendPush.ts';
import type { AlertShardBinding } from '../settings/alertBinding.ts';
import type { Vapid } from '../settings/vapid.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than 60 follows with all kinds. */
const MOST_BYTES = 16_000;

const wireSubscription = v.object({
  endpoint: v.pipe(v.string(), v.check(isEndpoint, 'endpoint is no address of a known push service')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'p256dh is a public key in base64url')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'auth is 16 bytes in base64url')),
  }),
  locale: v.picklist(LOCALES, 'locale is a language of the site'),
  follows: v.pipe(
    v.array(
      v.object({
        follow: v.custom<Follow>((text) => typeof text === 'string' && isFollow(text), 'follow is such as m123 or t47'),
        kinds: v.pipe(v.array(v.picklist(ALERT_KINDS)), v.minLength(1), v.maxLength(ALERT_KINDS.length)),
      }),
    ),
    v.maxLength(MOST_ALERTS, `at most ${MOST_ALERTS} follows have alerts`),
  ),
});

interface Asked<Schema extends v.GenericSchema> {
  body: v.InferOutput<Schema>;
  shards: NonNullable<AlertShardBinding>;
  vapid: Vapid;
}

/** Answers what a page of the site asks, at a site with alerts. */
function answering<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: (context: Context<AppEnv>, asked: Asked<Schema>) => Promise<Response>,
) {
  return async (context: Context<AppEnv>) => {
    context.header('Cache-Control', 'no-store');
    const { vapid } = context.var.isolate.config;
    const { ALERT_SHARD: shards } = context.env;
    if (vapid === null || shards === undefined) return context.json({ error: 'there is nothing at this address' }, 404);
    if (!isOwnOrigin(context)) return context.json({ error: 'only pages of this site may ask this' }, 403);
    if (await isOverLimit(context, 'alerts'))
      return context.json({ error: 'too many requests' }, 429, { 'Retry-After': '60' });
    const text = await readText(context.req.raw.body, MOST_BYTES);
    if (text === null) return context.json({ error: 'the request is too long' }, 400);
    const read = v.safeParse(schema, parsedJson(text));
    if (!read.success) return context.json({ error: read.issues[0].message }, 400);
    return answer(context, { body: read.output, shards, vapid });
  };
}

/** Another number would lose subscriptions until their next visit. */
const SHARDS = 16;

/** The shard of an endpoint. */
const shardOf = (shards: NonNullable<AlertShardBinding>, endpoint: string) =>
  shards.getByName(String(Number.parseInt(hexDigest(endpoint).slice(0, 8), 16) % SHARDS));

/** The subscriptions of browsers to alerts. A browser’s endpoint is its only name, and is never logged. */
export const alerts = new Hono<AppEnv>()
  .put(
    ALERTS_PATH,
    answering(wireSubscription, async (context, { body: { endpoint, keys, locale, follows }, shards, vapid }) => {
      const shard = shardOf(shards, endpoint);
      if (follows.length === 0) {
        await shard.remove(endpoint);
        return context.body(null, 204);
      }
      const { zone, delay = 0, spoilers } = context.var.visitor;
      const own = { locale, zone, origin: siteOriginOf(context), isSpoilerFree: spoilers !== undefined };
      const recipient = { endpoint, keys, siteKey: vapid.publicKey, ...own };
      const isSaved = await shard.save({ recipient, delay, follows });
      return isSaved ? context.body(null, 204) : context.json({ error: 'there is no room for another browser' }, 503);
    }),
  )
  .post(
    TRIAL_PATH,
    answering(v.pick(wireSubscription, ['endpoint']), async (context, { body: { endpoint }, shards, vapid }) => {
      const shard = shardOf(shards, endpoint);
      const recipient = await shard.find(endpoint);
      if (recipient === null) return context.json({ error: 'this browser has no alerts' }, 404);
      const { outcome } = await sendPush(recipient, trialPush(recipient, context.var.isolate.config.siteName), vapid);
      if (outcome === 'sent') return context.body(null, 204);
      if (outcome === 'gone') await shard.remove(endpoint);
      return context.json({ error: 'the push service does not take it' }, 502);
    }),
  );
