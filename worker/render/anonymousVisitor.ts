import { messagesFor } from '../../locales/translator.ts';
import { type AppContext, baseContext } from '../../web/data/appContext.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { staticParts } from '../../web/pages/staticParts.tsx';

/** The traits that shared markup may depend on. */
export type AnonymousTraits = Pick<AppContext, 'locale' | 'oddsFormat'> &
  Partial<Pick<AppContext, 'route' | 'offersPaused'>> & { zone: string; american?: boolean };

const ANONYMOUS = { country: 'XX', scoresOnly: false, theme: null, mobile: false, now: 0 } as const;

/** The context for markup that visitors share. A field that is missing here cannot reach the markup. */
export function anonymousContext(known: AnonymousTraits): AppContext {
  const { locale, oddsFormat, zone, route = null, offersPaused = false, american = false } = known;
  const state: PageState = {
    site: { name: '', demonstration: null, pollSeconds: 0, push: false, sports: [], credit: null },
    visitor: { ...ANONYMOUS, ...(american ? { country: 'US' } : {}), locale, oddsFormat, zone },
    route,
    search: '',
    view: { kind: 'message', message: 'error', requestId: null },
    offersPaused,
    crumbs: [],
    pageText: [],
    matchTime: 0,
    answers: [],
  };
  return {
    ...baseContext(state, messagesFor({ locale, american })),
    oddsFormat,
    chooseOddsFormat: () => undefined,
    staticParts,
  };
}
