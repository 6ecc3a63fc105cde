import { useApp } from '../../data/appContext.ts';
import {
  type AsShown,
  type BestOffer,
  isTakeable,
  orderedRows,
  type RowOrder,
  rowPayout,
} from '../../domain/bestOdds.ts';
import type { OddsMarket, OfferedPrice, OperatorPrices } from '../../domain/eventOdds.ts';
import { clockTime } from '../../format/kickOff.ts';
import { type MarketWords, marketName, outcomeName, outcomeSign, percentText } from '../../format/markets.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { SpokenText } from '../SpokenText.tsx';
import { OperatorName } from './OperatorName.tsx';
import { PlayLink } from './PlayLink.tsx';

interface PriceCellProps extends Pick<MarketTableProps, 'now' | 'asShown' | 'minimumAge'> {
  operator: { provider: string; operator: string };
  outcome: { sign: string; name: string };
  price: OfferedPrice | null;
  best: BestOffer | null;
}

function Movement({ price: { decimal, previous } }: { price: OfferedPrice }) {
  const { t, oddsFormat } = useApp();
  if (previous === null) return null;
  const before = formatOdds(previous, oddsFormat);
  // Skip a change that is too small to show in this format.
  if (before === formatOdds(decimal, oddsFormat)) return null;
  const rises = decimal > previous;
  return (
    <span className={`odds-move ${rises ? 'odds-rise' : 'odds-fall'}`}>
      <span aria-hidden="true">
        {rises ? '▲' : '▼'} {before}
      </span>
      <span className="sr-only">{t(rises ? 'prices.rise' : 'prices.fall', { price: spokenOdds(before, t) })}</span>
    </span>
  );
}

/** One operator's price for one outcome, as a link to the operator. Marks the best price and prices that can't be taken. */
function PriceCell({ operator, outcome, price, best, now, asShown, minimumAge }: PriceCellProps) {
  const { t, oddsFormat, visitor } = useApp();
  if (price === null) {
    return (
      <td>
        <SpokenText text="–" as={t('odds.none')} />
      </td>
    );
  }
  const text = formatOdds(price.decimal, oddsFormat);
  const spoken = spokenOdds(text, t);
  if (price.state === 'closing') {
    return (
      <td>
        <SpokenText text={text} as={spoken} />
      </td>
    );
  }
  if (!isTakeable(price, now)) {
    const isOld = price.state !== 'suspended';
    const words = { price: spoken, time: clockTime(price.at, visitor.zone, t) };
    return (
      <td className="odds-suspended">
        <span aria-hidden="true">
          <s>{text}</s>
          <span className="odds-move">{t(isOld ? 'prices.old' : 'prices.suspended')}</span>
        </span>
        <span className="sr-only">{t(isOld ? 'prices.oldAt' : 'prices.suspendedAt', words)}</span>
      </td>
    );
  }
  const isBest = asShown(price.decimal) === best?.shown;
  return (
    <td className={isBest ? 'odds-live odds-best' : 'odds-live'}>
      <PlayLink
        operator={operator}
        outcome={{ ...outcome, price: spoken }}
        minimumAge={minimumAge}
        className="odds-link figures"
      >
        {text}
      </PlayLink>
      {isBest && <span className="sr-only">{t('prices.best')}</span>}
      <Movement price={price} />
    </td>
  );
}

interface MarketTableProps {
  market: OddsMarket;
  best: readonly (BestOffer | null)[];
  order: RowOrder;
  now: number;
  asShown: AsShown;
  minimumAge: number;
  words: MarketWords;
}

function Row({ row, ...table }: MarketTableProps & { row: OperatorPrices; hasPayout: boolean; isOpen: boolean }) {
  const { t, locale } = useApp();
  const { market, best, words, hasPayout, isOpen, order: _, ...prices } = table;
  const payout = rowPayout(market.type, row, prices.now, prices.asShown);
  return (
    <tr>
      <th scope="row" className="odds-operator">
        {isOpen ? <OperatorName operator={row.operator} provider={row.provider} /> : row.operator}
      </th>
      {market.outcomes.map((outcome, index) => (
        <PriceCell
          key={outcome}
          operator={row}
          outcome={{ sign: outcomeSign(market, outcome, words), name: outcomeName(market, outcome, words) }}
          price={row.prices[index] ?? null}
          best={best[index] ?? null}
          {...prices}
        />
      ))}
      {hasPayout && (
        <td className="odds-payout">
          {payout === null ? <SpokenText text="–" as={t('statistic.unknown')} /> : percentText(payout, locale)}
        </td>
      )}
    </tr>
  );
}

/** Operators as rows in the chosen order, outcomes as columns. The last row has the chances that the best prices imply. */
export function MarketTable(table: MarketTableProps) {
  const { t, locale } = useApp();
  const { market, best, order, now, asShown, words } = table;
  const label = t('prices.tableOf', { market: marketName(market, words) });
  // Closing prices can't be taken any more, so the table has no payout.
  const isOpen = !market.rows.some(({ prices }) => prices.some((price) => price?.state === 'closing'));
  const hasPayout = isOpen && market.type !== 'cs';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className="relative overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="odds-table">
        <thead>
          <tr>
            <th scope="col" className="odds-operator">
              {t('prices.operator')}
              {best.some((offer) => offer !== null) && (
                // Explains the tint. A screen reader hears the word at each price instead.
                <span aria-hidden="true" className="odds-key">
                  {t('prices.best')}
                </span>
              )}
            </th>
            {market.outcomes.map((outcome) => {
              const name = outcomeName(market, outcome, words);
              return (
                <th scope="col" key={outcome}>
                  <abbr title={name}>{outcomeSign(market, outcome, words)}</abbr>
                </th>
              );
            })}
            {hasPayout && (
              <th scope="col" className="odds-payout">
                <abbr title={t('prices.payoutLong')}>{t('prices.payout')}</abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {orderedRows(market, order, now, asShown).map((row) => (
            <Row key={row.provider} {...table} row={row} hasPayout={hasPayout} isOpen={isOpen} />
          ))}
        </tbody>
        {isOpen && (
          <tfoot>
            <tr>
              <th scope="row" className="odds-operator">
                <abbr title={t('prices.chanceLong')}>{t('prices.chance')}</abbr>
              </th>
              {best.map((offer, index) => (
                <td key={market.outcomes[index]}>
                  {offer === null ? <span aria-hidden="true">–</span> : percentText(1 / offer.shown, locale)}
                </td>
              ))}
              {/* A payout in this row would look like a chance, so it is in the text below the table. */}
              {hasPayout && <td className="odds-payout" />}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
