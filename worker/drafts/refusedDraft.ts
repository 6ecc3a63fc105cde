import { styles } from 'virtual:client-assets';
import { html, raw } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../../web/domain/visitor.ts';

/** Why a link to a draft opens nothing: it is too old, it is not signed for this page, or the site shows no drafts. */
export type DraftRefusal = 'expired' | 'forged' | 'closed';

interface RefusedFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  /** The page as visitors see it. */
  path: string;
  reason: DraftRefusal;
}

/** The page for who follows a link to a draft that opens nothing: it says why, and leads to what is published. */
export async function refusedDraft({ visitor, t, siteName, path, reason }: RefusedFacts): Promise<string> {
  const { locale, theme } = visitor;
  const title = t('draft.refused');
  return String(
    await html`<!DOCTYPE html>
<html lang="${locale}"${theme === 'dark' ? raw(' class="dark"') : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteName}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2 text-sm">${t(`draft.why.${reason}`)}</p>
<p><a class="inline-flex min-h-11 items-center text-sm underline" href="${path}">${t('draft.leave')}</a></p>
</main>
</body>
</html>`,
  );
}
