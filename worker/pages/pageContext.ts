import type { Translate } from '../../locales/translate.ts';
import { translatorFor } from '../../locales/translator.ts';
import type { SettingsForm } from '../../web/data/ownViews.ts';
import { type PageState, type SiteInfo, sportOf, type View } from '../../web/data/pageState.ts';
import { badgeQuery, countersQuery, settingsQuery } from '../../web/data/queries.ts';
import { type KnownAnswer, knownAnswer } from '../../web/data/queryClient.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { OwnSettings } from '../../web/domain/ownSettings.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { type TrailNames, trailOf } from '../../web/format/addresses/crumbs.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings, readShownOffers } from '../content/pageSettings.ts';
import { badgeNumbers } from '../live/badgeNumbers.ts';
import { withPlaces } from '../live/ownPlaces.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readListSnapshot } from '../live/readList.ts';
import { policyFor } from '../policy/policyFor.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { openSourceOf } from './openData/licence.ts';

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
  /** The visitor's follows, settings and last visit. Only personal pages (`isOwnPage`) may use them. */
  own: { follows: Follows; chosen: OwnSettings; analytics: SettingsForm['analytics']; seen: number | null };
}

/** How long scores wait for the content around them, in milliseconds. The browser loads late parts itself. */
export const PATIENCE_MS = 700;

/** How long pages wait just after editors published. A closed country must not show offers, and an open one must. */
const PURGED_PATIENCE_MS = 3_000;

export function wordsOf({ visitor }: PageContext): Translate {
  return translatorFor(visitor);
}

/** How long a head waits for other data than its main one, in milliseconds. */
export const HEAD_PATIENCE_MS = 300;

/**
 * The locale keys for heads of lists. `meta` promises odds, so it needs a source with odds and a visitor who sees
 * them.
 */
export async function metaOf({ feed, content, visitor }: PageContext): Promise<'meta' | 'scoresMeta'> {
  if (!feed.coverage.parts.includes('odds')) return 'scoresMeta';
  const offers = await withTimeout(readShownOffers(visitor, content), HEAD_PATIENCE_MS);
  return offers !== undefined && offers.operators.length > 0 ? 'meta' : 'scoresMeta';
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

/** Starts loading what surrounds every view. When both backends hang, their timeouts then run in parallel. */
export function warmSettings({ content, visitor, background }: PageContext): void {
  background(readSettings(visitor, content));
}

/** The settings around the view, unless they are late. When offers must pause, they have no operators. */
async function answerSettings(
  context: PageContext,
  sport: Sport,
  { besideRunning = false, withoutOffers = false }: Pick<StateParts, 'besideRunning' | 'withoutOffers'>,
): Promise<{ isPaused: boolean; answers: KnownAnswer[] }> {
  const { content, visitor } = context;
  const reading = readSettings(visitor, content).then((settings) =>
    settings.ok ? withPlaces(settings.value, { locale: visitor.locale, sport }, context) : null,
  );
  const soon = await withTimeout(reading, PATIENCE_MS);
  const late = soon === undefined && content.isJustPurged();
  const known = (late ? await withTimeout(reading, PURGED_PATIENCE_MS - PATIENCE_MS) : soon) ?? null;
  const { offersInPlay } = known?.policy ?? policyFor(visitor.country, visitor.locale, null);
  const isPaused = visitor.scoresOnly || withoutOffers || (besideRunning && !offersInPlay);
  if (known === null) return { isPaused, answers: [] };
  const { queryKey } = settingsQuery(visitor.locale, sport);
  return { isPaused, answers: [knownAnswer(queryKey, isPaused ? { ...known, operators: [] } : known)] };
}

async function answerBadge(context: PageContext): Promise<KnownAnswer[]> {
  const { config, visitor } = context;
  const query = badgeQuery(visitor);
  const snapshot = await withTimeout(readListSnapshot(query, context), PATIENCE_MS);
  if (!snapshot?.ok) return [];
  return [
    knownAnswer(countersQuery(query, config.livePollSeconds).queryKey, badgeNumbers(snapshot.value, context.clock.now)),
  ];
}

interface StateParts {
  answers?: Promise<KnownAnswer[]>;
  /** The view lists today's football matches, which the badge counts. */
  hasBadge?: boolean;
  /** The page is about matches in play. */
  besideRunning?: boolean;
  /** The page is not about matches and odds, so it shows no offers. */
  withoutOffers?: boolean;
  names?: TrailNames;
}

/** The state of a page, with the content around its view. */
export async function pageState(
  context: PageContext,
  route: Route | null,
  view: View,
  { answers, hasBadge = false, names = {}, ...offers }: StateParts = {},
): Promise<PageState> {
  const [settings, shown, badge] = await Promise.all([
    answerSettings(context, sportOf(route, view), offers),
    answers ?? [],
    hasBadge ? [] : answerBadge(context),
  ]);
  const crumbs = trailOf(route, names, wordsOf(context));
  return {
    site: siteInfo(context),
    visitor: context.visitor,
    route,
    search: '',
    view,
    offersPaused: settings.isPaused,
    crumbs: crumbs.length === 0 ? null : new ServerOnly(crumbs),
    pageText: null,
    matchTime: context.visitor.now,
    answers: [...settings.answers, ...shown, ...badge],
  };
}

/** The state of a page with a fixed message, which needs no data. */
export function bareState(context: PageContext, view: View): PageState {
  const { visitor } = context;
  const nothing = { offersPaused: visitor.scoresOnly, route: null, search: '', crumbs: null, pageText: null };
  return { site: siteInfo(context), visitor, view, ...nothing, matchTime: visitor.now, answers: [] };
}
