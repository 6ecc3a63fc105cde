import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type ListedRow } from '../../web/appContext.ts';
import { MatchRow } from '../../web/components/match/MatchRow.tsx';
import { RowPrices } from '../../web/components/odds/RowPrices.tsx';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import type { ResultPrices } from '../../web/domain/odds.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { minuteText, showsKickOff } from '../../web/format/matchStatus.ts';
import { minuteOfDay } from '../../web/format/zonedTime.ts';
import { anonymousContext } from './anonymousVisitor.ts';
import { bytesOf, NOTHING } from './bytes.ts';
import { MarkupStore } from './markupStore.ts';

/** Everything that a row shows beside its match and its prices. */
export interface RowVariant {
  visitor: Pick<Visitor, 'locale' | 'zone' | 'oddsFormat'>;
  /** The instant that match clocks show, milliseconds UTC. */
  matchTime: number;
}

/** What is seen of prices: that they have been confirmed since changes nothing. */
const SEEN = ['home', 'draw', 'away', 'decimal', 'provider', 'operator'];

/** Numbers are quicker to look up than what they stand for; beyond so many they begin anew. */
const MOST_NUMBERED = 50_000;
const numbers = new Map<string, number>();
let numbered = new WeakMap<ResultPrices, number>();
let last = 0;

/** The same number for prices that look the same, and for none other's; 0 for none at all. */
function numberOf(prices: ResultPrices | undefined): number {
  if (prices === undefined) return 0;
  const known = numbered.get(prices);
  if (known !== undefined) return known;
  if (numbers.size >= MOST_NUMBERED) {
    numbers.clear();
    numbered = new WeakMap();
  }
  const text = JSON.stringify(prices, SEEN);
  const number = numbers.get(text) ?? last + 1;
  last = Math.max(last, number);
  numbers.set(text, number);
  numbered.set(prices, number);
  return number;
}

/** The key of the end of a row without prices. */
const NO_PRICES = '';

const END = '</li>';
const SEPARATOR = '<hr/>';

// Elements of which none holds a line: what React renders of each.
function renderEach(elements: readonly ReactNode[], variant: RowVariant): string[] {
  const clock = { clock: stoppedClock(variant.matchTime), start: variant.matchTime };
  const html = renderToString(
    <ClockContext value={clock}>
      <App value={anonymousContext(variant.visitor)}>
        {elements.map((element, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements are rendered once.
          <Fragment key={index}>
            {element}
            <hr />
          </Fragment>
        ))}
      </App>
    </ClockContext>,
  );
  return html.split(SEPARATOR);
}

/**
 * The markup of rows: a page that is rendered anew renders the rows that changed. What it gives is what React would have
 * rendered in the row's place. A row and its prices, with which it ends, are kept apart, because the one differs by zone and the other by
 * country.
 */
export class RowCache {
  readonly #rows = new MarkupStore();
  readonly #prices = new MarkupStore();

  /** Two pieces of each row, one row after the other. */
  of(rows: readonly ListedRow[], variant: RowVariant): Uint8Array[] {
    const { locale, zone, oddsFormat } = variant.visitor;
    const bare = this.#rows.each(
      rows,
      ({ match: { kickOff, state } }) =>
        `${locale}${showsKickOff(state) ? minuteOfDay(kickOff, zone) : minuteText(state, variant.matchTime)}`,
      (missing) =>
        renderEach(
          missing.map((row) => <MatchRow key={row.match.id} {...row} minimumAge={null} />),
          variant,
        ).map((html) => bytesOf(html.slice(0, -END.length))),
    );
    const ends = this.#prices.each(
      rows,
      ({ minimumAge, prices }) =>
        minimumAge === null ? NO_PRICES : `${locale}${oddsFormat}${minimumAge}|${numberOf(prices)}`,
      (missing) =>
        renderEach(
          missing.map(
            (row) => row.minimumAge !== null && <RowPrices key={row.match.id} {...row} minimumAge={row.minimumAge} />,
          ),
          variant,
        ).map((html) => bytesOf(html + END)),
    );
    return bare.flatMap((row, index) => [row, ends[index] ?? NOTHING]);
  }
}
