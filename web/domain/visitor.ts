import type { Locale } from './locale.ts';
import type { OddsFormat } from './odds.ts';
import type { Spoilers } from './spoilers.ts';

export type Theme = 'light' | 'dark';

/** Everything that a shared (cached) page may know about its visitor. */
export interface Variant {
  /** ISO 3166-1 alpha-2 in upper case; `XX` if the edge does not know it. */
  country: string;
  locale: Locale;
  zone: string;
  oddsFormat: OddsFormat;
  /** The visitor hides odds and offers, so no response may contain them. */
  scoresOnly: boolean;
  /** A link asked for odds that this visitor hides: the page offers the choice. */
  oddsWish?: true;
  /** The stored choice; null follows the system. */
  theme: Theme | null;
  /** The visitor chose more contrast, whatever the system setting. */
  contrast?: 'more';
  /** A phone, by user agent: decides how far breadcrumbs collapse (spec section 2). */
  mobile: boolean;
}

/** Everything about the visitor that a page depends on, sent with the page so that both sides render the same. */
export interface Visitor extends Variant {
  /** The matches whose results are hidden; absent if none, or if the visitor asked for this page’s results. */
  spoilers?: Spoilers;
  /** Matches revealed on this page, as follows (`m123`); absent if none. */
  shown?: readonly string[];
  /** Delay in seconds that matches the visitor’s broadcast; absent without a delay. */
  delay?: number;
  /** The visitor’s current time, milliseconds UTC, minus the delay. */
  now: number;
}
