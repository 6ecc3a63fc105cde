import { eventOddsQuery, eventPricesQuery, eventQuery } from '../../web/data/eventQueries.ts';
import { type EventPanel, type LiveUpdate, RELATED_TABS, type RelatedTab } from '../../web/data/eventTabs.ts';
import type { EventView, PageState } from '../../web/data/pageState.ts';
import { knownAnswer } from '../../web/data/queryClient.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { marketNamed, ROW_ORDERS } from '../../web/domain/bestOdds.ts';
import type { EventDetail, EventSnapshot } from '../../web/domain/eventDetail.ts';
import { type EventOdds, marketKey } from '../../web/domain/eventOdds.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { isPreviewed, previewOf } from '../../web/domain/matchPreview.ts';
import type { MomentumSample } from '../../web/domain/momentum.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { eventSlug, idOfSlug } from '../../web/domain/slug.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { Standings } from '../../web/domain/standings.ts';
import { type SeasonAverages, seasonAverages } from '../../web/domain/statistics.ts';
import type { EventTab } from '../../web/domain/tabs.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { type Answer, ok } from '../base/result.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { tablesIn } from '../live/competitionText.ts';
import type { EventReading } from '../live/eventSnapshots.ts';
import { readEventOdds, readEventPrices } from '../live/odds/readEventOdds.ts';
import { unhidden } from '../live/readContext.ts';
import { readEvent, readMeetingsOf } from '../live/readEvent.ts';
import { readMomentum, readSeason } from '../live/readSeason.ts';
import { readTables } from '../live/tournamentStandings.ts';
import { calledIn, eventGap, eventHead, roundIn } from './eventHead.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, PATIENCE_MS, type PageAnswer, type PageContext, pageState } from './pageContext.ts';
import { readUpdates } from './readUpdates.ts';
import { readNewsAbout } from './resolveNewsPage.ts';

type EventRoute = Route & { name: 'event' };

/** The data beside the event. A part is undefined when it was late or the feed lacks it. */
interface Related {
  meetings: Answer<Match[]> | undefined;
  tables: Answer<Standings | Hidden> | undefined;
  odds: Answer<EventOdds | Hidden> | undefined;
  averages: SeasonAverages | null;
  momentum: MomentumSample[];
  updates: LiveUpdate[];
  news: NewsItem[];
}

// Only a preview shows the teams' season so far.
async function readAverages(
  { home, away }: Match,
  event: EventDetail,
  context: PageContext,
): Promise<SeasonAverages | null> {
  if (home === null || away === null || !isPreviewed(event)) return null;
  const seasons = await withTimeout(
    Promise.all([home, away].map(({ id }) => readSeason(id, [], context))),
    PATIENCE_MS,
  );
  const [hosts = [], visitors = []] = seasons ?? [];
  return seasonAverages({ home: { id: home.id, events: hosts }, away: { id: away.id, events: visitors } });
}

// After kick-off the odds give away the score.
async function readShownOdds(match: Match, context: PageContext): Promise<Answer<EventOdds | Hidden>> {
  const odds = await readEventOdds(match, context.visitor, unhidden(context));
  const isHidden = phaseOf(match) !== 'upcoming' && context.hiding?.match(match) === true;
  return odds.ok && odds.value.markets.length > 0 && isHidden ? ok(HIDDEN) : odds;
}

/** Its bars give away the score of a hidden match. */
function showsMomentum({ match, hidden }: EventDetail, tab: EventTab): boolean {
  return hidden === undefined && (tab === 'statistics' || (tab === 'summary' && phaseOf(match) !== 'upcoming'));
}

// Waits for the open tab's data. Whether the other tabs have any is not worth a late page.
async function readRelated(
  { snapshot: { event }, momentum: sampled }: Extract<EventReading, { kind: 'found' }>,
  { tab }: EventRoute,
  context: PageContext,
): Promise<Related> {
  const { match } = event;
  const { parts } = context.feed.coverage;
  const wait = <Value>(of: RelatedTab, read: () => Promise<Value>) => {
    if (!parts.includes(of)) return undefined;
    return of === tab ? read() : withTimeout(read(), PATIENCE_MS);
  };
  const [meetings, tables, odds, averages, momentum, updates, news] = await Promise.all([
    wait('head-to-head', () => readMeetingsOf(match, context)),
    wait('standings', () => readTables(match, context)),
    wait('odds', () => readShownOdds(match, context)),
    tab === 'summary' ? readAverages(match, event, context) : null,
    showsMomentum(event, tab) ? (sampled ?? withTimeout(readMomentum(match, context), PATIENCE_MS)) : undefined,
    tab === 'summary' ? readUpdates(match, context) : [],
    readNewsAbout({ competition: match.competition, teams: [match.home, match.away] }, context),
  ]);
  return { meetings, tables, odds, averages, momentum: momentum ?? [], updates, news };
}

/** Whether a tab has data besides the event's own record. */
const HAS_DATA: Readonly<Record<RelatedTab, (found: Related) => boolean>> = {
  odds: ({ odds }) => odds?.ok === true && (odds.value === HIDDEN || odds.value.markets.length > 0),
  'head-to-head': ({ meetings }) => meetings?.ok === true && meetings.value.length > 0,
  standings: ({ tables }) => tables?.ok === true && tables.value.length > 0,
};

/** The data of the open tab; undefined when the event's own record has it. */
function askedOf(tab: EventTab, { meetings, tables, odds }: Related) {
  switch (tab) {
    case 'head-to-head':
      return meetings;
    case 'standings':
      return tables;
    case 'odds':
      return odds;
    case 'summary':
    case 'line-ups':
    case 'statistics':
      return undefined;
  }
}

/** The content of the open tab beside the event, or null when it is empty. */
function panelOf(
  { tab }: EventRoute,
  event: EventDetail,
  { meetings, tables, odds, averages, momentum }: Related,
  { search, visitor }: PageContext,
): EventPanel | null {
  const shownMomentum = momentum.length === 0 ? {} : { momentum: new ServerOnly(momentum) };
  switch (tab) {
    case 'head-to-head':
      return meetings?.ok && meetings.value.length > 0 ? { tab, meetings: new ServerOnly(meetings.value) } : null;
    case 'standings': {
      const shown = tables?.ok ? tables.value : [];
      if (shown === HIDDEN) return { tab: 'hidden', of: tab };
      return shown.length > 0 ? { tab, tables: new ServerOnly(tablesIn(shown, visitor.locale)) } : null;
    }
    case 'odds': {
      const prices = odds?.ok ? odds.value : null;
      if (prices === HIDDEN) return { tab: 'hidden', of: tab };
      const market = prices === null ? undefined : marketNamed(prices.markets, search.get('market'));
      const order = ROW_ORDERS.find((each) => each === search.get('order')) ?? 'editors';
      return market === undefined ? null : { tab, market: marketKey(market), order };
    }
    case 'summary': {
      if (!isPreviewed(event)) return { tab, ...shownMomentum };
      const known = [tables?.ok ? tables.value : [], meetings?.ok ? meetings.value : []] as const;
      return { tab, ...shownMomentum, preview: new ServerOnly(previewOf(event.match, ...known, averages)) };
    }
    case 'line-ups':
      return { tab };
    case 'statistics':
      return { tab, ...shownMomentum };
  }
}

async function gapOf(of: EventTab, match: Match, found: Related, context: PageContext): Promise<EventPanel> {
  if (of !== 'odds' && of !== 'head-to-head' && of !== 'standings') return { tab: of };
  if (askedOf(of, found)?.ok === false) return { tab: 'gap', of, reason: 'unavailable' };
  return { tab: 'gap', of, reason: await eventGap(match, of, context) };
}

async function answersOf(snapshot: EventSnapshot, odds: EventOdds | null, context: PageContext) {
  const { visitor, config } = context;
  const { match } = snapshot.event;
  const of = [{ sport: match.sport, id: match.id }, config.livePollSeconds] as const;
  const shown = knownAnswer(eventQuery(...of).queryKey, snapshot);
  const prices = await withTimeout(readEventPrices(match, visitor, context), PATIENCE_MS);
  return [
    shown,
    ...(odds === null ? [] : [knownAnswer(eventOddsQuery(...of).queryKey, odds)]),
    ...(prices === undefined ? [] : [knownAnswer(eventPricesQuery(...of).queryKey, prices)]),
  ];
}

async function stateOf(
  route: EventRoute,
  snapshot: EventSnapshot,
  {
    related,
    panel,
    odds,
    updates,
    news,
  }: Pick<EventView, 'related' | 'panel'> & Pick<Related, 'odds' | 'updates' | 'news'>,
  context: PageContext,
): Promise<PageState> {
  const { match } = snapshot.event;
  const query = { sport: match.sport, id: match.id };
  const state = await pageState(
    context,
    route,
    {
      ...{ kind: 'event', query, round: roundIn(match, context), related, panel },
      updates: new ServerOnly(updates),
      news: new ServerOnly(news),
    },
    {
      besideRunning: isUnderWay(match),
      names: { competition: match.competition, title: calledIn(match, context) },
      answers: answersOf(
        snapshot,
        panel.tab === 'odds' && odds?.ok && odds.value !== HIDDEN ? odds.value : null,
        context,
      ),
    },
  );
  const matchTime = matchTimeOf(context.visitor.now, snapshot);
  return { ...state, matchTime };
}

/**
 * The page of a match. Answers 404 for an unknown match, 301 for a wrong slug, and 503 when the match is unavailable.
 * Answers 302 on the odds tab when the visitor hides odds. An empty tab shows a reason.
 */
export async function resolveEventPage(route: EventRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await readEvent({ sport: route.sport, id: idOfSlug(route.slug) }, context);
  if (!answer.ok) return messagePage(context, 'unavailable');
  if (answer.value.kind === 'unknown') return messagePage(context, 'not-found');
  const { snapshot } = answer.value;
  const { match } = snapshot.event;
  const slug = eventSlug(match);
  const canonical = { ...route, sport: match.sport, slug };
  // A visitor who hides odds on this tab stays with the match.
  if (route.tab === 'odds' && context.visitor.scoresOnly) {
    return { ...movedTo({ ...canonical, tab: 'summary' }, context), temporary: true };
  }
  if (match.sport !== route.sport || slug !== route.slug) return movedTo(canonical, context);
  const found = await readRelated(answer.value, route, context);
  const related = RELATED_TABS.filter((tab) => HAS_DATA[tab](found));
  const panel = panelOf(route, snapshot.event, found, context) ?? (await gapOf(route.tab, match, found, context));
  return {
    status: 200,
    head: eventHead(snapshot.event, { route, related }, context),
    state: stateOf(route, snapshot, { ...found, related, panel }, context),
  };
}
