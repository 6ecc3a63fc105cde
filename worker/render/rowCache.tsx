import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isAmerican } from '../../locales/languages.ts';
import { messagesFor } from '../../locales/translator.ts';
import { MatchRow } from '../../web/components/match/MatchRow.tsx';
import { RowPrices } from '../../web/components/odds/RowPrices.tsx';
import { App, type AppContext, baseContext, type ListedRow } from '../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { type Match, showsKickOff } from '../../web/domain/match.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { minuteOfDay } from '../../web/domain/zonedTime.ts';
import { minuteText } from '../../web/format/matchStatus.ts';
import { Lru } from '../base/lru.ts';

/** The traits that shared markup may depend on. */
type AnonymousTraits = Pick<AppContext, 'locale' | 'oddsFormat'> &
  Partial<Pick<AppContext, 'route' | 'offersPaused'>> & { zone: string; american?: boolean };

const ANONYMOUS = { country: 'XX', scoresOnly: false, theme: null, mobile: false, now: 0 } as const;

/** The context for markup that visitors share. A field that is missing here cannot reach the markup. */
export function anonymousContext(known: AnonymousTraits): AppContext {
  const { locale, oddsFormat, zone, route = null, offersPaused = false, american = false } = known;
  const state: PageState = {
    site: { name: '', demonstration: null, pollSeconds: 0, push: false, sports: [], credit: null },
    visitor: { ...ANONYMOUS, ...(american ? { country: 'US' } : {}), locale, oddsFormat, zone },
    route,
    search: '',
    view: { kind: 'message', message: 'error', requestId: null },
    offersPaused,
    crumbs: null,
    pageText: null,
    matchTime: 0,
    answers: [],
    late: {},
  };
  return {
    ...baseContext(state, messagesFor({ locale, american })),
    oddsFormat,
    chooseOddsFormat: () => undefined,
  };
}

/** The inputs of a row's markup, apart from its match and prices. */
interface RowVariant {
  visitor: Pick<Visitor, 'locale' | 'country' | 'zone' | 'oddsFormat'>;
  /** The instant of match clocks, in milliseconds UTC. */
  matchTime: number;
  follows: readonly Follow[];
}

/** The bytes in memory: 400 rows in two languages, and their prices in twenty countries. */
const MAX_BYTES = 12_000_000;

const START = '<li>';
const END = '</li>';

/** What follows the prices of a row: the score line, if it has one. */
const AFTER_PRICES = /(?=<svg class="score-line"|<\/li>$)/;

const encoder = new TextEncoder();

/** The parts of prices that a row shows. A newer confirmation time changes nothing. */
function shownPrices(prices: ListedRow['prices']): string {
  if (prices === undefined) return '';
  const { home, draw, away } = prices;
  return [home, draw, away].map((price) => price && `${price.decimal}${price.provider}${price.operator}`).join('|');
}

/**
 * Markup of rows, valid while a match is the same object, so a new render only renders changed rows. A row and its
 * prices are separate, because one depends on the zone and the other on the country.
 */
export class RowCache {
  readonly #known = new Lru<string, { match: Match; parts: readonly Uint8Array[] }>(MAX_BYTES);

  /** The parts of the rows in order, as React would render them in their list. */
  markup(rows: readonly ListedRow[], variant: RowVariant): Uint8Array[] {
    const { locale, zone, oddsFormat } = variant.visitor;
    const american = isAmerican(variant.visitor);
    const words = american ? 'american' : locale;
    const context = anonymousContext({ locale, zone, oddsFormat, american });
    const clock = { clock: stoppedClock(variant.matchTime), start: variant.matchTime };
    const render = (row: ReactNode, follows: readonly Follow[] = []) =>
      renderToString(
        <ClockContext value={clock}>
          <App value={{ ...context, follows }}>{row}</App>
        </ClockContext>,
      );
    const follows = new Set<string>(variant.follows);
    const markup: Uint8Array[] = [];
    for (const row of rows) {
      const { match, prices, minimumAge } = row;
      const { kickOff, state } = match;
      const since = state.kind === 'awaiting-info' ? (state.since ?? null) : null;
      const shown = showsKickOff(state) ? kickOff : since;
      const time = shown === null ? minuteText(state, variant.matchTime) : minuteOfDay(shown, zone);
      const follow: Follow = `m${match.id}`;
      const isFollowed = follows.has(follow);
      const whole = this.#kept(match, isFollowed ? `${words}*` : words, time, () =>
        render(<MatchRow {...row} minimumAge={null} />, isFollowed ? [follow] : []).split(AFTER_PRICES),
      );
      markup.push(...whole.slice(0, 1));
      if (minimumAge !== null) {
        const item = () =>
          render(
            <li>
              <RowPrices {...row} minimumAge={minimumAge} />
            </li>,
          );
        const variant = `${locale}${oddsFormat}${minimumAge}`;
        markup.push(
          ...this.#kept(match, variant, shownPrices(prices), () => [item().slice(START.length, -END.length)]),
        );
      }
      markup.push(...whole.slice(1));
    }
    return markup;
  }

  #kept(
    match: Match,
    variant: string,
    shown: string | number | null,
    render: () => readonly string[],
  ): readonly Uint8Array[] {
    const key = `${match.sport} ${match.id} ${variant} ${shown}`;
    const known = this.#known.get(key);
    if (known?.match === match) return known.parts;
    const parts = render().map((text) => encoder.encode(text));
    this.#known.set(
      key,
      { match, parts },
      parts.reduce((sum, { byteLength }) => sum + byteLength, key.length),
    );
    return parts;
  }
}
