import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { translator, translatorFor } from '../../locales/translator.ts';
import { LOCALES, nameIn } from '../../web/domain/locale.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { EMBED_KINDS, embedRoot } from '../../web/format/addresses/embeds.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { ok } from '../base/result.ts';
import { loadSettings } from '../content/pageSettings.ts';
import { withNavigation } from '../live/competition/navigation.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { contentSecurityPolicy, POLICY_HEADER } from '../render/contentSecurityPolicy.ts';
import { licensed, NOT_NOW, tagged } from './answers.ts';
import { embedDocument, embedPolicy } from './embed/embedDocument.ts';
import { zonedClock } from './embed/parts.ts';
import { readEmbed } from './embed/readEmbed.ts';
import {
  choicesOf,
  type Example,
  embedPath,
  SNIPPET_SCRIPT,
  snippetOf,
  snippetPage,
  subjectOf,
  subjectOfAddress,
  WIDTH,
} from './embed/snippet.ts';

/** Long enough to read between two loads. A frame without data also tries again. */
const REFRESH_SECONDS = { moving: 30, still: 600, over: null, unavailable: 60 };

const MOVING = { 'Cache-Control': 'public, max-age=10' };
const STILL = { 'Cache-Control': 'public, max-age=60' };

const UNKNOWN = ok(null);

const paths = (rest: string) => LOCALES.map((locale) => `${embedRoot(locale)}${rest}`);

const searchOf = (context: Context) => new URL(context.req.url).searchParams;

/** One embed, the same for everybody: it depends on its address alone. */
async function answerEmbed(context: Context<AppEnv>): Promise<Response> {
  const { config } = context.var.isolate;
  const { locale } = context.var.visitor;
  const choices = choicesOf(searchOf(context));
  const { theme, zone, isPaused } = choices;
  const t = translator(locale);
  const reading = sharedContextOf(context);
  const subject = subjectOf(context.req.param('kind'), context.req.param('id'));
  const answer = subject === null ? UNKNOWN : await readEmbed(subject, { t, zone }, reading);
  const embed = answer.ok ? answer.value : null;
  const { credit } = reading.feed.coverage;
  const seconds = REFRESH_SECONDS[answer.ok ? (embed?.pace ?? 'over') : 'unavailable'];
  const message = answer.ok ? t('embed.unknown') : t('page.unavailable');
  const notes = [
    embed?.staleSince ? t('embed.stale', { time: zonedClock(embed.staleSince, { t, zone }) }) : null,
    ['all', 'live'].includes(config.demonstration ?? '') ? t('embed.demonstration') : null,
    credit && t(`credit.${credit}`),
  ];
  const text = await embedDocument({
    t,
    theme,
    siteName: config.siteName,
    title: embed?.title ?? message,
    body: embed?.body ?? html`<h1>${message}</h1>`,
    notes: notes.filter((note) => note !== null),
    address: `${siteOriginOf(context)}${pathOf(embed?.route ?? { name: 'home' }, locale)}`,
    updates:
      subject !== null && (seconds !== null || isPaused)
        ? {
            text: t(isPaused ? 'embed.resume' : 'embed.pause'),
            href: embedPath(subject, locale, { ...choices, isPaused: !isPaused }),
          }
        : null,
  });
  if (config.embedHosts !== null) context.set('framedBy', config.embedHosts);
  const headers = {
    ...(answer.ok ? (embed?.pace === 'moving' ? MOVING : STILL) : NOT_NOW),
    // With its address: a frame whose address has a fragment, as in WordPress, would only move to the fragment.
    ...(subject !== null &&
      seconds !== null &&
      !isPaused && { Refresh: `${seconds}; url=${embedPath(subject, locale, choices)}` }),
    [POLICY_HEADER]: embedPolicy(theme, config.embedHosts),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Language': locale,
  };
  return context.html(text, answer.ok ? (embed ? 200 : 404) : 503, headers);
}

/** The competitions of the visitor's menu, whose tables can be embedded. */
async function examplesFor(visitor: Visitor, reading: ReadContext): Promise<Example[]> {
  const { locale } = visitor;
  const settings = await loadSettings(visitor, reading.content);
  if (!settings.ok) return [];
  const { topCompetitions } = await withNavigation(settings.value, { locale, sport: 'football' }, reading);
  return topCompetitions.map(({ id, country: { flag }, ...named }) => ({ id, name: nameIn(named, locale), flag }));
}

/** The page that makes the snippet. */
async function answerSnippet(context: Context<AppEnv>): Promise<Response> {
  const { visitor, isolate } = context.var;
  const { siteName, embedHosts } = isolate.config;
  const t = translatorFor(visitor);
  const search = searchOf(context);
  const reading = sharedContextOf(context);
  const address = search.get('url');
  const [subject = null] = [
    ...EMBED_KINDS.flatMap((kind) => subjectOf(kind, search.get(kind) ?? '') ?? []),
    ...(address === null ? [] : [subjectOfAddress(address, siteOriginOf(context))?.subject]),
  ];
  const answer = subject === null ? UNKNOWN : await readEmbed(subject, { t, zone: 'UTC' }, reading);
  const embed = answer.ok ? answer.value : null;
  const none = address === null ? 'embed.choose' : 'embed.unknown';
  const missing = embedHosts === null ? 'embed.notAllowed' : subject === null ? none : null;
  const failed = answer.ok ? 'embed.unknown' : 'page.unavailable';
  const asked = missing !== null || subject === null || embed === null ? t(missing ?? failed) : { subject, embed };
  const examples = embedHosts === null || embed !== null ? null : await examplesFor(visitor, reading);
  const page = await snippetPage({ visitor, t, siteName, origin: siteOriginOf(context), search, asked, examples });
  const policy = { tagManager: false, url: context.req.url, framedBy: null, framesOwn: true, script: SNIPPET_SCRIPT };
  return context.html(page, 200, {
    [POLICY_HEADER]: contentSecurityPolicy(policy),
    'Cache-Control': 'private, no-cache',
    'Content-Language': visitor.locale,
  });
}

/** A limit of the consumer in pixels. */
const limited = (length: number, most = '') => (/^[1-9]\d{0,4}$/.test(most) ? Math.min(length, Number(most)) : length);

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The same snippet for programs (oembed.com). */
async function answerOembed(context: Context<AppEnv>): Promise<Response> {
  const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
  const fail = (status: 404 | 501, error: string) => context.json({ error }, status, { ...OPEN, ...STILL });
  if (format !== 'json') return fail(501, 'the only format is json');
  const { embedHosts, siteName } = context.var.isolate.config;
  if (embedHosts === null) return fail(404, 'this site allows no embeds');
  const origin = siteOriginOf(context);
  const named = subjectOfAddress(url, origin);
  if (named === null) return fail(404, 'url is the address of a match, competition or team of this site');
  const { subject, locale } = named;
  const choices = choicesOf(searchOf(context));
  const answer = await readEmbed(subject, { t: translator(locale), zone: choices.zone }, sharedContextOf(context));
  if (!answer.ok) return context.json({ error: 'the embed is unavailable right now' }, 503, { ...OPEN, ...NOT_NOW });
  if (answer.value === null) return fail(404, 'there is no such match, table or team');
  const { title } = answer.value;
  const size = { width: limited(WIDTH, maxwidth), height: limited(answer.value.height, maxheight) };
  const markup = snippetOf(`${origin}${embedPath(subject, locale, choices)}`, title, size);
  const provider = { provider_name: siteName, provider_url: origin, cache_age: 86_400 };
  return context.json({ version: '1.0', type: 'rich', title, ...provider, ...size, html: markup }, 200, {
    ...OPEN,
    'Cache-Control': 'public, max-age=3600',
  });
}

/** `/embed/…`: documents that other sites may frame. `/embed`: the page that makes the snippet. `/oembed`. */
export const embeds = new Hono<AppEnv>()
  .on(['GET'], paths('/:kind/:id'), licensed, tagged, answerEmbed)
  .on(['GET'], paths(''), licensed, answerSnippet)
  .get('/oembed', licensed, answerOembed);
