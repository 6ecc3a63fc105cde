import { eventOddsQuery, eventPricesQuery, eventQuery } from '../../web/data/eventQueries.ts';
import { type EventPanel, RELATED_TABS, type RelatedTab } from '../../web/data/eventTabs.ts';
import { Late } from '../../web/data/late.ts';
import type { EventView, PageState } from '../../web/data/pageState.ts';
import { knownAnswer } from '../../web/data/queryClient.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { marketNamed, ROW_ORDERS } from '../../web/domain/bestOdds.ts';
import type { EventDetail, EventSnapshot } from '../../web/domain/eventDetail.ts';
import type { EventOdds } from '../../web/domain/eventOdds.ts';
import { marketKey } from '../../web/domain/markets.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { isPreviewed, previewOf } from '../../web/domain/matchPreview.ts';
import type { MomentumSample } from '../../web/domain/momentum.ts';
import { scoresOfToday } from '../../web/domain/season/results.ts';
import { needsOfTeams } from '../../web/domain/season/seasonNeeds.ts';
import { eventSlug, idOfSlug } from '../../web/domain/slug.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { Standings } from '../../web/domain/standings.ts';
import { type SeasonAverages, seasonAverages } from '../../web/domain/statistics.ts';
import type { EventTab } from '../../web/domain/tabs.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { type Answer, ok } from '../base/result.ts';
import { loadChannels } from '../content/channels.ts';
import { loadArchivedSeason, loadMomentum } from '../live/archive/archive.ts';
import { loadNeeds } from '../live/competition/competitionNeeds.ts';
import { loadCompetitionStandings, loadTables, seasonBeside } from '../live/competition/competitionStandings.ts';
import { tablesIn } from '../live/competition/competitionText.ts';
import type { FoundEvent } from '../live/match/eventSnapshot.ts';
import { loadFirstLeg } from '../live/match/firstLeg.ts';
import { loadEvent, loadMeetingsOf } from '../live/match/loadEvent.ts';
import { loadEventOdds, loadEventPrices } from '../live/odds/loadEventOdds.ts';
import { partOf, unhidden } from '../live/state/readContext.ts';
import { calledIn, emptyTabReason, eventHead, roundIn } from './eventHead.ts';
import { loadUpdates } from './loadUpdates.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, type PageAnswer, type PageContext, pageState } from './pageContext.ts';
import { loadNewsAbout } from './resolveNewsPage.ts';

type EventRoute = Route & { name: 'event' };

/** Whether a part beside the event has something to show. Null: it failed, so it may have. Undefined: the feed lacks it. */
function mayShow(part: readonly unknown[] | EventOdds | Hidden | null | undefined): boolean {
  if (part === undefined) return false;
  return part === null || part === HIDDEN || ('markets' in part ? part.markets : part).length > 0;
}

// Only a preview shows the teams' season so far.
async function loadAverages(
  { home, away }: Match,
  event: EventDetail,
  context: PageContext,
): Promise<SeasonAverages | null> {
  if (home === null || away === null || !isPreviewed(event)) return null;
  const [hosts = [], visitors = []] = await Promise.all(
    [home, away].map(({ id }) => loadArchivedSeason(id, [], context)),
  );
  return seasonAverages({ home: { id: home.id, events: hosts }, away: { id: away.id, events: visitors } });
}

// After kick-off the odds give away the score.
async function loadShownOdds(match: Match, context: PageContext): Promise<Answer<EventOdds | Hidden>> {
  const odds = await loadEventOdds(match, context.visitor, unhidden(context));
  const isHidden = phaseOf(match) !== 'upcoming' && context.hiding?.match(match) === true;
  return odds.ok && odds.value.markets.length > 0 && isHidden ? ok(HIDDEN) : odds;
}

/**
 * The samples of a match; null without a place for them. One that may come later has its place, so that an open page can show it.
 * Its bars give away the score of a hidden match.
 */
async function loadShownMomentum(
  { snapshot: { event }, momentum }: FoundEvent,
  tab: EventTab,
  context: PageContext,
): Promise<MomentumSample[] | null> {
  if (event.hidden !== undefined || (tab !== 'summary' && tab !== 'statistics')) return null;
  if (tab === 'summary' && phaseOf(event.match) === 'upcoming') return [];
  return momentum ?? loadMomentum(event.match, context);
}

// Which tabs there are must not depend on the speed of an answer, so each is waited for. The rest takes no longer.
async function loadRelated(found: FoundEvent, { tab }: EventRoute, context: PageContext) {
  const { event } = found.snapshot;
  const { match } = event;
  const { parts } = context.feed.coverage;
  // Whether there is a table is known sooner than the table with its latest results.
  const showsTable = tab === 'standings' || (tab === 'summary' && isPreviewed(event));
  const isAhead = phaseOf(match) === 'upcoming' || isUnderWay(match);
  const channels = tab === 'summary' && isAhead ? loadChannels(match, context.visitor.country, context.content) : null;
  const ask = async <Value>(of: RelatedTab, read: () => Promise<Answer<Value>>) =>
    parts.includes(of) ? partOf(await read(), undefined) : undefined;
  const [meetings, tables, odds, averages, momentum, updates, news, firstLeg] = await Promise.all([
    ask('head-to-head', () => loadMeetingsOf(match, context)),
    ask<Standings | Hidden>('standings', () =>
      showsTable
        ? loadTables(match, context)
        : loadCompetitionStandings({ sport: match.sport, tournament: match.competition.id }, unhidden(context)),
    ),
    ask('odds', () => loadShownOdds(match, context)),
    tab === 'summary' ? loadAverages(match, event, context) : null,
    loadShownMomentum(found, tab, context),
    tab === 'summary' ? loadUpdates(match, context) : [],
    loadNewsAbout({ competition: match.competition, teams: [match.home, match.away] }, context),
    loadFirstLeg(match, context),
  ]);
  return {
    'head-to-head': meetings,
    standings: tables,
    odds,
    averages,
    momentum,
    updates,
    news,
    firstLeg,
    late: channels === null ? {} : { channels: new Late(channels) },
  };
}

/** The data beside the event. */
type Related = Awaited<ReturnType<typeof loadRelated>>;

/** The content of the open tab beside the event; for a tab without content, the reason. */
async function panelOf(tab: EventTab, event: EventDetail, found: Related, context: PageContext): Promise<EventPanel> {
  const { search, visitor } = context;
  const { odds, standings, momentum, averages } = found;
  const meetings = found['head-to-head'];
  const shownMomentum = momentum === null ? {} : { momentum: new ServerOnly(momentum) };
  switch (tab) {
    case 'line-ups':
      return { tab };
    case 'statistics':
      return { tab, ...shownMomentum };
    case 'summary': {
      if (!isPreviewed(event)) return { tab, ...shownMomentum };
      const preview = previewOf(event.match, standings ?? [], meetings ?? [], averages);
      const failed = (['standings', 'head-to-head'] as const).filter((each) => found[each] === null);
      return { tab, ...shownMomentum, preview: new ServerOnly({ ...preview, failed }) };
    }
    case 'head-to-head':
      if (meetings?.length) return { tab, meetings: new ServerOnly(meetings) };
      break;
    case 'standings':
      if (standings === HIDDEN) return { tab: 'hidden', of: tab };
      if (standings?.length) {
        const ids = [event.match.home, event.match.away].flatMap((team) => team?.id ?? []);
        const needs = needsOfTeams(await loadNeeds(event.match, visitor.locale, context), ids);
        const tables = tablesIn(standings, visitor.locale);
        // Tables of other sports have no results of the season (`loadTables`).
        const matches = event.match.sport === 'football' ? await seasonBeside(event.match, context) : [];
        const running = scoresOfToday(matches, visitor.now);
        return { tab, tables: new ServerOnly(tables), needs: new ServerOnly(needs), running };
      }
      break;
    case 'odds': {
      if (odds === HIDDEN) return { tab: 'hidden', of: tab };
      const market = marketNamed(odds?.markets ?? [], search.get('market'));
      const order = ROW_ORDERS.find((each) => each === search.get('order')) ?? 'editors';
      if (market !== undefined) return { tab, market: marketKey(market), order };
    }
  }
  const reason = found[tab] === null ? 'unavailable' : await emptyTabReason(event.match, tab, context);
  return { tab: 'empty', of: tab, reason };
}

/** The match and its prices. The browser asks again for prices that failed. */
async function answersOf(snapshot: EventSnapshot, { odds }: Related, tab: EventPanel['tab'], context: PageContext) {
  const { visitor, config } = context;
  const { match } = snapshot.event;
  const of = [{ sport: match.sport, id: match.id }, config.livePollSeconds] as const;
  const shown = [knownAnswer(eventQuery(...of).queryKey, snapshot)];
  if (odds === null) return shown;
  if (tab === 'odds' && odds !== undefined && odds !== HIDDEN)
    shown.push(knownAnswer(eventOddsQuery(...of).queryKey, odds));
  const prices = await loadEventPrices(match, visitor, context);
  return prices.ok ? [...shown, knownAnswer(eventPricesQuery(...of).queryKey, prices.value)] : shown;
}

async function stateOf(
  route: EventRoute,
  snapshot: EventSnapshot,
  found: Related,
  shown: Pick<EventView, 'related' | 'panel'>,
  context: PageContext,
): Promise<PageState> {
  const { match } = snapshot.event;
  const { updates, news, firstLeg, late } = found;
  const query = { sport: match.sport, id: match.id };
  const view: EventView = {
    kind: 'event',
    query,
    round: roundIn(match, context),
    firstLeg,
    ...shown,
    updates: new ServerOnly(updates),
    news: new ServerOnly(news),
  };
  const state = await pageState(context, route, view, {
    late,
    besideRunning: isUnderWay(match),
    names: { competition: match.competition, title: calledIn(match, context) },
    answers: await answersOf(snapshot, found, shown.panel.tab, context),
  });
  return { ...state, matchTime: matchTimeOf(context.visitor.now, snapshot) };
}

/**
 * The page of a match. Answers 404 for an unknown match, 301 for a wrong slug, and 503 when the match is unavailable.
 * Answers 302 on the odds tab when the visitor hides odds. An empty tab shows a reason.
 */
export async function resolveEventPage(route: EventRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await loadEvent({ sport: route.sport, id: idOfSlug(route.slug) }, context);
  if (!answer.ok) return messagePage(context, 'unavailable');
  if (answer.value === null) return messagePage(context, 'not-found');
  const { snapshot } = answer.value;
  const { match } = snapshot.event;
  const slug = eventSlug(match);
  const canonical = { ...route, sport: match.sport, slug };
  // A visitor who hides odds on this tab stays with the match.
  if (route.tab === 'odds' && context.visitor.scoresOnly) {
    return { ...movedTo({ ...canonical, tab: 'summary' }, context), temporary: true };
  }
  if (match.sport !== route.sport || slug !== route.slug) return movedTo(canonical, context);
  const found = await loadRelated(answer.value, route, context);
  const related = RELATED_TABS.filter((tab) => mayShow(found[tab]));
  const panel = await panelOf(route.tab, snapshot.event, found, context);
  return {
    status: 200,
    head: eventHead(snapshot.event, { route, related }, context),
    state: stateOf(route, snapshot, found, { related, panel }, context),
  };
}
