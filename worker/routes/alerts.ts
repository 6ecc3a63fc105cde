import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { ALERT_KINDS, ALERTS_PATH, MOST_ALERTS, TRIAL_PATH } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { isFollow } from '../../web/domain/follows.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { signerOf } from '../alerts/consumer.ts';
import { importPublicKey } from '../alerts/encrypt.ts';
import { isEndpoint } from '../alerts/endpoint.ts';
import { trialPush } from '../alerts/message.ts';
import { sendPush } from '../alerts/sendPush.ts';
import { shardOf } from '../alerts/shards.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than 60 follows with all kinds. */
const MOST_BYTES = 16_000;

const address = { endpoint: v.pipe(v.string(), v.check(isEndpoint, 'endpoint is no address of a known push service')) };

const wireAddress = v.object(address);

const wireSubscription = v.object({
  ...address,
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
    v.minLength(1),
    v.maxLength(MOST_ALERTS, `at most ${MOST_ALERTS} follows have alerts`),
  ),
});

/** Lets through what a page of the site asks, at a site with alerts. */
const guard = createMiddleware<AppEnv>(async (context, next) => {
  context.header('Cache-Control', 'no-store');
  if (context.var.isolate.config.vapid === null)
    return context.json({ error: 'there is nothing at this address' }, 404);
  if (!isOwnOrigin(context)) return context.json({ error: 'only pages of this site may ask this' }, 403);
  if (await isOverLimit(context, 'alerts'))
    return context.json({ error: 'too many requests' }, 429, { 'Retry-After': '60' });
  return next();
});

async function bodyOf<Schema extends v.GenericSchema>({ req }: Context<AppEnv>, schema: Schema) {
  const text = await readText(req.raw.body, MOST_BYTES);
  const read = v.safeParse(schema, text === null ? undefined : parsedJson(text));
  return read.success
    ? ({ ok: true, value: read.output } as const)
    : ({ ok: false, error: text === null ? 'the request is too long' : read.issues[0].message } as const);
}

/** The subscriptions of browsers to alerts. A browser’s endpoint is its only name, and is never logged. */
export const alerts = new Hono<AppEnv>()
  .put(ALERTS_PATH, guard, async (context) => {
    const { ALERT_SHARD } = context.env;
    const body = await bodyOf(context, wireSubscription);
    if (!body.ok || ALERT_SHARD === undefined) return context.json({ error: body.ok ? 'no shard' : body.error }, 400);
    const { endpoint, keys, locale, follows } = body.value;
    const isPoint = await importPublicKey(keys.p256dh).then(
      () => true,
      () => false,
    );
    if (!isPoint) return context.json({ error: 'p256dh is no point of the curve' }, 400);
    const { zone, delay = 0, spoilers } = context.var.visitor;
    const reader = { locale, zone, origin: siteOriginOf(context), isSpoilerFree: spoilers !== undefined };
    const { name, shard } = shardOf(ALERT_SHARD, endpoint);
    const isSaved = await shard.save(name, { endpoint, ...keys, reader, delay, follows });
    return isSaved ? context.body(null, 204) : context.json({ error: 'there is no room for another browser' }, 503);
  })
  .delete(ALERTS_PATH, guard, async (context) => {
    const { ALERT_SHARD } = context.env;
    const body = await bodyOf(context, wireAddress);
    if (!body.ok || ALERT_SHARD === undefined) return context.json({ error: body.ok ? 'no shard' : body.error }, 400);
    await shardOf(ALERT_SHARD, body.value.endpoint).shard.remove(body.value.endpoint);
    return context.body(null, 204);
  })
  .post(TRIAL_PATH, guard, async (context) => {
    const { ALERT_SHARD } = context.env;
    const { vapid, siteName } = context.var.isolate.config;
    const body = await bodyOf(context, wireAddress);
    if (!body.ok || ALERT_SHARD === undefined || vapid === null)
      return context.json({ error: body.ok ? 'no shard' : body.error }, 400);
    const { shard } = shardOf(ALERT_SHARD, body.value.endpoint);
    const recipient = await shard.find(body.value.endpoint);
    if (recipient === null) return context.json({ error: 'this browser has no alerts' }, 404);
    const { outcome } = await sendPush(recipient, trialPush(recipient.reader, siteName), signerOf(vapid));
    if (outcome === 'sent') return context.body(null, 204);
    if (outcome === 'gone') await shard.remove(recipient.endpoint);
    return context.json({ error: 'the push service does not take it' }, 502);
  });
