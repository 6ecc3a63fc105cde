import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../appContext.ts';
import { useAt } from '../../data/clock.ts';
import { eventOddsQuery } from '../../data/eventQueries.ts';
import { bestOffers, marketGroups, marketNamed } from '../../domain/bestOdds.ts';
import type { EventQuery } from '../../domain/eventSnapshot.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { marketName } from '../../format/markets.ts';
import { zonedTime } from '../../format/zonedTime.ts';
import { BestOffers } from '../odds/BestOffers.tsx';
import { MarketChoice } from '../odds/MarketChoice.tsx';
import { MarketTable } from '../odds/MarketTable.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

/** Prices grow old by steps of this; finer ones would draw the table each second. */
const STEP_MS = 15_000;

interface OddsPanelProps {
  match: Match;
  query: EventQuery;
  /** The market that the address asks for (`marketKey`). */
  asked: string;
}

/** All prices of a match among the operators of the visitor's country, one market at a time. */
export function OddsPanel({ match, query, asked }: OddsPanelProps) {
  const { t, site, visitor, locale } = useApp();
  const { data: odds } = useQuery(eventOddsQuery(query, site.pollSeconds));
  const [chosen, setChosen] = useState(asked);
  const now = useAt((instant) => Math.floor(instant / STEP_MS) * STEP_MS);
  const phase = phaseOf(match);
  // The score is polled more often than the prices: a country without prices in play loses them at the kick-off.
  const isPriced = phase === 'upcoming' || (phase === 'live' && odds?.policy.oddsInPlay === true);
  const market = odds === undefined || !isPriced ? undefined : marketNamed(odds.markets, chosen);
  if (odds === undefined || market === undefined) {
    return <p className="card mb-3 px-4 py-10 text-center text-muted">{t('odds.gone')}</p>;
  }
  const choose = (key: string) => {
    setChosen(key);
    history.replaceState(history.state, '', `?market=${encodeURIComponent(key)}`);
  };
  const { policy, capturedAt } = odds;
  const words = { t, locale, match };
  const best = bestOffers(market, now);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="odds-title">
      <MarketChoice groups={marketGroups(odds.markets)} open={market} words={words} onChoose={choose} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line px-3 pt-3">
        <h2 id="odds-title" className="text-sm font-semibold">
          {marketName(market, words)} <span className="font-normal text-muted">· {t(`market.${market.scope}`)}</span>
        </h2>
        <p className="text-xs text-muted">
          {t('offers.advertisement')} · {policy.minimumAge}+
        </p>
      </div>
      <BestOffers market={market} best={best} minimumAge={policy.minimumAge} words={words} />
      <MarketTable market={market} best={best} now={now} minimumAge={policy.minimumAge} words={words} />
      <div className="border-t border-line px-3 pt-2 text-xs text-muted">
        {capturedAt !== null && <p>{t('odds.captured', { time: zonedTime(capturedAt, visitor.zone).time })}</p>}
        <p>{t('odds.order')}</p>
      </div>
      <PolicyNotice policy={policy} />
    </section>
  );
}
