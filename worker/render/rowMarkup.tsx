import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type ListedRow } from '../../web/appContext.ts';
import { MatchRow } from '../../web/components/match/MatchRow.tsx';
import { RowPrices } from '../../web/components/odds/RowPrices.tsx';
import { ClockContext, stoppedClock } from '../../web/data/clock.ts';
import type { ResultPrices } from '../../web/domain/odds.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { minuteText, showsKickOff } from '../../web/format/matchStatus.ts';
import { minuteOfDay } from '../../web/format/zonedTime.ts';
import { bytesOf, NOTHING } from './bytes.ts';
import { MarkupStore } from './markupStore.ts';
import { contextOfNobody } from './nobody.ts';

/** Everything that a row shows beside its match and its prices. */
interface RowVariant {
  visitor: Pick<Visitor, 'locale' | 'zone' | 'oddsFormat'>;
  /** The instant that match clocks show, milliseconds UTC. */
  matchTime: number;
}

/** What is seen of prices: that they have been confirmed since changes nothing. */
const SHOWN = ['home', 'draw', 'away', 'decimal', 'provider', 'operator'];

const shown = new WeakMap<ResultPrices, string>();

function shownOf(prices: ResultPrices | undefined): string {
  if (prices === undefined) return '';
  const text = shown.get(prices) ?? JSON.stringify(prices, SHOWN);
  shown.set(prices, text);
  return text;
}

const END = '</li>';
const SEPARATOR = '<hr/>';

const END_BYTES = bytesOf(END);

// Elements of which none holds a line: what React renders of each.
function renderEach(elements: readonly ReactNode[], variant: RowVariant): string[] {
  const clock = { clock: stoppedClock(variant.matchTime), start: variant.matchTime };
  const html = renderToString(
    <ClockContext value={clock}>
      <App value={contextOfNobody(variant.visitor)}>
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
export class RowMarkup {
  readonly #rows = new MarkupStore();
  readonly #prices = new MarkupStore();

  /** The pieces of each row. */
  of(rows: readonly ListedRow[], variant: RowVariant): Uint8Array[][] {
    const { locale, zone, oddsFormat } = variant.visitor;
    const bare = this.#rows.each(
      rows,
      ({ match: { kickOff, state } }) =>
        `${locale}|${showsKickOff(state) ? minuteOfDay(kickOff, zone) : minuteText(state, variant.matchTime)}`,
      (missing) =>
        renderEach(
          missing.map((row) => <MatchRow key={row.match.id} {...row} minimumAge={null} />),
          variant,
        ).map((html) => bytesOf(html.slice(0, -END.length))),
    );
    const priced = rows.flatMap(({ minimumAge, ...row }) => (minimumAge === null ? [] : [{ ...row, minimumAge }]));
    const prices = this.#prices.each(
      priced,
      (row) => `${locale}|${oddsFormat}|${row.minimumAge}|${shownOf(row.prices)}`,
      (missing) =>
        renderEach(
          missing.map((row) => <RowPrices key={row.match.id} {...row} />),
          variant,
        ).map((html) => bytesOf(html + END)),
    );
    let next = 0;
    return rows.map(({ minimumAge }, index) => {
      const row = bare[index] ?? NOTHING;
      if (minimumAge === null) return [row, END_BYTES];
      next += 1;
      return [row, prices[next - 1] ?? NOTHING];
    });
  }
}
