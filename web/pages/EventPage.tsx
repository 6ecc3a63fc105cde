import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EventHeader } from '../components/event/EventHeader.tsx';
import { EventTabs } from '../components/event/EventTabs.tsx';
import { LineUpsPanel } from '../components/event/LineUpsPanel.tsx';
import { OddsPanel } from '../components/event/OddsPanel.tsx';
import { ScoreBar } from '../components/event/ScoreBar.tsx';
import { StatisticsPanel } from '../components/event/StatisticsPanel.tsx';
import { SummaryPanel } from '../components/event/SummaryPanel.tsx';
import { useLiveTitle } from '../components/event/useLiveTitle.ts';
import { HiddenPart } from '../components/HiddenPart.tsx';
import { Freshness } from '../components/match/Freshness.tsx';
import { ScoreAnnouncer } from '../components/match/ScoreAnnouncer.tsx';
import { NoHydration } from '../components/NoHydration.tsx';
import { Unavailable } from '../components/Unavailable.tsx';
import { useApp } from '../data/appContext.ts';
import { eventQuery } from '../data/eventQueries.ts';
import { type EventPanel, eventTabs, openTab } from '../data/eventTabs.ts';
import type { EventView } from '../data/pageState.ts';
import { useConfirmedAt } from '../data/useConfirmedAt.ts';
import type { EventDetail, EventQuery } from '../domain/eventDetail.ts';
import { lineGoals } from '../domain/incidents.ts';
import { phaseOf } from '../domain/match.ts';

function Panel({ panel, event, query }: { panel: EventPanel; event: EventDetail; query: EventQuery }) {
  switch (panel.tab) {
    case 'summary':
      return <SummaryPanel event={event} query={query} panel={panel} />;
    case 'line-ups':
      return <LineUpsPanel event={event} />;
    case 'statistics':
      return (
        <div className="event-columns">
          <StatisticsPanel event={event} />
          {panel.momentum !== undefined && (
            <NoHydration
              id="momentum-card"
              render={(parts) =>
                panel.momentum && parts.momentum(event.match, panel.momentum.value, lineGoals(event.incidents))
              }
            />
          )}
        </div>
      );
    case 'odds':
      return <OddsPanel match={event.match} query={query} asked={panel.market} askedOrder={panel.order} />;
    case 'head-to-head':
      return <NoHydration id="meetings" render={(parts) => parts.meetings(event.match, panel.meetings.value)} />;
    case 'standings':
      return <NoHydration id="standings" render={(parts) => parts.matchStandings(event.match, panel.tables.value)} />;
    case 'hidden':
      return <HiddenPart part={panel.of === 'odds' ? 'odds' : 'table'} />;
    case 'gap':
      return <NoHydration id="tab-gap" render={(parts) => parts.tabGap(event.match, panel.reason)} />;
  }
}

/** The page of one match: the live score above the open tab. */
export function EventPage({ view }: { view: EventView }) {
  const { site } = useApp();
  const { query, related, panel } = view;
  const { data: snapshot, dataUpdatedAt, refetch } = useQuery(eventQuery(query, site.pollSeconds));
  const confirmedAt = useConfirmedAt(snapshot, dataUpdatedAt);
  const match = snapshot?.event.match;
  useLiveTitle(match);
  const announced = useMemo(() => (match === undefined ? [] : [match]), [match]);
  if (snapshot === undefined || match === undefined) return <Unavailable />;
  const { event } = snapshot;
  const open = openTab(panel);
  const phase = phaseOf(match);
  const isRunning = phase === 'live' || phase === 'running';
  return (
    <>
      <ScoreAnnouncer matches={announced} />
      <ScoreBar event={event} />
      <EventHeader event={event} view={view} />
      <EventTabs match={match} tabs={eventTabs(event, { related, open })} open={open} />
      {(isRunning || snapshot.stale) && <Freshness confirmedAt={confirmedAt} stale={snapshot.stale} retry={refetch} />}
      <Panel panel={panel} event={event} query={query} />
      <NoHydration
        id="match-actions"
        className="mb-3 flex items-center justify-between px-1 text-sm"
        render={(parts) => parts.matchActions(match)}
      />
    </>
  );
}
