import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { DEFAULT_QUALITY, IMAGE_QUALITIES, IMAGE_WIDTHS } from '../../web/domain/imageAddress.ts';
import { ok } from '../base/result.ts';
import { pictureGroup } from '../content/purgeGroups.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { backgroundOf, sharedContextOf } from '../middleware/readContext.ts';
import { limitedAnswer } from './errorAnswer.ts';
import type { Picture, PictureProblem } from './pictures/fetchPicture.ts';
import { namedPictures, ownerOf, permissionOf } from './pictures/namedPictures.ts';
import { Pictures } from './pictures/pictures.ts';
import { isResizable, outputFormat, resized } from './pictures/resized.ts';
import { withQuery } from './query.ts';

const MAX_QUALITY = 100;
/** Picture hosts are slow, and a picture delays only itself. */
const MIN_PATIENCE_MS = 5000;
const widths: ReadonlySet<number> = new Set(IMAGE_WIDTHS);

/** The nearest offered quality. Each more would be another picture to make and keep. */
function nearestQuality(asked: number): number {
  const distance = (quality: number) => Math.abs(quality - asked);
  return IMAGE_QUALITIES.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

const wholeNumber = (message: string) => v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number));
const WIDTH = `w is one of ${IMAGE_WIDTHS.join(', ')}`;
const QUALITY = `q is a whole number from 1 to ${MAX_QUALITY}`;
const ADDRESS = 'url is the http or https address of a picture';

// A missing value reads as empty text, so that the message names the valid values.
const wireQuery = v.object({
  url: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2048, 'url is at most 2048 characters'),
      v.check((text) => URL.canParse(text), ADDRESS),
      v.transform((text) => new URL(text)),
      v.check(({ protocol }) => protocol === 'https:' || protocol === 'http:', ADDRESS),
      v.check(({ username, password }) => username === '' && password === '', 'url has no user name and password'),
    ),
    '',
  ),
  w: v.optional(
    v.pipe(
      wholeNumber(WIDTH),
      v.check((width) => widths.has(width), WIDTH),
    ),
    '',
  ),
  q: v.optional(
    v.pipe(wholeNumber(QUALITY), v.minValue(1, QUALITY), v.maxValue(MAX_QUALITY, QUALITY), v.transform(nearestQuality)),
    String(DEFAULT_QUALITY),
  ),
});

const pictures = new Pictures();

/** An SVG can hold script, which must not run when somebody opens it. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

function pictureResponse({ type, bytes }: Picture, varies: boolean): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': 'inline',
    'Cache-Control': 'public, max-age=86400',
  });
  if (varies) headers.set('Vary', 'Accept');
  if (type === 'image/svg+xml') headers.set('Content-Security-Policy', SVG_POLICY);
  return new Response(bytes, { headers });
}

/** One answer for every problem, so that it reveals nothing about the other server. */
function missingPicture(context: Context<AppEnv>, { isBusy }: Pick<PictureProblem, 'isBusy'>): Response {
  const error = 'this picture is unavailable';
  return isBusy
    ? context.json({ error }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' })
    : context.json({ error }, 404, { 'Cache-Control': 'public, max-age=60' });
}

/**
 * `/image?url=&w=&q=`: a picture that the feed or the editors name. With the `IMAGES` binding it is resized and in the
 * browser’s best format, otherwise as it is. All variants share one fetch.
 */
export const image = new Hono<AppEnv>().get('/image', withQuery(wireQuery), async (context) => {
  const { url, w: width, q: quality } = context.req.valid('query');
  const { isolate } = context.var;
  const { config } = isolate;
  const { marks } = isolate.content;
  const background = backgroundOf(context);
  url.hash = '';
  const owner = ownerOf(url, config);
  if (owner === null) return context.json({ error: 'pictures of that host are not served here' }, 403);
  const { IMAGES } = context.env;
  const format = IMAGES === undefined ? null : outputFormat(context.req.header('Accept') ?? '');
  await marks.refreshed(background);
  const since = marks.latest([pictureGroup(url.href)]);
  // The Cache API ignores `Vary`, so the format is in the key.
  const key = JSON.stringify([url.href, width, quality, format]);
  const kept = format === null ? null : await pictures.stored(key, since);
  if (kept !== null) return pictureResponse(kept, true);
  const permission = permissionOf(url, owner, await namedPictures(sharedContextOf(context)));
  if (permission === null) return context.json({ error: 'only pictures of the site are served here' }, 403);
  if (await isOverLimit(context, 'pictures')) return limitedAnswer(context);
  const timeoutMs = Math.max(config.upstreamTimeoutMs, MIN_PATIENCE_MS);
  const isNearby = permission === 'nearby';
  const original = await pictures.original({ url: url.href, isNearby, since, timeoutMs, background });
  if (!original.ok) return missingPicture(context, original.error);
  if (IMAGES === undefined || format === null || !isResizable(original.value))
    return pictureResponse(original.value, format !== null);
  const made = await pictures.once(key, background, async () => {
    const value = await resized(original.value, { images: IMAGES, width, quality, format, log: background.log });
    if (value === null) return original;
    await pictures.store(key, value);
    return ok(value);
  });
  return made.ok ? pictureResponse(made.value, true) : missingPicture(context, made.error);
});
