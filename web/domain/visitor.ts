import type { Locale } from './locale.ts';
import type { OddsFormat } from './odds.ts';
import type { Spoilers } from './spoilers.ts';

export type Theme = 'light' | 'dark';

/** Everything that a page may know of its visitor where others share it. */
export interface Variant {
  /** ISO 3166-1 alpha-2 in upper case, or `XX` where the edge does not know it. */
  country: string;
  locale: Locale;
  /** IANA time zone. */
  zone: string;
  oddsFormat: OddsFormat;
  /** Wants neither odds nor offers: nothing of either is then in any answer. */
  scoresOnly: boolean;
  /** A link from elsewhere asks for the odds that this visitor has hidden: the page says so and leaves the choice. */
  oddsWish?: true;
  /** The stored choice; null follows the system. */
  theme: Theme | null;
  /** Wants more contrast than his system asks for. */
  contrast?: 'more';
  /** A telephone, by its user agent: decides how far breadcrumbs collapse (spec section 2). */
  mobile: boolean;
}

/** Everything about the visitor that a page depends on; it travels with the page, so both sides render the same. */
export interface Visitor extends Variant {
  /** Of which matches he wants no result before he asks; absent where of none, and on a page that he asked to see with them. */
  spoilers?: Spoilers;
  /** The matches whose results this page shows all the same, by what follows them (`m123`); absent where there are none. */
  shown?: readonly string[];
  /** How many seconds behind the site he sees is, so that no television is behind it; absent where it is not. */
  delay?: number;
  /** The visitor's instant, milliseconds UTC. With a delay it is that long ago. */
  now: number;
}
