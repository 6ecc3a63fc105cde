import { html } from 'hono/html';
import { LANGUAGES } from '../../locales/languages.ts';
import type { Translate } from '../../locales/translate.ts';
import { EMBED_PARAMETERS, type EmbedSubject, embedRoot } from '../../web/addresses/embeds.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { plainDocument } from '../render/plainDocument.ts';
import type { Part } from './matchParts.ts';
import type { Embed } from './readEmbed.ts';
import { type Choices, embedPath, LEAST_WIDTH, snippetOf } from './snippet.ts';

export interface SnippetFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  origin: string;
  /** The query, which the link to the other language keeps. */
  search: string;
  choices: Choices;
  width: number;
  /** The embed of the page, or why there is none. */
  asked: { subject: EmbedSubject; embed: Embed } | string;
}

const FIELD = 'h-11 max-w-full rounded-md border border-line bg-raised px-2';
const BUTTON = 'pill min-h-11 border border-line font-semibold';
const ROW = 'mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4';

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`;

function choicesForm({ t, visitor, choices, width }: SnippetFacts, { kind, id }: EmbedSubject): Part {
  const zones = [...new Set(['UTC', choices.zone, visitor.zone])];
  return html`<form class="card mt-4 px-4 py-3" action="${embedRoot(visitor.locale)}">
<input type="hidden" name="${EMBED_PARAMETERS[kind]}" value="${id}">
<label class="${ROW}">${t('settings.theme')} <select name="theme" class="${FIELD}">
${option('', t('embed.asReader'), choices.theme ?? '')}${option('light', t('settings.light'), choices.theme ?? '')}${option('dark', t('settings.dark'), choices.theme ?? '')}
</select></label>
<label class="${ROW}">${t('settings.zone')} <select name="tz" class="${FIELD}">${zones.map((zone) => option(zone, zone.replaceAll('_', ' '), choices.zone))}</select></label>
<label class="${ROW}">${t('embed.width')} <input name="width" type="number" min="${LEAST_WIDTH}" max="1200" value="${width}" class="${FIELD}"></label>
<p class="mt-2"><button class="${BUTTON}">${t('embed.show')}</button></p>
</form>`;
}

function result(facts: SnippetFacts, { subject, embed }: { subject: EmbedSubject; embed: Embed }): Part {
  const { t, visitor, origin, choices, width } = facts;
  const path = embedPath(subject, choices);
  const frame = { title: embed.title, width, height: embed.heightAt(width) };
  // An embed knows neither spoiler-free mode nor delay.
  const seesResults = visitor.spoilers === undefined && visitor.delay === undefined;
  const preview = html`<h2 class="mt-6 text-lg font-bold">${t('embed.preview')}</h2>
<iframe src="${path}" title="${frame.title}" width="${frame.width}" height="${frame.height}" class="mt-2 max-w-full"></iframe>`;
  return html`${choicesForm(facts, subject)}
${seesResults ? preview : ''}
<h2 class="mt-6 text-lg font-bold"><label for="snippet">${t('embed.snippet')}</label></h2>
<textarea id="snippet" readonly rows="5" dir="ltr" class="mt-2 w-full min-w-0 rounded-md border border-line bg-raised px-3 py-2 text-base">${snippetOf({ ...frame, address: `${origin}${path}` })}</textarea>`;
}

/** The page that makes the markup for framing a match, a table or a team on another site. Works without script. */
export function snippetPage(facts: SnippetFacts): Promise<string> {
  const { visitor, t, siteName, asked, search } = facts;
  const { locale } = visitor;
  const link = 'inline-flex min-h-11 items-center text-sm underline';
  const others = LOCALES.filter((each) => each !== locale);
  const known = typeof asked === 'string' ? null : asked;
  const title = known === null ? t('embed.title') : t('embed.titleOf', { name: known.embed.title });
  const body = html`<header class="border-b border-line bg-raised"><div class="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4">
<a class="inline-flex min-h-11 items-center font-bold" href="${pathOf({ name: 'home' }, locale)}">${siteName}</a>
${others.map((each) => html`<a class="${link}" href="${embedRoot(each)}${search}" hreflang="${each}" lang="${each}">${LANGUAGES[each].name}</a>`)}
</div></header>
<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2">${t('embed.about')}</p>
${
  known === null
    ? html`<p class="card mt-4 px-4 py-3" role="note">${asked}</p>`
    : html`${result(facts, known)}
<p class="mt-4"><a class="${link}" href="${pathOf(known.embed.route, locale)}">${t('embed.back', { name: known.embed.title })}</a></p>`
}
</main>`;
  return plainDocument({ visitor, title: `${title} · ${siteName}`, body });
}
