import { useApp } from '../../data/appContext.ts';
import type { BestOffer } from '../../domain/bestOdds.ts';
import type { OddsMarket, PricePoint } from '../../domain/eventOdds.ts';
import { priceLine, type Span, spanOf } from '../../domain/priceChart.ts';
import { type MarketWords, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { shortened } from '../../format/teamNames.ts';
import { OperatorSign } from './OperatorName.tsx';
import { PlayLink } from './PlayLink.tsx';

/** A sparkline of a price. Decorative: the charts and tables below have the same data. */
function PriceLine({ points, span }: { points: readonly PricePoint[]; span: Span }) {
  const line = priceLine(points, span);
  if (line === null) return null;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="price-spark" aria-hidden="true">
      <path d={line.path} className="price-line" />
    </svg>
  );
}

/** The most outcomes in the summary. Of more, it shows those with the lowest prices. */
const MAX_SHOWN = 3;

interface Shown {
  outcome: string;
  best: BestOffer | null;
}

function shownOf({ outcomes }: OddsMarket, best: readonly (BestOffer | null)[]): Shown[] {
  const all = outcomes.map((outcome, index) => ({ outcome, best: best[index] ?? null }));
  if (all.length <= MAX_SHOWN) return all;
  const priced = all.filter((each) => each.best !== null);
  return priced.sort((one, other) => (one.best?.decimal ?? 0) - (other.best?.decimal ?? 0)).slice(0, MAX_SHOWN);
}

interface BestOffersProps {
  market: OddsMarket;
  best: readonly (BestOffer | null)[];
  /** Capture time of the newest price, milliseconds UTC. */
  capturedAt: number | null;
  minimumAge: number;
  words: MarketWords;
}

// Short names, because "Mönchengladbach" does not fit a third of a phone's width.
function inBrief(words: MarketWords): MarketWords {
  const { match, t } = words;
  return {
    ...words,
    match: { ...match, home: shortened(match.home, t.locale), away: shortened(match.away, t.locale) },
  };
}

function OfferedBy({ operators: [first, ...others] }: BestOffer) {
  const { t } = useApp();
  if (first === undefined) return null;
  return (
    <span className="best-offer-operator">
      <OperatorSign {...first} />
      {others.length > 0 ? t('prices.more', { operator: first.operator, count: others.length }) : first.operator}
    </span>
  );
}

export function BestOffers({ market, best, capturedAt, minimumAge, words }: BestOffersProps) {
  const { t, oddsFormat } = useApp();
  const shown = shownOf(market, best);
  const span = capturedAt === null ? null : spanOf(market.history, capturedAt);
  return (
    <>
      <ul className="best-offers" aria-label={t('prices.bestOf')}>
        {shown.map(({ outcome, best: offer }) => {
          const name = outcomeName(market, outcome, words);
          const brief = outcomeName(market, outcome, inBrief(words));
          const sign = outcomeSign(market, outcome, words);
          // The name of a handicap already contains its sign.
          const hasSign = sign !== name && market.type !== 'ah';
          const [first] = offer?.operators ?? [];
          const price = offer === null ? '' : spokenOdds(formatOdds(offer.decimal, oddsFormat), t);
          const label = (
            <span className={`best-offer-name${hasLongWord(brief) ? ' best-offer-long' : ''}`} title={name}>
              {hasSign && <b className="font-semibold">{sign} </b>}
              <bdi>{brief}</bdi>
            </span>
          );
          return (
            <li key={outcome} className="best-offer">
              {offer === null || first === undefined ? (
                <span className="best-offer-link">
                  {label}
                  <span className="best-offer-price figures" aria-hidden="true">
                    –
                  </span>
                  <span className="best-offer-operator">{t('odds.none')}</span>
                </span>
              ) : (
                <PlayLink
                  operator={first}
                  outcome={{ sign, name, price }}
                  minimumAge={minimumAge}
                  className="best-offer-link"
                >
                  {label}
                  <span className="best-offer-price figures">{formatOdds(offer.decimal, oddsFormat)}</span>
                  {span !== null && (
                    <PriceLine points={market.history[market.outcomes.indexOf(outcome)] ?? []} span={span} />
                  )}
                  <OfferedBy {...offer} />
                </PlayLink>
              )}
            </li>
          );
        })}
      </ul>
      {market.outcomes.length > MAX_SHOWN && <p className="px-3 pb-2 text-xs text-muted">{t('prices.shortest')}</p>}
    </>
  );
}
