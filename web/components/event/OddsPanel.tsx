import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { eventOddsQuery } from '../../data/eventQueries.ts';
import { useAt } from '../../data/pageClock.ts';
import { marketGroups, marketNamed, type RowOrder } from '../../domain/bestOdds.ts';
import type { EventQuery } from '../../domain/eventDetail.ts';
import { marketKey } from '../../domain/eventOdds.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { marketName, marketNote } from '../../format/markets.ts';
import { ClosingPrices } from '../odds/ClosingPrices.tsx';
import { MarketChoice } from '../odds/MarketChoice.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { OpenPrices } from '../odds/OpenPrices.tsx';
import { oddsAddress } from '../odds/OrderChoice.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

/** The interval for detecting stale prices; a shorter one would render the table too often. */
const STEP_MS = 15_000;

interface OddsPanelProps {
  match: Match;
  query: EventQuery;
  /** The market (`marketKey`) and the order of operators from the address. */
  asked: string;
  askedOrder: RowOrder;
}

/** All prices of a match from the operators of the visitor's country, one market at a time. Shows closing prices after it. */
export function OddsPanel({ match, query, asked, askedOrder }: OddsPanelProps) {
  const { t, site, locale } = useApp();
  const { data: odds } = useQuery(eventOddsQuery(query, site.pollSeconds, [match]));
  const [chosen, setChosen] = useState(asked);
  const [order, setOrder] = useState(askedOrder);
  const now = useAt((instant) => Math.floor(instant / STEP_MS) * STEP_MS);
  const phase = phaseOf(match);
  // The score is polled more often than prices, so countries without odds in play hide them right at kick-off.
  const isPriced =
    phase === 'upcoming' ||
    (phase === 'live' && odds?.policy.oddsInPlay === true) ||
    (phase === 'finished' && odds?.closing === true);
  const market = odds === undefined || !isPriced ? undefined : marketNamed(odds.markets, chosen);
  if (odds === undefined || market === undefined) {
    return <p className="card mb-3 px-4 py-10 text-center text-muted">{t('prices.gone')}</p>;
  }
  const show = (key: string, by: RowOrder) => {
    setChosen(key);
    setOrder(by);
    history.replaceState(history.state, '', oddsAddress(key, by));
  };
  const { policy, capturedAt } = odds;
  const words = { t, locale, match };
  const note = marketNote(market, words);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="odds-title">
      <p className="flex justify-between gap-3 px-3 text-xs">
        <OddsSwitch />
        {!odds.closing && (
          <span className="self-center text-muted">
            {t('offers.advertisement')} · {policy.minimumAge}+
          </span>
        )}
      </p>
      <MarketChoice
        groups={marketGroups(odds.markets)}
        open={market}
        order={order}
        words={words}
        onChoose={(key) => show(key, order)}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line px-3 pt-3">
        <h2 id="odds-title" className="text-sm font-semibold">
          {marketName(market, words)} <span className="font-normal text-muted">· {t(`market.${market.scope}`)}</span>
        </h2>
        {note !== '' && <p className="w-full pt-1 text-xs text-muted">{note}</p>}
      </div>
      {odds.closing ? (
        <ClosingPrices
          market={market}
          kickOff={match.kickOff}
          capturedAt={capturedAt}
          minimumAge={policy.minimumAge}
          words={words}
        />
      ) : (
        <OpenPrices
          market={market}
          capturedAt={capturedAt}
          order={order}
          now={now}
          minimumAge={policy.minimumAge}
          words={words}
          onOrder={(by) => show(marketKey(market), by)}
        />
      )}
      <PolicyNotice policy={policy} />
    </section>
  );
}
