import { buildCatalogue } from './catalogue.ts';
import { news } from './data/news.ts';
import { dutchAndBritishOperators } from './data/operators/dutchAndBritish.ts';
import { internationalOperators } from './data/operators/international.ts';
import type { OfferRecord, OperatorRecord } from './data/operators/operatorRecord.ts';
import { pageContents } from './data/pageContents.ts';
import { siteSetting } from './data/siteSetting.ts';
import { buildRows, type Component, type ContentLocale, type Row } from './row.ts';
import type { ContentTypeName } from './schema.ts';

/** Everything that editors have published, as rows by content type. */
export type ContentStore = (type: ContentTypeName, now: number) => readonly Row[];

const DAY = 86_400_000;
const HOUR = 3_600_000;

const operators: readonly OperatorRecord[] = [...dutchAndBritishOperators, ...internationalOperators];

/** Builds what doesn't change once; operators and news carry dates, so their rows are built for each call. */
export function createContentStore(): ContentStore {
  const catalogue = buildCatalogue(operators.flatMap(({ countries }) => countries));
  const pages = buildRows(pageContents);
  const settings = buildRows([siteSetting]);
  return (type, now) => {
    switch (type) {
      case 'competition':
        return catalogue.competitions;
      case 'country':
        return catalogue.countries;
      case 'top-competition':
        return catalogue.topCompetitions;
      case 'top-country':
        return catalogue.topCountries;
      case 'operator':
        return operatorRows(catalogue.countries, now);
      case 'news-item':
        return newsRows(now);
      case 'page-content':
        return pages;
      case 'site-setting':
        return settings;
    }
  };
}

function operatorRows(countries: readonly Row[], now: number): readonly Row[] {
  const today = Math.floor(now / DAY) * DAY;
  return buildRows(
    operators.map((operator, index) => {
      const contentIn = (locale: ContentLocale) => ({
        fields: {
          name: operator.name,
          rank: index + 1,
          bonus: operator.bonus[locale],
          reviewPage: operator.reviewed ? `https://www.example.com/reviews/${slugOf(operator.name)}` : null,
          playUrl: `https://www.example.com/offers/${slugOf(operator.name)}?ref=scoreline`,
          hideTermsAndConditions: operator.hideTermsAndConditions,
          termsAndConditions: operator.termsAndConditions?.[locale] ?? null,
        },
        relations: { countries: rowsOfCodes(countries, operator.countries, locale) },
        components: { offer: operator.offer === null ? null : offerIn(operator.offer, index + 1, locale, today) },
      });
      return { en: contentIn('en'), nl: contentIn('nl') };
    }),
  );
}

function rowsOfCodes(countries: readonly Row[], codes: readonly string[], locale: ContentLocale): readonly Row[] {
  return countries.filter((row) => row.locale === locale && codes.some((code) => code === row.fields.code));
}

/** Components of both languages share one table of ids. */
function offerIn(offer: OfferRecord, entry: number, locale: ContentLocale, today: number): Component {
  const { expiresInDays, checkedDaysAgo } = offer;
  return {
    id: locale === 'en' ? entry : operators.length + entry,
    stake: offer.stake[locale],
    wageringMultiple: offer.wageringMultiple,
    minimumOdds: offer.minimumOdds,
    // An offer runs to the last second of its day.
    expiresAt: expiresInDays === null ? null : new Date(today + (expiresInDays + 1) * DAY - 1000).toISOString(),
    licence: offer.licence[locale],
    checkedAt: new Date(today - checkedDaysAgo * DAY + 9 * HOUR).toISOString(),
  };
}

function newsRows(now: number): readonly Row[] {
  const newest = news[0]?.hour ?? 0;
  // Before the hour of the newest item, "today" is still yesterday: nothing is dated ahead of the clock.
  const today = Math.floor((now - newest * HOUR) / DAY) * DAY;
  return buildRows(
    news.map(({ daysAgo, hour, text }) => {
      const publishedAt = new Date(today - daysAgo * DAY + hour * HOUR).toISOString();
      return { en: { fields: { ...text.en }, publishedAt }, nl: { fields: { ...text.nl }, publishedAt } };
    }),
  );
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
