import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../appContext.ts';
import { useAt } from '../../data/clock.ts';
import { eventOddsQuery } from '../../data/eventQueries.ts';
import { bestOffers, marketGroups, marketNamed, payoutOf, type RowOrder } from '../../domain/bestOdds.ts';
import { marketKey } from '../../domain/eventOdds.ts';
import type { EventQuery } from '../../domain/eventSnapshot.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { marketName, marketNote, percentText } from '../../format/markets.ts';
import { shownDecimal } from '../../format/shownPrice.ts';
import { zonedTime } from '../../format/zonedTime.ts';
import { BestOffers } from '../odds/BestOffers.tsx';
import { MarketChoice } from '../odds/MarketChoice.tsx';
import { MarketTable } from '../odds/MarketTable.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { OrderChoice, oddsAddress } from '../odds/OrderChoice.tsx';
import { PriceHistory } from '../odds/PriceHistory.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

/** Prices grow old by steps of this; finer ones would draw the table each second. */
const STEP_MS = 15_000;

interface OddsPanelProps {
  match: Match;
  query: EventQuery;
  /** The market that the address asks for (`marketKey`), and the order of the operators. */
  asked: string;
  askedOrder: RowOrder;
}

/** All prices of a match among the operators of the visitor's country, one market at a time. */
export function OddsPanel({ match, query, asked, askedOrder }: OddsPanelProps) {
  const { t, site, visitor, locale, oddsFormat } = useApp();
  const { data: odds } = useQuery(eventOddsQuery(query, site.pollSeconds));
  const [chosen, setChosen] = useState(asked);
  const [order, setOrder] = useState(askedOrder);
  const now = useAt((instant) => Math.floor(instant / STEP_MS) * STEP_MS);
  const phase = phaseOf(match);
  // The score is polled more often than the prices: a country without prices in play loses them at the kick-off.
  const isPriced = phase === 'upcoming' || (phase === 'live' && odds?.policy.oddsInPlay === true);
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
  const asShown = (decimal: number) => shownDecimal(decimal, oddsFormat);
  const best = bestOffers(market, now, asShown);
  const payout = payoutOf(
    market.type,
    best.map((offer) => offer?.shown ?? null),
  );
  const note = marketNote(market, words);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="odds-title">
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
        <p className="text-xs text-muted">
          {t('offers.advertisement')} · {policy.minimumAge}+
        </p>
        {note !== '' && <p className="w-full pt-1 text-xs text-muted">{note}</p>}
      </div>
      <BestOffers market={market} best={best} minimumAge={policy.minimumAge} words={words} />
      <MarketTable
        market={market}
        best={best}
        order={order}
        now={now}
        asShown={asShown}
        minimumAge={policy.minimumAge}
        words={words}
      />
      <div className="border-t border-line px-3 pt-2 text-xs text-muted">
        {capturedAt !== null && <p>{t('prices.captured', { time: zonedTime(capturedAt, visitor.zone).time })}</p>}
        {payout !== null && <p>{t('prices.bestPayout', { share: percentText(payout, locale) })}</p>}
        <p>{t('prices.bestMeans')}</p>
        <OrderChoice market={market} order={order} onChoose={(by) => show(marketKey(market), by)} />
      </div>
      {capturedAt !== null && <PriceHistory market={market} capturedAt={capturedAt} words={words} />}
      <PolicyNotice policy={policy} />
      <p className="px-3 pb-1 text-xs">
        <OddsSwitch />
      </p>
    </section>
  );
}
