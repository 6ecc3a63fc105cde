import type { FullArticle } from '../domain/articles.ts';
import type { Team } from '../domain/match.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { Route } from '../format/addresses/routes.ts';
import type { ServerOnly } from './serverOnly.ts';

/** What a cover is drawn from, in place of a photo. */
export interface Cover {
  /** At most two. */
  clubs: readonly Team[];
  competition: { name: string; flag: string | null } | null;
  figure: string | null;
}

/** News in the list. An item that points elsewhere has no lead. */
export interface ListedNews extends NewsItem {
  lead: string | null;
  cover: Cover;
}

/** A page of the news, counted from 1. */
export interface NewsList {
  news: ListedNews[];
  page: number;
  pages: number;
}

export interface ShownArticle {
  article: FullArticle;
  cover: Cover;
  more: NewsItem[];
}

/** The pages of an article’s competitions and teams. */
export type AboutArticle = { name: string; route: Route }[];

export interface NewsView {
  kind: 'news';
  shown: ServerOnly<NewsList | ShownArticle>;
}
