import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import { translator, translatorFor } from '../../locales/translator.ts';
import { type EmbedSubject, embedRoot } from '../../web/addresses/embeds.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { embedDocument, embedPolicy } from '../embed/embedDocument.ts';
import { zonedClock } from '../embed/matchParts.ts';
import { readEmbed } from '../embed/readEmbed.ts';
import {
  choicesOf,
  embedPath,
  snippetOf,
  subjectAsked,
  subjectOfAddress,
  subjectOfPath,
  WIDTH,
  widthOf,
} from '../embed/snippet.ts';
import { type SnippetFacts, snippetPage } from '../embed/snippetPage.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { siteOriginOf } from '../middleware/siteOrigin.ts';
import { contentSecurityPolicy, POLICY_HEADER } from '../render/contentSecurityPolicy.ts';
import { isNotModified, tagged } from './entityTag.ts';

/** Calm enough to read between two loads. */
const REFRESH_SECONDS = 30;
/** A frame whose data is away tries again by itself. */
const RETRY_SECONDS = 60;

const MOVING = { 'Cache-Control': 'public, max-age=10' };
const STILL = { 'Cache-Control': 'public, max-age=60' };
const AWAY = { 'Cache-Control': 'no-store', 'Retry-After': '10' };

const paths = (rest: string) => LOCALES.map((locale) => `${embedRoot(locale)}${rest}`);

/** One embed, the same for everybody: it depends on its address alone. */
async function answerEmbed(context: Context<AppEnv>, subject: EmbedSubject | null): Promise<Response> {
  const { config } = context.var.isolate;
  const { locale } = context.var.visitor;
  const choices = choicesOf(new URL(context.req.url).searchParams, locale);
  const look = { t: translator(locale), zone: choices.zone };
  const reading = sharedContextOf(context);
  const answer = subject === null ? ({ ok: true, value: null } as const) : await readEmbed(subject, look, reading);
  const embed = answer.ok ? answer.value : null;
  const { credit } = reading.feed.coverage;
  const message = answer.ok ? look.t('embed.unknown') : look.t('page.unavailable');
  const text = await embedDocument({
    look,
    theme: choices.theme,
    title: embed?.title ?? message,
    body: embed?.body ?? html`<h1>${message}</h1>`,
    notes: [
      embed === null || embed.staleSince === null
        ? null
        : look.t('embed.stale', { time: zonedClock(embed.staleSince, look) }),
      ['all', 'live'].includes(config.demonstration ?? '') ? look.t('embed.demonstration') : null,
      credit === null ? null : look.t(`credit.${credit}`),
    ].filter((note) => note !== null),
    address: `${siteOriginOf(context)}${pathOf(embed?.route ?? { name: 'home' }, locale)}`,
    siteName: config.siteName,
    refreshSeconds: answer.ok ? (embed?.isMoving ? REFRESH_SECONDS : null) : RETRY_SECONDS,
  });
  if (config.embedHosts !== null) context.set('framedBy', config.embedHosts);
  const body = await tagged(text);
  const headers = {
    ...(answer.ok ? (embed?.isMoving ? MOVING : STILL) : AWAY),
    ...(embed === null ? {} : { ETag: body.tag }),
    [POLICY_HEADER]: await embedPolicy(choices.theme, config.embedHosts),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Language': locale,
  };
  const isKnown = embed !== null && isNotModified(context.req.header('If-None-Match'), body.tag);
  return isKnown
    ? context.body(null, 304, headers)
    : context.html(text, answer.ok ? (embed ? 200 : 404) : 503, headers);
}

async function askedOf(context: Context<AppEnv>, t: Translate): Promise<SnippetFacts['asked']> {
  const { config } = context.var.isolate;
  if (config.embedHosts === null) return t('embed.notAllowed');
  const subject = subjectAsked(new URL(context.req.url).searchParams);
  if (subject === null) return t('embed.choose');
  const answer = await readEmbed(subject, { t, zone: 'UTC' }, sharedContextOf(context));
  if (!answer.ok) return t('page.unavailable');
  return answer.value === null ? t('embed.unknown') : { subject, embed: answer.value };
}

/** A limit of the consumer in pixels. */
const limited = (length: number, most: string | undefined) =>
  /^[1-9]\d{0,4}$/.test(most ?? '') ? Math.min(length, Number(most)) : length;

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A fixture’s title and an embed’s size last for a day. */
const CACHE_SECONDS = 86_400;

/**
 * `/embed/…`: documents that other sites may frame. `/embed`: the page that makes the snippet. `/oembed`: the same
 * snippet for programs (oembed.com).
 */
export const embeds = new Hono<AppEnv>()
  .on(['GET'], paths('/:kind/:id'), (context) =>
    answerEmbed(context, subjectOfPath(context.req.param('kind') ?? '', context.req.param('id') ?? '')),
  )
  .on(['GET'], paths(''), async (context) => {
    const { url } = context.req;
    const { search, searchParams } = new URL(url);
    const { visitor, isolate } = context.var;
    const t = translatorFor(visitor);
    const page = await snippetPage({
      visitor,
      t,
      siteName: isolate.config.siteName,
      origin: siteOriginOf(context),
      search,
      choices: choicesOf(searchParams, visitor.locale),
      width: widthOf(searchParams.get('width')),
      asked: await askedOf(context, t),
    });
    return context.html(page, 200, {
      [POLICY_HEADER]: await contentSecurityPolicy({ tagManager: false, url, framedBy: null, framesOwn: true }),
      'Cache-Control': 'private, no-cache',
      'Content-Language': visitor.locale,
    });
  })
  .get('/oembed', async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
    const fail = (status: 404 | 501 | 503, error: string) => context.json({ error }, status, { ...OPEN, ...STILL });
    if (format !== 'json') return fail(501, 'the only format is json');
    const { embedHosts, siteName } = context.var.isolate.config;
    if (embedHosts === null) return fail(404, 'this site allows no embeds');
    const origin = siteOriginOf(context);
    const named = subjectOfAddress(url, origin);
    if (named === null) return fail(404, 'url is the address of a match, competition or team of this site');
    const choices = choicesOf(new URL(context.req.url).searchParams, named.locale);
    const look = { t: translator(named.locale), zone: choices.zone };
    const answer = await readEmbed(named.subject, look, sharedContextOf(context));
    if (!answer.ok) return context.json({ error: 'this cannot be had right now' }, 503, { ...OPEN, ...AWAY });
    if (answer.value === null) return fail(404, 'there is no such match, table or team');
    const { title, heightAt } = answer.value;
    const width = limited(WIDTH, maxwidth);
    const height = limited(heightAt(width), maxheight);
    const markup = snippetOf({ address: `${origin}${embedPath(named.subject, choices)}`, title, width, height });
    const fields = { version: '1.0', type: 'rich', title, provider_name: siteName, provider_url: origin };
    return context.json({ ...fields, cache_age: CACHE_SECONDS, width, height, html: markup }, 200, {
      ...OPEN,
      'Cache-Control': 'public, max-age=3600',
    });
  });
