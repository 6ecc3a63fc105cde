import { HiddenPart } from '../components/HiddenPart.tsx';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { DayList } from '../components/match/MatchList.tsx';
import { Pager } from '../components/match/Pager.tsx';
import { NoHydration } from '../components/NoHydration.tsx';
import { Flag } from '../components/navigation/Flag.tsx';
import { Tabs } from '../components/navigation/Tabs.tsx';
import { DayMatches } from '../components/tournament/DayMatches.tsx';
import { Unavailable } from '../components/Unavailable.tsx';
import { useApp } from '../data/appContext.ts';
import type { CompetitionProps, TournamentPanel, TournamentView } from '../data/pageState.ts';
import { nameIn } from '../domain/locale.ts';
import { lowerFirst } from '../format/lowerFirst.ts';

/** Loaded only for tables with running matches. */
const LiveTables = lazyComponent(async () => (await import('../components/season/LiveTables.tsx')).LiveTables);

function Panel({ panel, route, competition }: CompetitionProps & { panel: TournamentPanel }) {
  const { href } = useApp();
  switch (panel.tab) {
    case 'matches': {
      const { overview } = panel;
      return (
        <>
          <div data-unfolded="">
            <DayList list={panel.list} route={route} />
          </div>
          {overview !== undefined && (
            <NoHydration
              id="overview"
              render={(parts) => parts.overview({ route, competition, list: panel.list, overview: overview.value })}
            />
          )}
        </>
      );
    }
    case 'fixtures':
    case 'results':
      return (
        <>
          {panel.days.map(({ date, matches }) => (
            <DayMatches key={date} date={date} matches={matches} />
          ))}
          <Pager {...panel} addressOf={(page) => `${href(route)}${page > 1 ? `?page=${page}` : ''}`} />
        </>
      );
    case 'standings': {
      const { running } = panel;
      const live = { id: 'season', sport: route.sport, tournament: competition.id };
      return (
        <>
          <NoHydration id="season" render={(parts) => parts.season({ route, competition, panel })} />
          {running !== null && <LiveTables {...live} written={running} />}
        </>
      );
    }
    case 'rounds':
    case 'bracket':
    case 'scorers':
    case 'course':
      return <NoHydration id="season" render={(parts) => parts.season({ route, competition, panel })} />;
    case 'hidden':
      return <HiddenPart part={panel.of === 'standings' ? 'table' : panel.of} />;
    case 'gap':
      return <NoHydration id="tab-gap" render={(parts) => parts.tournamentGap(route)} />;
    case 'unavailable':
      // The tabs above stay usable.
      return <Unavailable words="page.unavailable" />;
  }
}

/** A competition: a day's matches, fixtures, results, tables and other tabs. */
export function TournamentPage({ view }: { view: TournamentView }) {
  const { t, locale, href } = useApp();
  const { route, competition, tabs, panel } = view;
  const { country } = competition;
  const name = nameIn(competition, locale);
  return (
    <>
      <div className="flex items-center gap-2 px-1 sm:mb-2">
        <Flag address={country.flag} className="size-6" isEarly />
        <div className="min-w-0 flex-1">
          <h1 className="text-md font-bold break-words sm:text-lg">
            {name}
            {/* A phone has no room for the tab, which is underlined below. */}
            {route.tab !== 'matches' && (
              <span className="max-sm:sr-only">: {lowerFirst(t(`tournament.${route.tab}`))}</span>
            )}
          </h1>
          <a
            href={href({ name: 'region', sport: route.sport, category: country.slug })}
            className="inline-flex min-h-6 items-center text-sm text-muted hover:text-text hover:underline"
          >
            {country.names[locale]}
          </a>
        </div>
        <NoHydration id="head-actions" className="flex" render={(parts) => parts.competitionActions(competition)} />
      </div>
      <Tabs
        label={t('tournament.tabs')}
        className="mb-2 lg:mb-3"
        options={tabs.map((tab) => ({
          text: t(`tournament.${tab}`),
          address: href({ ...route, tab }),
          isChosen: tab === route.tab,
        }))}
      />
      <Panel panel={panel} route={route} competition={competition} />
    </>
  );
}
