import { Hono } from 'hono';
import * as v from 'valibot';
import { DEFAULT_QUALITY, IMAGE_WIDTHS } from '../../web/components/imageAddress.ts';
import type { AppEnv } from '../appEnv.ts';
import { backgroundOf } from '../background.ts';
import { pictureGroup } from '../content/purgeGroups.ts';
import { isAllowedSource } from '../image/allowedSource.ts';
import { fetchPicture, type Picture } from '../image/fetchPicture.ts';
import { outputFormat, resized } from '../image/resized.ts';
import { log } from '../log.ts';

const MOST_QUALITY = 100;
const widths: ReadonlySet<number> = new Set(IMAGE_WIDTHS);

const wholeNumber = (message: string) => v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number));
const WIDTH = `w is one of ${IMAGE_WIDTHS.join(', ')}`;
const QUALITY = `q is a whole number from 1 to ${MOST_QUALITY}`;
const ADDRESS = 'url is the http or https address of a picture';

// What is missing is an empty text, so that the message says what is wanted and not what is absent.
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
    v.pipe(wholeNumber(QUALITY), v.minValue(1, QUALITY), v.maxValue(MOST_QUALITY, QUALITY)),
    String(DEFAULT_QUALITY),
  ),
});

/** A drawing can hold script; opened by itself it must not run (and in an `img` it never does). */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

function pictureResponse({ type, bytes }: Picture, varies: boolean): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': 'inline',
    'Cache-Control': 'public, max-age=86400',
    Date: new Date().toUTCString(),
  });
  if (varies) headers.set('Vary', 'Accept');
  if (type === 'image/svg+xml') headers.set('Content-Security-Policy', SVG_POLICY);
  return new Response(bytes, { headers });
}

// The store's answers can't be changed, and the middleware adds headers to each answer.
const changeable = (stored: Response) => new Response(stored.body, stored);

const madeAt = (stored: Response) => Date.parse(stored.headers.get('Date') ?? '') || 0;

/**
 * `/image?url=&w=&q=`: a picture of the backends or of the named media hosts, resized and in the format that the browser
 * likes best where the `IMAGES` binding is there, else as it is.
 */
export const image = new Hono<AppEnv>().get('/image', async (context) => {
  const read = v.safeParse(wireQuery, context.req.query());
  if (!read.success) return context.json({ error: read.issues[0].message }, 400);
  const { url, w: width, q: quality } = read.output;
  const { config } = context.var.services;
  if (!isAllowedSource(url, config)) return context.json({ error: `pictures of ${url.host} are not served here` }, 403);
  const { IMAGES } = context.env;
  const format = IMAGES === undefined ? null : outputFormat(context.req.header('Accept') ?? '');
  url.hash = '';
  // The Cache API does not look at `Vary`, so the format is in the key.
  const search = new URLSearchParams({ url: url.href, w: String(width), q: String(quality), f: format ?? 'as-is' });
  const key = `https://cache.internal/image?${search}`;
  const store = await caches.open('scoreline-images').catch(() => null);
  const stored = await store?.match(key).catch(() => undefined);
  const { marks } = context.var.services;
  await marks.refreshed(backgroundOf(context));
  if (stored !== undefined && madeAt(stored) > marks.latest([pictureGroup(url.href)])) return changeable(stored);
  const original = await fetchPicture(url, Math.max(config.upstreamTimeoutMs, 5000));
  if (!original.ok) {
    const { status, detail } = original.error;
    log('warn', 'picture not had', { host: url.host, detail });
    return context.json({ error: detail }, status, { 'Cache-Control': 'public, max-age=60' });
  }
  const made =
    IMAGES === undefined || format === null
      ? null
      : await resized(original.value, { images: IMAGES, width, quality, format });
  const response = pictureResponse(made ?? original.value, format !== null);
  if (store) backgroundOf(context)(store.put(key, response.clone()));
  return response;
});
