import type { View } from '../../web/data/pageState.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { bareState, type PageContext, wordsOf } from './pageContext.ts';

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
    head: { title, description, route: null, search: '', indexed: false },
    state: Promise.resolve(bareState(context, { kind: 'refused-play', reason })),
  };
}
