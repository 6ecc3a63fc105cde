import { isDevelopment, styles } from 'virtual:client-assets';
import { html } from 'hono/html';
import { LANGUAGES } from '../../locales/languages.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { rootClasses } from './documentParts.ts';

export type Part = ReturnType<typeof html>;

interface PlainParts {
  visitor: Pick<Visitor, 'locale' | 'theme' | 'contrast'>;
  title: string;
  /** Extra elements of the head. */
  links?: readonly Part[];
  body: Part;
}

/**
 * A document in the site’s style without script or React, for pages that search engines do not list. Only `npm run dev`
 * adds a script, which shows edits.
 */
export async function plainDocument({ visitor, title, links = [], body }: PlainParts): Promise<string> {
  return String(
    await html`<!DOCTYPE html>
<html lang="${visitor.locale}"${rootClasses(visitor, 'plain')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links}
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${isDevelopment ? html`<script type="module" src="/@vite/client"></script>` : ''}
</head>
<body>
${body}
</body>
</html>`,
  );
}

const LINK = 'inline-flex min-h-11 items-center text-sm underline';

/** The header of a plain page: the home page, and the page in other languages. */
export function plainHeader(siteName: string, locale: Locale, pathIn: (locale: Locale) => string): Part {
  const others = LOCALES.filter((each) => each !== locale);
  return html`<header class="border-b border-line bg-raised"><div class="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4">
<a class="inline-flex min-h-11 items-center gap-2 font-bold" href="${pathOf({ name: 'home' }, locale)}"><img src="/favicon.svg" alt="" width="28" height="28">${siteName}</a>
${others.map((each) => html`<a class="${LINK}" href="${pathIn(each)}" hreflang="${each}" lang="${each}">${LANGUAGES[each].name}</a>`)}
</div></header>`;
}
