import { EmptyCompetitionTab } from '../components/EmptyTab.static.tsx';
import { HiddenPart } from '../components/HiddenPart.tsx';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { DayList } from '../components/match/MatchList.tsx';
import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { SeasonTab } from '../components/season/SeasonTab.static.tsx';
import { CompetitionHead } from '../components/tournament/CompetitionHead.static.tsx';
import { CompetitionOverview } from '../components/tournament/CompetitionOverview.static.tsx';
import { PagedDays } from '../components/tournament/DayMatches.static.tsx';
import { RoundCard } from '../components/tournament/RoundCard.tsx';
import { Unavailable } from '../components/Unavailable.tsx';
import type { CompetitionProps, TournamentPanel, TournamentView } from '../data/pageState.ts';

/** Loaded only for tables with running matches. */
const LiveTables = lazyComponent(async () => (await import('../components/season/LiveTables.tsx')).LiveTables);

function Panel({ panel, route, competition }: CompetitionProps & { panel: TournamentPanel }) {
  switch (panel.tab) {
    case 'overview':
      return (
        <div className="overview-columns">
          <div data-unfolded="">
            <RoundCard route={route} panel={panel} />
          </div>
          <LatePart id="overview">
            {(overview) => <CompetitionOverview route={route} competition={competition} overview={overview} />}
          </LatePart>
        </div>
      );
    case 'matches':
      return (
        <div data-unfolded="">
          <DayList list={panel.list} route={route} />
        </div>
      );
    case 'fixtures':
    case 'results':
      return (
        <NoHydration id="season">
          <PagedDays route={route} panel={panel} />
        </NoHydration>
      );
    case 'standings': {
      const { running } = panel;
      const live = { id: 'season', sport: route.sport, tournament: competition.id };
      return (
        <>
          <NoHydration id="season">
            <SeasonTab route={route} competition={competition} panel={panel} />
          </NoHydration>
          {running !== null && <LiveTables {...live} written={running} />}
        </>
      );
    }
    case 'rounds':
    case 'bracket':
    case 'scorers':
    case 'course':
      return (
        <NoHydration id="season">
          <SeasonTab route={route} competition={competition} panel={panel} />
        </NoHydration>
      );
    case 'hidden':
      return <HiddenPart part={panel.of === 'standings' ? 'table' : panel.of} />;
    case 'empty':
      // What comes later takes its place.
      return (
        <NoHydration id="season">
          <EmptyCompetitionTab route={route} />
        </NoHydration>
      );
    case 'unavailable':
      // The tabs above stay usable.
      return <Unavailable words="page.unavailable" />;
  }
}

/** A competition: its overview, a day's matches, fixtures, results, tables and other tabs. */
export function TournamentPage({ view }: { view: TournamentView }) {
  const { route, competition, panel } = view;
  return (
    <>
      <NoHydration id="competition-head" className="contents">
        <CompetitionHead view={view} />
      </NoHydration>
      <Panel panel={panel} route={route} competition={competition} />
    </>
  );
}
