import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { eventPricesQuery } from '../../data/eventQueries.ts';
import type { EventPanel } from '../../data/eventTabs.ts';
import { useAt } from '../../data/pageClock.ts';
import type { EventView } from '../../data/pageState.ts';
import type { ServerOnly } from '../../data/serverOnly.ts';
import { useSettings } from '../../data/useSettings.ts';
import { chancesOf } from '../../domain/bestOdds.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { EventQuery } from '../../domain/eventQuery.ts';
import { lineGoals, listsEveryGoal } from '../../domain/incidents.ts';
import { isTimed, kickOffDate } from '../../domain/kickOff.ts';
import { isUnderWay, type Match, phaseOf, scoreOf } from '../../domain/match.ts';
import type { MomentumSample } from '../../domain/momentum.ts';
import { boardAt, mayHavePrices, outcomesOf, RESULT_OUTCOMES } from '../../domain/odds.ts';
import { keyStatistics } from '../../domain/statistics.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { clockTime, kickOffDay } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { RowPrices } from '../odds/RowPrices.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';
import { BestPlayers } from './BestPlayers.tsx';
import { EventFacts } from './EventFacts.static.tsx';
import { IncidentList } from './IncidentList.tsx';
import { MomentumCard } from './MomentumCard.static.tsx';
import { PairedBar } from './PairedBar.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { MatchPreview } from './preview/MatchPreview.static.tsx';
import { StatisticRow } from './Statistics.tsx';

/** The best 1X2 prices from the operators of the visitor's country, while its policy allows them. */
function EventPrices({ match, query }: { match: Match; query: EventQuery }) {
  const { t } = useApp();
  const shown = useResultPrices(match, query);
  if (shown === null) return null;
  const { prices, policy } = shown;
  const operators = RESULT_OUTCOMES.flatMap((outcome) => {
    const price = prices[outcome];
    return price === null ? [] : [`${t(`odds.${outcome}`)} ${price.operator}`];
  });
  return (
    <section className="card mb-2 pt-2" aria-label={t('odds.legend')}>
      <p className="flex justify-between gap-2 px-3 text-xs text-muted">
        <span className="font-semibold">{t('odds.legend')}</span>
        <span>
          {t('offers.advertisement')} · {policy.minimumAge}+
        </span>
      </p>
      <div className="event-prices">
        <RowPrices match={match} prices={prices} minimumAge={policy.minimumAge} />
      </div>
      <p className="px-3 text-xs text-muted">{operators.join(' · ')}</p>
      <PolicyNotice policy={policy} />
    </section>
  );
}

/** The chance of each result before kick-off, from the best prices without the bookmakers' margin. */
function Chances({ match, query }: { match: Match; query: EventQuery }) {
  const { t } = useApp();
  const shown = useResultPrices(match, query);
  const chances = shown === null || phaseOf(match) !== 'upcoming' ? null : chancesOf(shown.prices, match.sport);
  if (chances === null) return null;
  const { home, draw, away } = chances;
  const names = { ...namesOf(match, t), draw: t('matchPreview.draw') };
  return (
    <section className="card mb-2 pb-1" aria-labelledby="chances">
      <h2 id="chances" className="card-title">
        {t('matchPreview.chances')}
      </h2>
      <ul className="tally">
        {outcomesOf(match.sport).map((outcome) => (
          <li key={outcome} className={`tally-${outcome}`}>
            <b className="figures">{chances[outcome]}%</b>
            <bdi>{names[outcome]}</bdi>
          </li>
        ))}
      </ul>
      <PairedBar match={match} parts={{ home, middle: draw, away }} />
      <p className="px-3 pb-1 text-xs text-muted">{t('matchPreview.chancesMeans')}</p>
    </section>
  );
}

/** Stale prices are removed once per minute. */
const MINUTE_MS = 60_000;

/** The best 1X2 prices of a match and the policy of the visitor's country; null where the policy hides them. */
function useResultPrices(match: Match, query: EventQuery) {
  const { site } = useApp();
  const settings = useSettings();
  const isPriced = settings !== undefined && settings.operators.length > 0 && mayHavePrices(match, settings.policy);
  const { data: board } = useQuery({ ...eventPricesQuery(query, site.pollSeconds, [match]), enabled: isPriced });
  const minute = useAt((instant) => Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  const prices = board === undefined ? undefined : boardAt(board, minute)[match.id];
  return !isPriced || prices === undefined ? null : { prices, policy: settings.policy };
}

function KickOff({ match }: { match: Match }) {
  const { t, visitor } = useApp();
  const timed = isTimed(match);
  return (
    <dl>
      <div>
        <dt>{t(`start.${match.sport}`)}</dt>
        <dd>
          <time dateTime={timed ? new Date(match.kickOff).toISOString() : kickOffDate(match, visitor.zone)}>
            {kickOffDay(match, visitor, t)}
            {timed && `, ${clockTime(match.kickOff, visitor.zone, t)}`}
          </time>
        </dd>
      </div>
    </dl>
  );
}

/** The notice for a match without known incidents; null unless it is running or has ended. */
function emptyTimelineNotice(match: Match): 'noTimeline' | 'nothingYet' | null {
  if (phaseOf(match) === 'finished') return 'noTimeline';
  if (!isUnderWay(match)) return null;
  const score = scoreOf(match.state);
  return score === null || score.home + score.away > 0 ? 'noTimeline' : 'nothingYet';
}

interface MomentumProps {
  event: EventDetail;
  samples: ServerOnly<MomentumSample[]> | undefined;
}

export function Momentum({ event: { match, incidents }, samples }: MomentumProps) {
  if (samples === undefined) return null;
  return (
    <NoHydration id="momentum-card">
      <MomentumCard match={match} samples={samples.value} goals={lineGoals(incidents)} />
    </NoHydration>
  );
}

interface SummaryPanelProps extends Pick<EventView, 'firstLeg'> {
  event: EventDetail;
  query: EventQuery;
  panel: EventPanel & { tab: 'summary' };
}

/** The Summary tab. In an open page the preview stays after kick-off, below the timeline. */
export function SummaryPanel({ event, query, firstLeg, panel: { preview, momentum } }: SummaryPanelProps) {
  const { t, href } = useApp();
  const { match, incidents, periods, statistics, hidden } = event;
  const hasIncidents = incidents.length > 0;
  const notice = hidden !== undefined || hasIncidents || periods.length > 0 ? null : emptyTimelineNotice(match);
  return (
    <div className="event-columns">
      <div>
        {hidden !== undefined && <HiddenPart part="timeline" />}
        <Momentum event={event} samples={momentum} />
        <BestPlayers event={event} />
        {periods.length > 0 && <PeriodTable event={event} className="card mb-3 px-3 py-2 periods-on-phone sm:hidden" />}
        {hasIncidents && (
          <section className="card mb-2 overflow-clip" aria-label={t('event.timeline')}>
            <IncidentList event={event} />
            {!listsEveryGoal(event) && <p className="px-3 pb-3 text-xs text-muted">{t('event.partTimeline')}</p>}
          </section>
        )}
        {notice !== null && <p className="card mb-2 px-3 py-2 text-sm text-muted">{t(`event.${notice}`)}</p>}
        <Chances match={match} query={query} />
        {preview !== undefined && (
          <NoHydration id="preview">
            <MatchPreview match={match} preview={preview.value} />
          </NoHydration>
        )}
      </div>
      <div>
        {statistics.length > 0 && (
          <section className="card mb-2 pb-1" aria-labelledby="key-statistics">
            <h2 id="key-statistics" className="card-title">
              {t('event.statistics')}
              <a href={href(matchRoute(match, 'statistics'))}>{t('event.allStatistics')}</a>
            </h2>
            <ul className="statistics px-3">
              {keyStatistics(statistics).map((statistic) => (
                <StatisticRow key={statistic.type} statistic={statistic} match={match} />
              ))}
            </ul>
          </section>
        )}
        <EventPrices match={match} query={query} />
        <div className="event-facts card mb-3">
          <KickOff match={match} />
          <NoHydration id="match-facts">
            <EventFacts event={event} firstLeg={firstLeg} />
          </NoHydration>
        </div>
      </div>
    </div>
  );
}
