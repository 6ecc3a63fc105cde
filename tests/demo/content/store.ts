import { inEveryLanguage, type Locale } from '../../../web/domain/locale.ts';
import { teamId } from '../live/ids.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { articles } from './data/articles.ts';
import { channels } from './data/channels.ts';
import { news } from './data/news.ts';
import { operators } from './data/operators/operators.ts';
import { pageContents } from './data/pageContents.ts';
import { siteSetting } from './data/siteSetting.ts';
import { competitionIdOf } from './feedIds.ts';
import { operatorRows } from './operatorRows.ts';
import type { ContentStore } from './row.ts';
import { buildRows, type Entry, type Row, rowWith } from './row.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Builds what doesn't change once; operators, news and articles carry dates, so their rows are built for each call. */
export function createContentStore(): ContentStore {
  const catalogue = buildCatalogue(operators.flatMap(({ countries }) => countries));
  const pages = buildRows(pageContents);
  const settings = buildRows([siteSetting]);
  const watched = channelRows(catalogue);
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
      case 'channel':
        return watched;
      case 'news-item':
        return newsRows(now);
      case 'article':
        return articleRows(catalogue.competitions, now);
      case 'page-content':
        return pages;
      case 'site-setting':
        return settings;
    }
  };
}

function channelRows({ competitions, countries }: Catalogue): readonly Row[] {
  return buildRows(
    channels.map(({ competitions: shown, countries: codes, ...fields }) =>
      inEveryLanguage((locale) => ({
        fields,
        relations: {
          competitions: shown.flatMap(
            ({ country, name }) => rowWith(competitions, 'competitionId', competitionIdOf(country, name), locale) ?? [],
          ),
          countries: codes.flatMap((code) => rowWith(countries, 'code', code, locale) ?? []),
        },
      })),
    ),
  );
}

/** When something of a day and hour was published. Nothing is dated ahead of the clock. */
function dateOf({ daysAgo, hour }: { daysAgo: number; hour: number }, now: number): string {
  const newest = Math.max(news[0]?.hour ?? 0, articles[0]?.hour ?? 0);
  // Before the hour of the newest item, "today" is still yesterday.
  const today = Math.floor((now - newest * HOUR) / DAY) * DAY;
  return new Date(today - daysAgo * DAY + hour * HOUR).toISOString();
}

function newsRows(now: number): readonly Row[] {
  return buildRows(
    news.map((item) => {
      const publishedAt = dateOf(item, now);
      return inEveryLanguage((locale) => ({ fields: { ...item.text[locale] }, publishedAt }));
    }),
  );
}

function articleRows(competitions: readonly Row[], now: number): readonly Row[] {
  return buildRows(
    articles.map(({ author, picture, text, competitions: about, teams, ...day }): Entry => {
      const firstPublished = dateOf(day, now);
      const rowIn = (locale: Locale) => {
        const words = text[locale];
        if (words === undefined) return {};
        const ids = teams.map(({ country, name }) => teamId('football', country, name)).join(', ');
        const named = about.flatMap(
          ({ country, name }) => rowWith(competitions, 'competitionId', competitionIdOf(country, name), locale) ?? [],
        );
        const row = {
          fields: { ...words, author, writtenWithAi: false, firstPublished, teams: ids },
          relations: { competitions: named },
          media: { picture: picture === undefined ? null : `/uploads/pitch-${picture}.svg` },
          publishedAt: firstPublished,
        };
        return { [locale]: row };
      };
      return { ...rowIn('en'), ...rowIn('nl') };
    }),
  );
}
