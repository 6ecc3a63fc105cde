import type { AwayNews } from '../domain/awayNews.ts';
import type { Competition } from '../domain/competition.ts';
import type { Match } from '../domain/match.ts';
import type { NamedFollow } from '../domain/namedFollow.ts';
import type { OwnSettings } from '../domain/ownSettings.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { Hidden } from '../domain/spoilers.ts';
import type { Sport } from '../domain/sport.ts';
import type { StandingsTable } from '../domain/standings.ts';
import type { ServerOnly } from './serverOnly.ts';

/** What a link or a file carries, before the visitor has said what is to become of it. */
export interface CarriedFollows {
  /** As a link carries it; empty where it can't be read. */
  packed: string;
  /** What is not followed yet. */
  added: NamedFollow[];
  /** How much of it is followed already. */
  known: number;
  /** What is followed and would go if it were replaced. */
  gone: NamedFollow[];
  /** How much of what is new has no room beside what is followed. */
  noRoom: number;
}

/** A QR code: so many modules wide and high, and the outline of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** What a visitor has chosen, and what he follows, by name. */
export interface SettingsForm {
  chosen: OwnSettings;
  follows: NamedFollow[];
  zones: readonly string[];
  /** What the form has just done. */
  done: 'saved' | 'forgotten' | 'carried' | null;
  /** What the address carries; null where it carries nothing. */
  carried: CarriedFollows | null;
  /** The link that carries what is followed; null where that is nothing. */
  link: string | null;
  /** The same link, for a camera. */
  code: QrCode | null;
}

/** What stands below today's matches of what a visitor follows. */
export interface MyStill {
  next: Match[];
  last: Match[];
  tables: { competition: Competition; sport: Sport; table: StandingsTable | Hidden; marked: string[] }[];
  /** The news whose titles name what is followed. */
  news: NewsItem[];
  follows: NamedFollow[];
}

/** What a visitor follows. */
export interface MyView {
  kind: 'own';
  of: 'my';
  today: Match[];
  /** Nothing is followed. */
  isEmpty: boolean;
  /** What happened since he last looked; null where nothing did. */
  away: ServerOnly<AwayNews | null>;
  still: ServerOnly<MyStill>;
}

export interface SettingsView {
  kind: 'own';
  of: 'settings';
  form: ServerOnly<SettingsForm>;
}
