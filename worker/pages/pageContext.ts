import type { Translate } from '../../locales/translate.ts';
import { translatorFor } from '../../locales/translator.ts';
import { Late, type LateParts } from '../../web/data/late.ts';
import type { SettingsForm } from '../../web/data/ownViews.ts';
import { type PageState, type SiteInfo, sportOf, type View } from '../../web/data/pageState.ts';
import { badgeQuery, countersQuery, settingsQuery } from '../../web/data/queries.ts';
import { type KnownAnswer, knownAnswer } from '../../web/data/queryClient.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Follows } from '../../web/domain/follows.ts';
import { FIRST_LOCALE } from '../../web/domain/locale.ts';
import type { Preferences } from '../../web/domain/preferences.ts';
import type { Settings } from '../../web/domain/settings.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { type TrailNames, trailOf } from '../../web/format/addresses/crumbs.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { openSourceOf } from '../api/licence.ts';
import { type Answer, mapped } from '../base/result.ts';
import { loadSettings, loadShownOffers } from '../content/pageSettings.ts';
import { loadShared } from '../content/sharedSettings.ts';
import { loadCompetitions, loadRegions } from '../live/competition/loadCatalogue.ts';
import { withNavigation } from '../live/competition/navigation.ts';
import { loadWholeDay } from '../live/day/daySnapshot.ts';
import { badgeNumbers } from '../live/follows/badgeNumbers.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import { policyFor } from '../policy/policyFor.ts';
import type { PageDraft } from '../render/renderPage.tsx';

/** A redirect to the canonical address of a page. The query is kept. */
interface PageRedirect {
  redirect: string;
  /** Replaces the query of the address. */
  search?: string;
  /** Redirects with 302 instead of 301: the address is right, but has nothing for this visitor now. */
  temporary?: true;
}

export type PageAnswer = PageDraft | PageRedirect;

/** Redirects to the canonical address of a route. */
export function movedTo(route: Route, { visitor }: Pick<PageContext, 'visitor'>): PageRedirect {
  return { redirect: pathOf(route, visitor.locale) };
}

/** The dependencies of making a page for one request. */
export interface PageContext extends ReadContext {
  visitor: Visitor;
  requestId: string;
  origin: string;
  search: URLSearchParams;
  /** The visitor's follows, settings and last visit. Only personal pages (`isPersonalPage`) may use them. */
  own: { follows: Follows; chosen: Preferences; analytics: SettingsForm['analytics']; seen: number | null };
}

export function wordsOf({ visitor }: PageContext): Translate {
  return translatorFor(visitor);
}

/**
 * The locale keys for heads of lists. `meta` promises odds, so it needs a source with odds and a visitor who sees
 * them.
 */
export async function metaOf({ feed, content, visitor }: PageContext): Promise<'meta' | 'scoresMeta'> {
  if (!feed.coverage.parts.includes('odds')) return 'scoresMeta';
  const { operators } = await loadShownOffers(visitor, content);
  return operators.length > 0 ? 'meta' : 'scoresMeta';
}

export function siteInfo({ config, feed, clock, visitor }: PageContext): SiteInfo {
  return {
    name: config.siteName,
    demonstration: config.demonstration,
    pollSeconds: config.livePollSeconds,
    push: config.livePush && !clock.frozen && visitor.delay === undefined && visitor.spoilers === undefined,
    ...(config.vitals && { measuresSpeed: true }),
    sports: feed.coverage.sports,
    credit: feed.coverage.credit,
    ...(openSourceOf(config).ok ? config.embedHosts !== null && { embeds: true } : { closed: true }),
    ...(config.vapid !== null && { alerts: config.vapid.publicKey }),
  };
}

/** Starts loading what every page needs, so that no page waits for one after the other: settings and today's list. */
export function warmSettings(sport: Sport, context: PageContext): void {
  const { content, feed, visitor, background } = context;
  background(loadSettings(visitor, content));
  background(loadWholeDay(badgeQuery(visitor), context));
  // Long lists are the same in every language.
  if (visitor.locale !== FIRST_LOCALE) background(loadShared({ locale: FIRST_LOCALE }, content));
  const isNamed = content.names !== null || feed.coverage.top !== null;
  if (isNamed || sport !== 'football') background(loadCompetitions(sport, context));
  if (sport !== 'football') background(loadRegions(sport, context));
}

/**
 * Whether odds and offers may stand on a page of each kind, where the country has them. Editorial, help and personal pages
 * have none in any country.
 */
export const HAS_BETTING: Readonly<Record<View['kind'], boolean>> = {
  list: true,
  browse: true,
  tournament: true,
  team: true,
  event: true,
  odds: true,
  goals: true,
  player: false,
  my: false,
  watch: false,
  settings: false,
  search: false,
  news: false,
  text: false,
  message: false,
  'refused-play': false,
};

const isOffered = ({ operators, missing }: Settings) => operators.length > 0 || missing.includes('offers');

/** The settings of a page. Undefined until they have loaded once. Without operators when offers must pause. */
async function answerSettings(context: PageContext, sport: Sport, { kind }: View, besideRunning: boolean) {
  const { content, visitor } = context;
  const settings = await loadSettings(visitor, content);
  const known = settings.ok ? await withNavigation(settings.value, { locale: visitor.locale, sport }, context) : null;
  const { offersInPlay, allowed } = known?.policy ?? policyFor(visitor, null);
  const offersPaused = visitor.scoresOnly || !HAS_BETTING[kind] || (besideRunning && !offersInPlay);
  const mayHaveOdds = HAS_BETTING[kind] && allowed && (known === null || isOffered(known));
  const paused = { offersPaused, ...(mayHaveOdds && { mayHaveOdds }) };
  if (known === null) return { paused, answers: [] };
  const { queryKey } = settingsQuery(visitor.locale, sport);
  const shown = offersPaused ? { ...known, operators: [] } : known;
  const hasOdds = !visitor.scoresOnly && known.operators.length > 0;
  return { paused: { ...paused, hasOdds }, answers: [knownAnswer(queryKey, shown)] };
}

async function answerBadge(context: PageContext): Promise<Answer<KnownAnswer>> {
  const { config, visitor, clock } = context;
  const query = badgeQuery(visitor);
  const { queryKey } = countersQuery(query, config.livePollSeconds);
  const list = await loadWholeDay(query, context);
  return mapped(list, (known) => knownAnswer(queryKey, badgeNumbers(known, clock.now)));
}

interface StateParts {
  answers?: readonly KnownAnswer[];
  late?: LateParts;
  /** Something of a value that is made of several could not be had. */
  isPartial?: boolean;
  /** The view lists today's football matches, which the badge counts. */
  hasBadge?: boolean;
  /** The page is about matches in play. */
  besideRunning?: boolean;
  names?: TrailNames;
}

/** The state of a page, with the content around its view. */
export async function pageState(
  context: PageContext,
  route: Route | null,
  view: View,
  { answers = [], late = {}, isPartial = false, hasBadge = false, names = {}, besideRunning = false }: StateParts = {},
): Promise<PageState> {
  const badge = hasBadge ? {} : { counters: new Late(answerBadge(context)) };
  const settings = await answerSettings(context, sportOf(route, view), view, besideRunning);
  const crumbs = trailOf(route, names, wordsOf(context));
  return {
    site: siteInfo(context),
    visitor: context.visitor,
    route,
    search: '',
    view,
    ...settings.paused,
    crumbs: crumbs.length === 0 ? null : new ServerOnly(crumbs),
    pageText: null,
    matchTime: context.visitor.now,
    answers: [...settings.answers, ...answers],
    late: { ...late, ...badge },
    ...(isPartial && { isPartial }),
  };
}

/** The state of a page with a fixed message, which needs no data. */
export function bareState(context: PageContext, view: View): PageState {
  const { visitor } = context;
  const nothing = { offersPaused: true, route: null, search: '', crumbs: null, pageText: null };
  return {
    site: siteInfo(context),
    visitor,
    view,
    ...nothing,
    matchTime: visitor.now,
    answers: [],
    late: {},
  };
}
