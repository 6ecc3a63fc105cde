import type { ContentContext } from './client.ts';
import { fetchArticle, fetchArticles } from './fetchArticles.ts';
import { fetchCatalogue } from './fetchCatalogue.ts';
import { fetchChannels } from './fetchChannels.ts';
import { fetchOperators, fetchProviders } from './fetchOperators.ts';
import { fetchPageContent, fetchPageLinks } from './fetchPages.ts';
import { fetchNews, fetchSite, fetchTopCompetitions, fetchTopCountries } from './fetchSettings.ts';
import { loadEntries } from './review/review.ts';
import type { ContentSource } from './stored.ts';

/** The content of a system, or of the content files, which have the same entries. */
export function systemSource(context: ContentContext): ContentSource {
  return {
    upstream: context.client.upstream,
    operators: (country, locale) => fetchOperators(country, locale, context),
    providers: () => fetchProviders(context),
    channels: () => fetchChannels(context),
    topCompetitions: (locale) => fetchTopCompetitions(locale, context),
    topCountries: (locale) => fetchTopCountries(locale, context),
    news: (locale) => fetchNews(locale, context),
    articles: (locale) => fetchArticles(locale, context),
    article: (slug, locale) => fetchArticle(slug, locale, context),
    site: (locale) => fetchSite(locale, context),
    page: (path, locale) => fetchPageContent(path, locale, context),
    pageLinks: () => fetchPageLinks(context),
    catalogue: (locale) => fetchCatalogue(locale, context),
    entries: () => loadEntries(context.client),
  };
}
