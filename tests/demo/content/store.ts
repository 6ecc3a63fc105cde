import { buildCatalogue } from './catalogue.ts';
import { news } from './data/news.ts';
import { operators } from './data/operators/operators.ts';
import { pageContents } from './data/pageContents.ts';
import { siteSetting } from './data/siteSetting.ts';
import { operatorRows } from './operatorRows.ts';
import type { ContentStore } from './row.ts';
import { buildRows, type Row } from './row.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

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
