import dutchNames from './dutchNames.json' with { type: 'json' };
import type { OtherLocale } from './locale.ts';

/** A language's names for countries, competitions and cities of time zones, which feeds name in English. */
interface FeedNames {
  /** The end of the name of a women's team, and of a competition. */
  womensTeam: string;
  womensCompetition: string;
  /** Continents in the names of competitions. */
  continents: Readonly<Record<string, string>>;
  /** Regions by slug that the standard list of countries lacks, or that sports desks name otherwise. */
  countries: Readonly<Record<string, string>>;
  /** Cities in the names of time zones. */
  cities: Readonly<Record<string, string>>;
  /** International competitions: the first pattern that matches counts. `$1` is its first group, perhaps a continent. */
  competitions: readonly { feed: string; name: string }[];
}

/** The names in every language except English, the language of the feeds. */
export const FEED_NAMES: Readonly<Record<OtherLocale, FeedNames>> = { nl: dutchNames };
