import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { MatchAnnouncer, useReadAloud } from '../components/aloud/ReadAloud.tsx';
import { EmptyMatchTab } from '../components/EmptyTab.static.tsx';
import { MatchActions } from '../components/event/EventFacts.static.tsx';
import { EventHeader } from '../components/event/EventHeader.tsx';
import { ScoreBar } from '../components/event/EventStatus.tsx';
import { LineUpsPanel } from '../components/event/LineUpsPanel.tsx';
import { MeetingsPanel } from '../components/event/MeetingsPanel.static.tsx';
import { ServerOddsPanel } from '../components/event/OddsPanel.static.tsx';
import { StatisticsPanel } from '../components/event/Statistics.tsx';
import { Momentum, SummaryPanel } from '../components/event/SummaryPanel.tsx';
import { HiddenPart } from '../components/HiddenPart.tsx';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { Freshness } from '../components/match/Freshness.tsx';
import { NoHydration } from '../components/NoHydration.tsx';
import { Tabs } from '../components/navigation/Tabs.tsx';
import { NewsAbout } from '../components/news/NewsLinks.static.tsx';
import { NeedsCard } from '../components/season/NeedsCard.static.tsx';
import { StandingsPanel } from '../components/standings/StandingsTables.static.tsx';
import { Unavailable } from '../components/Unavailable.tsx';
import { useApp } from '../data/appContext.ts';
import { eventQuery, useEventParsers } from '../data/eventQueries.ts';
import { eventTabs } from '../data/eventTabs.ts';
import { useAtMatchTime, useConfirmedAt } from '../data/pageClock.ts';
import type { EventView } from '../data/pageState.ts';
import type { EventDetail } from '../domain/eventDetail.ts';
import { isUnderWay, type Match, phaseOf, scoreOf } from '../domain/match.ts';
import { matchRoute } from '../format/addresses/routes.ts';
import { minuteText, statusText } from '../format/matchStatus.ts';
import { namesOf } from '../format/teamNames.ts';

/** Shows a running score in the document title, `2–0 49' Fulham v Liverpool`, and restores the title afterwards. */
function useLiveTitle(match: Match | undefined): void {
  const { t, visitor } = useApp();
  const minute = useAtMatchTime((now) => (match === undefined ? null : minuteText(match.state, now)));
  const score = match !== undefined && isUnderWay(match) ? scoreOf(match.state) : null;
  const title =
    match === undefined || score === null
      ? null
      : `${score.home}–${score.away} ${statusText({ match, zone: visitor.zone, minute }, t).label} ${t('match.versus', namesOf(match, t))}`;
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    document.title = title;
    return () => {
      document.title = own;
    };
  }, [title]);
}

/** Loaded only for tables with running matches. */
const LiveTables = lazyComponent(async () => (await import('../components/season/LiveTables.tsx')).LiveTables);

/** Loads apart from the page, so scores never wait for odds. Until its code comes, the server’s markup stands. */
const OddsPanel = lazyComponent(async () => (await import('../components/event/OddsPanel.tsx')).OddsPanel);

function Panel({ event, view: { panel, query, firstLeg } }: { event: EventDetail; view: EventView }) {
  switch (panel.tab) {
    case 'summary':
      return <SummaryPanel event={event} query={query} panel={panel} firstLeg={firstLeg} />;
    case 'line-ups':
      return <LineUpsPanel event={event} />;
    case 'statistics':
      return (
        <div className="event-columns">
          <StatisticsPanel event={event} />
          <Momentum event={event} samples={panel.momentum} />
        </div>
      );
    case 'odds':
      return (
        <OddsPanel match={event.match} query={query} panel={panel}>
          <NoHydration id="odds-panel">
            <ServerOddsPanel match={event.match} query={query} panel={panel} />
          </NoHydration>
        </OddsPanel>
      );
    case 'head-to-head':
      return (
        <NoHydration id={panel.tab}>
          <MeetingsPanel match={event.match} meetings={panel.meetings.value} />
        </NoHydration>
      );
    case 'standings': {
      const { running } = panel;
      const live = { id: 'standings', sport: query.sport, tournament: event.match.competition.id };
      return (
        <>
          <NoHydration id={panel.tab}>
            <NeedsCard needs={panel.needs.value} />
            <StandingsPanel match={event.match} tables={panel.tables.value} />
          </NoHydration>
          {running !== null && <LiveTables {...live} written={running} />}
        </>
      );
    }
    case 'hidden':
      return <HiddenPart part={panel.of === 'odds' ? 'odds' : 'table'} />;
    case 'empty':
      // Meetings and tables that come later take its place.
      return (
        <NoHydration id={panel.of}>
          <EmptyMatchTab match={event.match} reason={panel.reason} />
        </NoHydration>
      );
  }
}

/** The page of one match: the live score above the open tab. */
export function EventPage({ view }: { view: EventView }) {
  const { site, t, href } = useApp();
  const { query, related, panel } = view;
  useEventParsers();
  const { data: snapshot, dataUpdatedAt, refetch } = useQuery(eventQuery(query, site.pollSeconds));
  const confirmedAt = useConfirmedAt(snapshot, dataUpdatedAt);
  const match = snapshot?.event.match;
  useLiveTitle(match);
  const { say, button } = useReadAloud(match === undefined || phaseOf(match) !== 'finished');
  const announced = useMemo(() => (match === undefined ? [] : [match]), [match]);
  if (snapshot === undefined || match === undefined) return <Unavailable />;
  const { event } = snapshot;
  const open = panel.tab === 'empty' || panel.tab === 'hidden' ? panel.of : panel.tab;
  const tabs = eventTabs(event, related, open);
  return (
    <>
      <MatchAnnouncer matches={announced} say={say} />
      <ScoreBar event={event} />
      <EventHeader event={event} view={view} aloud={button} />
      {tabs.length > 1 && (
        <Tabs
          label={t('event.tabs')}
          className="event-tabs sticky"
          options={tabs.map((tab) => ({
            text: t(`event.${tab}`),
            address: href(matchRoute(match, tab)),
            isChosen: tab === open,
          }))}
        />
      )}
      {(isUnderWay(match) || snapshot.stale) && (
        <Freshness confirmedAt={confirmedAt} stale={snapshot.stale} retry={refetch} />
      )}
      <Panel event={event} view={view} />
      <NoHydration id="news-about">
        <NewsAbout news={view.news.value} />
      </NoHydration>
      <NoHydration id="match-actions" className="mb-3 flex items-center justify-between px-1 text-sm">
        <MatchActions match={match} />
      </NoHydration>
    </>
  );
}
