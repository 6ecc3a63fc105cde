import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { CONSENT } from '../../web/domain/preferences.ts';
import { CONSENT_PATH } from '../../web/format/addresses/ownPaths.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';

/** The analytics of a page. */
export interface Analytics {
  /** The tag manager’s container, if this visitor may be measured. Otherwise neither page nor policy names its host. */
  container: string | null;
  /** The page asks for consent. */
  asks: boolean;
}

/** The question whether analytics may load. Both answers look alike. Without JavaScript nothing loads, so it is hidden. */
export async function consentBar(locale: Locale): Promise<string> {
  const t = translator(locale);
  const policy = pathOf({ name: 'static', path: 'cookie-policy' }, locale);
  const button = (answer: 'yes' | 'no') =>
    html`<button class="pill min-h-11 border border-line font-semibold" name="${CONSENT}" value="${answer}">${t(`consent.${answer}`)}</button>`;
  return String(
    await html`<aside id="consent" aria-label="${t('consent.title')}" class="needs-script sticky z-40 border-t border-line bg-raised"><form method="post" action="${CONSENT_PATH}" class="mx-auto flex max-w-380 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
<p class="text-sm">${t('consent.question')} <a class="underline" href="${policy}">${t('consent.more')}</a></p>
<p class="flex gap-2">${button('yes')}${button('no')}</p>
</form></aside>`,
  );
}
