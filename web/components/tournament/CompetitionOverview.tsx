import { useApp } from '../../data/appContext.ts';
import type { OverviewView } from '../../data/pageState.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { NextMatch } from '../match/ListParts.tsx';
import { plainRows, RowList } from '../match/RowList.tsx';
import { NewsAbout } from '../news/NewsLinks.tsx';
import { StandingsTables } from '../standings/StandingsTables.tsx';

export function CompetitionOverview({ route, competition, list, overview }: OverviewView) {
  const { t, href } = useApp();
  const { next, results, tables, news } = overview;
  return (
    <>
      {next !== null && (
        <p className="mb-3 text-center">
          <NextMatch match={next} list={list} route={route} />
        </p>
      )}
      {results.length > 0 && (
        <section className="card mb-3 overflow-clip" aria-labelledby="last-results">
          <h2 id="last-results" className="card-title">
            {t('tournament.results')}
            <a href={href({ ...route, tab: 'results' })}>{t('tournament.allResults')}</a>
          </h2>
          <RowList rows={plainRows(results)} />
        </section>
      )}
      {tables === HIDDEN && <HiddenPart part="table" />}
      {tables !== HIDDEN && tables.length > 0 && (
        <section aria-label={t('tournament.standings')}>
          <StandingsTables tables={tables} sport={route.sport} competition={competition.id} isBrief />
          <p className="-mt-2 mb-3 text-center">
            <a className="pill text-accent hover:underline" href={href({ ...route, tab: 'standings' })}>
              {t('team.fullTable')}
            </a>
          </p>
        </section>
      )}
      <NewsAbout news={news} />
    </>
  );
}
