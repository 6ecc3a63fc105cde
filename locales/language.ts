import type { Sport } from '../web/domain/sport.ts';
import type { EventTab, TournamentTab } from '../web/domain/tabs.ts';
import type { WordPage } from '../web/domain/wordPages.ts';

/** The words in a language's addresses: only lower-case letters and hyphens. */
export interface AddressWords extends Readonly<Record<WordPage, string>> {
  match: string;
  team: string;
  player: string;
  odds: string;
  calculator: string;
  play: string;
  /** These three are only in addresses of calendars. */
  calendar: string;
  competition: string;
  following: string;
  sports: Readonly<Record<Sport, string>>;
  /** `summary` and `matches` have no word in an address. */
  tabs: Readonly<Record<EventTab | TournamentTab, string>>;
}

/** The facts of a language apart from its messages. The browser has the facts of all languages. */
export interface Language {
  /** Its name in the language itself. */
  name: string;
  /** The locale for dates in `Intl`: `nl-NL`. */
  habits: string;
  /** The decimal mark and the thousands separator. */
  decimal: string;
  thousands: string;
  addresses: AddressWords;
}
