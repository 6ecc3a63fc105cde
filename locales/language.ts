import type { Sport } from '../web/domain/sport.ts';
import type { EventTab, TournamentTab } from '../web/domain/tabs.ts';
import type { WordPage } from '../web/domain/wordPages.ts';

/** The words of a language's addresses: lower case, letters and hyphens alone. */
export interface AddressWords extends Readonly<Record<WordPage, string>> {
  match: string;
  team: string;
  player: string;
  odds: string;
  calculator: string;
  play: string;
  /** Of calendars alone. */
  calendar: string;
  competition: string;
  following: string;
  sports: Readonly<Record<Sport, string>>;
  /** `summary` and `matches` stand in no address. */
  tabs: Readonly<Record<EventTab | TournamentTab, string>>;
}

/** All that the site knows of a language but its messages, which a browser has of one language alone. */
export interface Language {
  /** As it calls itself. */
  name: string;
  /** Whose habits its dates have, as `Intl` names them: `nl-NL`. */
  habits: string;
  /** The marks of its numbers. */
  decimal: string;
  thousands: string;
  /** Cities of time zones whose name differs from the English one. */
  cities?: ReadonlyMap<string, string>;
  addresses: AddressWords;
}

/** What a language calls countries and competitions that feeds name in English. */
export interface FeedNames {
  /** Countries by slug, where no standard list has them or a sports desk calls them otherwise. */
  countries: Readonly<Record<string, string>>;
  /** Competitions, the first that fits; `$1` is what the brackets hold, which may be a continent. */
  competitions: readonly (readonly [RegExp, string])[];
  continents: Readonly<Record<string, string>>;
  /** The end of the name of a women's team. */
  womensTeam: string;
  womensCompetition: string;
}
