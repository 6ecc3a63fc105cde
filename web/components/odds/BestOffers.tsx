import { useApp } from '../../appContext.ts';
import type { BestOffer } from '../../domain/bestOdds.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { type MarketWords, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { Odds } from './Odds.tsx';
import { PlayLink } from './PlayLink.tsx';

/** More outcomes than this make a list, not a summary. */
const MOST_SHOWN = 3;

interface Shown {
  outcome: string;
  best: BestOffer | null;
}

function shownOf({ outcomes }: OddsMarket, best: readonly (BestOffer | null)[]): Shown[] {
  const all = outcomes.map((outcome, index) => ({ outcome, best: best[index] ?? null }));
  if (all.length <= MOST_SHOWN) return all;
  const priced = all.filter((each) => each.best !== null);
  return priced.sort((one, other) => (one.best?.decimal ?? 0) - (other.best?.decimal ?? 0)).slice(0, MOST_SHOWN);
}

interface BestOffersProps {
  market: OddsMarket;
  best: readonly (BestOffer | null)[];
  minimumAge: number;
  words: MarketWords;
}

/** The best price of each outcome at a glance: price, operator and the way there. */
export function BestOffers({ market, best, minimumAge, words }: BestOffersProps) {
  const { t, oddsFormat, offersPaused } = useApp();
  const shown = shownOf(market, best);
  return (
    <>
      <ul className={`best-offers best-offers-${Math.max(2, shown.length)}`} aria-label={t('prices.bestOf')}>
        {shown.map(({ outcome, best: offer }) => {
          const name = outcomeName(market, outcome, words);
          const sign = outcomeSign(market, outcome, words);
          // A handicap's name has all that its sign says.
          const hasSign = sign !== name && market.type !== 'ah';
          const [first] = offer?.operators ?? [];
          const others = (offer?.operators.length ?? 0) - 1;
          const price = offer === null ? '' : spokenOdds(formatOdds(offer.decimal, oddsFormat), t);
          return (
            <li key={outcome} className="best-offer">
              <span className="best-offer-name" title={name}>
                {hasSign && <b className="font-semibold">{sign} </b>}
                <bdi>{name}</bdi>
              </span>
              <span className="best-offer-price">
                {offer === null ? <span aria-hidden="true">–</span> : <Odds decimal={offer.decimal} />}
              </span>
              <span className="best-offer-operator">
                {first === undefined && t('odds.none')}
                {first !== undefined &&
                  (others > 0 ? t('prices.more', { operator: first.operator, count: others }) : first.operator)}
              </span>
              {first !== undefined && !offersPaused && (
                <PlayLink
                  operator={first}
                  outcome={{ sign, name, price }}
                  minimumAge={minimumAge}
                  className="best-offer-link"
                >
                  {t('offers.bet')} <span className="font-normal">{minimumAge}+</span>
                </PlayLink>
              )}
            </li>
          );
        })}
      </ul>
      {market.outcomes.length > MOST_SHOWN && <p className="px-3 pb-2 text-xs text-muted">{t('prices.shortest')}</p>}
    </>
  );
}
