import type { Follow } from '../domain/follow.ts';
import type { Competition, Match, Team } from '../domain/match.ts';
import type { PlayerMatchView } from '../domain/player.ts';
import type { Consent, Preferences } from '../domain/preferences.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { VisitNews } from '../domain/sinceVisit.ts';
import type { Hidden } from '../domain/spoilers.ts';
import type { Sport } from '../domain/sport.ts';
import type { PopularClub, StandingsTable } from '../domain/standings.ts';
import type { Board, WatchGroup } from '../domain/watchBoard.ts';
import type { NamedFollow } from '../format/namedFollow.ts';
import type { ServerOnly } from './serverOnly.ts';

/** Follows from a link or a file, before the visitor decides. */
export interface CarriedFollows {
  /** In the form of a link; empty if they are unreadable. */
  packed: string;
  added: NamedFollow[];
  /** The number of follows that the visitor already has. */
  known: number;
  /** Follows that replacing would remove. */
  gone: NamedFollow[];
  /** The number of new follows beyond the limit. */
  noRoom: number;
}

/** A QR code: its size in modules, and the outline of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

export interface SettingsForm {
  chosen: Preferences;
  /** Whether analytics may load; null if the site has none. `signal`: the browser refuses for the visitor. */
  analytics: Consent | 'signal' | null;
  follows: NamedFollow[];
  zones: readonly string[];
  done: 'saved' | 'forgotten' | 'carried' | null;
  carried: CarriedFollows | null;
  /** A link with the visitor’s follows; null if there are none. */
  link: string | null;
  code: QrCode | null;
}

/** A followed player. What is not known is null. */
export interface MyPlayer {
  follow: Follow;
  name: string | null;
  team: Team | null;
  /** The team’s next match. */
  next: Match | null;
  /** The latest match with the player in the line-up, which may be running. */
  last: PlayerMatchView | null;
  /** Whether nothing failed. */
  isWhole: boolean;
}

/** The parts of the page below today’s matches. */
export interface MyDetails {
  next: Match[];
  last: Match[];
  tables: { competition: Competition; sport: Sport; table: StandingsTable | Hidden; marked: string[] }[];
  /** News whose titles name a follow. */
  news: NewsItem[];
  follows: NamedFollow[];
  players: MyPlayer[];
  /** Suggestions for a visitor who follows nothing. */
  popular: PopularClub[];
  /** Whether the matches and tables of all follows could be loaded. */
  isWhole: boolean;
}

export interface MyView {
  kind: 'my';
  /** Null if they failed. */
  today: Match[] | null;
  isEmpty: boolean;
  /** News since the last visit; null if there is none. */
  sinceVisit: ServerOnly<VisitNews | null>;
}

export interface SettingsView {
  kind: 'settings';
  form: ServerOnly<SettingsForm>;
}

/** A board of matches to watch, from the ids in its address. */
export interface WatchView {
  kind: 'watch';
  board: Board;
  matches: Match[];
  unknown: string[];
  /** The matches to add, and the search term. Null if they failed. Only the server renders them. */
  choices: ServerOnly<{ groups: WatchGroup[] | null; term: string }>;
}
