import { html, raw } from 'hono/html';
import type { Translate } from '../../../locales/translate.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { idOfSlug } from '../../../web/domain/slug.ts';
import type { Theme, Visitor } from '../../../web/domain/visitor.ts';
import { isTimeZone } from '../../../web/domain/zonedDay.ts';
import { EMBED_KINDS, type EmbedSubject, embedRoot } from '../../../web/format/addresses/embeds.ts';
import { parsePath, pathOf } from '../../../web/format/addresses/routes.ts';
import { type Part, plainDocument, plainHeader } from '../../render/plainDocument.ts';
import type { Embed } from './readEmbed.ts';

/** The width of a snippet in pixels. */
export const WIDTH = 480;

/** The choices in an embed’s address. */
export interface Choices {
  /** Null follows the reader’s system. */
  theme: Theme | null;
  zone: string;
  /** A reader stopped the updates. */
  isPaused: boolean;
}

export function choicesOf(search: URLSearchParams): Choices {
  const [theme, zone = ''] = [search.get('theme'), search.get('tz') ?? ''];
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    zone: isTimeZone(zone) ? zone : 'UTC',
    isPaused: search.get('paused') === '1',
  };
}

export function embedPath({ kind, id }: EmbedSubject, locale: Locale, { theme, zone, isPaused }: Choices): string {
  const search = new URLSearchParams({
    ...(theme && { theme }),
    ...(zone !== 'UTC' && { tz: zone }),
    ...(isPaused && { paused: '1' }),
  });
  return `${embedRoot(locale)}/${kind}/${id}${search.size === 0 ? '' : `?${search}`}`;
}

/** The subject of a kind and an id of an address; null if they name none. */
export function subjectOf(name = '', id = ''): EmbedSubject | null {
  const kind = EMBED_KINDS.find((each) => each === name);
  return kind === undefined || !/^[A-Za-z0-9]{1,64}$/.test(id) ? null : { kind, id };
}

/** The subject of a page of this site and its language; null for any other address. */
export function subjectOfAddress(address: string, origin: string): { subject: EmbedSubject; locale: Locale } | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const parsed = url?.origin === origin ? parsePath(url.pathname) : null;
  if (parsed === null || !('slug' in parsed.route)) return null;
  const { name, slug } = parsed.route;
  const kind = name === 'event' ? 'match' : name === 'tournament' ? 'table' : name;
  const subject = subjectOf(kind, idOfSlug(slug));
  return subject && { subject, locale: parsed.locale };
}

/** The markup that frames an embed. */
export const snippetOf = (address: string, title: string, { width, height }: { width: number; height: number }) =>
  String(
    html`<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:1px solid #8886;border-radius:8px;max-width:100%"></iframe>`,
  );

/**
 * Shows the button before it, which copies the snippet, and has each choice change preview and snippet at once. The policy of
 * the page allows exactly this text, by hash.
 */
export const SNIPPET_SCRIPT =
  '!function(p){var b=p.firstElementChild,s=p.lastElementChild,t=document.getElementById("snippet"),f=document.getElementById("choices"),' +
  'i=document.querySelector("iframe");b.hidden=false;f.querySelector("button").hidden=true;' +
  'b.onclick=function(){t.select();Promise.resolve().then(function(){return navigator.clipboard.writeText(t.value)})' +
  '.then(function(){s.textContent=b.dataset.copied},function(){s.textContent=b.dataset.failed})};' +
  'f.onchange=function(){var q=new URLSearchParams(new FormData(f)),a=f.dataset.path;q.delete(f.dataset.kind);' +
  'Array.from(q).forEach(function(e){if(e[1]===""||e[1]==="UTC")q.delete(e[0])});if(String(q))a+="?"+q;if(i)i.src=a;' +
  's.textContent="";t.value=t.value.replace(/(src="https?:[/][/][^/]+)[^"]*/,function(m,o){return o+a.replace(/&/g,"&amp;")})}' +
  '}(document.currentScript.previousElementSibling)';

/** A table to begin with. */
export interface Example {
  id: string;
  name: string;
  flag: string | null;
}

interface SnippetFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  origin: string;
  search: URLSearchParams;
  /** The embed of the page, or why there is none. */
  asked: { subject: EmbedSubject; embed: Embed } | string;
  /** Tables to choose from where none is named; null if the site has no embeds. */
  examples: readonly Example[] | null;
}

function choice(label: string, name: string, options: readonly (readonly [string, string])[], chosen: string): Part {
  const listed = options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  );
  return html`<label class="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">${label} <select name="${name}" class="h-11 max-w-full rounded-md border border-line bg-raised px-2">${listed}</select></label>`;
}

function snippetParts({ visitor, t, origin, search }: SnippetFacts, { kind, id }: EmbedSubject, embed: Embed): Part {
  const choices = { ...choicesOf(search), isPaused: false };
  const path = embedPath({ kind, id }, visitor.locale, choices);
  const size = { width: WIDTH, height: embed.height };
  const themes = [
    ['', t('embed.asReader')],
    ['light', t('settings.light')],
    ['dark', t('settings.dark')],
  ] as const;
  const zones = [...new Set(['UTC', choices.zone, visitor.zone])];
  // An embed knows neither spoiler-free mode nor delay.
  const seesResults = visitor.spoilers === undefined && visitor.delay === undefined;
  const plain = embedPath({ kind, id }, visitor.locale, { theme: null, zone: 'UTC', isPaused: false });
  return html`<form id="choices" class="card mt-4 px-4 py-3" action="${embedRoot(visitor.locale)}" data-path="${plain}" data-kind="${kind}">
<input type="hidden" name="${kind}" value="${id}">
${choice(t('settings.theme'), 'theme', themes, choices.theme ?? '')}
${choice(
  t('settings.zone'),
  'tz',
  zones.map((zone) => [zone, zone.replaceAll('_', ' ')]),
  choices.zone,
)}
<p class="mt-2"><button class="pill min-h-11 border border-line font-semibold">${t('embed.show')}</button></p>
</form>
${
  seesResults &&
  html`<h2 class="mt-6 text-lg font-bold">${t('embed.preview')}</h2>
<iframe src="${path}" title="${embed.title}" width="${size.width}" height="${size.height}" class="mt-2 max-w-full"></iframe>`
}
<h2 class="mt-6 text-lg font-bold"><label for="snippet">${t('embed.snippet')}</label></h2>
<textarea id="snippet" readonly rows="5" dir="ltr" class="mt-2 w-full min-w-0 rounded-md border border-line bg-raised px-3 py-2 text-base">${snippetOf(`${origin}${path}`, embed.title, size)}</textarea>
<p class="mt-2 flex flex-wrap items-center gap-3"><button type="button" hidden class="pill min-h-11 border border-line font-semibold" data-copied="${t('embed.copied')}" data-failed="${t('embed.notCopied')}">${t('embed.copy')}</button><span role="status"></span></p><script>${raw(SNIPPET_SCRIPT)}</script>
<p class="mt-4"><a class="inline-flex min-h-11 items-center text-sm underline" href="${pathOf(embed.route, visitor.locale)}">${t('embed.back', { name: embed.title })}</a></p>`;
}

/** A field for the address of a page, and tables to begin with. */
function startParts({ visitor: { locale }, t }: SnippetFacts, examples: readonly Example[]): Part {
  const root = embedRoot(locale);
  return html`<form class="mt-4" action="${root}"><label for="address" class="text-sm">${t('embed.address')}</label>
<p class="mt-1 flex gap-2"><input id="address" name="url" type="url" required class="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base">
<button class="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">${t('embed.show')}</button></p></form>
${
  examples.length > 0 &&
  html`<h2 class="mt-6 text-lg font-bold">${t('embed.tables')}</h2>
<ul class="mt-2 flex flex-wrap gap-2">${examples.map(
    ({ id, name, flag }) =>
      html`<li><a class="pill border border-line" href="${root}?table=${id}">${flag && html`<img src="${flag}" alt="" width="18" height="18" class="flag rounded-full">`} ${name}</a></li>`,
  )}</ul>`
}`;
}

/** The page that makes the markup for framing a match, a table or a team on another site. Works without script. */
export function snippetPage(facts: SnippetFacts): Promise<string> {
  const { visitor, t, siteName, asked, search, examples } = facts;
  const { locale } = visitor;
  const title = typeof asked === 'string' ? t('embed.title') : t('embed.titleOf', { name: asked.embed.title });
  const body = html`${plainHeader(siteName, locale, (each) => `${embedRoot(each)}?${search}`)}
<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2">${t('embed.about')}</p>
${typeof asked === 'string' ? html`<p class="card mt-4 px-4 py-3" role="note">${asked}</p>` : snippetParts(facts, asked.subject, asked.embed)}
${examples && startParts(facts, examples)}
</main>`;
  return plainDocument({ visitor, title: `${title} · ${siteName}`, body });
}
