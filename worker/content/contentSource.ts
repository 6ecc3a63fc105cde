import type { Article } from '../../web/domain/articles.ts';
import type { Country, ListedCompetition } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import type { Answer } from '../base/result.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import type { ArticleAnswer, ContentPlaces, Operator, PageContentAnswer, PageLinks, SiteRecord } from './stored.ts';

/** What editors wrote: in a content system, or in the content files. It caches nothing. */
export interface ContentSource {
  upstream: Pick<Upstream, 'id' | 'kind' | 'baseUrl' | 'circuit'>;
  /** The operators of a country (`GB`), in the editors' order. */
  operators(country: string, locale: Locale): Promise<Answer<Operator[]>>;
  /** The slugs of all operators that have a valid play link in any country. */
  providers(): Promise<Answer<string[]>>;
  topCompetitions(locale: Locale): Promise<Answer<ListedCompetition[]>>;
  topCountries(locale: Locale): Promise<Answer<Country[]>>;
  /** The news, newest first. */
  news(locale: Locale): Promise<Answer<NewsItem[]>>;
  /** The newest articles, newest first, also those that wait for their date. */
  articles(locale: Locale): Promise<Answer<Article[]>>;
  article(slug: string, locale: Locale): Promise<Answer<ArticleAnswer>>;
  site(locale: Locale): Promise<Answer<SiteRecord>>;
  page(path: string, locale: Locale): Promise<Answer<PageContentAnswer>>;
  pageLinks(): Promise<Answer<PageLinks>>;
  places(locale: Locale): Promise<Answer<ContentPlaces>>;
}
