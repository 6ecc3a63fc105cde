import type { FullArticle } from '../domain/articles.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { Route } from '../format/addresses/routes.ts';
import type { ServerOnly } from './serverOnly.ts';

/** News in the list. An item that points elsewhere has no lead. */
export interface ListedNews extends NewsItem {
  lead: string | null;
}

/** A page of the news, counted from 1. */
export interface NewsList {
  news: ListedNews[];
  page: number;
  pages: number;
}

export interface ShownArticle {
  article: FullArticle;
  about: { name: string; route: Route }[];
  more: NewsItem[];
}

export interface NewsView {
  kind: 'news';
  shown: ServerOnly<NewsList | ShownArticle>;
}
