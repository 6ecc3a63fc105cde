import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { eventOddsQuery } from '../../data/eventQueries.ts';
import type { MatchOdds } from '../../data/eventTabs.ts';
import { useAt } from '../../data/pageClock.ts';
import { bestOffers, marketGroups, marketNamed, payoutOf, type RowOrder } from '../../domain/bestOdds.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { marketKey } from '../../domain/markets.ts';
import { phaseOf } from '../../domain/match.ts';
import { mayHavePrices } from '../../domain/odds.ts';
import { clockTime, kickOffDay } from '../../format/kickOff.ts';
import { type MarketWords, marketName, marketNote, percentText } from '../../format/markets.ts';
import { shownDecimal } from '../../format/shownPrice.ts';
import { BestOffers } from '../odds/BestOffers.tsx';
import { MarketChoice, OrderChoice, oddsAddress } from '../odds/MarketChoice.tsx';
import { MarketTable } from '../odds/MarketTable.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { PriceHistory } from '../odds/PriceHistory.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

interface PricesProps {
  market: OddsMarket;
  /** Capture time of the newest price, milliseconds UTC. */
  capturedAt: number | null;
  minimumAge: number;
  words: MarketWords;
}

interface OpenPricesProps extends PricesProps {
  order: RowOrder;
  now: number;
  onOrder: (order: RowOrder) => void;
}

function OpenPrices({ order, now, onOrder, ...prices }: OpenPricesProps) {
  const { t, visitor, locale, oddsFormat } = useApp();
  const { market, capturedAt, words } = prices;
  const asShown = (decimal: number) => shownDecimal(decimal, oddsFormat);
  const best = bestOffers(market, now, asShown);
  const payout = payoutOf(
    market.type,
    best.map((offer) => offer?.shown ?? null),
  );
  return (
    <>
      <BestOffers {...prices} best={best} />
      <MarketTable {...prices} best={best} order={order} now={now} asShown={asShown} />
      <div className="border-t border-line px-3 pt-2 text-xs text-muted">
        {capturedAt !== null && <p>{t('prices.captured', { time: clockTime(capturedAt, visitor.zone, t) })}</p>}
        {payout !== null && <p>{t('prices.bestPayout', { share: percentText(payout, locale) })}</p>}
        <p>{t('prices.bestMeans')}</p>
        <OrderChoice market={market} order={order} onChoose={onOrder} />
      </div>
      {capturedAt !== null && <PriceHistory market={market} capturedAt={capturedAt} words={words} />}
    </>
  );
}

/** The last prices of a market whose match has ended, without links to operators. */
function ClosingPrices({ kickOff, ...prices }: PricesProps & { kickOff: number }) {
  const { t, visitor } = useApp();
  const { market, capturedAt } = prices;
  const isBefore = capturedAt === null || capturedAt <= kickOff;
  const at = isBefore ? kickOff : capturedAt;
  const instant = { time: `${kickOffDay({ kickOff: at }, visitor, t)}, ${clockTime(at, visitor.zone, t)}` };
  const none = market.outcomes.map(() => null);
  return (
    <>
      <p className="px-3 py-2 text-sm">
        <b className="font-semibold">{t('prices.closing')}.</b>{' '}
        {t(isBefore ? 'prices.closingBefore' : 'prices.closingAt', instant)}
      </p>
      <MarketTable {...prices} best={none} order="editors" now={0} asShown={(decimal) => decimal} />
    </>
  );
}

/** The interval for detecting stale prices; a shorter one would render the table too often. */
const STEP_MS = 15_000;

/** All prices of a match from the operators of the visitor's country, one market at a time. Shows closing prices after it. */
export function OddsPanel({ match, query, panel }: MatchOdds) {
  const { t, site } = useApp();
  const { data: odds } = useQuery(eventOddsQuery(query, site.pollSeconds, [match]));
  const [chosen, setChosen] = useState(panel.market);
  const [order, setOrder] = useState(panel.order);
  const now = useAt((instant) => Math.floor(instant / STEP_MS) * STEP_MS);
  // The score is polled more often than prices, so countries without odds in play hide them right at kick-off.
  const isPriced =
    odds !== undefined && (mayHavePrices(match, odds.policy) || (odds.closing && phaseOf(match) === 'finished'));
  const market = isPriced ? marketNamed(odds.markets, chosen) : undefined;
  if (odds === undefined || market === undefined) {
    return <p className="card mb-3 px-4 py-10 text-center text-muted">{t('prices.gone')}</p>;
  }
  const show = (key: string, by: RowOrder) => {
    setChosen(key);
    setOrder(by);
    history.replaceState(history.state, '', oddsAddress(key, by));
  };
  const { policy, capturedAt } = odds;
  const words = { t, match };
  const prices = { market, capturedAt, minimumAge: policy.minimumAge, words };
  const note = marketNote(market, words);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="odds-title">
      <p className="flex flex-wrap justify-between gap-x-3 px-3 text-xs">
        <OddsSwitch />
        {!odds.closing && (
          <span className="self-center whitespace-nowrap text-muted">
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
        <div className="self-center sm:hidden">
          <OddsFormatChoice />
        </div>
        {note !== '' && <p className="w-full pt-1 text-xs text-muted">{note}</p>}
      </div>
      {odds.closing ? (
        <ClosingPrices {...prices} kickOff={match.kickOff} />
      ) : (
        <OpenPrices {...prices} order={order} now={now} onOrder={(by) => show(marketKey(market), by)} />
      )}
      {odds.isPartial && (
        <p role="status" className="px-3 pb-2 text-sm text-muted">
          {t('prices.partial')}{' '}
          <a className="underline" href={oddsAddress(marketKey(market), order)}>
            {t('list.retry')}
          </a>
        </p>
      )}
      <PolicyNotice policy={policy} />
    </section>
  );
}
