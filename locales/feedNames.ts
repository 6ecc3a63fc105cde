import type { OtherLocale } from '../web/domain/locale.ts';
import { dutchNames } from './dutchNames.ts';

/** What a language calls countries and competitions that feeds name in English. */
export interface FeedNames {
  /** Countries by slug, where no standard list has them or a sports desk calls them otherwise. */
  countries: Readonly<Record<string, string>>;
  /** Competitions, the first that fits; `$1` is what the brackets hold, which may be a continent. */
  competitions: readonly (readonly [RegExp, string])[];
  continents: Readonly<Record<string, string>>;
  /** What follows the country in the name of a women's team. */
  women: string;
}

/** The names of every language but the feeds' own. */
export const FEED_NAMES: Readonly<Record<OtherLocale, FeedNames>> = { nl: dutchNames };
