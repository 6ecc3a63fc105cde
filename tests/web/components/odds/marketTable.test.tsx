import { describe, expect, it } from 'vitest';
import { translateWith } from '../../../../locales/translate.ts';
import { messages } from '../../../../locales/translator.ts';
import { MarketTable } from '../../../../web/components/odds/MarketTable.tsx';
import { bestOffers } from '../../../../web/domain/bestOdds.ts';
import type { OddsMarket, OfferedPrice } from '../../../../web/domain/eventOdds.ts';
import type { Locale } from '../../../../web/domain/locale.ts';
import { shownDecimal } from '../../../../web/format/shownPrice.ts';
import { markupOf } from '../../../support/markupOf.tsx';
import { matchFrom } from '../../../support/wireMatch.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

const price = (decimal: number, state: OfferedPrice['state'] = 'live'): OfferedPrice => {
  return { decimal, previous: null, opening: null, state, at: NOW };
};

const row = (operator: string, ...prices: (OfferedPrice | null)[]) => ({
  provider: operator.toLowerCase(),
  operator,
  prices,
});

const market: OddsMarket = {
  type: '1x2',
  scope: 'ord',
  line: null,
  outcomes: ['1', 'x', '2'],
  history: [],
  rows: [
    row('One', price(4.33), price(3.5), price(1.9)),
    row('Two', price(4.34), price(3.4), price(1.9)),
    row('Three', price(4.3333), price(3.4, 'suspended'), null),
  ],
};

function tableIn(locale: Locale, offersPaused = false): string {
  const t = translateWith(messages[locale], locale);
  const asShown = (decimal: number) => shownDecimal(decimal, 'UK');
  const best = bestOffers(market, NOW, asShown);
  const shown = { market, best, asShown, order: 'editors', now: NOW, minimumAge: 18 } as const;
  return markupOf(<MarketTable {...shown} words={{ t, match: matchFrom() }} />, NOW, {
    locale,
    oddsFormat: 'UK',
    offersPaused,
  });
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe.each(['en', 'nl'] as const)('market table (%s)', (locale) => {
  it('every available price links to its operator, and no other price does', () => {
    const html = tableIn(locale);
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*rel="nofollow noreferrer sponsored noopener"/g)];
    const play = locale === 'en' ? '/play/' : '/nl/speel/';
    expect(links.map(([, address]) => address?.replace(play, ''))).toEqual([
      ...['one', 'one', 'one'],
      ...['two', 'two', 'two'],
      'three',
    ]);
  });

  it('every best price is heard as the best, and the head shows the word once', () => {
    const html = tableIn(locale);
    expect(count(html, /class="odds-live odds-best"/g)).toBe(3 + 1 + 2);
    const word = locale === 'en' ? 'Best' : 'Beste';
    expect(count(html, new RegExp(`sr-only">${word}<`, 'g'))).toBe(6);
    expect(count(html, new RegExp(`aria-hidden="true" class="odds-key">${word}<`, 'g'))).toBe(1);
  });

  it('the last row shows the chances of the outcomes without payouts', () => {
    const [, foot = ''] = tableIn(locale).split('<tfoot>');
    const shares = ['23.1%', '28.6%', '52.6%'].map((share) => (locale === 'en' ? share : share.replace('.', ',')));
    expect([...foot.matchAll(/[\d.,]+%/g)].map(([share]) => share)).toEqual(shares);
    expect(foot).toContain('<td class="odds-payout"></td>');
  });

  it('prices have no links when offers may not appear beside the match', () => {
    const html = tableIn(locale, true);
    expect(html).not.toContain('<a ');
    expect(html).toContain('100/30');
  });
});
