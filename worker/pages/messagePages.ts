import type { View } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readLive } from '../live/readLive.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { bareState, PATIENCE_MS, type PageContext, pageState, wordsOf } from './pageContext.ts';

/** The page of a refused play link, without header and footer: 404, 451 or, temporarily, 503. */
export function resolveRefusedPlayPage(
  context: PageContext,
  reason: (View & { kind: 'refused-play' })['reason'],
): PageDraft {
  const t = wordsOf(context);
  const { status, title, description } = {
    unknown: { status: 404, title: t('play.unknownTitle'), description: t('play.unknown') },
    'not-offered': { status: 451, title: t('play.notOfferedTitle'), description: t('play.notOffered') },
    unavailable: { status: 503, title: t('page.unavailableTitle'), description: t('page.unavailable') },
  }[reason];
  return {
    status,
    head: { title, description, route: null, indexed: false },
    state: Promise.resolve(bareState(context, { kind: 'refused-play', reason })),
  };
}

/** Enough to go on with, on a page that a visitor did not want. */
const LIVE_MATCHES = 3;

type Message = (View & { kind: 'message' })['message'];

async function readView(name: Message, context: PageContext): Promise<View> {
  const view = { kind: 'message', message: name, requestId: name === 'error' ? context.requestId : null } as const;
  if (name !== 'not-found') return view;
  return { ...view, live: new ServerOnly((await withTimeout(readLive(LIVE_MATCHES, context), PATIENCE_MS)) ?? []) };
}

function message(context: PageContext, name: Message, status: number): PageDraft {
  const t = wordsOf(context);
  const titles = {
    'not-found': t('page.notFoundTitle'),
    removed: t('page.removedTitle'),
    error: t('page.errorTitle'),
    unavailable: t('page.unavailableTitle'),
    limited: t('page.limitedTitle'),
  };
  return {
    status,
    head: { title: titles[name], description: titles[name], route: null, indexed: false },
    state: readView(name, context).then((view) => pageState(context, null, view, { withoutOffers: true })),
  };
}

/** The page of an unknown address, with status 404. */
export function notFoundPage(context: PageContext): PageDraft {
  return message(context, 'not-found', 404);
}

/** The page of an address that editors removed for good (`custom410`), with status 410. */
export function removedPage(context: PageContext): PageDraft {
  return message(context, 'removed', 410);
}

/** The page when data is unavailable, so the address may be right. The status is 503. */
export function unavailablePage(context: PageContext): PageDraft {
  return message(context, 'unavailable', 503);
}

/** The page of an unexpected failure, with status 500. It shows the request id, which finds the log line. */
export function errorPage(context: PageContext): PageDraft {
  return message(context, 'error', 500);
}

/** The page of a client over its rate limit, with status 429. It needs no data, so it costs almost nothing. */
export function limitedPage(context: PageContext): PageDraft {
  const title = wordsOf(context)('page.limitedTitle');
  return {
    status: 429,
    head: { title, description: title, route: null, indexed: false },
    state: Promise.resolve(bareState(context, { kind: 'message', message: 'limited', requestId: null })),
  };
}
