import { useApp } from '../../data/appContext.ts';
import type { TournamentView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/locale.ts';
import { isMatchTab, MATCH_TABS } from '../../domain/tabs.ts';
import { lowerFirst } from '../../format/lowerFirst.ts';
import { Flag } from '../navigation/Flag.tsx';
import { Choice, Tabs } from '../navigation/Tabs.tsx';
import { CompetitionActions } from '../PageActions.static.tsx';

/** The name and the tabs of a competition, on the colours of its flag. The breadcrumbs lie on its upper edge. */
export function CompetitionHead({ view: { route, competition, tabs, facts } }: { view: TournamentView }) {
  const { t, locale, href } = useApp();
  const { country } = competition;
  const option = (tab: (typeof tabs)[number], isChosen: boolean) => ({
    text: t(`tournament.${tab}`),
    address: href({ ...route, tab }),
    isChosen,
  });
  const days = MATCH_TABS.filter((tab) => tabs.includes(tab));
  return (
    <>
      <header className="card team-head washed competition-head">
        {country.flag !== null && (
          <span className="flag-wash" aria-hidden="true">
            <Flag address={country.flag} className="flag-blur" isEarly />
          </span>
        )}
        <Flag address={country.flag} className="size-12" isEarly />
        <div className="min-w-0 flex-1">
          <h1>
            {nameIn(competition, locale)}
            {/* The open tab is underlined below. */}
            {route.tab !== 'overview' && <span className="sr-only">: {lowerFirst(t(`tournament.${route.tab}`))}</span>}
          </h1>
          <p className="text-sm text-muted">
            {facts === null ? (
              <a
                href={href({ name: 'region', sport: route.sport, category: country.slug })}
                className="inline-flex min-h-6 items-center hover:text-text hover:underline"
              >
                {country.names[locale]}
              </a>
            ) : (
              <>
                <span className="event-country">{country.names[locale]} · </span>
                {facts}
              </>
            )}
          </p>
        </div>
        <div className="head-actions">
          <CompetitionActions competition={competition} />
        </div>
      </header>
      <Tabs
        label={t('tournament.tabs')}
        className="head-tabs"
        options={tabs
          .filter((tab) => tab === 'matches' || !isMatchTab(tab))
          .map((tab) => option(tab, tab === route.tab || (tab === 'matches' && isMatchTab(route.tab))))}
      />
      {isMatchTab(route.tab) && days.length > 1 && (
        <Choice
          label={t('tournament.matches')}
          options={days.map((tab) => ({
            ...option(tab, tab === route.tab),
            ...(tab === 'matches' && { text: t('tournament.byDay') }),
          }))}
        />
      )}
    </>
  );
}
