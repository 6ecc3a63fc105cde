import type { Translate } from '../../locales/translate.ts';
import { translatorFor } from '../../locales/translator.ts';
import { type TrailNames, trailOf } from '../../web/crumbs.ts';
import { badgeQuery } from '../../web/data/badgeQuery.ts';
import { type PageState, type SiteInfo, sportOf, type View } from '../../web/data/pageState.ts';
import { countersQuery, settingsQuery } from '../../web/data/queries.ts';
import { type KnownAnswer, knownAnswer } from '../../web/data/queryClient.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { OwnSettings } from '../../web/domain/ownSettings.ts';
import type { Settings } from '../../web/domain/settings.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Route } from '../../web/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings, readShownOffers } from '../content/pageSettings.ts';
import { badgeNumbers } from '../live/badgeNumbers.ts';
import { withPlaces } from '../live/ownPlaces.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readListSnapshot } from '../live/readList.ts';
import { policyFor } from '../policy/policyFor.ts';

/** What making a page needs of one request. */
export interface PageContext extends ReadContext {
  visitor: Visitor;
  requestId: string;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** The query of the address. */
  search: URLSearchParams;
  /** What the visitor follows and has chosen, for pages that are made for him alone (`isOwnPage`): no other may show it. */
  own: { follows: Follows; chosen: OwnSettings; seen: number | null };
}

/** The scores don't wait longer than this for what stands around them; the browser fetches what comes later. */
export const PATIENCE_MS = 700;

/** For what editors have just published pages wait longer: nobody sees offers of a country that was closed, or none of one that is open. */
const PURGED_PATIENCE_MS = 3_000;

export function wordsOf({ visitor }: PageContext): Translate {
  return translatorFor(visitor);
}

/** A head does not wait longer than this to know whether its visitor sees odds. */
const HEAD_PATIENCE_MS = 300;

/**
 * The words that the heads of lists are made of: those that promise odds only where the source of live data has some and
 * the visitor sees them.
 */
export async function metaOf({ feed, content, visitor }: PageContext): Promise<'meta' | 'scoresMeta'> {
  if (!feed.coverage.parts.includes('odds')) return 'scoresMeta';
  const offers = await withTimeout(readShownOffers(visitor, content), HEAD_PATIENCE_MS);
  return offers !== undefined && offers.operators.length > 0 ? 'meta' : 'scoresMeta';
}

function demonstrated(live: boolean, content: boolean): SiteInfo['demonstration'] {
  if (live) return content ? 'all' : 'live';
  return content ? 'content' : null;
}

export function siteInfo({ config, feed, content, clock, visitor }: PageContext): SiteInfo {
  return {
    name: config.siteName,
    demonstration: demonstrated(feed.upstream.kind === 'demo', content.client.upstream.kind === 'demo'),
    pollSeconds: config.livePollSeconds,
    push: config.livePush && !clock.frozen && visitor.delay === undefined && visitor.spoilers === undefined,
    sports: feed.coverage.sports,
    credit: feed.coverage.credit,
  };
}

/** Asks early for what every page shows around its view: when both backends hang, their timeouts pass side by side. */
export function warmSettings({ content, visitor, background }: PageContext): void {
  background(readSettings(visitor, content));
}

const pausedSettings = new WeakMap<Settings, Settings>();

function withoutOperators(settings: Settings): Settings {
  const paused = pausedSettings.get(settings) ?? { ...settings, operators: [] };
  pausedSettings.set(settings, paused);
  return paused;
}

/** The settings that the page stands under, where they are there in time; where offers must pause they hold none. */
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
  return { isPaused, answers: [knownAnswer(queryKey, isPaused ? withoutOperators(known) : known)] };
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
  /** What the view itself shows. */
  answers?: Promise<KnownAnswer[]>;
  /** The view lists today's football, which the badge counts. */
  hasBadge?: boolean;
  /** The page is about matches that are being played now. */
  besideRunning?: boolean;
  /** The page has another purpose than matches and their odds: no offer stands beside it. */
  withoutOffers?: boolean;
  /** The names that the breadcrumbs of the page need. */
  names?: TrailNames;
}

/** The state of a page, with what every page shows around its view. */
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
  return {
    site: siteInfo(context),
    visitor: context.visitor,
    route,
    search: '',
    view,
    offersPaused: settings.isPaused,
    crumbs: trailOf(route, names, { t: wordsOf(context), locale: context.visitor.locale }),
    pageText: [],
    matchTime: context.visitor.now,
    answers: [...settings.answers, ...shown, ...badge],
  };
}

/** The state of a page that says one thing and needs no data. */
export function bareState(context: PageContext, view: View): PageState {
  const { visitor } = context;
  const nothing = { offersPaused: visitor.scoresOnly, route: null, search: '', crumbs: [], pageText: [] };
  return { site: siteInfo(context), visitor, view, ...nothing, matchTime: visitor.now, answers: [] };
}
