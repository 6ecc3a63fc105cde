import type { View } from '../../web/data/pageState.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { bareState, type PageContext, pageState, wordsOf } from './pageContext.ts';

function message(context: PageContext, name: (View & { kind: 'message' })['message'], status: number): PageDraft {
  const t = wordsOf(context);
  const titles = {
    'not-found': t('page.notFoundTitle'),
    removed: t('page.removedTitle'),
    error: t('page.errorTitle'),
    unavailable: t('page.unavailableTitle'),
    limited: t('page.limitedTitle'),
  };
  const requestId = name === 'error' ? context.requestId : null;
  return {
    status,
    head: { title: titles[name], description: titles[name], route: null, search: '', indexed: false },
    state: pageState(context, null, { kind: 'message', message: name, requestId }, { withoutOffers: true }),
  };
}

/** The page for an address that names nothing; inside header and footer, with status 404. */
export function notFoundPage(context: PageContext): PageDraft {
  return message(context, 'not-found', 404);
}

/** The page that editors have removed for good (`custom410`). */
export function removedPage(context: PageContext): PageDraft {
  return message(context, 'removed', 410);
}

/** The page for an address whose data can't be had right now, so that nobody knows whether it names something. */
export function unavailablePage(context: PageContext): PageDraft {
  return message(context, 'unavailable', 503);
}

/** The page for a failure that nobody expected; it names the request, so that a log line can be found. */
export function errorPage(context: PageContext): PageDraft {
  return message(context, 'error', 500);
}

/** The page for who asks for more than one address may; it needs no data, so that it costs next to nothing. */
export function limitedPage(context: PageContext): PageDraft {
  const title = wordsOf(context)('page.limitedTitle');
  return {
    status: 429,
    head: { title, description: title, route: null, search: '', indexed: false },
    state: Promise.resolve(bareState(context, { kind: 'message', message: 'limited', requestId: null })),
  };
}
