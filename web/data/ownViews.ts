import type { Competition } from '../domain/competition.ts';
import type { Match } from '../domain/match.ts';
import type { NamedFollow } from '../domain/namedFollow.ts';
import type { OwnSettings } from '../domain/ownSettings.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { Sport } from '../domain/sport.ts';
import type { StandingsTable } from '../domain/standings.ts';
import type { ServerOnly } from './serverOnly.ts';

/** What a visitor has chosen, and what he follows, by name. */
export interface SettingsForm {
  chosen: OwnSettings;
  follows: NamedFollow[];
  zones: readonly string[];
  /** What the form has just done. */
  done: 'saved' | 'forgotten' | null;
}

/** What stands below today's matches of what a visitor follows. */
export interface MyStill {
  next: Match[];
  last: Match[];
  tables: { competition: Competition; sport: Sport; table: StandingsTable; marked: string[] }[];
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
  still: ServerOnly<MyStill>;
}

export interface SettingsView {
  kind: 'own';
  of: 'settings';
  form: ServerOnly<SettingsForm>;
}
