import { font, modules, script, styles } from 'virtual:client-assets';
import { html, raw } from 'hono/html';
import { LANGUAGES } from '../../locales/languages.ts';
import { translator } from '../../locales/translator.ts';
import { SPRITE } from '../../web/components/sprite.ts';
import type { SiteInfo } from '../../web/data/pageState.ts';
import { ALERTS } from '../../web/domain/alerts.ts';
import type { Article } from '../../web/domain/articles.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { TAG_MANAGER_HOST, TAG_MANAGER_META } from '../../web/domain/tagManager.ts';
import { DARK, LIGHT } from '../../web/domain/themeColours.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { localesOf, pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { siteCard } from './cards.ts';
import type { Analytics } from './consentBar.ts';
import { feedLinks } from './feedLinks.ts';
import { ICON } from './icons.ts';
import { FOLDED_SCRIPT, SCRIPTS_META, THEME_SCRIPT, WHOLE_SCRIPT } from './inlineScripts.ts';
import { type PagePreview, pagePreview } from './preview/address.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview/drawCard.ts';
import { partsOf } from './scriptParts.ts';

/** The head of a page, known before its data. */
export interface PageHead {
  title: string;
  description: string;
  /** The page’s route, for canonical and language links; null if it has no address of its own. */
  route: Route | null;
  /** Query of the canonical address and the language links, such as `?date=…`; absent for none. */
  search?: string;
  indexed: boolean;
  /** The picture for chat apps; the site’s if absent. */
  preview?: PagePreview;
  /** The dates of an article. */
  article?: Pick<Article, 'published' | 'updated'>;
}

interface DocumentFacts extends Pick<Visitor, 'theme' | 'contrast'> {
  head: PageHead;
  locale: Locale;
  siteName: string;
  /** The site’s origin, for absolute addresses. */
  origin: string;
  site: Pick<SiteInfo, 'embeds' | 'closed' | 'alerts'>;
  analytics: Analytics;
  /** Markup of the notice above a draft; null on other pages. */
  draftBar: string | null;
}

/** Classes of the root element; `plain` is a document without script. */
export function rootClasses({ theme, contrast }: Pick<Visitor, 'theme' | 'contrast'>, plain = '') {
  const classes = [plain, theme ?? '', contrast === 'more' ? 'contrast' : ''].filter(Boolean).join(' ');
  return classes === '' ? '' : html` class="${classes}"`;
}

const address = (origin: string, route: Route, locale: Locale, search: string) =>
  `${origin}${pathOf(route, locale)}${search}`;

function languageLinks({ head, locale, origin }: DocumentFacts) {
  const { route, search = '' } = head;
  if (route === null) return '';
  const locales = localesOf(route);
  return html`<link rel="canonical" href="${address(origin, route, locale, search)}">${locales.map(
    (each) => html`<link rel="alternate" hreflang="${each}" href="${address(origin, route, each, search)}">`,
  )}<link rel="alternate" hreflang="x-default" href="${address(origin, route, locales[0] ?? locale, search)}">`;
}

/** Announces the snippet of a match, competition or team to programs (oembed.com). */
function embedLink({ head, locale, origin, site }: DocumentFacts) {
  const { route } = head;
  if (!site.embeds || route === null || !['event', 'tournament', 'team'].includes(route.name)) return '';
  const search = new URLSearchParams({ url: address(origin, route, locale, ''), format: 'json' });
  return html`<link rel="alternate" type="application/json+oembed" title="${head.title}" href="${origin}/oembed?${search}">`;
}

const openGraphLocale = (locale: Locale) => LANGUAGES[locale].habits.replace('-', '_');

/** The path and languages of the page’s shared address. */
function sharedAs({ head: { route, search = '' }, locale, origin }: DocumentFacts) {
  const others = (route === null ? LOCALES : localesOf(route)).filter((each) => each !== locale);
  return html`${route === null ? '' : html`<meta property="og:url" content="${address(origin, route, locale, search)}">`}
<meta property="og:locale" content="${openGraphLocale(locale)}">
${others.map((each) => html`<meta property="og:locale:alternate" content="${openGraphLocale(each)}">`)}`;
}

/** The page’s own picture, or the site’s. */
export function previewOf({
  head,
  locale,
  siteName,
}: Pick<DocumentFacts, 'head' | 'locale' | 'siteName'>): PagePreview {
  return head.preview ?? pagePreview({ kind: 'site' }, locale, siteCard(siteName, translator(locale)));
}

/** The picture as a large preview in chat apps. */
function previewMeta(facts: DocumentFacts) {
  const { origin } = facts;
  const { path, alt, isPhoto } = previewOf(facts);
  const drawn = html`<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PREVIEW_WIDTH}">
<meta property="og:image:height" content="${PREVIEW_HEIGHT}">`;
  return html`<meta property="og:image" content="${origin}${path}">
${isPhoto ? '' : drawn}
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`;
}

function typeMeta({ article }: PageHead) {
  if (article === undefined) return html`<meta property="og:type" content="website">`;
  const { published, updated } = article;
  return html`<meta property="og:type" content="article">
<meta property="article:published_time" content="${new Date(published).toISOString()}">
<meta property="article:modified_time" content="${new Date(updated ?? published).toISOString()}">`;
}

/** The web manifest of a language. */
export const manifestPath = (locale: Locale) =>
  `${pathOf({ name: 'home' }, locale)}/manifest.webmanifest`.replace('//', '/');

function modulesOf({ head, locale }: DocumentFacts): string[] {
  return partsOf(head.route, locale).flatMap((part) => modules[part] ?? []);
}

/** Counts browsers without script (spec section 4): a hidden frame of the tag manager. */
function fallbackFrame({ container }: Analytics) {
  if (container === null) return '';
  const source = `${TAG_MANAGER_HOST}/ns.html?id=${container}`;
  return html`<noscript><iframe src="${source}" height="0" width="0" hidden title="" aria-hidden="true"></iframe></noscript>`;
}

/** Pages with scores. Without script they load again. */
const WITH_SCORES: readonly (Route['name'] | undefined)[] = [
  ...(['home', 'sport', 'live', 'region', 'tournament', 'event', 'team', 'my', 'goals', 'watch'] as const),
];
const REFRESH = raw('<noscript><meta http-equiv="refresh" content="60"></noscript>');

/** Search results cut longer titles. */
export const MAX_TITLE = 75;

/** A title with the name of the site, if there is room for both. */
function titled(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length > MAX_TITLE ? title : whole;
}

/** The document before the content. It is sent at once, so that the browser fetches the style sheet meanwhile. */
export async function documentStart(facts: DocumentFacts): Promise<string> {
  const { head, locale, siteName, site, analytics, draftBar } = facts;
  const text = await html`<!DOCTYPE html>
<html lang="${locale}"${rootClasses(facts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titled(head.title, siteName)}</title>
<meta name="description" content="${head.description}">
${head.indexed ? '' : raw('<meta name="robots" content="noindex">')}
<meta name="theme-color" content="${LIGHT.raised}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${DARK.raised}" media="(prefers-color-scheme: dark)">
<meta property="og:title" content="${head.title}">
<meta property="og:description" content="${head.description}">
${typeMeta(head)}
<meta property="og:site_name" content="${siteName}">
${previewMeta(facts)}
${sharedAs(facts)}
${languageLinks(facts)}${feedLinks(facts)}${embedLink(facts)}
${WITH_SCORES.includes(head.route?.name) && draftBar === null ? REFRESH : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${ICON.apple}">
<link rel="manifest" href="${manifestPath(locale)}">
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<link rel="expect" href="#main" blocking="render">
<script>${raw(THEME_SCRIPT)}</script>
<script>${raw(FOLDED_SCRIPT)}</script>
${draftBar === null ? html`<script>${raw(WHOLE_SCRIPT)}</script><meta name="${SCRIPTS_META}" content="${[script, ...modulesOf(facts)].join(' ')}">` : ''}
${site.alerts === undefined ? '' : html`<meta name="${ALERTS}" content="${site.alerts}">`}
${analytics.container === null ? '' : html`<meta name="${TAG_MANAGER_META}" content="${analytics.container}">`}
</head>
<body>${fallbackFrame(analytics)}${raw(SPRITE)}${raw(draftBar ?? '')}<div id="root">`;
  return String(text);
}

/** A `Link` header that preloads style sheet and font before the document arrives. */
export const PRELOADS = [
  ...styles.map((href) => `<${href}>; rel=preload; as=style`),
  `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
].join(', ');
