import { useApp } from '../appContext.ts';
import { DayStrip } from '../components/match/DayStrip.tsx';
import { MatchList } from '../components/match/MatchList.tsx';
import { Flag } from '../components/navigation/Flag.tsx';
import { StandingsTables } from '../components/standings/StandingsTables.tsx';
import { DayMatches } from '../components/tournament/DayMatches.tsx';
import { TournamentTabs } from '../components/tournament/TournamentTabs.tsx';
import type { TournamentPanel, TournamentView } from '../data/pageState.ts';
import { nameIn } from '../domain/named.ts';

function Panel({
  panel,
  route,
  competition,
}: { panel: TournamentPanel } & Pick<TournamentView, 'route' | 'competition'>) {
  switch (panel.tab) {
    case 'matches': {
      const { query, filter, today } = panel.list;
      return (
        <>
          <DayStrip date={query.date} today={today} route={route} />
          <MatchList query={query} filter={filter} today={today} route={route} hasFilter />
        </>
      );
    }
    case 'fixtures':
    case 'results':
      return panel.days.map(({ date, matches }) => <DayMatches key={date} date={date} matches={matches} />);
    case 'standings':
      return <StandingsTables tables={panel.tables} sport={route.sport} competition={competition.id} />;
  }
}

/** A competition: its day, what is to come, what was played, its tables. */
export function TournamentPage({ view }: { view: TournamentView }) {
  const { t, locale, href } = useApp();
  const { route, competition, tabs, panel } = view;
  const { country } = competition;
  return (
    <>
      <div className="mb-2 flex items-center gap-3 px-1">
        <Flag address={country.flag} className="size-8" />
        <div className="min-w-0">
          <h1 className="text-lg leading-6 font-bold break-words">
            {panel.tab === 'matches'
              ? nameIn(competition, locale)
              : t('tournament.titleTab', {
                  competition: nameIn(competition, locale),
                  tab: t(`tournament.${panel.tab}`),
                })}
          </h1>
          <a
            href={href({ name: 'region', sport: route.sport, category: country.slug })}
            className="inline-flex min-h-6 items-center text-sm text-muted hover:text-text hover:underline"
          >
            {country.names[locale]}
          </a>
        </div>
      </div>
      <TournamentTabs route={route} tabs={tabs} />
      <Panel panel={panel} route={route} competition={competition} />
    </>
  );
}
