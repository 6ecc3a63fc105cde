import type { Article } from '../../web/domain/articles.ts';
import type { Country, ListedCompetition } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import type { ArticleAnswer, ContentPlaces, Operator, PageContentAnswer, PageLinks, SiteRecord } from './stored.ts';

type Answer<Value> = Promise<Result<Value, Failure>>;

/** What editors wrote: in a content system, or in the content files. It caches nothing. */
export interface ContentSource {
  upstream: Pick<Upstream, 'id' | 'kind' | 'baseUrl' | 'circuit'>;
  /** The operators of a country (`GB`), in the editors' order. */
  operators(country: string, locale: Locale): Answer<Operator[]>;
  /** The slugs of all operators that have a valid play link in any country. */
  providers(): Answer<string[]>;
  topCompetitions(locale: Locale): Answer<ListedCompetition[]>;
  topCountries(locale: Locale): Answer<Country[]>;
  /** The news, newest first. */
  news(locale: Locale): Answer<NewsItem[]>;
  /** The newest articles, newest first, also those that wait for their date. */
  articles(locale: Locale): Answer<Article[]>;
  article(slug: string, locale: Locale): Answer<ArticleAnswer>;
  site(locale: Locale): Answer<SiteRecord>;
  page(path: string, locale: Locale): Answer<PageContentAnswer>;
  pageLinks(): Answer<PageLinks>;
  places(locale: Locale): Answer<ContentPlaces>;
}
