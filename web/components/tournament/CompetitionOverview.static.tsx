import { useApp } from '../../data/appContext.ts';
import type { OverviewView } from '../../data/pageState.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import type { TournamentTab } from '../../domain/tabs.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { plainRows, RowList } from '../match/RowList.tsx';
import { NewsAbout } from '../news/NewsLinks.static.tsx';
import { Retry } from '../Retry.tsx';
import { GoalQuartersCard } from '../season/GoalQuarters.static.tsx';
import { ScorersTable } from '../season/ScorersPanel.static.tsx';
import { StandingsTables } from '../standings/StandingsTables.static.tsx';

/** The top of the table and of the scorers, the last results, news, and when goals are scored. */
export function CompetitionOverview({ route, competition, overview }: OverviewView) {
  const { t, href } = useApp();
  const { results, tables, scorers, quarters, news } = overview;
  const failed = (tab: TournamentTab) => <Retry label={t(`tournament.${tab}`)} className="card mb-3" />;
  const title = (tab: TournamentTab, link: string) => (
    <h2 id={`top-${tab}`} className="card-title">
      {t(`tournament.${tab}`)}
      <a href={href({ ...route, tab })}>{link}</a>
    </h2>
  );
  return (
    <>
      {tables === HIDDEN && <HiddenPart part="table" />}
      {tables === null && failed('standings')}
      {tables !== HIDDEN && tables !== null && tables.length > 0 && (
        <StandingsTables
          tables={tables}
          sport={route.sport}
          competition={competition.id}
          title={title('standings', t('team.fullTable'))}
        />
      )}
      {scorers === null && failed('scorers')}
      {scorers !== null && scorers.length > 0 && (
        <section className="card top-scorers mb-3 overflow-clip" aria-labelledby="top-scorers">
          {title('scorers', t('tournament.allScorers'))}
          <ScorersTable competition={competition} players={scorers} by="goals" columns={['goals']} isBrief />
        </section>
      )}
      {results === null && failed('results')}
      {results !== null && results.length > 0 && (
        <section className="card overview-start mb-3 overflow-clip" aria-labelledby="top-results">
          {title('results', t('tournament.allResults'))}
          <RowList rows={plainRows(results)} className="two-lines" />
        </section>
      )}
      <NewsAbout news={news} />
      {quarters !== null && (
        <div className="overview-start">
          <GoalQuartersCard quarters={quarters} />
        </div>
      )}
    </>
  );
}
