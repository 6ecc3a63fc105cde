import { Late } from '../../web/data/late.ts';
import type { View } from '../../web/data/pageState.ts';
import { loadLive } from '../live/list/loadLive.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { bareState, type PageContext, pageState, wordsOf } from './pageContext.ts';

/** The page of a refused play link, without header and footer: 404, 451 or, temporarily, 503. */
export function refusedPlayPage(context: PageContext, reason: (View & { kind: 'refused-play' })['reason']): PageDraft {
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

export type Message = (View & { kind: 'message' })['message'];

const MESSAGES = {
  'not-found': { status: 404, title: 'page.notFoundTitle' },
  /** Editors removed the page for good (`custom410`). */
  removed: { status: 410, title: 'page.removedTitle' },
  /** Shows the request id, which finds the log line. */
  error: { status: 500, title: 'page.errorTitle' },
  /** The address may be right, but its data is unavailable. */
  unavailable: { status: 503, title: 'page.unavailableTitle' },
  limited: { status: 429, title: 'page.limitedTitle' },
} as const satisfies Record<Message, object>;

async function stateOf(message: Message, context: PageContext) {
  const view = { kind: 'message', message, requestId: message === 'error' ? context.requestId : null } as const;
  // A client over its limit must cost almost nothing.
  if (message === 'limited') return bareState(context, view);
  const isLost = message === 'not-found' || message === 'removed';
  const late = isLost ? { 'live-matches': new Late(loadLive(LIVE_MATCHES, context)) } : {};
  return pageState(context, null, view, { late });
}

/** A page that only shows a message, such as 404. */
export function messagePage(context: PageContext, message: Message): PageDraft {
  const { status, title: key } = MESSAGES[message];
  const title = wordsOf(context)(key);
  return {
    status,
    head: { title, description: title, route: null, indexed: false },
    state: stateOf(message, context),
  };
}
