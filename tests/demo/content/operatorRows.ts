import { inEveryLanguage, LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { MARKETS, type Market, type MarketCode } from './data/operators/markets.ts';
import type { OperatorRecord } from './data/operators/operatorRecord.ts';
import { operators } from './data/operators/operators.ts';
import { bonusText, stakeText, termsText } from './data/operators/words.ts';
import { buildRows, type Component, type Entry, type Row } from './row.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The operators, one row for each country that lists them: each country has a bonus of its own, in its own money. */
export function operatorRows(countries: readonly Row[], now: number): readonly Row[] {
  const today = Math.floor(now / DAY) * DAY;
  const entries = operators.flatMap((operator, index) =>
    operator.countries.map((code) => ({ operator, code, rank: index + 1 })),
  );
  return buildRows(
    entries.map(({ operator, code, rank }, index): Entry => {
      const contentIn = (locale: Locale) => ({
        fields: { ...fieldsOf(operator, MARKETS[code], locale), rank },
        relations: { countries: countries.filter((row) => row.locale === locale && row.fields.code === code) },
        components: {
          // Components of both languages share one table of ids.
          offer: offerOf(operator, code, locale, { id: index + 1 + LOCALES.indexOf(locale) * entries.length, today }),
        },
      });
      return inEveryLanguage(contentIn);
    }),
  );
}

function fieldsOf({ name, offer, ...operator }: OperatorRecord, market: Market, locale: Locale) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const promised = market.allowsBonuses ? offer : null;
  return {
    name,
    bonus: promised === null ? null : bonusText(promised, market)[locale],
    reviewPage: operator.reviewed ? `https://www.example.com/reviews/${slug}` : null,
    playUrl: `https://www.example.com/offers/${slug}?ref=scoreline`,
    hideTermsAndConditions: operator.hideTermsAndConditions,
    termsAndConditions: promised === null || !operator.hasTerms ? null : termsText(promised, market)[locale],
  };
}

function offerOf(
  { offer }: OperatorRecord,
  code: MarketCode,
  locale: Locale,
  { id, today }: { id: number; today: number },
): Component | null {
  if (offer === null) return null;
  const market: Market = MARKETS[code];
  const checkedAt = new Date(today - offer.checkedDaysAgo * DAY + 9 * HOUR).toISOString();
  const checked = { id, licence: market.licence, checkedAt };
  if (!market.allowsBonuses) {
    return { ...checked, stake: null, wageringMultiple: null, minimumOdds: null, expiresAt: null };
  }
  const { expiresInDays, wageringMultiple, minimumOdds } = offer;
  return {
    ...checked,
    stake: stakeText(offer, market)[locale],
    wageringMultiple,
    minimumOdds: Number(minimumOdds),
    // An offer runs to the last second of its day.
    expiresAt: expiresInDays === null ? null : new Date(today + (expiresInDays + 1) * DAY - 1000).toISOString(),
  };
}
